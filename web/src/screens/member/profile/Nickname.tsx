import { useQuery } from '@tanstack/react-query'
import { send } from '../../../api.ts'
import { useT } from '../../../i18n.ts'
import { memberQuery } from '../../../queries.ts'
import { QueryView } from '../../../QueryView.tsx'
import { OneField } from './OneField.tsx'

/** The name that is shown instead of the account's. */
export function Nickname() {
  const t = useT()
  const member = useQuery(memberQuery)
  return (
    <QueryView query={member} count={1}>
      {({ nickname: now }) => (
        <OneField
          field="nickname"
          label={t('nickname.title')}
          hint={t('nickname.hint')}
          now={now}
          autoComplete="nickname"
          save={(nickname) => send('PUT /wps/member/nickname', { body: { nickname } })}
        />
      )}
    </QueryView>
  )
}
