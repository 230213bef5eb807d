/** Round number for a path: one decimal is a tenth of a pixel on the largest tile. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10)
}

export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}"${more}/>`
}

export function disc(x: number, y: number, r: number, fill: string): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"/>`
}

/** The same drawing turned round the middle. */
export function around(count: number, drawing: string, from = 0): string {
  let out = ''
  for (let index = 0; index < count; index += 1) {
    out += `<g transform="rotate(${n(from + (360 / count) * index)})">${drawing}</g>`
  }
  return out
}

export function line(d: string, stroke: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more}/>`
}

export function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`)
}
