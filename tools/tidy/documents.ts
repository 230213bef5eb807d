import { posix } from 'node:path'
import { lineOf } from './source.ts'

type TextFile = { path: string; text: string }

/** Commands in the documents that package.json does not have. */
export function unknownCommands(documents: TextFile[], scripts: string[]): string[] {
  return documents.flatMap(({ path, text }) =>
    [...text.matchAll(/\bnpm (?:run (?:-s )?([\w:-]+)|(start|test)\b)/g)]
      .filter(([, run, short]) => !scripts.includes(run ?? short ?? ''))
      .map(
        (match) =>
          `${path}:${lineOf(text, match.index)} "${match[0]}" is no script of package.json`,
      ),
  )
}

/** Links between documents, and file paths in code quotes, that lead nowhere. */
export function brokenReferences(documents: TextFile[], files: string[]): string[] {
  const known = new Set(files.flatMap((file) => [file, ...foldersOf(file)]))
  return documents.flatMap(({ path, text }) => {
    const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map((match) => ({
      index: match.index,
      target: posix.join(posix.dirname(path), match[1] ?? ''),
    }))
    const quoted = [...text.matchAll(/`((?:[\w.@-]+\/)+[\w.@-]+\.(?:ts|tsx|mjs|md|sql))`/g)].map(
      (match) => ({ index: match.index, target: match[1] ?? '' }),
    )
    return [...links, ...quoted]
      .filter(({ target }) => !known.has(target.replace(/\/$/, '')))
      .map(
        ({ index, target }) =>
          `${path}:${lineOf(text, index)} leads to ${target}, which is not there`,
      )
  })
}

function foldersOf(file: string): string[] {
  const parts = file.split('/')
  return parts.slice(1).map((_, at) => parts.slice(0, at + 1).join('/'))
}

type LockedPackage = {
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

/** Packages that the lock file needs and lacks: `npm ci` refuses such a file. */
export function lockGaps(packages: Record<string, LockedPackage>): string[] {
  return Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !placesFor(path, name).some((place) => packages[place] !== undefined))
      .map((name) => `package-lock.json lacks ${name}, which ${path || 'package.json'} needs`),
  )
}

/** Where Node looks for a package: beside the one that needs it, then upwards. */
function placesFor(path: string, name: string): string[] {
  const places = [`node_modules/${name}`]
  for (let at = path.length; at > 0; at = path.lastIndexOf('/node_modules/', at - 1)) {
    places.push(`${path.slice(0, at)}/node_modules/${name}`)
  }
  return places
}
