import type { IconName } from '@suerte/ui/icons/icon-paths.ts'
import { TRIAL_TYPE } from '../constants.ts'
import type { MessageId } from '../i18n.ts'
import { paths, type Path } from '../paths.ts'
import { screenExists } from '../screens.ts'

type Tab = { id: string; label: MessageId; icon: IconName; path: Path }

/** In the order of the specification; a tab is there when its screen is. */
const tabs: readonly Tab[] = [
  { id: 'home', label: 'tabs.home', icon: 'home', path: paths.home },
  { id: 'deposit', label: 'tabs.deposit', icon: 'wallet', path: paths.deposit() },
  { id: 'member', label: 'tabs.members', icon: 'user', path: paths.member },
]

export function shownTabs(exists: (path: string) => boolean = screenExists): readonly Tab[] {
  return tabs.filter((tab) => exists(tab.path))
}

/** Where the members' tab leads: guests log in, trial accounts are asked to register, members go home. */
export function membersTab(type: number | undefined): Path | 'prompt' {
  if (type === undefined) return paths.login
  return type === TRIAL_TYPE ? 'prompt' : paths.member
}
