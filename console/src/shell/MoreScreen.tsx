import { Badge } from '@suerte/ui/Badge.tsx'
import { List } from '@suerte/ui/List.tsx'
import { ListRow } from '@suerte/ui/ListRow.tsx'
import { Link } from '@tanstack/react-router'
import { t } from '../i18n.ts'
import { Screen } from '../screens/Screen.tsx'
import { useOperator } from '../session/operator-session.ts'
import { entriesFor } from './nav-entries.ts'
import { useWaiting } from './use-desk.ts'

/** Every section of the desk, for a phone. */
export function MoreScreen() {
  const operator = useOperator()
  const waiting = useWaiting()
  const roles = operator?.roles ?? []
  return (
    <Screen title={t('nav.more')}>
      <p className="soft">
        {t('shell.signedInAs', {
          name: operator?.username ?? '',
          roles: roles.map((role) => t(`role.${role}`)).join(', '),
        })}
      </p>
      <List label={t('shell.sections')}>
        {entriesFor(roles).map((entry) => (
          <ListRow
            key={entry.id}
            icon={entry.icon}
            title={t(entry.label)}
            value={<Badge count={waiting[entry.id] ?? 0} label={t('shell.waiting')} />}
            renderLink={(props) => <Link to={entry.to} {...props} />}
          />
        ))}
      </List>
    </Screen>
  )
}
