import { useState } from 'react'
import { Button } from '../src/Button.tsx'
import { buttonClass } from '../src/button-class.ts'
import { Card } from '../src/Card.tsx'
import { Icon } from '../src/Icon.tsx'
import { IconButton } from '../src/IconButton.tsx'
import { iconPaths, type IconName } from '../src/icons/icon-paths.ts'
import { Menu } from '../src/Menu.tsx'
import { SectionHead } from '../src/SectionHead.tsx'
import { Segmented } from '../src/Segmented.tsx'
import { Tag } from '../src/Tag.tsx'
import { useWords } from './words.ts'

// The keys of a constant table are its names.
const iconNames = Object.keys(iconPaths) as IconName[]

const nothing = () => {}

export function ActionsBench() {
  const w = useWords()
  const [tab, setTab] = useState('all')
  return (
    <Card as="section">
      <div className="stack">
        <SectionHead title={w('Actions')} />
        <div className="row">
          <Button tone="primary">{w('Deposit')}</Button>
          <Button>{w('Withdraw')}</Button>
          <Button tone="quiet">{w('Rules')}</Button>
          <Button tone="danger">{w('Close account')}</Button>
          <a className={buttonClass({ tone: 'secondary', size: 44 })} href="#link">
            {w('A link')}
          </a>
        </div>
        <div className="row">
          <Button tone="primary" loading>
            Saving
          </Button>
          <Button loading>Saving</Button>
          <Button tone="primary" size={44} icon="plus">
            Add
          </Button>
          <Button disabled>Off</Button>
        </div>
        <Button tone="primary" block reason={w('Pick at least one number')}>
          {w('Place bet')}
        </Button>
        <Segmented
          label="Records"
          kind="tabs"
          value={tab}
          onChange={setTab}
          options={[
            { value: 'all', label: w('All') },
            { value: 'open', label: w('Open'), badge: 3 },
            { value: 'won', label: w('Won') },
            { value: 'lost', label: w('Not won') },
            { value: 'void', label: w('Void') },
          ]}
        />
        <div className="row">
          <IconButton icon="copy" label="Copy" />
          <IconButton icon="bell" label="Messages" badge={5} />
          <IconButton icon="filter" label="Filter" tone="filled" />
          <IconButton icon="trash" label="Remove" disabled />
          <Menu
            label="More"
            items={[
              { id: 'copy', label: w('Copy'), icon: 'copy', onSelect: nothing },
              { id: 'end', label: w('End'), icon: 'log-out', tone: 'danger', onSelect: nothing },
            ]}
          />
        </div>
        <div className="row">
          <Tag>Pending</Tag>
          <Tag tone="up">Paid</Tag>
          <Tag tone="danger">Refused</Tag>
          <Tag tone="info">Open</Tag>
          <Tag tone="warn">Held</Tag>
          <Tag tone="accent">New</Tag>
        </div>
        <div className="row soft">
          {iconNames.map((name) => (
            <Icon key={name} name={name} />
          ))}
        </div>
      </div>
    </Card>
  )
}
