/** A name for the version after `last` that none of the `known` has. Dates and months are followed by a date, numbers go up by one. */
export function nextVersion(last: string, known: readonly string[], today: string): string {
  const isDate = last === '' || /^\d{4}-\d{2}\b/.test(last)
  let version = isDate ? today : oneUp(last)
  while (known.includes(version)) version = version === today ? `${today}.2` : oneUp(version)
  return version
}

function oneUp(version: string): string {
  const [, start = '', number] = /^(.*?)(\d+)$/.exec(version) ?? []
  return number === undefined ? `${version}-2` : `${start}${Number(number) + 1}`
}
