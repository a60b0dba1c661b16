import type { CoachProposal } from '#contract/coach.ts'
import type { NameAnswer } from '#server/ports/named-records.ts'
import { quoteUserText } from '../guide/quote-user-text.ts'
import { oneOf } from '../phrase-pattern.ts'
import type { Language } from '../safety/kinds.ts'
import type { ChangeRequest } from './action-request.ts'
import { capitalizeNames } from './capitalize-names.ts'
import { householdCategoryOf } from './categories.ts'
import { isChoreName } from './household-task-requests.ts'
import { makeTask } from './task-requests.ts'
import { toHeading, toTitle } from './title-text.ts'

/** `before`: the line above the cards. */
type NewTasks = { cards: CoachProposal[]; line?: string; before?: string }

const newTaskLine: Readonly<Record<Language, (title: string, isSeveral: boolean) => string>> = {
  en: (title, isSeveral) =>
    `I can’t find ${quoteUserText(title)} in your planner, so ${isSeveral ? 'these cards' : 'this card'} would make a new one${isSeveral ? ' on each day' : ''}.`,
  es: (title, isSeveral) =>
    `No encuentro ${quoteUserText(title)} en tu agenda, así que ${isSeveral ? 'estas tarjetas crearían una nueva cada día' : 'esta tarjeta crearía una nueva'}.`,
}

const newChoreLine: Readonly<Record<Language, (title: string) => string>> = {
  en: (title) =>
    `I can’t find ${quoteUserText(title)} on your household list or in your planner, so this card would put it on the list.`,
  es: (title) =>
    `No encuentro ${quoteUserText(title)} en tu lista de la casa ni en tu agenda, así que esta tarjeta la pondría en la lista.`,
}
const makeChore = (title: string, dueDate: string): CoachProposal => ({
  kind: 'household',
  title,
  category: householdCategoryOf(title),
  dueDate,
})

/** Returns cards for tasks that should be on a day at an hour, or were reported as moved there, and don't exist yet. */
export function newTaskPart(
  { record, name, change, isCertain, openTime, alsoOn = [], aside, language }: ChangeRequest,
  { off }: NameAnswer,
  today: string,
): NewTasks | null {
  if (change.act !== 'move' || change.dueDate === null) return null
  const isOpen = openTime !== undefined || alsoOn.length > 0
  if (change.time === null && !isOpen && !isCertain) return null
  const title = capitalizeNames(toTitle(name))
  if (off.length === 0 && record !== 'task' && change.time === null && !isOpen && isChoreName(title))
    return { cards: [makeChore(title, change.dueDate)], before: newChoreLine[language](title) }
  if (off.length > 0 || (record !== 'any' && record !== 'task')) return null
  const notes = openTime === undefined ? '' : toHeading(openTime, 400)
  const cards = [change.dueDate, ...alsoOn].map((day) =>
    makeTask(title, { day, time: change.time, minutes: null, repeat: null }, today, { notes }),
  )
  return {
    cards,
    before: newTaskLine[language](title, cards.length > 1),
    ...(aside !== undefined && { line: isOpen ? aside : noHour[language] }),
  }
}

const noHour: Readonly<Record<Language, string>> = {
  en: 'It doesn’t have a time yet. Say one, like “make it 7 pm,” and I’ll set it.',
  es: 'Todavía no tiene hora. Dime una y la pongo.',
}

const kinds = oneOf(
  'walk|run|jog|swim|hike|bike ride|yoga|pilates|gym|workout|zumba|exercise|stretching|cardio|treadmill|spin class',
)
const moving = new RegExp(String.raw`^(?:(?:my|the|morning|evening|daily|today['’]?s) ){0,2}(${kinds})$`, 'i')
/** Offers to log a walk or the like that is done today and has no task. */
export function workoutPart(
  { change, name, day, language }: ChangeRequest,
  { off }: NameAnswer,
  today: string,
): NewTasks | null {
  const what = moving.exec(name)?.[1]
  if (what === undefined || change.act !== 'finish' || language !== 'en' || off.length > 0) return null
  if (day !== null && day !== today) return null
  const title = /^gym$/i.test(what) ? 'Gym visit' : toTitle(what)
  return {
    cards: [{ kind: 'workout', title, exercises: [] }],
    before: `I don’t see ${quoteUserText(toTitle(name))} open in your planner, so there’s nothing to check off. This card logs it as one of today’s workouts.`,
  }
}

/** Moves a task to the first of several days, and adds cards of their own for the others. */
export function withFurtherDays(
  card: CoachProposal & { kind: 'change' },
  alsoOn: readonly string[],
  aside: string | undefined,
  today: string,
): NewTasks {
  const { change, title } = card
  if (change.act !== 'move') return { cards: [card] }
  const more = alsoOn.map((day) => makeTask(title, { day, time: change.time, minutes: null, repeat: null }, today))
  return {
    cards: [card, ...more],
    line: [
      `One task can only be on one day, so the first card moves ${quoteUserText(title)} and the ${more.length > 1 ? 'others add' : 'other adds'} it again.`,
      aside,
    ]
      .filter(Boolean)
      .join(' '),
  }
}
