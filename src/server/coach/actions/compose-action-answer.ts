import { type CoachProposal, maxProposals } from '#contract/coach.ts'
import type { QuestionPurpose } from '#server/ports/dialogue-state.ts'
import { saysAll } from '#server/lib/match-names.ts'
import type { FoundRecord, NameAnswer } from '#server/ports/named-records.ts'
import { type Answer, makeQuestion, paragraphs, makeAnswer } from '../dialogue/compose-answer.ts'
import { quoteUserText } from '../guide/quote-user-text.ts'
import type { Language } from '../safety/kinds.ts'
import type { ActionRequest, AskedChange, GoalAdjustment, ChangeRequest } from './action-request.ts'
import { newTaskPart, withFurtherDays, workoutPart } from './new-task-cards.ts'
import { toTitle } from './title-text.ts'
import { shiftFrom } from './shift-requests.ts'
import { type Answered, lostLine, notFoundText, type PlannedOn } from './not-found-text.ts'
import { refusals } from './refusal-texts.ts'
import { askWhatTime } from './moves-without-time.ts'
import { proposeMoveAll } from './propose-move-all.ts'
import { askOtherDay, askWhichRecord } from './ask-which-record.ts'
import { goalActLine } from './finish-or-delete-goal-reply.ts'
import { nextOfEach } from './match-titles.ts'
import { chooseByPosition } from './choose-by-position.ts'
import { goalPart } from './goal-change-reply.ts'
import { cardsText, hints, noRoomText, notRead } from './card-hints.ts'

type ChangeOfRecord = Extract<CoachProposal, { kind: 'change' }>['change']
type Ask = Extract<ActionRequest, { do: 'ask' }>

/** The part of an answer for one request: a card, a line, or a choice. */
type Part = {
  card?: CoachProposal
  cards?: CoachProposal[]
  line?: string
  /** The line above the cards. */
  before?: string
  aside?: string
  purpose?: QuestionPurpose
  choices?: string[]
}

const purposes = {
  task: 'newTask',
  item: 'newItem',
  household: 'newHousehold',
  entry: 'newEntry',
  goal: 'newGoal',
  prayer: 'newPrayer',
} as const satisfies Record<Ask['about'], QuestionPurpose>

const missing: Readonly<Record<Ask['about'], Readonly<Record<Language, string>>>> = {
  task: {
    en: 'A few words are enough. Add a day if you like. What should it say?',
    es: 'Bastan unas palabras, y un día si quieres. ¿Qué debe decir?',
  },
  item: { en: 'What should I put on your list?', es: '¿Qué pongo en tu lista?' },
  household: { en: 'What needs doing at home?', es: '¿Qué hay que hacer en casa?' },
  entry: {
    en: 'I’ll keep your words as they are. What would you like to write?',
    es: 'Dejo tus palabras tal cual. ¿Qué quieres escribir?',
  },
  goal: {
    en: 'Give it a number and a date if you have them. What’s the goal?',
    es: 'Dale un número y una fecha, si los tienes. ¿Cuál es la meta?',
  },
  prayer: { en: 'What would you like to pray for?', es: '¿Por qué quieres orar?' },
}

const notFoundPart = ({ isCertain, name, language }: ChangeRequest, { off }: NameAnswer): Part | null =>
  isCertain ? { line: notFoundText([name], language, off) } : null

const isMove = ({ act }: AskedChange): boolean => act === 'move' || act === 'shift'

/** Returns the records of that name on other days, without those that can't move. English only. */
const onOtherDaysOf = (
  { name, change, language }: ChangeRequest,
  { onOtherDays = [] }: NameAnswer,
  today: string,
): readonly FoundRecord[] =>
  language === 'en'
    ? onOtherDays.filter((one) => !isMove(change) || (one.record !== 'item' && isMovable(one, name, today)))
    : []

/** A past 'Run' is not the 'grocery run' that is to be moved. */
const isMovable = ({ title, dueDate }: FoundRecord, name: string, today: string): boolean =>
  dueDate === null || dueDate >= today || saysAll(name)([title])

/** Returns the card of a change. Null if the words may mean something else and no record fits. */
function changePart(request: ChangeRequest, answer: NameAnswer, today: string): Part | null {
  const { record: kind, name } = request
  if (kind === 'goal' && (request.change.act === 'finish' || request.change.act === 'delete'))
    return { line: goalActLine(name, request.change.act, answer) }
  if (request.change.act === 'adjust') return goalPart({ ...request, change: request.change }, answer, today)
  if (request.which !== undefined && answer.found.length > 0)
    return partByPosition(request, request.which, answer.found, today)
  const movable = isMove(request.change) ? answer.found.filter(({ record }) => record !== 'item') : answer.found
  const [only, ...more] = movable
  if (only !== undefined && request.openTime !== undefined)
    return { ...askWhatTime(request.openTime, request, movable, today), purpose: 'choice' }
  const onOtherDays = onOtherDaysOf(request, answer, today)
  if (only === undefined && onOtherDays.length > 0) return askOtherDay(request, onOtherDays, today)
  if (only === undefined)
    return newTaskPart(request, answer, today) ?? workoutPart(request, answer, today) ?? notFoundPart(request, answer)
  if (more.length > 0) return { ...askWhichRecord(request, movable, today), purpose: 'choice' }
  const { record, id, title, dueDate } = only
  const resolved = resolveChange(request.change, only, today)
  if (resolved === null) return { line: cannotShift(only) }
  const card = { kind: 'change', record, id, title, dueDate, change: resolved } as const
  if (request.alsoOn !== undefined) return withFurtherDays(card, request.alsoOn, request.aside, today)
  return { card, ...(request.aside !== undefined && { line: request.aside }) }
}

