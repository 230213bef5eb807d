import { useEffect, useState } from 'react'
import { AppHeader } from '../src/AppHeader.tsx'
import { Badge } from '../src/Badge.tsx'
import { IconButton } from '../src/IconButton.tsx'
import { Logo } from '../src/Logo.tsx'
import { PapelPicado } from '../src/PapelPicado.tsx'
import { Segmented } from '../src/Segmented.tsx'
import { TabBar } from '../src/TabBar.tsx'
import { ToastHost } from '../src/ToastHost.tsx'
import { ActionsBench } from './ActionsBench.tsx'
import { ArtBench } from './ArtBench.tsx'
import { ContentBench } from './ContentBench.tsx'
import { FeedbackBench } from './FeedbackBench.tsx'
import { FormBench } from './FormBench.tsx'
import { LotteryBench } from './LotteryBench.tsx'
import styles from './Workshop.module.css'
import { WordsContext, type Words } from './words.ts'

type Theme = 'light' | 'dark' | 'both'

/** Switches may also come by the address: ?theme=dark&dir=rtl&words=long, for pictures and checks. */
const asked = new URLSearchParams(location.search)
const askedTheme = asked.get('theme')

export function Workshop() {
  const [theme, setTheme] = useState<Theme>(
    askedTheme === 'light' || askedTheme === 'dark' ? askedTheme : 'both',
  )
  const [dir, setDir] = useState<'ltr' | 'rtl'>(asked.get('dir') === 'rtl' ? 'rtl' : 'ltr')
  const [words, setWords] = useState<Words>(asked.get('words') === 'long' ? 'long' : 'short')

  useEffect(() => {
    document.documentElement.dir = dir
    if (theme === 'both') delete document.documentElement.dataset['theme']
    else document.documentElement.dataset['theme'] = theme
  }, [dir, theme])

  return (
    <WordsContext value={words}>
      <ToastHost label="Messages" dismissLabel="Dismiss">
        <AppHeader
          start={<Logo />}
          end={
            <>
              <IconButton icon="bell" label="Messages" badge={120} tone="night" />
              <IconButton icon="menu" label="Menu" tone="night" />
            </>
          }
        />
        <main>
          <div className={styles.switches}>
            <Segmented
              label="Theme"
              value={theme}
              onChange={setTheme}
              options={[
                { value: 'both', label: 'Both' },
                { value: 'light', label: 'Light' },
                { value: 'dark', label: 'Dark' },
              ]}
            />
            <Segmented
              label="Direction"
              value={dir}
              onChange={setDir}
              options={[
                { value: 'ltr', label: 'LTR' },
                { value: 'rtl', label: 'RTL' },
              ]}
            />
            <Segmented
              label="Words"
              value={words}
              onChange={setWords}
              options={[
                { value: 'short', label: 'Short words' },
                { value: 'long', label: 'Long words' },
              ]}
            />
          </div>
          <div className={styles.sides}>
            {theme === 'both' ? (
              <>
                <Side theme="light" />
                <Side theme="dark" />
              </>
            ) : (
              <Side theme={theme} />
            )}
          </div>
        </main>
        <Tabs />
      </ToastHost>
    </WordsContext>
  )
}

function Side({ theme }: { theme: 'light' | 'dark' }) {
  return (
    <div className={styles.side} data-side={theme}>
      <PapelPicado variant="flags" />
      <h1>
        Night market, {theme} <Badge count={3} />
      </h1>
      <ArtBench />
      <LotteryBench />
      <ActionsBench />
      <FormBench name={theme} />
      <ContentBench />
      <FeedbackBench />
    </div>
  )
}

function Tabs() {
  const [current, setCurrent] = useState('home')
  const tabs = [
    { id: 'home', label: 'Home', icon: 'home' },
    { id: 'promotion', label: 'Promotion', icon: 'gift' },
    { id: 'invite', label: 'Invite', icon: 'users' },
    { id: 'deposit', label: 'Deposit', icon: 'wallet' },
    { id: 'members', label: 'Members', icon: 'user', badge: 120 },
  ] as const
  return (
    <TabBar
      label="Sections"
      items={tabs.map((tab) => ({
        ...tab,
        current: tab.id === current,
        renderLink: (props) => (
          <a
            {...props}
            href={`#${tab.id}`}
            onClick={(event) => {
              event.preventDefault()
              setCurrent(tab.id)
            }}
          >
            {props.children}
          </a>
        ),
      }))}
    />
  )
}
