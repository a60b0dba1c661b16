import type { Language } from '../safety/kinds.ts'
import type { ActionContext, ActionRequest, AskedChange, Clause, NamedKind } from './actions.ts'
import type { Destination } from './destinations.ts'
import { splitItems } from './item-requests.ts'
import { refuse } from './task-requests.ts'
import { match, tidy, toTitle } from './text.ts'
import { type Command, isEverything } from './verbs.ts'
import { readWhen } from './when.ts'

type Target = { record: NamedKind | 'any'; isCertain: boolean }

const naming: Readonly<Record<Language, RegExp>> = {
  en: /^(?:(?:off|out)\b )?(?:(?:the|my|that|this|an?|our) )?(?:(?:task|event|item|reminder|appointment|to-?do|chore|entry|one)s? (?:called|named|titled|to|for|about|that says|:) )?(.*?)(?:'s)?(?: (?:task|event|item|reminder|to-?do|chore|entry|scheduled|scheduled for))*$/d,
  es: /^(?:(?:la|el|mi|esa|ese|esta|este|las|los) )?(?:(?:tarea|evento|recordatorio|cosa) (?:del?|llamad[oa]|para|que dice) (?:la |el |los |las )?)?(.*)$/d,
}
const planned: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:tasks?|events?|reminders?|appointments?|meetings?|to-?dos?)\b/d,
  es: /\b(?:tareas?|eventos?|recordatorios?|citas?|reunion(?:es)?)\b/d,
}
const chore: Readonly<Record<Language, RegExp>> = { en: /\bchores?\b/d, es: /\btareas? (?:de la casa|del hogar)\b/d }

const nobody = /^(?:your(?:self| name)?|you|me|myself|it|that|this|them|tu(?: nombre)?)$/i
const quoted = /[“”"«»]/g

const nameOf = (text: string, language: Language): string =>
  toTitle(match(naming[language], tidy(text.replaceAll(quoted, ' ')))?.[1] ?? text)

const recordOf = (destination: Destination | null, { language }: Clause, object: string): Target => {
  if (destination !== null && destination.to !== 'bare')
    return {
      record: ({ shopping: 'item', planner: 'task', household: 'household' } as const)[destination.to],
      isCertain: true,
    }
  if (match(chore[language], object) !== null) return { record: 'household', isCertain: true }
  if (match(planned[language], object) !== null) return { record: 'task', isCertain: true }
  return { record: 'any', isCertain: destination !== null }
}

/** Verbs that only speak of lists and plans. */
const plainVerbs =
  /^(?:reschedule|postpone|rename|retitle|cross|tick|check off|mark off|tacha|reprograma|renombra|aplaza|pospon)/
const ticks = /^(?:cross|check|tick) off/
const asDone = /\b(?:as|como|por) \w{4,10}$/

/** A new day, hour or both; null where the text names none, a refusal where it names one that cannot be. */
function readMove(given: string, clause: Clause, context: ActionContext): AskedChange | ActionRequest | null {
  // 'to 6' is an hour.
  const to = given.replace(/^(\d{1,2})$/, 'at $1')
  const { day, time, problem, rest } = readWhen(to, context, clause.language)
  if (problem !== null) return refuse(problem, clause.language)
  if (day === null && time === null) return null
  // An hour alone keeps the day that it has.
  const isHourOnly =
    time !== null &&
    readWhen(to, { ...context, now: dawn(context) }, clause.language).day === context.today &&
    !namesDay(to, context, clause)
  return rest.length > 20 ? null : { act: 'move', dueDate: isHourOnly ? null : day, time }
}

const dawn = ({ today, timeZone }: ActionContext): Date =>
  new Date(Temporal.PlainDate.from(today).toZonedDateTime(timeZone).epochMilliseconds)

/** Whether a day is named, not only an hour: with another today the answer would be another day by the same words. */
const namesDay = (to: string, context: ActionContext, { language }: Clause): boolean =>
  /\b(?:today|tonight|this|hoy|esta)\b/i.test(to) ||
  readWhen(
    to.replaceAll(/\b(?:at )?\d{1,2}(?::\d{2})? ?(?:am|pm)?\b(?!\s*(?:st|nd|rd|th|de|\/|-))/gi, ' '),
    context,
    language,
  ).day !== null

function changeOf(command: Command, clause: Clause, context: ActionContext): AskedChange | ActionRequest | null {
  if (command.verb === 'remove') return { act: 'delete' }
  if (command.verb === 'finish') return { act: 'finish' }
  if (command.verb === 'rename') return { act: 'rename', title: toTitle(command.to.replaceAll(quoted, ' ')) }
  if (command.verb === 'move') return readMove(command.to, clause, context)
  if (command.verb === 'change')
    return (
      readMove(command.to, clause, context) ?? { act: 'rename', title: toTitle(command.to.replaceAll(quoted, ' ')) }
    )
  return null
}

/** A change of what exists, by its name. */
export function readChanges(
  command: Command,
  clause: Clause,
  destination: Destination | null,
  context: ActionContext,
): ActionRequest[] | null {
  const { language } = clause
  const { object } = command
  if (isEverything(object, language))
    return destination === null ? null : [{ do: 'unable', why: 'clearList', said: clause.text, language }]
  const change = changeOf(command, clause, context)
  if (change === null) return null
  if ('do' in change) return [change]
  const { record, isCertain } = recordOf(destination, clause, object)
  const isPlain = plainVerbs.test(command.word) || (command.verb === 'finish' && asDone.test(clause.text))
  const names =
    record === 'item' || destination?.to === 'bare' || ticks.test(command.word) ? splitItems(object) : [object]
  const requests = names.flatMap((each): ActionRequest[] => {
    const when = record === 'item' ? null : readWhen(each, context, language)
    const name = nameOf(when === null || when.problem !== null ? each : when.rest, language)
    const day = when?.day ?? null
    // 'I have to finish the report' tells; 'finish the report' may ask.
    const isOnlyTold = clause.isTold === true && !isCertain && !isPlain && change.act !== 'move'
    return name === '' || nobody.test(name) || isOnlyTold
      ? []
      : [{ do: 'change', record, name, day, change, isCertain: isCertain || isPlain, language }]
  })
  return requests.length > 0 ? requests : null
}

const told: Readonly<Record<Language, RegExp>> = {
  en: /^(?:i(?:'ve| have)?(?: just| already)? (?:finished|completed|done)|i(?:'m| am) (?:done|finished) with|done with|done|finished) (.{1,150}?)(?:,? (?:finally|now|already|at last))?$/d,
  es: /^(?:ya )?(?:termine|he terminado|acabe|he acabado|complete|hice|he hecho)(?: con)? (.{1,150})$/d,
}
/** 'I finished the report': a card only where such a task is open. */
export function readTold(clause: Clause): ActionRequest[] | null {
  const [, object] = match(told[clause.language], clause.text) ?? []
  if (object === undefined) return null
  const name = nameOf(object, clause.language)
  return [
    {
      do: 'change',
      record: 'any',
      name,
      day: null,
      change: { act: 'finish' },
      isCertain: false,
      language: clause.language,
    },
  ]
}
