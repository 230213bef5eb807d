import { ProgressSteps } from '@suerte/ui/ProgressSteps.tsx'
import { Segmented } from '@suerte/ui/Segmented.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useT } from '../../i18n.ts'
import { withdrawRulesQuery } from '../../queries.ts'
import { QueryView } from '../../QueryView.tsx'
import { CardStep } from './CardStep.tsx'
import { PasswordStep } from './PasswordStep.tsx'
import { stepOf, steps } from './withdraw-step.ts'
import { WithdrawForm } from './WithdrawForm.tsx'
import { WithdrawRecords } from './WithdrawRecords.tsx'

const tabs = ['ask', 'records'] as const

/** Paying out: what is missing first, then the amount. */
export function Withdraw() {
  const t = useT()
  const [tab, setTab] = useState<(typeof tabs)[number]>('ask')
  const rules = useQuery(withdrawRulesQuery)
  return (
    <div className="stack">
      <Segmented
        kind="tabs"
        idBase="withdraw"
        fill
        label={t('withdraw.title')}
        value={tab}
        onChange={setTab}
        options={tabs.map((value) => ({ value, label: t(`withdraw.tab.${value}`) }))}
      />
      <div role="tabpanel" id={`withdraw-panel-${tab}`} aria-labelledby={`withdraw-tab-${tab}`}>
        {tab === 'records' ? (
          <WithdrawRecords />
        ) : (
          <QueryView query={rules}>
            {(known) => {
              const step = stepOf(known)
              return (
                <div className="stack">
                  <ProgressSteps
                    label={t('withdraw.steps')}
                    current={step}
                    steps={steps.map((id) => ({ id, label: t(`withdraw.step.${id}`) }))}
                  />
                  {step === 'password' && <PasswordStep />}
                  {step === 'card' && <CardStep />}
                  {step === 'amount' && (
                    <WithdrawForm rules={known} onRecords={() => setTab('records')} />
                  )}
                </div>
              )
            }}
          </QueryView>
        )}
      </div>
    </div>
  )
}
