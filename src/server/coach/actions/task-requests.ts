import type { CoachProposal } from '#contract/coach.ts'
import type { Repeat } from '#contract/household.ts'
import type { Language } from '../safety/kinds.ts'
import type { ActionContext, ActionRequest, Clause } from './action-request.ts'
import { householdCategory, taskCategory } from './categories.ts'
import { articles, connectors, create, join, putDown, reminders, taskKinds } from './request-phrases.ts'
import { after, afterAll, phrasesOf, textFrom, type Word, wordsOf } from './match-phrases.ts'
import { tidy, toTitle } from './title-text.ts'
import { readWhen, type When } from '../when/read-when.ts'

/** What things to do begin with. */
const verbs = new Set(
  `call phone ring text email e-mail message write send buy get pick drop pay order book schedule clean wash do make cook bake fix repair
  return renew cancel check water feed walk take go visit meet finish start submit print mail post study read practice practise plan
  prepare pack organize organise sort iron fold vacuum mop sweep dust tidy mow paint change charge fill replace register sign apply review
  update find look ask tell invite thank bring collect wrap sell donate see talk work run exercise stretch meditate pray journal rest sleep
  eat drink turn put move ir ver leer lee`.split(/\s+/),
)
const spanishStems =
  `llam compr pag envi mand escrib recog limpi lav hac haz cocin prepar visit estudi reg sac llev ped pid reserv renov devolv termin empez
  revis busc pregunt orden planch barr pint cambi arregl imprim entreg camin medit descans habl tom`.split(/\s+/)

/** Whether a text begins as something to do does. */
export function beginsTask(text: string, language: Language): boolean {
  const [first, second] = wordsOf(text)
  const word = (first?.word === 'to' ? second : first)?.word ?? ''
  return verbs.has(word) || (language === 'es' && spanishStems.some((stem) => word.startsWith(stem)))
}

const joint: Readonly<Record<Language, RegExp>> = {
  en: /,? and (?:also |then )?|, |; | & | plus /g,
  es: /,? y (?:también |luego )?|, |; /g,
}

const pointers = new Set('it that this them in on down up there to for a the reminder lo eso'.split(' '))
/** 'the plumber comes on Friday, put that in': without what says to put it down. */
export function withoutAfterthought(text: string): string {
  const words = wordsOf(text)
  const at = words.findLastIndex((_, n) => n > 0 && after(words, n, putDown) > n)
  const end = after(words, Math.max(at, 0), putDown)
  const isAfterthought = at > 0 && end < words.length && words.slice(end).every(({ word }) => pointers.has(word))
  return isAfterthought || /l[oa]$/.test(words[at]?.word ?? '')
    ? text.slice(0, words[at]?.start).replace(/(?<![\s,;])[\s,;]+$/, '')
    : text
}

/** Cuts before each further thing to do: 'call the dentist tomorrow at 10 and buy stamps on friday'. */
function splitTasks(text: string, language: Language): string[] {
  const parts: string[] = []
  let at = 0
  for (const { index, 0: found } of text.matchAll(joint[language])) {
    const left = tidy(text.slice(at, index))
    const right = text.slice(index + found.length)
    // 'wash and dry the car' is one task.
    if (!left.includes(' ') || !beginsTask(right, language)) continue
    parts.push(left)
    at = index + found.length
  }
  return [...parts, text.slice(at)].map(tidy)
}

const kinds = join(taskKinds, reminders)
const puts = join(putDown, create)

/**
 * Where the words begin that say what is to be done. A verb that may be part of it, such as 'make', only leads to it where a kind
 * follows ('make a task').
 */
function leadOf(words: readonly Word[]): number {
  const reminded = afterAll(words, 0, reminders)
  if (reminded > 0) return afterAll(words, reminded, connectors)
  const made = afterAll(words, after(words, 0, puts), articles)
  if (made === words.length) return made
  const kind = afterAll(words, made, kinds)
  if (kind > made) return afterAll(words, kind, connectors)
  const put = after(words, 0, putDown)
  return put > 0 ? afterAll(words, put, articles) : 0
}

/** Without the words that only lead to what is to be done. */
export function withoutLead(text: string): string {
  const words = wordsOf(text)
  const start = afterAll(words, leadOf(words), owned)
  return start < words.length ? textFrom(text, words, start) : ''
}
/** 'I have a scan at ten'. */
const owned = phrasesOf(
  "i have a, i have an, i have my, i have the, i've got a, i've got an, i've got my, i've got, i have, have a, have an, that i have, tengo una, tengo un, tengo la, tengo el, tengo, que tengo",
)
/** A title in quotes at the beginning. */
const quoted = /^\s*['‘“"]([^'‘’“”"]{2,200})['’”"](?=\s|$)/u

