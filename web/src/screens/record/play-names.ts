import { setupI18n } from '@lingui/core'
import { findPlay } from '@suerte/domain/lottery/families.ts'
import { useMemo } from 'react'
import { languages } from '../../i18n.ts'
import { useLanguage } from '../../language.ts'
import { messages } from '../../locales/plays/en.po'
import { pseudoMessages } from '../../locales/pseudo.ts'

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
      const group = i18n._(`group.${play.group}`)
      const name = i18n._(`play.${play.base}`)
      return group === name ? name : `${group} · ${name}`
    }
  }, [language])
}
