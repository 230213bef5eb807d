/** The marigold alone, for favicons: a whole SVG document, legible from 16 px. */
export function faviconSvg(): string {
  const petals = [0, 45, 90, 135, 180, 225, 270, 315]
    .map((turn) => `<path d="M0 0C-9-6-8-19 0-19S9-6 0 0z" transform="rotate(${turn})"/>`)
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-24 -24 48 48"><rect x="-24" y="-24" width="48" height="48" rx="11" fill="#1b1030"/><g fill="#f5a300">${petals}</g><circle r="6.5" fill="#c2267a"/><circle r="2.2" fill="#f5a300"/></svg>`
}
