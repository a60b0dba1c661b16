import { oneOf } from '../phrase-pattern.ts'
import type { CoachProposal } from '#contract/coach.ts'
import { decimalsOf } from '#contract/lists.ts'
import { areaOfCard } from '#server/ports/areas.ts'
import type { EarlierCard } from '#server/ports/coach-model.ts'
import type { Looked } from '#server/ports/dialogue-state.ts'
import { withoutTail } from '../actions/match-phrases.ts'
import { switchedOff } from '../actions/not-found-text.ts'
import { cardSentence, tapLine } from '../actions/card-texts.ts'
import { formatDay } from '../actions/format-when.ts'
import { collapseSpaces, toTitle } from '../actions/title-text.ts'
import { quoteUserText } from '../guide/quote-user-text.ts'
import { type Answer, makeQuestion, paragraphs, makeAnswer, type Turn } from './compose-answer.ts'
import { changeGoalCard, goalChangeOf, hasTarget } from './goal-card-change.ts'
import {
  type CardChange,
  closingWords,
  leadingWords,
  moves,
  readAmountChange,
  readBareWhen,
  readCardChange,
} from './read-card-change.ts'

type Dated = Extract<CoachProposal, { kind: 'task' | 'household' | 'goal' }>
type Moved = Extract<CoachProposal, { kind: 'change' }>

const isDated = (proposal: CoachProposal): proposal is Dated =>
  proposal.kind === 'task' || proposal.kind === 'household' || proposal.kind === 'goal'

/** Whether the text names a day besides an hour. */
const namesDay = (text: string, turn: Turn): boolean =>
  /\b(?:today|tonight|this)\b/i.test(text) ||
  readBareWhen(
    text.replaceAll(
      /\b(?:at )?\d{1,2}(?::\d{2})? ?(?:am|pm)\b|\b(?:at )?\d{1,2}:\d{2}\b|\bat \d{1,2}\b|\b(?:at )?(?:noon|midnight)\b/gi,
      ' ',
    ),
    turn,
  )?.day != null

function withWhen(proposal: Dated, to: string, turn: Turn): CoachProposal | null {
  const when = readBareWhen(to, turn)
  if (when === null) return null
  const day = namesDay(to, turn) ? when.day : null
  if (proposal.kind === 'goal') return day === null ? null : { ...proposal, targetDate: day }
  if (proposal.kind === 'household') return day === null ? null : { ...proposal, dueDate: day }
  return { ...proposal, dueDate: day ?? proposal.dueDate, time: when.time ?? proposal.time }
}

const ordinals: readonly (readonly [RegExp, number])[] = [
  [/\b(?:first|1st)\b/i, 0],
  [/\b(?:second|2nd)\b/i, 1],
  [/\b(?:third|3rd)\b/i, 2],
  [/\b(?:fourth|4th)\b/i, 3],
  [/\b(?:fifth|5th)\b/i, 4],
]

/** True if the day of a card has passed, in a conversation that goes on later. Such a card can't be changed. */
const isPast = (proposal: CoachProposal, today: string): boolean =>
  'dueDate' in proposal && proposal.dueDate !== null && proposal.kind !== 'change' && proposal.dueDate < today

/** The cards of the latest answer that had any, at most two answers ago. The one that took a card's place may still be on its way. */
function latestCards({ request, offCards = [], today }: Turn): EarlierCard[] {
  const cards = [...request.cards, ...offCards].toSorted((one, other) => one.turnsAgo - other.turnsAgo)
  const ago = cards.find(({ turnsAgo }) => turnsAgo <= 2)?.turnsAgo
  return cards.filter(
    ({ turnsAgo, proposal, state }) => turnsAgo === ago && state !== 'withdrawn' && !isPast(proposal, today),
  )
}

/** Makes a change of the record that an accepted card has made. */
function changeOf({ proposal, recordId }: EarlierCard, made: CoachProposal): CoachProposal | null {
  if (proposal.kind === 'goal' && made.kind === 'goal') return goalChangeOf(recordId, proposal, made)
  if ((proposal.kind !== 'task' && proposal.kind !== 'household') || made.kind !== proposal.kind) return null
  const { title, dueDate } = proposal
  const base = { kind: 'change', record: proposal.kind, id: recordId, title, dueDate } as const
  if (made.title !== title) return { ...base, change: { act: 'rename', title: made.title } }
  const time = made.kind === 'task' ? made.time : null
  return made.dueDate === null ? null : { ...base, change: { act: 'move', dueDate: made.dueDate, time } }
}

