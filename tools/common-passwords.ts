import { writeFile } from 'node:fs/promises'
import { makeFilter, reducedForms } from '@suerte/server/modules/identity/common-passwords.ts'
import { dictionary } from '@zxcvbn-ts/language-common'

/** Runs of keys that lie side by side, and the alphabet: common whatever their length. */
const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'qwertyuiopasdfghjklzxcvbnm']
const RUNS = ['abcdefghijklmnopqrstuvwxyz', '12345678901234567890', '98765432109876543210']
const LEAST = 4

function runs(row: string): string[] {
  const found: string[] = []
  for (let from = 0; from < row.length; from++)
    for (let to = from + LEAST; to <= row.length; to++) found.push(row.slice(from, to))
  return found
}

/** One letter or digit, said over and over, comes down to itself. */
const single = Array.from('abcdefghijklmnopqrstuvwxyz0123456789')
const common = [
  ...new Set([
    ...dictionary['passwords-common'].map(String),
    ...[...ROWS, ...RUNS].flatMap(runs),
    ...single,
  ]),
].flatMap(reducedForms)
/** Who disguises a common word has to be seen through from both sides. */
const words = [...new Set(common)]

const target = new URL('../server/src/modules/identity/common-passwords.bin', import.meta.url)
await writeFile(target, makeFilter(words))
process.stdout.write(`${words.length} words\n`)
