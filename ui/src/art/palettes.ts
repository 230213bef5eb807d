/** ground, its shade, motif, second, light, dark */
export type Palette = { g: string; h: string; m: string; s: string; l: string; d: string }

const l = '#fff8ec'
const d = '#1b1030'

export const palettes: readonly [Palette, ...Palette[]] = [
  { g: '#2f1a5a', h: '#412577', m: '#ffb21f', s: '#e0457b', l, d },
  { g: '#f5a300', h: '#ffbd3f', m: '#c2267a', s: '#007c77', l, d },
  { g: '#d6303f', h: '#bb2134', m: '#ffc23d', s: '#00908a', l, d },
  { g: '#007c77', h: '#00655f', m: '#ffb21f', s: '#e04452', l, d },
  { g: '#c2267a', h: '#a61a66', m: '#ffc23d', s: '#2f6fde', l, d },
  { g: '#2f6fde', h: '#2159bd', m: '#ffc23d', s: '#e04452', l, d },
  { g: '#ffe3b3', h: '#ffd08a', m: '#d6303f', s: '#007c77', l, d },
  { g: '#86d8cd', h: '#5ec3b6', m: '#c2267a', s: '#f5a300', l, d },
  { g: '#ffb3c9', h: '#ff94b3', m: '#7a2fb5', s: '#d6303f', l, d },
  { g: '#2f8f4e', h: '#257540', m: '#ffc23d', s: '#e0457b', l, d },
  { g: '#e8743b', h: '#cf5c28', m: '#2f1a5a', s: '#007c77', l, d },
  { g: '#b79bea', h: '#9f7fdf', m: '#2f1a5a', s: '#f5a300', l, d },
]
