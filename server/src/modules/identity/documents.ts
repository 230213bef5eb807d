import { refuse } from '@suerte/contract/refusals.ts'
import type { Ctx } from '../../platform/context.ts'
import type { Reader, Tx } from '../../platform/db.ts'
import type { Input } from '../../platform/http.ts'
import * as queries from './queries/consents.ts'

function shown({ kind, version, title, body, publishedAt }: queries.DocumentRow) {
  return { kind, version, title, body, publishedAtMs: publishedAt.getTime() }
}

export async function getDocument(ctx: Ctx, input: Input<'GET /wps/content/document/:kind'>) {
  const documents = await queries.documentsInForce(ctx.db)
  const document = documents.find(({ kind }) => kind === input.params.kind)
  return document ? shown(document) : refuse('not_found')
}

/** Every version of every document, newest first. */
export async function allDocuments(db: Reader) {
  return (await queries.listDocuments(db)).map(shown)
}

/** Step: a new version, in force from now on; undefined when there is one of this name. */
export async function addDocument(
  tx: Tx,
  document: { kind: queries.DocumentKind; version: string; title: string; body: string },
) {
  const added = await queries.addDocument(tx, document)
  return added && shown(added)
}