function withAmount(card: EarlierCard, amount: string): CoachProposal | null {
  const { proposal } = card
  if (proposal.kind === 'income') return { ...proposal, amount: Number(amount).toFixed(decimalsOf(proposal.currency)) }
  if (proposal.kind === 'goal') return proposal.targetValue === null ? null : { ...proposal, targetValue: amount }
  return changeGoalCard(card, { value: amount })
}

/** Changes the card that changes a goal. */
function adjustAgain(card: EarlierCard, wish: CardChange, turn: Turn): CoachProposal | null {
  if (wish.act === 'rename') return changeGoalCard(card, { title: wish.title })
  const when = wish.act === 'move' && namesDay(wish.to, turn) ? readBareWhen(wish.to, turn) : null
  return when?.day == null ? null : changeGoalCard(card, { day: when.day })
}

function applyChange(card: EarlierCard, wish: CardChange, turn: Turn): CoachProposal | null {
  const { proposal } = card
  if (wish.act === 'amount') return withAmount(card, wish.amount)
  if (proposal.kind === 'change' && proposal.change.act === 'adjust') return adjustAgain(card, wish, turn)
  if (proposal.kind === 'change' && proposal.change.act === 'move' && wish.act === 'move') {
    const when = readBareWhen(wish.to, turn)
    const { dueDate, time } = proposal.change
    const day = namesDay(wish.to, turn) ? when?.day : null
    return { ...proposal, change: { act: 'move', dueDate: day ?? dueDate, time: when?.time ?? time } }
  }
  if (proposal.kind === 'change' && wish.act === 'rename')
    return { ...proposal, change: { act: 'rename', title: wish.title } }
  if (wish.act === 'repeat') return proposal.kind === 'task' ? { ...proposal, repeat: wish.rule } : null
  if (wish.act === 'replace') return withWord(proposal, wish.old, wish.new)
  if (wish.act === 'rename')
    return isDated(proposal) || proposal.kind === 'item' ? { ...proposal, title: wish.title } : null
  return isDated(proposal) ? withWhen(proposal, wish.to, turn) : null
}

function withWord(proposal: CoachProposal, old: string, made: string): CoachProposal | null {
  if (!isDated(proposal) && proposal.kind !== 'item') return null
  const at = proposal.title.toLowerCase().indexOf(old.toLowerCase())
  if (at === -1) return null
  return {
    ...proposal,
    title: toTitle(`${proposal.title.slice(0, at)}${made}${proposal.title.slice(at + old.length)}`),
  }
}

/** Changes the card above: 'make it 10:30', 'no, Friday', 'call it …', 'and one for Thursday'. */
export function answerCardChange(turn: Turn): Answer | null {
  const above = latestCards(turn)
  const last = above.at(-1)?.proposal
  const hasAmount = last?.kind === 'income' || hasTarget(last)
  const wish = (hasAmount ? readAmountChange(turn) : null) ?? readCardChange(turn)
  const cards = wish === null ? [] : above
  const { request, today } = turn
  const card = cards.findLast((one) => wish !== null && applyChange(one, wish, turn) !== null)
  if (wish === null || card === undefined) return null
  if (turn.offCards?.includes(card) === true)
    return makeAnswer(switchedOff(areaOfCard(card.proposal), request.language), { isFree: true })
  const made = applyChange(card, wish, turn)
  if (made === null) return null
  const isKept = card.state === 'accepted' && wish.act !== 'again'
  if (isKept && made.kind === 'income')
    return makeAnswer('That one’s in your income log already. Open it there to change the amount.', { isFree: true })
  const proposal = isKept ? (made.kind === 'change' ? made : changeOf(card, made)) : made
  if (proposal === null) return null
  const line = [cardSentence(proposal, today, request.language), tapLine(proposal, request.language)]
  const note = card.state === 'open' && wish.act !== 'again' ? 'This replaces the card above.' : null
  return makeAnswer([...line, request.language === 'en' ? note : null].filter(Boolean).join(' '), {
    cards: [proposal],
    replaces: note === null ? null : card.ref,
    isFree: true,
  })
}

const verbs = /^(move|push|reschedule|delete|remove|cancel|finish|mark|check off|cross off|complete|rename|change)\b/i
const ordinalWords = oneOf('first|second|third|fourth|fifth|last|1st|2nd|3rd|4th|5th')
const afterOrdinal = oneOf(' (?:to|on|as|done|for|until|off|from)\\b|[.!]?$')
const ordinalForm = new RegExp(
  String.raw`\b(?:the |that |my )?(?:${ordinalWords})(?: (?:one|task|thing|item))?(?=${afterOrdinal})`,
  'i',
)

