import { readFileSync, writeFileSync } from 'node:fs'
import { messageIdsSource, readCatalogue } from './read-catalogue.ts'

const here = (name: string) => new URL(name, import.meta.url)
const catalogue = readCatalogue(readFileSync(here('en.po'), 'utf8'))
writeFileSync(here('message-ids.ts'), messageIdsSource(catalogue.keys()))
