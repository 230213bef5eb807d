import {
  Component,
  createElement,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  type ReactNode,
} from 'react'
import { useHistory, usePath } from '../navigation.ts'
import type { Screen } from '../screens.ts'
import { isTakenOver, takeOver } from '../take-over.ts'
import { forgetFailures, loadScreen, screenComponent } from './screen-code.ts'
import { ScreenError } from './ScreenError.tsx'
import { ScreenPending } from './ScreenPending.tsx'

/** The screen of this address: its code is fetched when it is first wanted. */
export function ScreenView({ screen }: { screen: Screen }) {
  const path = usePath()
  return (
    <BrokenScreen key={path}>
      <Suspense fallback={<ScreenPending />}>
        <Ready screen={screen} />
      </Suspense>
    </BrokenScreen>
  )
}

/** A new screen begins at its top; one that is come back to, where it was left. */
function Ready({ screen }: { screen: Screen }) {
  const history = useHistory()
  useLayoutEffect(() => {
    const leftAtPx = history.leftAtPx()
    // Who scrolled before the scripts were here stays there.
    if (leftAtPx > 0 || isTakenOver()) window.scrollTo(0, leftAtPx)
  }, [history])
  useEffect(takeOver, [])
  return createElement(screenComponent(screen) ?? use(loadScreen(screen)))
}

class BrokenScreen extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch() {
    forgetFailures()
  }

  override render() {
    return this.state.broken ? <ScreenError /> : this.props.children
  }
}
