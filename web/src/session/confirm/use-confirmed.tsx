import { CallError } from '@suerte/contract/client.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type ComponentType, type ReactNode } from 'react'

export type QuestionSheetProps = { open: boolean; onConfirmed: () => void; onCancel: () => void }
type Asking = {
  open: boolean
  Sheet: ComponentType<QuestionSheetProps>
  answer: (sure: boolean) => void
}

export type Confirmed = <T>(run: () => Promise<T>) => Promise<T>

/** The questions that the server may have before it does something; their code comes when they are asked. */
const sheets: Readonly<Record<string, () => Promise<ComponentType<QuestionSheetProps>>>> = {
  confirm_needed: async () => (await import('./ConfirmSheet.tsx')).ConfirmSheet,
  consent_needed: async () => (await import('../clearance/ConsentSheet.tsx')).ConsentSheet,
}

/** Each question once. */
const QUESTIONS_MAX = Object.keys(sheets).length

/**
 * Runs calls that need a confirmed session or consents. When the server asks, a sheet does, and the call is
 * made again; who closes the sheet gets the refusal, and the form stays as it is. `sheet` belongs outside of
 * forms, for it has forms of its own.
 */
export function useConfirmed(): { confirmed: Confirmed; sheet: ReactNode } {
  const queries = useQueryClient()
  const [asking, setAsking] = useState<Asking>()
  async function ask(load: () => Promise<ComponentType<QuestionSheetProps>>): Promise<boolean> {
    // What can be asked and is missing stands there; it may be older than the refusal.
    const [Sheet] = await Promise.all([
      load().catch(() => {
        throw new CallError('offline')
      }),
      queries.invalidateQueries({ queryKey: ['member'] }),
    ])
    return new Promise((answer) => setAsking({ open: true, Sheet, answer }))
  }
  async function confirmed<T>(run: () => Promise<T>): Promise<T> {
    for (let asked = 0; ; asked += 1) {
      try {
        return await run()
      } catch (error) {
        const load = error instanceof CallError ? sheets[error.code] : undefined
        if (!load || asked === QUESTIONS_MAX || !(await ask(load))) throw error
      }
    }
  }
  function close(sure: boolean) {
    asking?.answer(sure)
    setAsking((now) => now && { ...now, open: false })
  }
  const sheet = asking && (
    <asking.Sheet
      open={asking.open}
      onConfirmed={() => close(true)}
      onCancel={() => close(false)}
    />
  )
  return { confirmed, sheet }
}
