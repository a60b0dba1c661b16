import { readBreathing, readWeight, readWorkout } from './body-requests.ts'
import { readChanges, readTold } from './change-requests.ts'
import { bare, isQuestion, toClauses } from './clauses.ts'
import { type Destination, readDestination } from './destinations.ts'
import { readEntry, readPrayer } from './entry-requests.ts'
import { readGoal } from './goal-requests.ts'
import { readIncome } from './income-requests.ts'
import { isPronoun, neededIn, readItems, unlessListed } from './item-requests.ts'
import { beginsTask, readHouseholdTasks, readNewTask, readReminder, readTasks } from './task-requests.ts'
import { isClear, isEverything, isOrder, readCommand } from './verbs.ts'
import { readNote } from './note-requests.ts'
import { fold, match } from './text.ts'
import { readWhen } from './when.ts'
import type { ActionContext, ActionRequest, Clause } from './actions.ts'

/** As many as one answer has cards. */
const mostActions = 10

/** A clause with the list that it names, or that the request beside it named. */
type Placed = { clause: Clause; destination: Destination | null; earlier: Clause | undefined }

/** What the user asks to be done, in the order of the message; nothing for a question. */
export function readActions(message: string, context: ActionContext): ActionRequest[] {
  const written = readEntry(message, context) ?? readPrayer(message, context)
  if (written !== null) return [written]
  const clauses = toClauses(unlessListed(message), context.language)
  return placeClauses(clauses)
    .flatMap((placed) => readClause(placed, context))
    .slice(0, mostActions)
}

function placeClauses(clauses: readonly Clause[]): Placed[] {
  const found = clauses.map(readDestination)
  return clauses.map((clause, at) => {
    const near =
      found[at] ??
      found.slice(0, at).findLast((one) => one !== null) ??
      found.slice(at + 1).find((one) => one !== null) ??
      null
    const destination = found[at] ?? (near && isShortCommand(clause) ? { ...near, rest: clause.text } : null)
    return { clause, destination, earlier: clauses[at - 1] }
  })
}

/** 'add bread' beside 'remove milk from my list'. */
const isShortCommand = (clause: Clause): boolean => {
  const verb = readCommand(clause)?.verb
  return (verb === 'add' || verb === 'remove' || verb === 'finish') && clause.text.split(' ').length <= 8
}

const forms = [readWeight, readWorkout, readIncome, readGoal, readReminder] as const

function readClause(placed: Placed, context: ActionContext): ActionRequest[] {
  const { clause, destination } = placed
  const breathing = readBreathing(clause)
  if (breathing !== null) return breathing
  if (isQuestion(clause)) return []
  for (const form of forms) {
    const read = form(clause, context)
    if (read !== null) return read
  }
  if (destination !== null) return readListed(placed, destination, context)
  return readUnlisted(placed, context)
}

function readUnlisted({ clause, earlier }: Placed, context: ActionContext): ActionRequest[] {
  const created = readNewTask(clause, context)
  if (created !== null) return created
  const command = readCommand(clause)
  if (command !== null && command.verb !== 'add') {
    const changed = readChanges(command, clause, null, context)
    if (changed !== null) return changed
  }
  if (command?.verb === 'add' && notes.test(command.word)) {
    const noted = readNoted(command.object, clause, earlier, context)
    if (noted !== null) return noted
  }
  return readTold(clause) ?? (context.isAnswering === true ? null : readNote(clause, context)) ?? []
}

/** 'add dentist tomorrow at 3', 'I have to hand it in on Friday, add that', 'add milk'. */
function readNoted(
  object: string,
  clause: Clause,
  earlier: Clause | undefined,
  context: ActionContext,
): ActionRequest[] | null {
  if (isPronoun(object))
    return earlier !== undefined && hasWhen(earlier.text, earlier, context)
      ? readTasks(earlier.text, earlier, context)
      : null
  if (hasWhen(object, clause, context) || beginsTask(object, clause.language)) return readTasks(object, clause, context)
  return short.test(fold(object)) && !/^(?:write|note|jot|pencil)/.test(clause.text.toLowerCase())
    ? readItems(object, clause, null)
    : null
}

/** Up to four words: a thing for a list. */
const short = /^[\p{L}'-]{2,}(?: [\p{L}'-]{2,}){0,3} ?$/u

/** Verbs that put something down by themselves, where it has a day or an hour. */
const notes = /^(?:add|write|note|jot|pencil in|anade|anadir|agrega|agregar|apunta|apuntar|anota|anotar|ponl)/

function hasWhen(text: string, { language }: Clause, context: ActionContext): boolean {
  const { day, time, repeat, problem } = readWhen(text, context, language)
  return day !== null || time !== null || repeat !== null || problem !== null
}

