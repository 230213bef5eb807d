import type { Reply } from '@suerte/contract/calls.ts'

type Saved = {
  record: Reply<'GET /lgw/draw/:gameId/:numero'>
  ticket: Reply<'GET /lgw/tickets/:ticketId/proof'>['proof'] | undefined
}

/** Hands the reader a file for the command-line verifier. */
export function saveRecord({ record, ticket }: Saved): void {
  const text = JSON.stringify({ record, ...(ticket && { ticket }) }, undefined, 2)
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${record.gameId}-${record.numero}.json`
  link.click()
  URL.revokeObjectURL(url)
}
