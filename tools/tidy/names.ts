const ATTICS = /(^|\/)(libs?|utils?|common|shared|helpers?|misc)(\/|\.tsx?$)/
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*\.[a-z]+$/
const COMPONENT = /^[A-Z][A-Za-z0-9]*(\.test\.tsx|\.tsx|\.module\.css)$/

/** Folders and files named after nothing: everything ends up in them. */
export function attics(paths: string[]): string[] {
  return paths
    .filter((path) => ATTICS.test(path))
    .map((path) => `${path}:1 is named after nothing: name it after its concept`)
}

/** Code files that are neither kebab-case nor one component's PascalCase. */
export function oddNames(paths: string[]): string[] {
  return paths
    .filter((path) => /\.(ts|tsx|mjs|css|sql)$/.test(path))
    .filter((path) => {
      const name = path.slice(path.lastIndexOf('/') + 1)
      return !KEBAB.test(name) && !COMPONENT.test(name)
    })
    .map(
      (path) => `${path}:1 has an odd name: write kebab-case, or PascalCase.tsx for one component`,
    )
}
