import { Segmented } from '@suerte/ui/Segmented.tsx'
import { useState } from 'react'
import { useT } from '../../i18n.ts'
import { useNavigation, useQueryText } from '../../navigation.ts'
import { paths } from '../../paths.ts'
import { Clearance } from '../../session/clearance/Clearance.tsx'
import { DepositForm } from './DepositForm.tsx'
import { DepositRecords } from './DepositRecords.tsx'
import { DepositState } from './DepositState.tsx'

const tabs = ['pay', 'records'] as const

/** Paying in: a channel and its form, the state of one deposit, or all of them. */
export function Deposit() {
  const t = useT()
  const { replace } = useNavigation()
  const watched = useQueryText()['deposit']
  const [tab, setTab] = useState<(typeof tabs)[number]>('pay')
  return (
    <div className="stack">
      <Segmented
        kind="tabs"
        idBase="deposit"
        fill
        label={t('deposit.title')}
        value={tab}
        onChange={setTab}
        options={tabs.map((value) => ({ value, label: t(`deposit.tab.${value}`) }))}
      />
      <div role="tabpanel" id={`deposit-panel-${tab}`} aria-labelledby={`deposit-tab-${tab}`}>
        {tab === 'records' ? (
          <DepositRecords />
        ) : watched ? (
          <DepositState id={watched} onAnother={() => replace(paths.deposit())} />
        ) : (
          <Clearance>
            <DepositForm onSent={(id) => replace(paths.deposit(id))} />
          </Clearance>
        )}
      </div>
    </div>
  )
}
