/** Tells of a text whether code uses it: by its whole id, or by the beginning that ids are put together from. */
export function usedIds(code: string): (id: string) => boolean {
  const whole = new Set(Array.from(code.matchAll(/'([a-zA-Z]+(?:\.[\w-]+)+)'/g), ([, id]) => id))
  const begun = Array.from(
    code.matchAll(/`([a-zA-Z]+\.(?:[\w-]+\.)*)\$\{/g),
    ([, start]) => start ?? '',
  )
  return (id) => whole.has(id) || begun.some((start) => start !== '' && id.startsWith(start))
}
