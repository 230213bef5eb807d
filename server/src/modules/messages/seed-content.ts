import type { Tx } from '../../platform/db.ts'
import { newId } from '../../platform/ids.ts'
import { countContent, insertAnnouncement, insertBanner } from './queries.ts'

const banners = [
  { title: 'Every draw can be checked', linkage: '/m/verify', art: 'lantern' },
  {
    title: 'A draw every minute',
    linkage: '/m/startLottery?gameId=SSC1M&playType=trad',
    art: 'ball',
  },
  { title: 'Try it with play money', linkage: '/m/trail', art: 'marigold' },
]
const announcements = [
  {
    title: 'Welcome to the night market',
    content:
      'Three lottery games draw around the clock: Chispa each minute, Farol every three, Feria every five.',
  },
  {
    title: 'How we draw',
    content:
      'The secret of a draw is committed before sales open, all tickets are frozen in one digest at close, and the result is made from the secret and a public beacon. Anyone can recompute it.',
  },
]

/** Banners and announcements of a new site; one that has content keeps its own. */
export async function seedContent(tx: Tx): Promise<void> {
  if ((await countContent(tx)) > 0) return
  for (const [position, banner] of banners.entries())
    await insertBanner(tx, { id: newId(), groupName: 'm_home', position, url: '', ...banner })
  for (const announcement of announcements)
    await insertAnnouncement(tx, { id: newId(), ...announcement })
}
