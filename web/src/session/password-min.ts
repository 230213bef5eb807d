/** The fewest characters that a pattern like `[\s\S]{15,128}` takes; undefined when it is written otherwise. */
export function passwordMin(regExp: string): number | undefined {
  const [, min] = /\{(\d+),/.exec(regExp) ?? []
  return min === undefined ? undefined : Number(min)
}
