import { writeFileSync } from 'node:fs'
import { messageIdsModule, readCatalogue } from './read-catalogue.ts'

writeFileSync(
  new URL('message-ids.ts', import.meta.url),
  messageIdsModule(readCatalogue('en.po').keys()),
)