const named = (text: string): string => toTitle(withoutLead(quoted.exec(text)?.[1] ?? text))

type TaskProposal = Extract<CoachProposal, { kind: 'task' }>

type Dated = Pick<When, 'day' | 'time' | 'minutes' | 'repeat'>

export const makeTask = (title: string, when: Dated, today: string, priority = 3): TaskProposal => ({
  kind: 'task',
  title,
  category: taskCategory(title),
  priority,
  dueDate: when.day ?? today,
  time: when.time,
  estimatedDuration: when.minutes ?? 30,
  ...(when.repeat !== null && { repeat: when.repeat }),
})

/** A task without a day takes that of the one before it, or else of the one after. */
function dayFor(read: readonly When[], at: number): string | null {
  const days = read.map(({ day }) => day)
  return days.slice(0, at + 1).findLast((day) => day !== null) ?? days.slice(at + 1).find((day) => day !== null) ?? null
}

export const refuse = (problem: NonNullable<When['problem']>, language: Language): ActionRequest => ({
  do: 'unable',
  ...problem,
  language,
})

/** 'a meeting with Ana for 5' is at 5. */
const atHour = (text: string): string =>
  text.replace(/\b((?:meeting|appointment|call|reminder)\b.{0,100}) for (\d{1,2})$/i, '$1 at $2')

const priorities: readonly (readonly [RegExp, number])[] = [
  [/,? ?\b(?:urgent(?: priority)?|top priority|prioridad urgente)$/i, 5],
  [/,? ?\b(?:(?:with )?high priority|(?:con )?prioridad alta|alta prioridad)$/i, 4],
  [/,? ?\b(?:(?:with )?low priority|(?:con )?prioridad baja)$/i, 1],
]
/** 'finish the slides, high priority'. */
function takePriority(text: string): { rest: string; priority: number } {
  const [form, priority] = priorities.find(([form]) => form.test(text)) ?? []
  return form === undefined || priority === undefined
    ? { rest: text, priority: 3 }
    : { rest: text.replace(form, ''), priority }
}

/** Tasks in the user's words, one or several. */
export function readTasks(object: string, { language }: Clause, context: ActionContext): ActionRequest[] {
  const parts = splitTasks(atHour(withoutAfterthought(object)), language)
  return readDated(
    parts.map((part) => readWhen(withoutLead(part), context, language)),
    language,
    context,
  )
}

/** Tasks whose days were read. */
const readDated = (read: readonly When[], language: Language, context: ActionContext): ActionRequest[] =>
  read.map((when, at) => {
    if (when.problem !== null) return refuse(when.problem, language)
    const { rest, priority } = takePriority(when.rest)
    const title = named(rest)
    if (title === '') return { do: 'ask', about: 'task', language }
    const day = dayFor(read, at)
    const dated = { day, time: when.time, minutes: when.minutes, repeat: when.repeat }
    const proposal = makeTask(title, dated, context.today, priority)
    return day === null ? { do: 'add', proposal, guess: 'day', language } : { do: 'add', proposal, language }
  })

const spans = [
  [/^FREQ=DAILY$/, 'day'],
  [/^FREQ=WEEKLY(?:;BYDAY=[A-Z]{2})?$/, 'week'],
  [/^FREQ=MONTHLY(?:;BYMONTHDAY=\d+)?$/, 'month'],
  [/^FREQ=YEARLY$/, 'year'],
] as const
/** The household's own repeat; null for a rule that it has not, such as two weekdays. */
function toHouseholdRepeat(rule: string): Repeat | null {
  const every = Number(/;INTERVAL=(\d{1,2})(?!\d)/.exec(rule)?.[1] ?? '1')
  const unit = spans.find(([form]) => form.test(rule.replace(/;INTERVAL=\d+/, '')))?.[1]
  return unit === undefined || every > 99 ? null : { every, unit, from: 'date' }
}

/** Household tasks. What the household list can't hold, such as an hour, is the planner's. */
export function readHouseholdTasks(object: string, { language }: Clause, context: ActionContext): ActionRequest[] {
  return splitTasks(withoutAfterthought(object), language).map((part): ActionRequest => {
    const when = readWhen(part, context, language)
    if (when.problem !== null) return refuse(when.problem, language)
    const title = named(when.rest)
    if (title === '') return { do: 'ask', about: 'household', language }
    const repeat = when.repeat === null ? null : toHouseholdRepeat(when.repeat)
    const proposal: CoachProposal =
      (when.repeat === null || repeat !== null) && when.time === null
        ? { kind: 'household', title, category: householdCategory(title), dueDate: when.day, ...(repeat && { repeat }) }
        : makeTask(title, when, context.today)
    return { do: 'add', proposal, language }
  })
}
