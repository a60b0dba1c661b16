import { moneySign } from './currency-names.ts'
import { oneOf } from '../phrase-pattern.ts'
import type { RequestLabel } from '../intents/intent-labels.ts'
import { maxLetters, within } from './action-limits.ts'
import type { ActionContext, ActionRequest, Clause } from './action-request.ts'
import { readBreathing, readWeight, readWorkout } from './health-log-requests.ts'
import { withDayOfChoice } from './tapped-choice-day.ts'
import { withImpliedRequest } from './implied-requests.ts'
import { readChanges } from './change-requests.ts'
import { asksForAnswer, stripCourtesies, toClauses } from './command-clauses.ts'
import { readDestination } from './read-destination.ts'
import { headedEntry } from './headed-entry.ts'
import { keepEntry, readEntry, readPrayer } from './entry-requests.ts'
import { readGoalChanges } from './read-goal-changes.ts'
import { isOfGoalThere, readGoal } from './goal-requests.ts'
import { readHeadedList, takeAddedList, takeHeadedList, type WithList } from './headed-lists.ts'
import { withGoalPractice } from './goal-practice.ts'
import { readIncome } from './income-requests.ts'
import { isLogIt } from './log-requests.ts'
import { withoutLogDestination } from './log-destination.ts'
import { readMood } from './mood-requests.ts'
import { paidBefore, readLogged } from './logged-clauses.ts'
import { withoutParaphrase } from './request-paraphrases.ts'
import { isOnlyMentioned, readListed } from './listed-requests.ts'
import { onNamedList, takeListName } from './unknown-lists.ts'
import { readItems, unlessListed } from './item-requests.ts'
import { isChangeLabel, type AssignedClause, assignDestinations, requestIn } from './assign-destinations.ts'
import { asksToPurchase } from './purchase-words.ts'
import { askedToLogPayment, cantLogSpending, isSpending } from './spending.ts'
import { withPlainChanges } from './normalize-changes.ts'
import { normalizePhrasing, readCalled, withBareTask } from './normalize-phrasing.ts'
import { isToBePlanned } from './asks-for-day-plan.ts'
import { unsupportedChange } from './unsupported-changes.ts'
import { readUndividedMessage } from './read-undivided-message.ts'
import { withPlainGoalAsk } from './goal-requests-without-values.ts'
import { withPlainPhrases } from './simplify-command-phrases.ts'
import { takeAfterList } from './join-list-additions.ts'
import { withReadableTitles } from './unusable-titles.ts'
import { readMoveAll } from './move-all-requests.ts'
import { moveOverDays } from './moves-over-days.ts'
import { readOpenMove } from './moves-without-time.ts'
import { readSales } from './sale-requests.ts'
import { readReminderBefore } from './reminder-before.ts'
import { readDurationChange } from './duration-changes.ts'
import { readReportedMove } from './reported-moves.ts'
import { readHouseholdTasks } from './household-task-requests.ts'
import { readTasks } from './task-requests.ts'
import { withoutListStatements } from './statements-about-lists.ts'
import { toPlainCommand } from './reorder-typed-command.ts'
import { eachTime, takeFurtherDays } from './split-by-hour-and-day.ts'
import { withNamed } from './named-in-thread.ts'
import { readWhen } from '../when/read-when.ts'

/** `message`: the whole message. */
type Said = AssignedClause & { message: string }

/** Reads what the user asks to be done, in the order of the message. Returns nothing for a question, or for a request to plan a day. */
export function readActions(given: string, context: ActionContext): ActionRequest[] {
  const typed = withDayOfChoice(given, context.today)
  return withReadableTitles(readUndividedMessage(typed, context, readActions) ?? readParts(typed, context), typed)
}

