import { useState } from 'react'
import { BallRow } from '../src/BallRow.tsx'
import { BallToggle } from '../src/BallToggle.tsx'
import { Button } from '../src/Button.tsx'
import { Card } from '../src/Card.tsx'
import { Chip } from '../src/Chip.tsx'
import { Countdown } from '../src/Countdown.tsx'
import { Money } from '../src/Money.tsx'
import { moneyFormatter } from '../src/money-format.ts'
import { SectionHead } from '../src/SectionHead.tsx'
import { Slider } from '../src/Slider.tsx'
import { Stepper } from '../src/Stepper.tsx'
import { useWords } from './words.ts'
import styles from './Workshop.module.css'

const money = moneyFormatter({ symbol: '$' })
const digits = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']
const shownAtMs = Date.now()

export function LotteryBench() {
  const w = useWords()
  const [picked, setPicked] = useState(new Set(['3', '8']))
  const [rolls, setRolls] = useState(0)
  const [multiple, setMultiple] = useState(1)
  const [series, setSeries] = useState(1954)
  const toggle = (digit: string) =>
    setPicked((before) => {
      const after = new Set(before)
      if (!after.delete(digit)) after.add(digit)
      return after
    })
  return (
    <section className="stack">
      <Card tone="night" picado>
        <div className="row spread">
          <div>
            <p>{w('Numero 20261120-0731')}</p>
            <Countdown label="Closes in" deadlineMs={shownAtMs + 47_000} size="big" />
          </div>
          <div className="stack tight">
            <BallRow
              key={rolls}
              values={['3', '8', '0', '1', '5']}
              label="Last result 3 8 0 1 5"
              size={38}
              rolling
            />
          </div>
        </div>
      </Card>
      <BallRow
        values={['07', '12', '23', '31', '45', '128']}
        tones={['chili', 'chili', 'sky', 'agave', 'ink', 'fuchsia']}
        label="Result 07 12 23 31 45 128"
        size={44}
      />
      <Card as="section">
        <div className="stack">
          <SectionHead
            level={3}
            title={w('Ten thousands')}
            action={
              <Button size={44} tone="quiet" icon="shuffle" onClick={() => setRolls(rolls + 1)}>
                {w('Random')}
              </Button>
            }
          />
          <div className={styles.picks}>
            {digits.map((digit) => (
              <BallToggle
                key={digit}
                value={digit}
                pressed={picked.has(digit)}
                onToggle={() => toggle(digit)}
                detail={digit === '3' ? '9.82' : '9.8'}
              />
            ))}
          </div>
          <div className="row">
            {['All', 'Big', 'Small', 'Odd', 'Even', 'Clear'].map((name, index) => (
              <Chip key={name} selected={index === 1}>
                {name}
              </Chip>
            ))}
          </div>
          <Slider
            label={w('Series and rebate')}
            value={series}
            min={1800}
            max={1960}
            step={2}
            onChange={setSeries}
            minLabel="1800"
            maxLabel="1960"
            valueText={`${series} · 2.3 %`}
          />
          <div className="row spread">
            <Stepper
              label={w('Multiple')}
              value={multiple}
              min={1}
              max={9999}
              onChange={setMultiple}
              decreaseLabel="Less"
              increaseLabel="More"
            />
            <div>
              <p className="soft">{w('Stake')}</p>
              <Money amount="1234.5" format={money} big />
            </div>
          </div>
          <Button tone="primary" block icon="ticket">
            {w('Place 2 bets')}
          </Button>
        </div>
      </Card>
    </section>
  )
}
