import { quickPick, type QuickPick } from '@suerte/domain/lottery/quick-pick.ts'
import type { Play, PlayMode, Selection } from '@suerte/domain/lottery/play.ts'
import { maxSeriesOf, type GameRules, type UnitMode } from '@suerte/domain/lottery/rules.ts'
import { emptySelection, normalizeManual } from '@suerte/domain/lottery/selection.ts'

/** Price of a bet before its numbers: what the member set once and keeps. */
export type Terms = {
  unitMode: UnitMode
  multiple: number
  series: number
  /** As typed, so that a wrong amount stays where it can be mended. */
  stakePerOption: string
}

/** What lies on the table and is not bought yet. Picks are kept per play, also over a closed numero. */
export type Draft = {
  plays: Readonly<Record<PlayMode, Play>>
  mode: PlayMode
  selections: Readonly<Record<string, Selection>>
  typed: Readonly<Record<string, string>>
  terms: Terms
}

export type DraftAction =
  | { do: 'mode'; mode: PlayMode }
  | { do: 'play'; play: Play }
  | { do: 'toggle'; row: number; option: number }
  | { do: 'quick'; row: number; pick: QuickPick }
  | { do: 'place'; place: number }
  | { do: 'type'; text: string }
  | { do: 'put'; selection: Selection }
  | { do: 'clear' }
  | { do: 'terms'; terms: Partial<Terms> }

export function startDraft(plays: Draft['plays'], mode: PlayMode, rules: GameRules): Draft {
  const terms: Terms = {
    unitMode: 'yuan',
    multiple: 1,
    series: maxSeriesOf(rules),
    stakePerOption: '1',
  }
  return { plays, mode, selections: {}, typed: {}, terms }
}

export const playOf = (draft: Draft): Play => draft.plays[draft.mode]

export function selectionOf(draft: Draft): Selection {
  const play = playOf(draft)
  return draft.selections[play.code] ?? emptySelection(play)
}

export const typedOf = (draft: Draft): string => draft.typed[playOf(draft).code] ?? ''

export function reduceDraft(draft: Draft, action: DraftAction): Draft {
  const play = playOf(draft)
  const selection = selectionOf(draft)
  switch (action.do) {
    case 'mode':
      return { ...draft, mode: action.mode }
    case 'play':
      return {
        ...draft,
        mode: action.play.mode,
        plays: { ...draft.plays, [action.play.mode]: action.play },
      }
    case 'toggle':
      return put(draft, toggled(play, selection, action.row, action.option))
    case 'quick': {
      const row = play.picker.kind === 'rows' ? play.picker.rows[action.row] : undefined
      return row ? put(draft, withRow(selection, action.row, quickPick(row, action.pick))) : draft
    }
    case 'place':
      return put(draft, { ...selection, positions: flipped(selection.positions, action.place) })
    case 'type': {
      const lines =
        play.picker.kind === 'manual' ? normalizeManual(play.picker, action.text).lines : []
      return type(put(draft, { ...selection, lines }), action.text)
    }
    case 'put':
      return type(put(draft, action.selection), action.selection.lines.join(' '))
    case 'clear':
      return type(put(draft, emptySelection(play)), '')
    case 'terms':
  }
  return { ...draft, terms: { ...draft.terms, ...action.terms } }
}

function put(draft: Draft, selection: Selection): Draft {
  return { ...draft, selections: { ...draft.selections, [playOf(draft).code]: selection } }
}

function type(draft: Draft, text: string): Draft {
  return { ...draft, typed: { ...draft.typed, [playOf(draft).code]: text } }
}

/** Picks or drops an option; in a row that holds one, the new pick takes the place of the old. */
function toggled(play: Play, selection: Selection, row: number, option: number): Selection {
  const rule = play.picker.kind === 'rows' ? play.picker.rows[row] : undefined
  if (!rule) return selection
  const chosen = selection.rows[row] ?? []
  if (rule.max === 1) return withRow(selection, row, chosen.includes(option) ? [] : [option])
  const next = flipped(chosen, option)
  return next.length > rule.max ? selection : withRow(selection, row, next)
}

function withRow(selection: Selection, row: number, chosen: readonly number[]): Selection {
  return { ...selection, rows: selection.rows.map((old, i) => (i === row ? chosen : old)) }
}

function flipped(chosen: readonly number[], item: number): number[] {
  return chosen.includes(item)
    ? chosen.filter((other) => other !== item)
    : [...chosen, item].sort((a, b) => a - b)
}
