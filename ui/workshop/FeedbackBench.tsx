import { useState } from 'react'
import { Banner } from '../src/Banner.tsx'
import { Button } from '../src/Button.tsx'
import { Card } from '../src/Card.tsx'
import { ConfirmDialog } from '../src/ConfirmDialog.tsx'
import { EmptyState } from '../src/EmptyState.tsx'
import { ErrorState } from '../src/ErrorState.tsx'
import { Garland } from '../src/Garland.tsx'
import { OfflineBar } from '../src/OfflineBar.tsx'
import { ProgressSteps } from '../src/ProgressSteps.tsx'
import { SectionHead } from '../src/SectionHead.tsx'
import { Sheet } from '../src/Sheet.tsx'
import { Skeleton } from '../src/Skeleton.tsx'
import { Spinner } from '../src/Spinner.tsx'
import { useToast } from '../src/use-toast.ts'
import { useWords } from './words.ts'

const nothing = () => {}

export function FeedbackBench() {
  const w = useWords()
  const toast = useToast()
  const [sheet, setSheet] = useState(false)
  const [asking, setAsking] = useState(false)
  return (
    <section className="stack">
      <SectionHead title={w('Feedback')} />
      <div className="row">
        <Button onClick={() => setSheet(true)}>{w('Sheet')}</Button>
        <Button onClick={() => setAsking(true)}>{w('Question')}</Button>
        {(['loading', 'success', 'error', 'offline'] as const).map((tone) => (
          <Button
            key={tone}
            size={44}
            onClick={() => toast.show({ tone, text: w(`A ${tone} note`) })}
          >
            {tone}
          </Button>
        ))}
      </div>
      <Banner tone="info" title={w('Draws pause on Sunday')}>
        {w('From 02:00 to 02:10. Bets already placed stay as they are.')}
      </Banner>
      <Banner tone="warn">{w('Odds moved: 9.80 → 9.75. Look again before you pay.')}</Banner>
      <Banner tone="error" action={<Button size={44}>{w('Try again')}</Button>}>
        {w('The payment did not go through. Nothing was taken.')}
      </Banner>
      <Banner tone="success" onDismiss={nothing} dismissLabel="Dismiss">
        {w('Your withdrawal was paid.')}
      </Banner>
      <OfflineBar offline>{w('No connection. Values from 18:42.')}</OfflineBar>
      <ProgressSteps
        label="Withdrawal"
        current="review"
        steps={[
          { id: 'asked', label: w('Asked') },
          { id: 'review', label: w('Review') },
          { id: 'paid', label: w('Paid') },
        ]}
      />
      <Card>
        <Garland />
        <EmptyState
          title={w('No bets yet')}
          action={<Button tone="primary">{w('See the draws')}</Button>}
          motif="lantern"
        >
          {w('What you play shows up here, with its result.')}
        </EmptyState>
      </Card>
      <Card>
        <ErrorState
          title={w('This did not load')}
          retryLabel={w('Try again')}
          onRetry={nothing}
          detail="Request 01J9Z4"
        >
          {w('The server did not answer. Nothing you did is lost.')}
        </ErrorState>
      </Card>
      <Skeleton label="Loading" count={3} />
      <Skeleton label="Loading" shape="card" />
      <Skeleton label="Loading" shape="tile" count={3} />
      <Skeleton label="Loading" shape="ball" count={5} />
      <Spinner label="Loading" />
      <Sheet
        open={sheet}
        onClose={() => setSheet(false)}
        title={w('Confirm 2 bets')}
        closeLabel="Close"
        footer={
          <Button tone="primary" block onClick={() => setSheet(false)}>
            {w('Pay $24.00')}
          </Button>
        }
      >
        <p>{w('Numero 20261120-0731 closes in 47 seconds.')}</p>
      </Sheet>
      <ConfirmDialog
        open={asking}
        title={w('Cancel this bet?')}
        confirmLabel={w('Cancel bet')}
        cancelLabel={w('Keep it')}
        tone="danger"
        onConfirm={() => setAsking(false)}
        onCancel={() => setAsking(false)}
      >
        {w('Your stake of $12.00 comes back at once.')}
      </ConfirmDialog>
    </section>
  )
}
