import { useEffect, useState } from 'react'
import { Button } from '@suerte/ui/Button.tsx'
import { EmptyState } from '@suerte/ui/EmptyState.tsx'
import { ErrorState } from '@suerte/ui/ErrorState.tsx'
import { ScreenFrame } from '@suerte/ui/ScreenFrame.tsx'
import { Skeleton } from '@suerte/ui/Skeleton.tsx'
import { t } from '../i18n.ts'
import { Game } from '../table/Game.tsx'
import type { FrameAddress } from './address.ts'
import { codeOf, refusalText } from './calls.ts'
import { leaveGame } from './parent.ts'
import { startFrame, type Frame } from './start.ts'

type Gate =
  | { is: 'opening' }
  | { is: 'open'; frame: Frame }
  /** The session cannot go on; only a new launch helps. */
  | { is: 'over'; code: string }
  | { is: 'failed'; code: string }

const ENDS = new Set(['launch_token_invalid', 'session_ended', 'account_disabled'])

export function FrameGate({ address }: { address: FrameAddress | undefined }) {
  const [gate, setGate] = useState<Gate>({ is: 'opening' })
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (!address) return undefined
    let left = false
    const show = (next: Gate) => {
      if (!left) setGate(next)
    }
    // A token that an earlier attempt has spent is no longer in the address of the page.
    const spent = attempt > 0 && !location.search.includes('token=')
    startFrame(spent ? { ...address, token: '' } : address, (code) => show({ is: 'over', code }))
      .then((frame) => show({ is: 'open', frame }))
      .catch((error: unknown) => {
        const code = codeOf(error)
        show(ENDS.has(code) ? { is: 'over', code } : { is: 'failed', code })
      })
    return () => {
      left = true
    }
  }, [address, attempt])

  if (!address) return <OpenAgain text={t('boot.noGame')} />
  if (gate.is === 'open') return <Game frame={gate.frame} />
  if (gate.is === 'over') {
    return <OpenAgain text={`${refusalText(gate.code)} ${t('boot.again.text')}`} />
  }
  return (
    <ScreenFrame>
      {gate.is === 'opening' ? (
        <div className="stack">
          <Skeleton shape="card" count={1} label={t('boot.opening')} />
          <Skeleton shape="ball" count={10} label={t('common.loading')} />
        </div>
      ) : (
        <ErrorState
          title={t(gate.code === 'offline' ? 'boot.offline' : 'boot.failed.title')}
          retryLabel={t('common.retry')}
          onRetry={() => {
            setGate({ is: 'opening' })
            setAttempt(attempt + 1)
          }}
        >
          {refusalText(gate.code)}
        </ErrorState>
      )}
    </ScreenFrame>
  )
}

function OpenAgain({ text }: { text: string }) {
  return (
    <ScreenFrame>
      <EmptyState
        title={t('boot.again.title')}
        motif="lantern"
        action={
          <Button tone="primary" onClick={leaveGame}>
            {t('boot.close')}
          </Button>
        }
      >
        {text}
      </EmptyState>
    </ScreenFrame>
  )
}
