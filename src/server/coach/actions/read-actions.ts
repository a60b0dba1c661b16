import { longestLine } from '#contract/shopping-line.ts'
import { type Intent, intentOf } from '../intents/intent-classifier.ts'
import type { RequestLabel } from '../intents/intent-labels.ts'
import type { ActionContext, ActionRequest, Clause } from './action-request.ts'
import { readBreathing, readWeight, readWorkout } from './body-requests.ts'
import { type ChangeLabel, readChanges } from './change-requests.ts'
import { stripCourtesies, isCommand, asksForAnswer, toClauses } from './clauses.ts'
import { type Destination, readDestination } from './destinations.ts'
import { readEntry, readPrayer } from './entry-requests.ts'
import { readGoal } from './goal-requests.ts'
import { withGoalPractice } from './goal-practice.ts'
import { readIncome } from './income-requests.ts'
import { isLogIt, readLogs, readMood } from './log-requests.ts'
import { takeListName } from './list-names.ts'
import { isPronoun, neededIn, objectOf, readItems, unlessListed } from './item-requests.ts'
import { phraseEnd, parsePhrases, wordsOf } from './match-phrases.ts'
import { isOrder } from './purchase-words.ts'
import { plainWords, readCalled } from './normalize-phrasing.ts'
import { goalChangeIn, plainRequestIn, setsGoalIn, withoutIn } from './plain-requests.ts'
import { readMoveAll } from './move-all-requests.ts'
import { readHouseholdTasks, readTasks } from './task-requests.ts'
import { beginsTask, withoutAfterthought, withoutLead } from './task-words.ts'
import { readWhen } from '../when/read-when.ts'

/** As many as one answer has cards. */
const maxActions = 10
type Request = Extract<Intent, { kind: 'request' }>
/** A clause with what it asks for, and the list that it names, or that the request beside it named. */
type Placed = { clause: Clause; request: Request | null; destination: Destination | null; earlier: Placed | undefined }

const requestIn = (text: string, clause?: Clause): Request | null => {
  const intent = intentOf(text, clause !== undefined && isCommand(clause))
  return intent?.kind === 'request' ? intent : null
}

/** What a clause asks for, with its courtesies or else as the command that stands after them. */
const ownRequest = (clause: Clause): Request | null =>
  requestIn(clause.text, clause) ?? (isCommand(clause) ? requestIn(stripCourtesies(clause).text, clause) : null)

