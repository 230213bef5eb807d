/** Where an arrow, Home or End key leads in a row of options; undefined for any other key. */
export function nextIndex(
  key: string,
  from: number,
  count: number,
  rtl: boolean,
): number | undefined {
  const forward = rtl ? 'ArrowLeft' : 'ArrowRight'
  const back = rtl ? 'ArrowRight' : 'ArrowLeft'
  if (key === forward || key === 'ArrowDown') return (from + 1) % count
  if (key === back || key === 'ArrowUp') return (from - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
