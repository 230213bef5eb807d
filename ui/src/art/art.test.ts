import { expect, test } from 'vitest'
import { bannerArt } from './banner-art.ts'
import { gameArt } from './game-art.ts'
import { headIcon } from './head-icon.ts'
import { splitTitle } from './lettering.ts'
import { motifs } from './motifs.ts'
import { initialsOf, vendorMark } from './vendor-mark.ts'

const categories = ['LOTT', 'ELOTT', 'RNG', 'FISH', 'LIVE', 'PVP', 'SPORTS', 'BINGO', 'TF', 'BGS']
const games = Array.from({ length: 60 }, (_, index) => ({
  code: `GAME${index}`,
  category: categories[index % categories.length] ?? 'RNG',
  studio: `STUDIO${index % 7}`,
  title: index % 2 ? `Night Market ${index}` : `Fiesta ${index}`,
}))

test('sixty games make sixty different tiles, the same ones every time', () => {
  const drawn = games.map(gameArt)
  expect(new Set(drawn).size).toBe(60)
  expect(games.map(gameArt)).toEqual(drawn)
})

test('without their names, too, tiles differ', () => {
  const drawn = games.map(({ code }) => gameArt({ code, category: 'LOTT' }))
  expect(new Set(drawn).size).toBe(60)
})

test('no tile, banner, mark or head takes more than 2 kB gzipped', async () => {
  const drawn = [
    ...games.map(gameArt),
    ...Object.keys(motifs).map((name) => gameArt({ code: name, category: 'RNG' })),
    ...games.map(({ code }) => bannerArt({ seed: code })),
    ...games.map(({ code }) => headIcon(code)),
    vendorMark({ code: 'TCG_SEA', variant: 'COLOR2' }),
  ]
  for (const svg of drawn) expect(await gzippedBytes(svg)).toBeLessThanOrEqual(2048)
})

test('carries no id, so that tiles on one page cannot disturb each other', () => {
  for (const game of games) expect(gameArt(game)).not.toMatch(/\sid=/)
})

test('draws no number that is not one', () => {
  for (const game of games) expect(gameArt(game)).not.toMatch(/NaN|undefined|Infinity/)
})

test('a name cannot break out of its tile', () => {
  const svg = gameArt({ code: 'x', category: 'RNG', title: '</text><script>alert(1)</script>' })
  expect(svg).not.toContain('<script')
})

test('splits a long name into two even lines and leaves a short one', () => {
  expect(splitTitle('Sol')).toEqual(['Sol'])
  expect(splitTitle('Night of the Lanterns')).toEqual(['Night of', 'the Lanterns'])
  expect(splitTitle('Supercalifragilistic')).toEqual(['Supercalifragilistic'])
})

test('vendor marks come in colour and in one white, with initials', () => {
  expect(initialsOf('TCG_LOTTO_VN')).toBe('TL')
  expect(initialsOf('JILI')).toBe('JI')
  expect(vendorMark({ code: 'JILI', variant: 'WHITE' })).not.toMatch(/#(?!fff")/)
  expect(vendorMark({ code: 'JILI', variant: 'COLOR2' })).toContain('JI</text>')
})

async function gzippedBytes(text: string): Promise<number> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))
  return (await new Response(packed).arrayBuffer()).byteLength
}
