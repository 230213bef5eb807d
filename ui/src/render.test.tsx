import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BallRow } from './BallRow.tsx'
import { Badge } from './Badge.tsx'
import { Button } from './Button.tsx'
import { Carousel } from './Carousel.tsx'
import { Countdown } from './Countdown.tsx'
import { Field } from './Field.tsx'
import { GameArt } from './GameArt.tsx'
import { Money } from './Money.tsx'
import { moneyFormatter } from './money-format.ts'
import { Sheet } from './Sheet.tsx'
import { TabBar } from './TabBar.tsx'
import { Ticker } from './Ticker.tsx'
import { ToastHost } from './ToastHost.tsx'

const html = (node: ReactNode) => renderToString(node)
const nothing = () => {}

test('a disabled button says why, in words tied to it', () => {
  const shown = html(<Button reason="Pick a number">Bet</Button>)
  const id = /aria-describedby="([^"]+)"/.exec(shown)?.[1]
  expect(shown).toContain('aria-disabled="true"')
  expect(shown).toContain(`id="${id}"`)
  expect(shown).toContain('Pick a number')
})

test('a field with an error is marked invalid and described by error, then hint', () => {
  const shown = html(<Field id="name" label="Name" hint="4 to 11" error="Too short" />)
  expect(shown).toContain('aria-invalid="true"')
  expect(shown).toContain('aria-describedby="name-error name-hint"')
  expect(shown).toContain('for="name"')
})

test('a count is capped, and nothing is shown for none', () => {
  expect(html(<Badge count={99} />)).toContain('>99<')
  expect(html(<Badge count={100} />)).toContain('99+')
  expect(html(<Badge count={0} />)).toBe('')
})

test('a hidden amount tells nothing about itself', () => {
  const format = moneyFormatter({ symbol: '$' })
  const shown = (amount: string) =>
    html(<Money amount={amount} format={format} tone="plain" hidden />)
  expect(shown('1234.5')).toContain('******')
  expect(shown('1234.5')).toBe(shown('7'))
})

test('the first render of a countdown does not depend on the clock', () => {
  expect(html(<Countdown deadlineMs={1} label="Closes" />)).toContain('--:--')
})

test('a result is read as one sentence, not ball by ball', () => {
  const shown = html(<BallRow values={['3', '3']} label="Result 3 3" />)
  expect(shown).toContain('role="img"')
  expect(shown).toContain('aria-label="Result 3 3"')
})

test('shows no more than five tabs and marks the current one', () => {
  const items = Array.from({ length: 7 }, (_, index) => ({
    id: String(index),
    label: `Tab ${index}`,
    icon: 'home' as const,
    current: index === 0,
    renderLink: (props: { children: ReactNode }) => <a {...props}>{props.children}</a>,
  }))
  const shown = html(<TabBar label="Tabs" items={items} />)
  expect(shown.match(/<a /g)).toHaveLength(5)
  expect(shown.match(/aria-current="page"/g)).toHaveLength(1)
})

test('what moves by itself has a pause button only when there is more than one', () => {
  expect(ticker(0)).toContain('No news')
  expect(ticker(1)).not.toContain('Pause')
  expect(ticker(2)).toContain('>Pause<')
})

test('overlays and art render on the server', () => {
  const shown = html(
    <ToastHost label="Messages" dismissLabel="Dismiss">
      <Sheet open={false} onClose={nothing} title="Slip" closeLabel="Close">
        inside
      </Sheet>
      <GameArt code="SSC1" category="LOTT" title="Uno" />
      <Carousel
        items={[]}
        label="News"
        pauseLabel="Pause"
        playLabel="Play"
        previousLabel="Back"
        nextLabel="Next"
        itemText={(place, of) => `${place}/${of}`}
      />
    </ToastHost>,
  )
  expect(shown).toContain('<dialog')
  expect(shown).not.toContain('inside')
  expect(shown).toContain('>Uno</text>')
})

function ticker(count: number): string {
  return html(
    <Ticker
      label="News"
      pauseLabel="Pause"
      playLabel="Play"
      empty="No news"
      items={Array.from({ length: count }, (_, index) => ({ id: `${index}`, content: index }))}
    />,
  )
}
