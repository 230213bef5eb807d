import type { Reader, Tx } from '../../platform/db.ts'
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

export async function addAnnouncement(
  tx: Tx,
  announcement: { id: string; title: string; content: string },
) {
  return shown(await queries.insertAnnouncement(tx, announcement))
}

/** The title of what was removed; undefined when there was nothing. */
export function deleteAnnouncement(tx: Tx, id: string): Promise<string | undefined> {
  return queries.removeAnnouncement(tx, id)
}

export async function listOutboxRows(db: Reader, page: { limit: number; offset: number }) {
  const { rows, total } = await queries.listOutbox(db, page)
  const shownRows = rows.map((row) => ({
    id: row.id,
    atMs: row.at.getTime(),
    channel: row.channel,
    recipient: row.recipient,
    subject: row.subject,
    text: row.body,
    state: row.state,
  }))
  return { rows: shownRows, total }
}
