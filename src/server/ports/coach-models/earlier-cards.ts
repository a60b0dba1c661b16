import type { CoachProposal } from '#contract/coach.ts'
import { areaOfCard } from '#server/ports/areas.ts'
import type { CoachRequest, EarlierCard } from '#server/ports/coach-model.ts'
import { dayInWords } from './day-in-words.ts'

/** Cards that a model is told of, latest first; each is called by its number, from 1. */
const maxCards = 10
/** Characters of a text on a card. */
const maxTextLength = 160

const cardStates = {
  open: 'waits for her',
  accepted: 'she accepted it',
  undone: 'she took it back',
  withdrawn: 'replaced by a newer card',
  dropped: 'taken back, because she did not want it',
}

/** The fields of a card in the words of its tool. The id of a record is nothing for a model. */
function fieldsOf(proposal: CoachProposal): Record<string, unknown> {
  if (proposal.kind !== 'change') {
    const { kind: _kind, ...fields } = proposal
    return fields
  }
  const { record, title: name, dueDate: day, change } = proposal
  return { record, name, day, ...change }
}

const short = (_: string, value: unknown): unknown =>
  typeof value === 'string' && value.length > maxTextLength ? `${value.slice(0, maxTextLength)}…` : (value ?? undefined)

/** What a card holds is left out where its area is switched off, or one that it could be made of. */
function cardLine(
  { proposal, state, turnsAgo, isTold }: EarlierCard,
  number: number,
  areas: readonly string[],
): string {
  const held = isTold && areas.includes(areaOfCard(proposal)) ? ` ${JSON.stringify(fieldsOf(proposal), short)}` : ''
  const when = turnsAgo === 1 ? 'in your last reply' : `${turnsAgo} replies ago`
  return `card ${number}, offered ${when}: ${proposal.kind}${held}, ${cardStates[state]}`
}

export const cardLines = ({ cards, records, now, timeZone }: CoachRequest): string[] =>
  cards.slice(0, maxCards).map((card, at) => {
    const day = card.at === undefined ? null : dayInWords(card.at, now, timeZone)
    const line = cardLine(card, at + 1, records.areas)
    return day === null ? line : `${line}; that reply is not from today, but ${day.replace(/^on /u, 'from ')}`
  })

/** The cards that can be replaced or taken back, by their numbers. */
export const openCards = (cards: readonly EarlierCard[]): ReadonlyMap<number, EarlierCard> =>
  new Map(cards.slice(0, maxCards).flatMap((card, at) => (card.state === 'open' ? [[at + 1, card] as const] : [])))
