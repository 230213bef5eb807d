import { connect, transaction } from './platform/db.ts'
import { loadSeal } from './platform/seal.ts'
import { seedDocuments } from './modules/identity/seed-documents.ts'
import { seedDemoMember } from './modules/identity/seed-demo.ts'
import { seedGames } from './modules/lottery/seed-games.ts'
import { seedContent } from './modules/messages/seed-content.ts'
import { seedOwnerLink } from './modules/operators/seed-owner.ts'
import { seedSettings } from './modules/settings/seed-settings.ts'

export type Seeded = {
  demoMember?: { username: string; password: string }
  /** Path of the one-time link that makes the first operator; new at each start until it was used. */
  ownerLink?: string
}

/** Fills a new database with games, content and, unless told otherwise, a demo member. Safe to run again. */
export async function seed(
  databaseUrl: string,
  dataFolder: string,
  { demo = true }: { demo?: boolean } = {},
): Promise<Seeded> {
  const db = connect(databaseUrl, { max: 1 })
  try {
    const seal = await loadSeal(dataFolder)
    await transaction(db, async (tx) => {
      await seedGames(tx)
      await seedContent(tx)
      await seedSettings(tx)
      await seedDocuments(tx)
    })
    const demoMember = demo ? await seedDemoMember(db) : undefined
    const ownerLink = await seedOwnerLink(db, seal)
    return { ...(demoMember ? { demoMember } : {}), ...(ownerLink ? { ownerLink } : {}) }
  } finally {
    await db.end()
  }
}
