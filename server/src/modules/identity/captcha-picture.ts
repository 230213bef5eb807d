/** Strokes of the digits on a 10 x 16 grid: no font is needed, and no text stands in the picture's source. */
const strokes: Record<string, string> = {
  0: 'M5 1C1 1 1 15 5 15C9 15 9 1 5 1Z',
  1: 'M2 5L6 1V15',
  2: 'M1 5C1 -1 9 -1 9 5C9 9 1 12 1 15H9',
  3: 'M1 3C4 -1 9 1 8.5 4.500C8 7 5 7.500 4 7.500C6 7.500 9 8.500 9 11C9 16 2 16 1 13',
  4: 'M7 15V1L1 10H9.500',
  5: 'M8.500 1H2L1.500 7C4 5.500 9 6 9 10.500C9 16 2 16 1 13',
  6: 'M8 1C3 3 1 7 1 11C1 16 9 16 9 11C9 6 2 6 1.200 10',
  7: 'M1 1H9L4 15',
  8: 'M5 7.500C0 6 1 1 5 1C9 1 10 6 5 7.500C-0.500 9 0 15 5 15C10 15 10.500 9 5 7.500Z',
  9: 'M9 5C9 0 1 0 1 5C1 10 8 10 8.800 6C9.500 10 6 14 3 15',
}
const WIDTH = 168
const HEIGHT = 56

/** Draws digits with turned, scaled and shifted strokes over noise lines. `below(n)` is the chance. */
export function captchaSvg(digits: string, below: (n: number) => number): string {
  const between = (low: number, high: number) => low + (below(1000) / 1000) * (high - low)
  const glyphs = Array.from(digits, (digit, index) => {
    const x = 12 + index * 25 + between(-3, 3)
    const transform = [
      `translate(${x.toFixed(1)} ${between(10, 18).toFixed(1)})`,
      `rotate(${between(-22, 22).toFixed(1)} 8 12)`,
      `skewX(${between(-12, 12).toFixed(1)})`,
      `scale(${between(1.5, 1.9).toFixed(2)} ${between(1.5, 1.9).toFixed(2)})`,
    ].join(' ')
    return `<path d="${strokes[digit] ?? ''}" transform="${transform}" stroke-width="${between(1.3, 1.9).toFixed(2)}"/>`
  })
  const lines = Array.from({ length: 5 }, () => {
    const y = () => between(4, HEIGHT - 4).toFixed(1)
    return `<path d="M0 ${y()}C${between(30, 70).toFixed(1)} ${y()} ${between(90, 130).toFixed(1)} ${y()} ${WIDTH} ${y()}" stroke-width="1.200" opacity="0.550"/>`
  })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH * 2}" height="${HEIGHT * 2}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<rect width="100%" height="100%" fill="#fff8ec"/>` +
    `<g fill="none" stroke="#1b1030" stroke-linecap="round" stroke-linejoin="round">${lines.join('')}${glyphs.join('')}</g></svg>`
  )
}
