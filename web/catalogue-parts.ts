import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { usedIds } from './src/locales/used-ids.ts'

/** Where the first screen begins, and where the others are named: these it does not bring along. */
const FIRST = ['src/entry-client.tsx', 'src/screens/home/Home.tsx']
const OTHER_SCREENS = 'src/screens.ts'

const loaded = /(?:^|\s)import\s+(?!type\s)[^'"]*?from\s+'(\.[^']+\.tsx?)'/g
const loadedLater = /\bimport\('(\.[^']+\.tsx?)'\)/g

/** The code that the first screen brings along, with what it may fetch itself. */
export function firstCode(root: string): string {
  const texts = new Map<string, string>()
  const visit = (file: string) => {
    if (texts.has(file)) return
    const text = readFileSync(file, 'utf8')
    texts.set(file, text)
    const later = file === resolve(root, OTHER_SCREENS) ? [] : text.matchAll(loadedLater)
    for (const [, name = ''] of [...text.matchAll(loaded), ...later])
      visit(resolve(dirname(file), name))
  }
  for (const file of FIRST) visit(resolve(root, file))
  return [...texts.values()].join('\n')
}

/**
 * Splits the compiled catalogue: `en.po?first?lingui` has the words of the first screen and what stands around
 * every screen, `en.po?later?lingui` the rest. Nobody keeps a list: the code says which is which.
 */
export function catalogueParts(root: string): Plugin {
  return {
    name: 'catalogue-parts',
    enforce: 'post',
    transform(code, id) {
      const [, part] = /\.po\?(first|later)\?lingui$/.exec(id) ?? []
      if (!part) return undefined
      const [, compiled] = /JSON\.parse\(("(?:[^"\\]|\\.)*")\)/.exec(code) ?? []
      if (!compiled) throw new Error(`${id}: the catalogue is not compiled the way it was`)
      const isFirst = usedIds(firstCode(root))
      // A string of JSON that holds an object by id.
      const messages = JSON.parse(JSON.parse(compiled) as string) as Record<string, unknown>
      const kept = Object.entries(messages).filter(([key]) => isFirst(key) === (part === 'first'))
      const text = JSON.stringify(JSON.stringify(Object.fromEntries(kept)))
      return { code: `export const messages = JSON.parse(${text})`, map: null }
    },
  }
}