/** Too many things at once are to be put in an order, not to be planned as they are. */
const tooMuch = /^\s*(?:i have|i['’]ve got|there (?:is|are)|tengo|hay) (?:too|so|demasiad[oa]s?) ?(?:many|much)?\b/i

/** What the user asks to be done, in the order of the message; nothing for a question. */
export function readActions(given: string, context: ActionContext): ActionRequest[] {
  if (tooMuch.test(given)) return []
  const note = noteToSelf.exec(given.trim())?.[1]
  if (note !== undefined) return [readEntry(`journal: ${note}`, context)]
  const called = readCalled(given, context)
  if (called !== null) return called
  const { name, message } = takeListName(withGoalPractice(plainWords(given.slice(0, 1_000))))
  const asked = readRequests(message, context)
  return name === null ? asked : asked.map((one) => onNamedList(one, name))
}

const noteToSelf = /^(?:note to self|quick note|make a note(?: that)?)[:,]? ([^]{3,600})$/i

/** A list that the app has not is kept as a note of each item, and that is said. */
function onNamedList(one: ActionRequest, name: string): ActionRequest {
  if (one.do !== 'add' || one.proposal.kind !== 'item') return one
  const title = `${one.proposal.title}, ${name}`.slice(0, longestLine)
  const aside =
    one.language === 'es'
      ? `Glowell no tiene una lista “${name}”, así que van a Hogar, con ese nombre como nota.`
      : `Glowell’s lists have fixed names and “${name}” isn’t one, so these go on Household with “${name}” as a note.`
  return { ...one, proposal: { ...one.proposal, title }, aside }
}

function readRequests(message: string, context: ActionContext): ActionRequest[] {
  const clauses = toClauses(message, context.language)
  const placed = placeClauses(clauses, requestIn(message, clauses.length === 1 ? clauses[0] : undefined))
  const logged = readLogged(clauses, context)
  if (logged.some((logs) => logs !== null))
    return placed
      .flatMap((one, at) => logged[at] ?? readMood(one.clause) ?? readClause(one, context))
      .slice(0, maxActions)
  const labels = new Set(placed.flatMap(({ request }) => request?.label ?? []))
  // An entry and a prayer may have several sentences.
  const [only] = labels.size === 1 ? labels : []
  if (only === 'add.entry') return [readEntry(message, context)]
  if (only === 'add.prayer') return [readPrayer(message, context)]
  return placed.flatMap((one) => readClause(one, context)).slice(0, maxActions)
}

/** What each clause asks to log, null where it asks for something else; empty for 'log it', which speaks of the one before. */
const readLogged = (clauses: readonly Clause[], context: ActionContext): (ActionRequest[] | null)[] =>
  clauses.map((clause, at) => {
    const next = clauses[at + 1]
    const before = clauses[at - 1]
    if (isLogIt(clause) && before !== undefined && readLogs(before, context, true) !== null) return []
    return readLogs(clause, context, next !== undefined && isLogIt(next))
  })

const adds = (request: Request | null): boolean => request !== null && !isChangeLabel(request.label)

const toRequest = (label: RequestLabel | null): Request | null =>
  label === null ? null : { kind: 'request', label, asks: 1 }

function placeClauses(clauses: readonly Clause[], whole: Request | null): Placed[] {
  const own = clauses.map((clause) => (clauses.length === 1 ? whole : ownRequest(clause)))
  // Where only the whole asks for something, its last clause does.
  const last = own.every((request) => request === null) ? clauses.length - 1 : -1
  const bared = clauses.map(stripCourtesies)
  const named = bared.map(({ text }) => readDestination(text))
  const placed: Placed[] = []
  for (const [at, clause] of bared.entries()) {
    const isOwn = named[at] === null && isOwnPlan.test(clauses[at]?.text ?? '')
    const said = setsGoalIn(clauses[at]) ? toRequest('add.goal') : own[at]
    const request = isOwn
      ? null
      : (said ?? toRequest(plainRequestIn(clause, at > 0 && whole === null)) ?? (at === last ? whole : null))
    const near = named[at] ?? named.slice(0, at).findLast((one) => one !== null) ?? named.find((one) => one !== null)
    // 'Mark the oil change done and add wipers to my shopping list': the list is that of the wipers.
    const isOther = request !== null && isChangeLabel(request.label) && own.some(adds)
    const isShort = request !== null && request.label !== 'add.task' && !isOther && clause.text.split(' ').length <= 8
    const destination = named[at] ?? (near && isShort ? { ...near, rest: clause.text } : null)
    placed.push({ clause: withoutIn(clause), request, destination, earlier: placed[at - 1] })
  }
  return placed
}

function readClause(placed: Placed, context: ActionContext): ActionRequest[] {
  const { clause, request, destination } = placed
  const swept = readMoveAll(clause, context)
  if (swept !== null) return swept
  const goal = goalChangeIn(clause)
  if (goal !== null) return [{ do: 'unable', why: 'goalChange', said: goal, language: clause.language }]
  const unlisted = unlessListed(clause)
  if (unlisted !== null && request !== null) return readUnlessListed(unlisted, clause)
  if (request === null || asksForAnswer(clause)) return []
  if (destination !== null && isOrder(destination.rest))
    return [{ do: 'unable', why: 'order', said: clause.text, language: clause.language }]
  if (isChangeLabel(request.label)) return readChanges({ label: request.label, clause, destination }, context)
  return readNew(request.label, placed, context)
}

const isChangeLabel = (label: RequestLabel): label is ChangeLabel =>
  label === 'finish' || label === 'delete' || label === 'rename' || label === 'move'

/** 'I'll write it down tonight' says what the user will do, and asks for nothing. */
const isOwnPlan =
  /^(?:i will|i[’']ll|i am going to|i[’']?m going to|i[’']?m gonna) (?:write|note|jot|remember|think|try|sleep|do|say|tell|ask|see|look|let|keep)\b/i

function readUnlessListed(asked: string, clause: Clause): ActionRequest[] {
  const destination = readDestination(asked)
  return readItems(destination?.rest ?? asked, clause, destination?.list ?? null)
}

const isAll = (object: string): boolean => everything.has(wordsOf(object)[0]?.word ?? '')
const everything = new Set(['everything', 'all', 'todo', 'whatever'])

function readNew(label: RequestLabel, placed: Placed, context: ActionContext): ActionRequest[] {
  const { clause } = placed
  switch (label) {
    case 'add.weight':
      return readWeight(clause)
    case 'add.workout':
      return readWorkout(clause)
    case 'add.income':
      return incomeOf(placed, context)
    case 'add.goal':
      return readGoal(clause, context)
    case 'add.breathing':
      return readBreathing(clause)
    case 'add.entry':
      return [readEntry(clause.text, context)]
    case 'add.prayer':
      return [readPrayer(clause.text, context)]
    default:
      return isOnlySaid(placed, context) ? [] : readListed(label, placed, context)
  }
}

/** 'I got 140 for the trip, put that in my income': the sum stands before it. */
function incomeOf({ clause, earlier }: Placed, context: ActionContext): ActionRequest[] {
  const own = readIncome(clause, context)
  if (own.length > 0 || earlier === undefined || earlier.request?.label === 'add.income') return own
  return readIncome(earlier.clause, context)
}

const wants = parsePhrases(
  "i need, i want, i'd like, id like, i would like, i wish, we need, necesito, quiero, quisiera",
)
/**
 * Said without a verb to put it down: 'I need to book a flight' is a wish, 'can you book a flight' asks for another helper, and
 * 'haircut at four' may be an answer to what the coach asked.
 */
function isOnlySaid(
  { clause: { text, isTold, isAsked }, destination }: Placed,
  { isAnswering }: ActionContext,
): boolean {
  const isPut = withoutLead(text) !== text || withoutAfterthought(text) !== text || destination !== null
  const isWish = isTold === true || phraseEnd(wordsOf(text), 0, wants) > 0
  return !isPut && (isWish || isAsked === true || isAnswering === true)
}

const chores = parsePhrases(
  'laundry, dishes, dusting, vacuum, vacuuming, appointment, meeting, trash, garbage, errand, homework, mopping, cleaning, ironing',
  'cita, reunion, colada, basura',
)

/** Something for a list: the one that is named, else the one that its kind belongs to. */
function readListed(label: RequestLabel, placed: Placed, context: ActionContext): ActionRequest[] {
  const { clause, destination, earlier } = placed
  const { language } = clause
  const text = destination?.rest ?? clause.text
  const named = label === 'add.task' ? withoutLead(withoutAfterthought(text)) : objectOf(text)
  const given = named.replace(/^(?:(?:it|that|this) )?(?:in|down|on|there|up)$/i, 'it')
  // 'I have yoga at five, add it': said once.
  const isSaid = earlier?.request && !isChangeLabel(earlier.request.label) && !isOnlySaid(earlier, context)
  if (isPronoun(given) && isSaid === true) return []
  if (given !== '' && isPronoun(given) && earlier === undefined && label === 'add.task')
    return [{ do: 'ask', about: 'task', language }]
  const before = isPronoun(given) ? earlier?.clause : undefined
  const object = before === undefined ? given : (neededIn(before) ?? before.text)
  if (isAll(object)) return [{ do: 'unable', why: 'order', said: clause.text, language }]
  const isTask =
    beginsTask(object, language) || phraseEnd(wordsOf(object), 0, chores) > 0 || hasWhen(object, clause, context)
  const to = destination?.to ?? 'bare'
  const isShopping = label === 'add.item' && !(isTask && to === 'bare')
  if (to === 'planner' || (to === 'bare' && label === 'add.task'))
    return readTasks(before?.text ?? text, clause, context)
  // One of the shopping lists is called household.
  if (to === 'household' && label === 'add.item' && !isTask) return readItems(object, clause, 'household')
  if (to === 'household' || (label === 'add.household' && to === 'bare'))
    return readHouseholdTasks(text, clause, context)
  if (to === 'shopping' || isShopping)
    return readItems(isPronoun(object) ? '' : object, clause, destination?.list ?? null)
  return readTasks(before?.text ?? text, clause, context)
}

function hasWhen(text: string, { language }: Clause, context: ActionContext): boolean {
  const { day, time, repeat, problem } = readWhen(text, context, language)
  return day !== null || time !== null || repeat !== null || problem !== null
}

/** What was missing, said in answer to the question for it. */
export function readMissing(
  about: Extract<ActionRequest, { do: 'ask' }>['about'],
  message: string,
  context: ActionContext,
): ActionRequest[] {
  const [said] = toClauses(message, context.language)
  if (about === 'entry') return [readEntry(message, context)]
  if (about === 'prayer') return [readPrayer(message, context)]
  if (said === undefined || message.length > 300) return []
  const clause = stripCourtesies(said)
  if (about === 'item') return readItems(clause.text, clause, null)
  if (about === 'household') return readHouseholdTasks(clause.text, clause, context)
  return about === 'goal' ? readGoal(clause, context) : readTasks(clause.text, clause, context)
}