/** Returns the cards for all records, or for the one that is meant. Asks the user if the message says two and there aren't two. */
function partByPosition(
  request: ChangeRequest,
  which: NonNullable<ChangeRequest['which']>,
  found: readonly FoundRecord[],
  today: string,
): Part | null {
  const { which: _, ...one } = request
  if (which !== 'every') {
    const meant = chooseByPosition(which, found, today)
    const part = changePart(one, { found: meant, off: [] }, today)
    return found.length > 1 || which === 'onDay'
      ? part
      : { ...part, line: 'I only see one of those, so look before you tap.' }
  }
  const parts = nextOfEach(found, today).map((record) => changePart(one, { found: [record], off: [] }, today))
  return { cards: parts.flatMap((part) => part?.card ?? []) }
}

const cannotShift = ({ title, time }: FoundRecord): string =>
  time === null
    ? `${quoteUserText(title)} doesn’t have a time yet. Tell me the time instead, like “move ${toTitle(title)} to 3 pm.”`
    : `That would move ${quoteUserText(title)} to another day. Tell me the day and time instead.`

/** Returns the change with its day. Null if there is no hour to move. */
function resolveChange(
  change: Exclude<AskedChange, GoalAdjustment>,
  record: FoundRecord,
  today: string,
): ChangeOfRecord | null {
  if (change.act === 'move') return { ...change, dueDate: change.dueDate ?? record.dueDate ?? today }
  if (change.act !== 'shift') return change
  const to = shiftFrom(record, change, today)
  return to === null ? null : { act: 'move', ...to }
}

function partOf({ request, found }: Answered, today: string): Part | null {
  if (request.do === 'add')
    return { card: request.proposal, ...(request.aside !== undefined && { line: request.aside }) }
  if (request.do === 'ask') return { line: missing[request.about][request.language], purpose: purposes[request.about] }
  if (request.do === 'unable') {
    return { line: refusals[request.why][request.language](request.said) }
  }
  if (request.do === 'moveAll') return moveAllPart(request, found ?? noneFound, today)
  return changePart(request, found ?? noneFound, today)
}

const noneFound: NameAnswer = { found: [], off: [] }
function moveAllPart(request: Extract<ActionRequest, { do: 'moveAll' }>, answer: NameAnswer, today: string): Part {
  const { cards, line } = proposeMoveAll(request, answer, today)
  return { cards, ...(line !== null && { line }) }
}

/** True if the record of a change wasn't found. A change of a goal's values says so itself. */
const isLost = (one: Answered, today: string): boolean => {
  const { request, found } = one
  if (
    request.do !== 'change' ||
    request.change.act === 'adjust' ||
    request.record === 'goal' ||
    request.isReported === true
  )
    return false
  const isMissing = found === null || found.found.length === 0
  const part = partOf(one, today)
  return part === null || (isMissing && part.card === undefined && part.cards === undefined)
}

const lostParts = (lost: readonly Answered[], today: string, plannedOn: PlannedOn): Part[] => {
  const [only, ...more] = lost
  const onOtherDays = only?.request.do === 'change' ? onOtherDaysOf(only.request, only.found ?? noneFound, today) : []
  if (only?.request.do === 'change' && more.length === 0 && onOtherDays.length > 0)
    return [{ ...askOtherDay(only.request, onOtherDays, today), purpose: 'choice' }]
  const line = lostLine(lost, today, plannedOn)
  return line === null ? [] : [{ line }]
}

/**
 * Builds the cards and lines for what was asked. Returns null if the message turns out to ask for nothing. `isCut`: there was more than
 * is read.
 */
export function composeActionAnswer(
  answered: readonly Answered[],
  today: string,
  { isCut = false, plannedOn = () => null }: { isCut?: boolean; plannedOn?: PlannedOn } = {},
): Answer | null {
  const language = answered[0]?.request.language ?? 'en'
  const meant = answered.filter((one) => partOf(one, today) !== null)
  if (meant.length === 0) return null
  // If there were other requests, a change without a record is reported too, at the end.
  const lost = answered.filter((one) => isLost(one, today))
  const parts = [
    ...answered.filter((one) => !lost.includes(one)).flatMap((one) => partOf(one, today) ?? []),
    ...lostParts(lost, today, plannedOn),
  ]
  if (parts.length === 0) return null
  const all = parts.flatMap(({ card, cards: several = [] }) => card ?? several)
  const cards = all.slice(0, maxProposals)
  const guessed = answered
    .map(({ request }) => (request.do === 'add' ? request.guess : undefined))
    .find((guess) => guess !== undefined)
  const text = cardsText(cards, guessed === undefined ? null : hints[guessed][language], today, language)
  const lines = parts.flatMap(({ line, purpose }) => (line === undefined || purpose !== undefined ? [] : [line]))
  const first = parts.flatMap(({ before }) => before ?? [])
  const question = parts.find(({ purpose }) => purpose !== undefined)
  const over = noRoomText(all.slice(maxProposals), language)
  const cut = isCut && all.length > 1 ? notRead[language] : null
  return makeAnswer(paragraphs([...new Set(first)].join('\n\n'), text, over, cut, [...new Set(lines)].join('\n\n')), {
    cards,
    isFree: true,
    choices: question?.choices ?? [],
    ...(question?.purpose !== undefined &&
      question.line !== undefined && { question: makeQuestion(question.purpose, question.line) }),
  })
}
