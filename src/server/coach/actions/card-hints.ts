import { type CoachProposal, maxProposals } from '#contract/coach.ts'
import { paragraphs } from '../dialogue/compose-answer.ts'
import { quoteNames } from '../guide/quote-names.ts'
import type { Language } from '../safety/kinds.ts'
import { maxLetters } from './action-limits.ts'
import { cardSentence, cardWords, tapLine } from './card-texts.ts'

export const hints: Readonly<Record<'day' | 'times', Readonly<Record<Language, string>>>> = {
  day: {
    en: 'You didn’t name a day, so it says today. Tap “Edit” to change it.',
    es: 'No dijiste qué día, así que puse hoy. Toca «Edit» para cambiarlo.',
  },
  times: {
    en: 'I set it to ten times, because you didn’t give a number. Tap “Edit” to change it.',
    es: 'Cuenta diez veces, porque no dijiste un número. Toca «Edit» para cambiarlo.',
  },
}
/** The text also fits once a card is accepted, since it stays above the card. */
const tapEach: Readonly<Record<Language, string>> = {
  en: 'Tap each one you want.',
  es: 'Toca las que quieras.',
}

const lists: Partial<Record<CoachProposal['kind'], Readonly<Record<Language, string>>>> = {
  item: { en: ' for your shopping list', es: ' para tu lista de la compra' },
  household: { en: ' for the house', es: ' para la casa' },
  task: { en: ' for your planner', es: ' para tu agenda' },
}
/** Says on which page cards of one kind are saved. */
const listed = (cards: readonly CoachProposal[]): Readonly<Record<Language, string>> => {
  const [first] = cards
  const isOne = first !== undefined && cards.every(({ kind }) => kind === first.kind)
  return (isOne ? lists[first.kind] : undefined) ?? { en: '', es: '' }
}

export function cardsText(
  cards: readonly CoachProposal[],
  hint: string | null,
  today: string,
  language: Language,
): string | null {
  const [only, ...more] = cards
  if (only === undefined) return null
  if (more.length === 0)
    return [cardSentence(only, today, language), hint, tapLine(only, language)].filter(Boolean).join(' ')
  const { en, es } = listed(cards)
  const title =
    language === 'es' ? `Aquí tienes ${cards.length} tarjetas${es}:` : `Here are ${cards.length} cards${en}:`
  const lines = cards.map((card) => `- ${cardWords(card, today, language)}`)
  return paragraphs(title, lines.join('\n'), [hint, tapEach[language]].filter(Boolean).join(' '))
}

/** Says what had no more room under the reply. */
export function noRoomText(cards: readonly CoachProposal[], language: Language): string | null {
  const titles = cards.flatMap((card) => ('title' in card ? card.title : []))
  if (titles.length === 0) return null
  const names = quoteNames(titles, 'conjunction', language)
  return language === 'es'
    ? `Solo caben ${maxProposals} tarjetas, así que falta: ${names}. Mándamelo después.`
    : `Only ${maxProposals} cards fit under one reply, so I left out ${titles.length > 1 ? `these ${titles.length}: ` : ''}${names}. Send me those next.`
}

/** Says that a long list was not read to its end. */
export const notRead: Readonly<Record<Language, string>> = {
  en: `I only read the first ${maxLetters.toLocaleString('en')} characters of a list, so what comes after them isn’t counted here. Send me that next, too.`,
  es: `De una lista solo leo los primeros ${maxLetters.toLocaleString('en')} caracteres, así que lo que sigue no está contado aquí. Mándamelo después también.`,
}
