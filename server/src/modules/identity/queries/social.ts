import type { Reader, Tx } from '../../../platform/db.ts'

export async function findSocialMember(db: Reader, issuer: string, subject: string) {
  const [row] = await db<{ memberId: string }[]>`
    select member_id from social_identity where issuer = ${issuer} and subject = ${subject}`
  return row?.memberId
}

/** Links a social identity to a member; false when it belongs to somebody. */
export async function linkSocial(
  tx: Tx,
  link: { issuer: string; subject: string; memberId: string },
): Promise<boolean> {
  const rows = await tx`
    insert into social_identity (issuer, subject, member_id)
      values (${link.issuer}, ${link.subject}, ${link.memberId})
      on conflict do nothing returning 1`
  return rows.length === 1
}