/** A request that names its list. */
function readListed(placed: Placed, destination: Destination, context: ActionContext): ActionRequest[] {
  const { clause } = placed
  const { language } = clause
  const rest = bare({ text: destination.rest, language })
  if (isClear(rest)) return [{ do: 'unable', why: 'clearList', said: clause.text, language }]
  if (destination.to !== 'planner' && isOrder(rest))
    return [{ do: 'unable', why: 'order', said: clause.text, language }]
  const created = destination.to === 'planner' || destination.to === 'household' ? readNewTask(rest, context) : null
  const command = readCommand(rest)
  if (command !== null && command.verb !== 'add') {
    if (command.object === '') return [{ do: 'unable', why: 'clearList', said: clause.text, language }]
    return readChanges(command, rest, destination, context) ?? []
  }
  if (created !== null) return created
  const object = command?.object ?? unspoken(placed, rest)
  return object === null ? [] : readNew(placed, object, destination, context)
}

/** 'shopping list: milk', 'we need milk on the list': a thing for the list without a verb. */
function unspoken({ clause }: Placed, rest: Clause): string | null {
  if (/\blist[as]?\b[^:]{0,20}:/i.test(clause.text)) return rest.text
  const [, due] = match(shouldBe, rest.text) ?? []
  return due ?? neededIn(rest) ?? (isNoun(clause, rest) ? rest.text : null)
}

const shouldBe =
  /^(.{1,150}?) (?:(?:needs?|has|have|should|must|ought|is supposed)(?: to)? (?:be|go|get)(?: put| added| placed| written)?|is|are)$/d
const listEnds =
  /\b(?:on|onto|to|in|into) (?:(?:my|the|our) )?(?:[\w-]+ ){0,2}(?:lists?|planner|calendar|chores|diary)(?: (?:as well|too|also))?$/
const noThing =
  /\b(?:is|are|was|were|do|did|have|what|how|why|put)\b|^(?:i|we|you|it|there|that|this|nothing|everything|he|she|they|my|no|not|yes|thanks)\b/

/** 'milk on the shopping list'. */
const isNoun = (clause: Clause, rest: Clause): boolean =>
  listEnds.test(fold(clause.text)) &&
  rest.text.split(' ').length <= 9 &&
  rest.text !== '' &&
  !noThing.test(fold(rest.text))

const householdList = /\bhousehold list\b/
const chores =
  /\b(?:laundry|dishes|dusting|vacuum|appointment|meeting|trash|garbage|errand|homework|cita|reunion|colada|basura)\b|^\w+ing\b/

function readNew(placed: Placed, given: string, destination: Destination, context: ActionContext): ActionRequest[] {
  const { clause, earlier } = placed
  const { language } = clause
  const object = isPronoun(given) && earlier !== undefined ? (neededIn(earlier) ?? '') : isPronoun(given) ? '' : given
  const isTask = beginsTask(object, language) || chores.test(fold(object)) || hasWhen(object, clause, context)
  // One of the shopping lists is called household.
  if (destination.to === 'household' && !isTask && object !== '' && householdList.test(fold(clause.text)))
    return readItems(object, clause, 'household')
  if (destination.to === 'household')
    return object === '' ? [{ do: 'ask', about: 'household', language }] : readHouseholdTasks(object, clause, context)
  if (isEverything(object, language)) return [{ do: 'unable', why: 'order', said: clause.text, language }]
  if (destination.to === 'shopping') return readItems(object, clause, destination.list)
  if (destination.to === 'planner') return readTasks(object, clause, context)
  return isTask && destination.list === null
    ? readTasks(object, clause, context)
    : readItems(object, clause, destination.list)
}

/** What was missing, said in answer to the question for it. */
export function readMissing(
  about: Extract<ActionRequest, { do: 'ask' }>['about'],
  message: string,
  context: ActionContext,
): ActionRequest[] {
  const [clause] = toClauses(message, context.language)
  const language = clause?.language ?? context.language
  if (about === 'entry') return orNothing(readEntry(`${language === 'es' ? 'diario' : 'journal'}: ${message}`, context))
  if (about === 'prayer')
    return orNothing(readPrayer(`${language === 'es' ? 'oracion' : 'prayer'}: ${message}`, context))
  if (clause === undefined || message.length > 300) return []
  if (about === 'item') return readItems(clause.text, clause, null)
  if (about === 'household') return readHouseholdTasks(clause.text, clause, context)
  if (about === 'goal')
    return readGoal({ ...clause, text: `${language === 'es' ? 'meta' : 'goal'}: ${clause.text}` }, context) ?? []
  return readTasks(clause.text, clause, context)
}

const orNothing = (request: ActionRequest | null): ActionRequest[] => (request === null ? [] : [request])
