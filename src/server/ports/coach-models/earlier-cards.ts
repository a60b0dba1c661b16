import type { CoachProposal, ProposalCard } from '#contract/coach.ts'
import { areaOfCard } from '#server/ports/areas.ts'
import type { CoachRequest, EarlierCard } from '#server/ports/coach-model.ts'
import { dayInWords } from './day-in-words.ts'

/** Cards that a model is told of, latest first. */
export const maxCards = 10
/** Characters of a text on a card. */
const maxTextLength = 160

/** Letters of an id that tell one card of a kind from another. */
const idLetters = 6

/** What a model calls a card by. It stays the same as the conversation goes on, unlike a place in a list. */
export const cardName = ({ proposal, recordId }: Pick<ProposalCard, 'proposal' | 'recordId'>): string =>
  `${proposal.kind === 'change' ? proposal.change.act : proposal.kind}-${recordId.slice(-idLetters)}`

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
  if (change.act === 'adjust') {
    const { title, target, targetDate } = change
    return { record, name, day, title, targetValue: target?.to.value, currency: target?.to.currency, targetDate }
  }
  return { record, name, day, ...change }
}

const short = (_: string, value: unknown): unknown =>
  typeof value === 'string' && value.length > maxTextLength ? `${value.slice(0, maxTextLength)}…` : (value ?? undefined)

/** What a card holds is left out where its area is switched off, or one that it could be made of. */
function cardLine(card: EarlierCard, areas: readonly string[]): string {
  const { proposal, state, turnsAgo, isTold } = card
  const held = isTold && areas.includes(areaOfCard(proposal)) ? ` ${JSON.stringify(fieldsOf(proposal), short)}` : ''
  const when = turnsAgo === 1 ? 'in your last reply' : `${turnsAgo} replies ago`
  return `card ${cardName(card)}, offered ${when}: ${proposal.kind}${held}, ${cardStates[state]}`
}

export const cardLines = ({ cards, records, now, timeZone }: CoachRequest): string[] =>
  cards.slice(0, maxCards).map((card) => {
    const day = card.at === undefined ? null : dayInWords(card.at, now, timeZone)
    const line = cardLine(card, records.areas)
    return day === null ? line : `${line}; that reply is not from today, but ${day.replace(/^on /u, 'from ')}`
  })

/** Whether a card of an earlier reply can be replaced or withdrawn. */
export const hasOpenCard = ({ cards }: Pick<CoachRequest, 'cards'>): boolean =>
  cards.slice(0, maxCards).some(({ state }) => state === 'open')
