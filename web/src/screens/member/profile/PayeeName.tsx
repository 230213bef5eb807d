import { useQuery } from '@tanstack/react-query'
import { send } from '../../../api.ts'
import { useT } from '../../../i18n.ts'
import { memberQuery } from '../../../queries.ts'
import { QueryView } from '../../../QueryView.tsx'
import { OneField } from './OneField.tsx'

/** The name that money is paid to: bank cards must carry it. */
export function PayeeName() {
  const t = useT()
  const member = useQuery(memberQuery)
  return (
    <QueryView query={member} count={1}>
      {({ payeeName: now }) => (
        <OneField
          field="payeeName"
          label={t('payeeName.title')}
          hint={t('payeeName.hint')}
          now={now}
          autoComplete="name"
          save={(payeeName, confirmed) =>
            confirmed(() => send('PUT /wps/member/payeeName', { body: { payeeName } }))
          }
        />
      )}
    </QueryView>
  )
}
