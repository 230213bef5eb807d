import type { Reader, Tx } from '../../platform/db.ts'
import { safeHtml } from '../../platform/safe-html.ts'
import * as queries from './queries.ts'

const ANNOUNCEMENTS_MAX = 20

export async function listBannerRows(db: Reader) {
  const rows = await queries.listBanners(db)
  return rows.map(({ groupName, url, linkage, title, art }) => ({
    groupName,
    url,
    linkage,
    title,
    art,
  }))
}

const shown = (row: queries.AnnouncementRow) => ({
  id: row.id,
  title: row.title,
  content: row.content,
  publishedAtMs: row.publishedAt.getTime(),
})

export async function listAnnouncementRows(db: Reader) {
  return (await queries.listAnnouncements(db, ANNOUNCEMENTS_MAX)).map(shown)
}

/** Step: publishes an announcement. Its content is HTML, of which only what text needs is kept. */
export async function addAnnouncement(
  tx: Tx,
  { id, title, content }: { id: string; title: string; content: string },
) {
  const kept = { id, title, content: safeHtml(content) }
  return shown(await queries.insertAnnouncement(tx, kept))
}

/** The title of what was removed; undefined when there was nothing. */
export function deleteAnnouncement(tx: Tx, id: string): Promise<string | undefined> {
  return queries.removeAnnouncement(tx, id)
}
