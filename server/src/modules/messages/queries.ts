import type { Reader, Tx } from '../../platform/db.ts'

export type BannerRow = {
  groupName: string
  title: string
  url: string
  linkage: string
  art: string
}
export type AnnouncementRow = { id: string; title: string; content: string; publishedAt: Date }

export function listBanners(db: Reader) {
  return db<BannerRow[]>`select * from banner order by group_name, position`
}

export function listAnnouncements(db: Reader, limit: number) {
  return db<AnnouncementRow[]>`
    select * from announcement order by published_at desc, id desc limit ${limit}`
}

export async function insertAnnouncement(
  tx: Tx,
  announcement: { id: string; title: string; content: string },
): Promise<AnnouncementRow> {
  const [row] = await tx<AnnouncementRow[]>`
    insert into announcement (id, title, content)
      values (${announcement.id}, ${announcement.title}, ${announcement.content}) returning *`
  if (!row) throw new Error('an announcement was not written')
  return row
}

export async function removeAnnouncement(tx: Tx, id: string) {
  const [row] = await tx<{ title: string }[]>`
    delete from announcement where id = ${id} returning title`
  return row?.title
}

export async function countContent(db: Reader) {
  const [row] = await db<{ total: bigint }[]>`
    select (select count(*) from banner) + (select count(*) from announcement) as total`
  return Number(row?.total ?? 0n)
}

export async function insertBanner(tx: Tx, banner: BannerRow & { id: string; position: number }) {
  await tx`insert into banner (id, group_name, position, title, url, linkage, art)
    values (${banner.id}, ${banner.groupName}, ${banner.position}, ${banner.title}, ${banner.url},
      ${banner.linkage}, ${banner.art})`
}