function readParts(typed: string, context: ActionContext): ActionRequest[] {
  const said =
    context.language === 'en'
      ? toPlainCommand(withPlainPhrases(withPlainGoalAsk(withoutLogDestination(withoutListStatements(typed)))))
      : typed
  const several = context.language === 'en' && context.isOneOfSeveral !== true ? readSeveral(said, context) : null
  if (several !== null) return several
  if (tellsOfMoneyLeft.test(said) || isToBePlanned(said, context)) return []
  const given =
    context.isAnswering === true || context.language !== 'en' ? said : withoutParaphrase(withImpliedRequest(said))
  const first =
    readGoalChanges(said.slice(0, maxLetters), context, readActions) ?? readSales(given.slice(0, maxLetters), context)
  if (first !== null) return within(first)
  const entry = headedEntry(given.trim())
  if (entry !== null) return [keepEntry(entry.body, entry.letters, context.language)]
  const more = takeAfterList(given, context, readActions)
  if (more !== null) return more
  const headed = takeHeadedList(given.slice(0, maxLetters), context)
  if (headed !== null) return within(readWithList(headed, context))
  if (askedToLogPayment(given, context)) return [cantLogSpending({ text: given, language: context.language })]
  const plain = given.slice(0, maxLetters)
  const called = readCalled(given, context) ?? readReminderBefore(plain, context, readActions)
  if (called !== null) return called
  const whole = readReportedMove(plain, context) ?? readDurationChange(plain, context)
  if (whole !== null) return whole
  const changed = withPlainChanges(plain)
  const spoken = context.isAnswering === true || changed !== plain ? changed : withBareTask(plain)
  const { name, message } = takeListName(withGoalPractice(withPlainChanges(normalizePhrasing(spoken))))
  const asked = readRequests(message, context)
  const added = asked.length === 0 && context.language === 'en' ? takeAddedList(plain, context) : null
  if (added !== null) return within(readWithList(added, context))
  return name === null ? asked : asked.map((one) => onNamedList(one, name))
}

/** Reads a message for several hours or days, each part once. Returns null if it is for one. */
function readSeveral(said: string, given: ActionContext): ActionRequest[] | null {
  const context = { ...given, isOneOfSeveral: true }
  const further = takeFurtherDays(said)
  if (further !== null) return moveOverDays(readActions(further.message, context), further.days, context)
  const each = eachTime(said)
  return each === null ? null : within(each.flatMap((one) => readActions(one, context)))
}

function readWithList({ before, list, after }: WithList, context: ActionContext): ActionRequest[] {
  const read = [...readActions(before, context), ...readHeadedList(list, context)]
  return [...read, ...readActions(after, { ...context, asked: read })]
}

/** Matches 'I have 180 left til payday on the 15th', which is a statement and not a plan. */
const tellsOfMoneyLeft = new RegExp(
  String.raw`^(?:(?:so|ok|hey|well|and|right now|i|we|ive|i['’]ve|weve|we['’]ve|there['’]?s|theres) ){1,4}(?:only |just )?(?:have |got |has )?(?:only |just |about |like ){0,2}${moneySign}?\d[\d,.]{0,8}(?: dollars| bucks)?(?: (?:left|to my name|to last|to live on|in the bank|in my account|for groceries))*(?: to (?:last|get|make it))?(?: (?:us|me|it))?,? (?:til|till|until|left|to last|before|for the rest of|to get (?:me|us) (?:to|through|by))\b`,
  'i',
)
const logsMood = /^(?:log|record|track|put)\b|\b[1-5]\b/i

function readRequests(message: string, context: ActionContext): ActionRequest[] {
  const clauses = toClauses(message, context.language)
  const assigned = assignDestinations(clauses, requestIn(message, clauses.length === 1 ? clauses[0] : undefined))
  const logged = readLogged(clauses, context)
  if (logged.some((logs) => logs !== null))
    return inOrder(
      assigned,
      (one, at, read) => logged[at] ?? readMood(one.clause) ?? readNext({ ...one, message }, read, context),
    )
  // 'My mood was low all week' only describes a mood.
  const moods = clauses.flatMap((clause) => (logsMood.test(clause.text) ? (readMood(clause) ?? []) : []))
  if (moods.length > 0 && moods.length === clauses.length) return moods
  const labels = new Set(assigned.flatMap(({ request }) => request?.label ?? []))
  // An entry and a prayer may have several sentences.
  const [only] = labels.size === 1 ? labels : []
  if (only === 'add.entry') return [readEntry(message, context)]
  if (only === 'add.prayer') return [readPrayer(message, context)]
  return inOrder(assigned, (one, _, read) => readNext({ ...one, message }, read, context))
}

type ReadOne = (one: AssignedClause, at: number, read: readonly ActionRequest[]) => readonly ActionRequest[]
/** Reads the clauses in order, since each may refer to the ones before. */
function inOrder(assigned: readonly AssignedClause[], readOne: ReadOne): ActionRequest[] {
  const read: ActionRequest[] = []
  for (const [at, one] of assigned.entries()) read.push(...readOne(one, at, read))
  return within(read)
}

