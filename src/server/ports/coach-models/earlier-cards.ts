import type { CoachProposal, ProposalCard } from '#contract/coach.ts'
import { areaOfCard } from '#server/ports/areas.ts'
import type { CoachRequest, EarlierCard } from '#server/ports/coach-model.ts'
import { dayInWords } from './day-in-words.ts'

/** The most cards that a model sees, latest first. */
export const maxCards = 10
/** Characters of a text on a card. */
const maxTextLength = 160

/** Letters of an id that distinguish cards of a kind. */
const idLetters = 6

/** A card's name for the model. Unlike a position in a list it stays the same as the conversation goes on. */
export const cardName = ({ proposal, recordId }: Pick<ProposalCard, 'proposal' | 'recordId'>): string =>
  `${proposal.kind === 'change' ? proposal.change.act : proposal.kind}-${recordId.slice(-idLetters)}`

const cardStates = {
  open: 'waits for her',
  accepted: 'she accepted it',
  undone: 'she took it back',
  withdrawn: 'replaced by a newer card',
  dropped: 'taken back, because she did not want it',
}

/** The fields of a card in the words of its tool, without the id of its record, which means nothing to a model. */
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

/** The content of a card is left out if its area, or an area that it could be derived from, is switched off. */
function cardLine(card: EarlierCard, areas: readonly string[]): string {
  const { proposal, state, turnsAgo, isTold } = card
  const held = isTold && areas.includes(areaOfCard(proposal)) ? ` ${JSON.stringify(fieldsOf(proposal), short)}` : ''
  const when = turnsAgo === 1 ? 'in your last reply' : `${turnsAgo} replies ago`
  return `card ${cardName(card)}, offered ${when}: ${proposal.kind}${held}, ${cardStates[state]}`
}

/** The earlier cards for the model, one per line. */
export const cardLines = ({ cards, records, now, timeZone }: CoachRequest): string[] =>
  cards.slice(0, maxCards).map((card) => {
    const day = card.at === undefined ? null : dayInWords(card.at, now, timeZone)
    const line = cardLine(card, records.areas)
    return day === null ? line : `${line}; that reply is not from today, but ${day.replace(/^on /u, 'from ')}`
  })

/** Whether a card of an earlier reply can be replaced or withdrawn. */
export const hasOpenCard = ({ cards }: Pick<CoachRequest, 'cards'>): boolean =>
  cards.slice(0, maxCards).some(({ state }) => state === 'open')
