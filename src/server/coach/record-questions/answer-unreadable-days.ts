import { type Answer, makeAnswer, type Turn } from '../dialogue/compose-answer.ts'
import { quoteUserText } from '../guide/quote-user-text.ts'
import type { Language } from '../safety/kinds.ts'
import { findUnreadDays, type UnreadDays } from '../when/unreadable-days.ts'

const texts: Readonly<Record<UnreadDays['why'], Readonly<Record<Language, (said: string) => string>>>> = {
  noSuchDay: {
    en: (said) => `${said} doesn’t exist, so I didn’t look anything up. Ask me again with another day.`,
    es: (said) => `${said} no existe, así que no busqué nada. Pregúntame otra vez con otro día.`,
  },
  outOfReach: {
    en: (said) =>
      `${said} is out of my reach: the calendar here goes from 1900 to 2199, so I didn’t look anything up. Ask me again with days in between.`,
    es: (said) =>
      `${said} queda fuera de mi alcance: el calendario de aquí va de 1900 a 2199, así que no busqué nada. Pregúntame otra vez con días de ese tiempo.`,
  },
  noSpan: {
    en: (said) => `I can’t tell which days ${said} means, so I didn’t look anything up. Ask me again with other days.`,
    es: (said) => `No sé qué días son ${said}, así que no busqué nada. Pregúntame otra vez con otros días.`,
  },
}

/** Says that the days of a question about the records can't be looked up. The coach never answers for other days instead. */
export function answerUnreadableDays({ request: { message, language }, today }: Turn): Answer | null {
  const unread = findUnreadDays(message, today)
  return unread === null ? null : makeAnswer(texts[unread.why][language](quoteUserText(unread.said)), { isFree: true })
}
