import { createContext, useContext } from 'react'

export type Words = 'short' | 'long'
export const WordsContext = createContext<Words>('short')

/** Stretches a text as a wordy language would, when the switch says so. */
export function useWords(): (text: string) => string {
  const words = useContext(WordsContext)
  return (text) => (words === 'long' ? `${text} ẁïðéñ ţö ëxţrâ lêñgţh` : text)
}
