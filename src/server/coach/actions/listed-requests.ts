import type { RequestLabel } from '../intents/intent-labels.ts'
import type { ActionContext, ActionRequest, Clause } from './action-request.ts'
import { isOfTasks } from './headed-lists.ts'
import { isPronoun, neededIn, objectOf, readItems } from './item-requests.ts'
import { parsePhrases, phraseEnd, splitWords } from './match-phrases.ts'
import { isChangeLabel, type AssignedClause } from './assign-destinations.ts'
import { readHouseholdTasks } from './household-task-requests.ts'
import { readTasks } from './task-requests.ts'
import { beginsTask, withoutAfterthought, stripTaskOpening } from './task-words.ts'
import { readWhen } from '../when/read-when.ts'

const isAll = (object: string): boolean => everything.has(splitWords(object)[0]?.word ?? '')
const everything = new Set(['everything', 'all', 'todo', 'whatever'])

const wants = parsePhrases(
  "i need, i want, i'd like, id like, i would like, i wish, we need, necesito, quiero, quisiera",
)
/** Matches 'We eat at 1 on Thursday'. */
const tells = /^(?:we|they|he|she|it)\s(?!need|have to|gotta|must|should)/i
/**
 * Returns true for something named without a verb that asks to write it down: 'I need to book a flight' is a wish, 'can you book a
 * flight' asks for another service, and 'haircut at four' may answer the coach's question.
 */
export function isOnlyMentioned(
  { clause: { text, isWish: beginsAsWish, isAsked, when }, destination }: AssignedClause,
  { isAnswering }: ActionContext,
): boolean {
  const isPut =
    when !== undefined || stripTaskOpening(text) !== text || withoutAfterthought(text) !== text || destination !== null
  const isWish = beginsAsWish === true || phraseEnd(splitWords(text), 0, wants) > 0 || tells.test(text)
  return !isPut && (isWish || isAsked === true || isAnswering === true)
}

const chores = parsePhrases(
  'laundry, dishes, dusting, vacuum, vacuuming, appointment, meeting, trash, garbage, errand, homework, mopping, cleaning, ironing',
  'cita, reunion, colada, basura',
)

/** Reads a new item for the named list, or else for the list that its kind belongs on. */
export function readListed(label: RequestLabel, assigned: AssignedClause, context: ActionContext): ActionRequest[] {
  const { clause, destination, earlier } = assigned
  const { language } = clause
  const text = destination?.rest ?? clause.text
  const named = label === 'add.task' ? stripTaskOpening(withoutAfterthought(text)) : objectOf(text)
  const given = named.replace(/^(?:(?:it|that|this) )?(?:in|down|on|there|up)$/i, 'it')
  // 'I have yoga at five, add it' names it once.
  const isSaid = earlier?.request && !isChangeLabel(earlier.request.label) && !isOnlyMentioned(earlier, context)
  if (isPronoun(given) && isSaid === true) return []
  if (given !== '' && isPronoun(given) && earlier === undefined && label === 'add.task')
    return [{ do: 'ask', about: 'task', language }]
  const before = isPronoun(given) ? earlier?.clause : undefined
  const object = before === undefined ? given : (neededIn(before) ?? before.text)
  if (isAll(object)) return [{ do: 'unable', why: 'order', said: clause.text, language }]
  // 'Eggs, flour and a ham on the list for Thursday'.
  if (destination?.to === 'bare' && object.includes(', ') && !isOfTasks({ ...clause, text: object }, context))
    return readItems(readWhen(object, context, language).rest, clause, destination.list)
  const isTask =
    beginsTask(object, language) || phraseEnd(splitWords(object), 0, chores) > 0 || hasWhen(object, clause, context)
  const to = destination?.to ?? 'bare'
  const isShopping = label === 'add.item' && !(isTask && to === 'bare')
  if (to === 'planner' || (to === 'bare' && label === 'add.task'))
    return readTasks(before?.text ?? text, clause, context)
  // A shopping list is called household too.
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