function readClause(assigned: Said, context: ActionContext): ActionRequest[] {
  const { clause, request, destination } = assigned
  const paid = isLogIt(clause) ? paidBefore(assigned, context) : null
  if (paid !== null) return paid
  const swept = readMoveAll(clause, context) ?? readOpenMove(clause, context)
  if (swept !== null) return swept
  const unsupported = unsupportedChange(clause)
  if (unsupported !== null) return [unsupported]
  const unlisted = unlessListed(clause)
  if (unlisted !== null && request !== null) return readUnlessListed(unlisted, clause)
  if (request === null || asksForAnswer(clause)) return []
  if (destination !== null && asksToPurchase(destination.rest))
    return [{ do: 'unable', why: 'order', said: clause.text, language: clause.language }]
  if (isChangeLabel(request.label)) return readChanges({ label: request.label, clause, destination }, context)
  return readNew(request.label, assigned, context)
}

/** Reads a clause with the earlier requests of the message. */
const readNext = (assigned: Said, read: readonly ActionRequest[], context: ActionContext): ActionRequest[] =>
  readClause(
    { ...assigned, clause: withNamed(assigned.clause, [...(context.asked ?? []), ...read], context.cards ?? []) },
    context,
  )

function readUnlessListed(asked: string, clause: Clause): ActionRequest[] {
  const destination = readDestination(asked)
  return readItems(destination?.rest ?? asked, clause, destination?.list ?? null)
}

function readNew(label: RequestLabel, assigned: Said, context: ActionContext): ActionRequest[] {
  const { clause } = assigned
  switch (label) {
    case 'add.weight':
      return readWeight(clause)
    case 'add.workout':
      if (isAhead(clause, context)) return readListed('add.task', assigned, context)
      return isSumFrom.test(clause.text) ? incomeOf(assigned, context) : readWorkout(clause)
    case 'add.income':
      return incomeOf(assigned, context)
    case 'add.goal':
      return isOfGoalThere(clause.text) ? [] : readGoal(clause, context)
    case 'add.breathing':
      return readBreathing(clause)
    case 'add.entry':
      return [readEntry(clause.text, context, assigned.message)]
    case 'add.prayer':
      return [readPrayer(clause.text, context)]
    default:
      if (isSumFor.test(clause.text)) return incomeOf(assigned, context)
      return isOnlyMentioned(assigned, context) ? [] : readListed(label, assigned, context)
  }
}

/** Matches 'Put in 128 for the pizzelle': no task begins with a sum. */
const isSumFor = new RegExp(
  String.raw`^(?:put in|log|record|enter) (?:the |another )?${moneySign}?\d{2,6}(?:\.\d\d)?(?: dollars| bucks)? (?:for|from) (?!\d)`,
  'i',
)

/** Spanish words for a workout. 'Registra 40 de dos cierres' is money. */
const trained = oneOf(
  'yoga|pesas|correr|caminar|caminata|cardio|bici|nadar|nataci[oó]n|ejercicio|zumba|pilates|minutos',
)
const isSumFrom = new RegExp(
  String.raw`^(?:registra|anota|apunta) ${moneySign}?\d{2,6}(?:[.,]\d\d)?(?: d[oó]lares| pesos| euros)? (?:de|por) (?!${trained})`,
  'i',
)

/** Returns true for 'Gym tomorrow around 7', a plan. Only what was done today can be logged. */
function isAhead({ text, language }: Clause, context: ActionContext): boolean {
  const { day, problem } = readWhen(text, context, language)
  return problem === null && day !== null && day > context.today && !/^(?:log|track|record|registra)\b/i.test(text)
}

/** Matches 'I need $300 for the field trip', which is not income. */
const isNeeded =
  /^(?:(?:i|we|so|and|but) ){0,2}(?:need|want|owe|have to|gotta|still need|necesito|necesitamos|quiero|debo)\b/i

/** Reads 'I got 140 for the trip, put that in my income', with the amount in the clause before. */
function incomeOf({ clause, earlier }: AssignedClause, context: ActionContext): ActionRequest[] {
  if (isSpending(clause, context)) return [cantLogSpending(clause)]
  if (isNeeded.test(clause.text)) return []
  const own = readIncome(clause, context)
  if (own.length > 0 || earlier === undefined || earlier.request?.label === 'add.income') return own
  const isCalledIncome = /\b(?:income|ingresos?)\b/i.test(clause.text)
  return !isCalledIncome && isSpending(earlier.clause, context)
    ? [cantLogSpending(earlier.clause)]
    : readIncome(earlier.clause, context)
}

/** Reads the missing detail from the answer to the coach's question. */
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
