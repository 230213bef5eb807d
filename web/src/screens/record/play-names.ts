import { setupI18n } from '@lingui/core'
import { findPlay } from '@suerte/domain/lottery/families.ts'
import { useMemo } from 'react'
import { languages } from '../../i18n.ts'
import { useLanguage } from '../../language.ts'
import { messages } from '../../locales/plays/en.po'
import { pseudoMessages } from '../../locales/pseudo.ts'

/** Groups whose plays exist for the first, middle and last digits: there the window says more than the group. */
const WINDOWED = new Set(['four', 'three', 'two', 'any', 'size', 'ent-shapes'])

/** Groups whose plays exist for each ball or pair of balls. */
const BY_BALL = new Set(['dragon', 'ent-dragon', 'ent-balls'])
const PLACES = 'WQBSG'

/** Names of plays: a catalogue of their own, brought along by the screen that shows tickets. */
export function usePlayName(): (playCode: string) => string {
  const language = useLanguage()
  return useMemo(() => {
    const tag = languages[language]?.tag ?? 'en'
    const spoken = language.startsWith('QPS') ? pseudoMessages(messages, language) : messages
    const i18n = setupI18n({ locale: tag, messages: { [tag]: spoken } })
    return (playCode) => {
      const play = findPlay(playCode)
      if (!play) return playCode
      const count = play.reads.length
      const windowed = WINDOWED.has(play.group) && play.window !== ''
      const [first = '', second = ''] = play.window
      const balls = { first: PLACES.indexOf(first) + 1, second: PLACES.indexOf(second) + 1 }
      const group = windowed
        ? i18n._(`window.${play.window}`, { count })
        : BY_BALL.has(play.group)
          ? i18n._(second === '' ? 'window.ball' : 'window.pair', balls)
          : i18n._(`group.${play.group}`)
      const name = i18n._(`play.${play.base}`)
      return group === name ? name : `${group} · ${name}`
    }
  }, [language])
}
