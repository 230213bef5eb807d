import type { Reply } from '@suerte/contract/calls.ts'
import { Banner } from '@suerte/ui/Banner.tsx'
import { Card } from '@suerte/ui/Card.tsx'
import { KeyValue } from '@suerte/ui/KeyValue.tsx'
import { ProgressSteps } from '@suerte/ui/ProgressSteps.tsx'
import { useQuery } from '@tanstack/react-query'
import { useT } from '../../../i18n.ts'
import { identityQuery } from '../../../queries.ts'
import { QueryView } from '../../../QueryView.tsx'
import { IdentityForm } from './IdentityForm.tsx'

type Known = Reply<'GET /wps/member/identity'>

const steps = ['form', 'check', 'done'] as const
const stepOf: Readonly<Record<Known['state'], (typeof steps)[number]>> = {
  none: 'form',
  refused: 'form',
  waiting: 'check',
  verified: 'done',
}
const tones = { none: 'info', refused: 'error', waiting: 'info', verified: 'success' } as const

/** Who the member is, told by them and checked by an operator: where it stands and what happens next. */
export function Identity() {
  const t = useT()
  const identity = useQuery(identityQuery)
  return (
    <QueryView query={identity} count={2}>
      {(known) => (
        <div className="stack">
          <ProgressSteps
            label={t('identity.steps')}
            current={stepOf[known.state]}
            steps={steps.map((id) => ({ id, label: t(`identity.step.${id}`) }))}
          />
          <Banner tone={tones[known.state]} title={t(`identity.state.${known.state}`)}>
            {t(`identity.next.${known.state}`)}
            {known.reason && (
              <>
                {' '}
                <bdi>{known.reason}</bdi>
              </>
            )}
          </Banner>
          {stepOf[known.state] === 'form' ? (
            <IdentityForm known={known} />
          ) : (
            <Facts known={known} />
          )}
        </div>
      )}
    </QueryView>
  )
}

function Facts({ known: { name, birthDate, address, idNumber } }: { known: Known }) {
  const t = useT()
  return (
    <Card>
      <KeyValue
        rows={[
          { key: 'name', label: t('identity.name'), value: <bdi>{name}</bdi>, strong: true },
          { key: 'birth', label: t('identity.birthDate'), value: <bdi>{birthDate}</bdi> },
          { key: 'address', label: t('identity.address'), value: <bdi>{address}</bdi> },
          { key: 'number', label: t('identity.idNumber'), value: <bdi>{idNumber}</bdi> },
        ]}
      />
    </Card>
  )
}
