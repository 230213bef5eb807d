import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { FriendlyError, codeOf } from './friendly-error.ts'

/** Makes a folder with its parents unless it is there, and refuses one that cannot be written to. */
export function makeFolder(folder: string): void {
  try {
    makeEach(folder)
    const probe = join(folder, `.writable-${process.pid}`)
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    throw new FriendlyError(
      `cannot write to ${folder} (${codeOf(error)}): make it writable for this user, or set DATA_FOLDER to another place`,
    )
  }
}

/** One by one: Node's own recursive mkdir does not come back from folders like /proc. */
function makeEach(folder: string): void {
  if (existsSync(folder)) return
  makeEach(dirname(folder))
  mkdirSync(folder)
}
