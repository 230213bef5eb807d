import { Menu } from '@suerte/ui/Menu.tsx'
import { useNavigate } from '@tanstack/react-router'
import { t } from '../i18n.ts'
import { useOperator } from '../session/operator-session.ts'
import { useTheme } from '../theme.ts'
import { useSignOut } from './use-desk.ts'

/** Who is signed in, on a phone: the look and the way out. */
export function WhoMenu() {
  const operator = useOperator()
  const signOut = useSignOut()
  const navigate = useNavigate()
  const { theme, toggle } = useTheme()
  return (
    <Menu
      night
      label={t('shell.who', { name: operator?.username ?? '' })}
      icon="user"
      items={[
        {
          id: 'theme',
          icon: theme === 'dark' ? 'sun' : 'moon',
          label: theme === 'dark' ? t('shell.light') : t('shell.dark'),
          onSelect: toggle,
        },
        {
          id: 'security',
          icon: 'lock',
          label: t('nav.security'),
          onSelect: () => void navigate({ to: '/security' }),
        },
        { id: 'out', icon: 'log-out', label: t('shell.signOut'), onSelect: () => signOut.mutate() },
      ]}
    />
  )
}