type ListedRecord = Looked['told'][number]

function listedAt(said: string, told: readonly ListedRecord[]): ListedRecord | undefined {
  if (/\blast\b/i.test(said)) return told.at(-1)
  const at = ordinals.find(([form]) => form.test(said))?.[1]
  return at === undefined ? undefined : told[at]
}

/** Replaces 'the second' in 'Move the second to Friday' with the name of the task that the list had there. `told`: that task. */
export function readListedChange({ request, state }: Turn): { message: string; told: ListedRecord } | null {
  const told = state.kept.looked?.told ?? []
  const text = collapseSpaces(request.message.slice(0, 200)).replace(leadingWords, '')
  const said = ordinalForm.exec(text)?.[0]
  if (told.length === 0 || said === undefined || !verbs.test(text)) return null
  const meant = listedAt(said, told)
  return meant === undefined ? null : { message: text.replace(said, () => `“${meant.title}”`), told: meant }
}

const askWhichOne = (): Answer =>
  makeAnswer('I’m not sure which one you mean. Tell me its name and what should change, and I’ll make the card.', {
    isFree: true,
  })

const agrees =
  /^(?:(?:ok|okay|yes|yeah|yep|sure|please|great|perfect|good)\b[, ]*)*(?:do|add|save|make|log) (?:it|that|them|this)[.!]?$/i
/** Answers 'ok, add it' about a card above: only the user's tap adds it. */
export function answerAgreed(turn: Turn): Answer | null {
  const card = turn.request.cards.find(({ turnsAgo, state }) => turnsAgo === 1 && state === 'open')
  const isOwn = turn.state.current === null || turn.state.depth > 0
  if (card === undefined || !isOwn || turn.state.pending !== null || !agrees.test(turn.request.message.trim()))
    return null
  return makeAnswer('It’s on the card above. Tap it to add it: I never add anything without you.', {
    isFree: true,
  })
}

/** Asks which one is meant by 'Move the second' or 'make it 5', if it can't refer to anything that was listed or offered. */
export function answerPointing(turn: Turn): Answer | null {
  const text = withoutTail(collapseSpaces(turn.request.message.slice(0, 160)).replace(leadingWords, ''), closingWords)
  const to = moves.exec(text)?.[1]
  const pointsAt = ordinalForm.exec(text)?.[0]
  const isOrdinal = pointsAt !== undefined && verbs.test(text) && text.split(' ').length <= 10
  const isMove = to !== undefined && readBareWhen(to, turn) !== null
  const isOpen = turn.state.current === null && readListedChange(turn) === null
  return (isMove || isOrdinal) && isOpen ? askWhichOne() : null
}

const other =
  /^(?:(?:no|nope|nah|actually|wait|sorry|oh)\b[, ]*)*(?:i meant )?(?:not that one,? )?the other(?: one)?[.!]?$/i
const maxAsked = 4

/** Answers 'No, the other one' about tasks that an answer listed. */
export function answerOtherOne(turn: Turn): Answer | null {
  const told = turn.state.kept.looked?.told ?? []
  if (!other.test(turn.request.message.trim())) return null
  if (told.length < 2) return turn.state.current === null && turn.state.offered.length === 0 ? askWhichOne() : null
  const [card] = latestCards({ ...turn, offCards: [] })
  const last = card?.proposal.kind === 'change' ? card.proposal : null
  const rest = told.filter(({ title }) => title !== last?.title).slice(0, maxAsked)
  const names = rest.map(({ title }) => quoteUserText(title))
  const choices = last === null ? [] : rest.map(({ title }) => changeText(title, last, turn.today))
  const list = new Intl.ListFormat('en', { type: 'disjunction' }).format(names)
  return makeAnswer(paragraphs('Okay, not that one.'), {
    question: makeQuestion('choice', `Which one do you mean: ${list}?`),
    choices,
    isFree: true,
    looked: turn.state.kept.looked ?? null,
  })
}

function changeText(title: string, { change }: Moved, today: string): string {
  const name = `“${title}”`
  if (change.act === 'finish') return `Mark ${name} as done in my planner`
  if (change.act === 'delete') return `Delete ${name} from my planner`
  if (change.act === 'rename') return `Rename ${name} to “${change.title}”`
  if (change.act === 'adjust') return `Change my goal ${name}`
  return `Move ${name} in my planner to ${formatDay(change.dueDate, today, 'en')}${change.time === null ? '' : ` at ${change.time}`}`
}
