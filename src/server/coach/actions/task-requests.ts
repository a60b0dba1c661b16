import type { CoachProposal } from '#contract/coach.ts'
import type { Repeat } from '#contract/household.ts'
import type { Language } from '../safety/kinds.ts'
import type { ActionContext, ActionRequest, Clause } from './actions.ts'
import { householdCategory, taskCategory } from './categories.ts'
import { fold, match, tidy, toTitle } from './text.ts'
import { readWhen, type When } from './when.ts'

const verbs: Readonly<Record<Language, string>> = {
  en: 'call|phone|ring|text|email|e-mail|message|write|send|buy|get|pick|drop|pay|order|book|schedule|clean|wash|do|make|cook|bake|fix|repair|return|renew|cancel|check|water|feed|walk|take|go|visit|meet|finish|start|submit|print|mail|post|study|read|practice|practise|plan|prepare|pack|organize|organise|sort|iron|fold|vacuum|mop|sweep|dust|tidy|mow|paint|change|charge|fill|replace|register|sign|apply|review|update|find|look|ask|tell|invite|thank|bring|collect|wrap|sell|donate|see|talk|work|run|exercise|stretch|meditate|pray|journal|rest|sleep|eat|drink|turn|put|move',
  es: 'llam|compr|pag|envi|mand|escrib|recog|limpi|lav|hac|haz|cocin|prepar|ir\\b|visit|le[ea]r?\\b|estudi|reg|sac|llev|ped|pid|reserv|renov|devolv|termin|empez|revis|busc|pregunt|orden|planch|barr|pint|cambi|arregl|imprim|entreg|camin|medit|descans|habl|ver\\b|tom',
}
const isTask: Readonly<Record<Language, RegExp>> = {
  en: new RegExp(`^(?:to )?(?:${verbs.en})\\b`),
  es: new RegExp(`^(?:${verbs.es})`),
}
/** Whether a text begins as something to do does. */
export const beginsTask = (text: string, language: Language): boolean => isTask[language].test(fold(text))

const joint: Readonly<Record<Language, RegExp>> = {
  en: /,? and (?:also |then )?|, |; | & | plus /g,
  es: /,? y (?:también |luego )?|, |; /g,
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

const naming: Readonly<Record<Language, RegExp>> = {
  en: /^(?:(?:an?|the|this|another|one|new|some)? ?(?:new )?(?:items?|events?|entry|notes?|things?|tasks?|to-?dos?|reminders?)(?: (?:called|named|titled|that says|saying|that|for me to|for|to|of|about))*:? )?(?:(?:that|to|about|of|for|saying|which says)\b:? )*(?:i (?:have|need|want|should|must)(?: got)? to )?(.*)$/d,
  es: /^(?:(?:una?|la|el|este|esta|otr[oa]) (?:nuev[oa] )?(?:tarea|evento|recordatorio|nota|cita(?= que))(?: (?:llamad[oa]|que diga|que|para|de))*:? )?(?:(?:que|de|para|sobre)\b:? )*(?:tengo (?:que )?|debo )?(.*)$/d,
}
/** What is to be done, without the words that only lead to it. */
const named = (text: string, language: Language): string => toTitle(match(naming[language], text)?.[1] ?? text)

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
  text.replace(/\b((?:meeting|appointment|call)\b.{0,100}) for (\d{1,2})$/i, '$1 at $2')

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
  const parts = splitTasks(atHour(object), language)
  return readDated(
    parts.map((part) => readWhen(part, context, language)),
    language,
    context,
  )
}

/** Tasks whose days were read. */
export const readDated = (read: readonly When[], language: Language, context: ActionContext): ActionRequest[] =>
  read.map((when, at) => {
    if (when.problem !== null) return refuse(when.problem, language)
    const { rest, priority } = takePriority(when.rest)
    const title = named(rest, language)
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
  return splitTasks(object, language).map((part): ActionRequest => {
    const when = readWhen(part, context, language)
    if (when.problem !== null) return refuse(when.problem, language)
    const title = named(when.rest, language)
    if (title === '') return { do: 'ask', about: 'household', language }
    const repeat = when.repeat === null ? null : toHouseholdRepeat(when.repeat)
    const proposal: CoachProposal =
      (when.repeat === null || repeat !== null) && when.time === null
        ? { kind: 'household', title, category: householdCategory(title), dueDate: when.day, ...(repeat && { repeat }) }
        : makeTask(title, when, context.today)
    return { do: 'add', proposal, language }
  })
}

const reminders: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    /^(?:remember to |help )?(?:remind|remnid|remined|nudge|ping|prompt) me(?: later| please)?\b,? ?(.*)$/d,
    /^(?:(?:set|add|create|make|put|need|start|give|schedule|place|new|i need|i want|i'd like|i would like)(?: up| in)?(?: me| yourself)?(?: an?| the| another| one| this| that| as)*(?: new)? reminders?(?: set| added| made| put)?(?: up| in)?(?: for me| for myself)?)\b,? ?(.*)$/d,
    /^(?:(?:don't|do not|never) let me forget|(?:make sure|be sure|see to it)(?: that)? i (?:don't forget|do not forget|remember)|i (?:need|want|have|would like|'d like) to (?:be|get) reminded|i'd like to (?:be|get) reminded|be reminded|get reminded|to be reminded)(?: (?:to|about|that|of)\b)? ?(.*)$/d,
    /^(?:remember to|reminder(?: to| for| that|:)+) (.+)$/d,
    /^(?:a )?new reminder\b[:,]? ?(.*)$/d,
  ],
  es: [
    /^(?:recuerdame|recordarme|acuerdame|hazme acordar|me recuerdes|recuerdes|recuerda)\b ?(.*)$/d,
    /^(?:pon(?:me)?|poner(?:me)?|crea(?:me)?|crear|haz(?:me)?|agrega|anade|programa|quiero|un|nuevo)(?: un)?(?: nuevo)? recordatorio\b[:,]? ?(.*)$/d,
    /^(?:no (?:me )?dejes que (?:me )?olvide|que no se me olvide|no quiero olvidar(?:me)?)\b ?(.*)$/d,
  ],
}
const recalls: Readonly<Record<Language, RegExp>> = {
  en: /^(?:again$|(?:(?:of|about) )?(?:what|which|when|who|where|how|why|if|whether|the (?:date|time|day|name)$|the (?:date|time|day|name) (?:of|for|that)\b|(?:the |all |my )+(?:tasks?|things|items|events|reminders|appointments|list) (?:on|in|that|i|for)\b|my (?:tasks?|list|reminders|schedule|appointments)$))/,
  es: /^(?:que (?:tengo|hay|debo)|cuando|donde|quien|cual|mis (?:tareas|citas|recordatorios))/,
}

/** 'remind me to …', 'set a reminder for …'; null where none is asked for, or only to be told something again. */
export function readReminder(clause: Clause, context: ActionContext): ActionRequest[] | null {
  for (const form of reminders[clause.language]) {
    const [, object] = match(form, clause.text) ?? []
    if (object === undefined) continue
    return recalls[clause.language].test(fold(object)) ? [] : readTasks(object, clause, context)
  }
  return null
}

const meeting = '(?:appointment|meeting|reservation|call|visit|check-?up|session|interview|lunch|dinner|date|time|slot)'
const newTasks: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    /^(?:add|create|make|set up|set|put|new|log|enter|write down|schedule|start)(?: me)?(?: an?| the| another| in| up)*(?: new)? (?:tasks?|to-?dos?|calendar (?:event|entry|item)|event)\b[:,]? ?(.*)$/d,
    /^(?:new )?(?:task|to-?do|event)s?: ?(.+)$/d,
    /^(?:schedule|calendar)(?: in)?(?: me| us)?(?: an?| the| another| my(?! (?:day|week)\b))? (?!(?:my|out)\b)(.+)$/d,
    new RegExp(
      String.raw`^((?:arrange|book|plan|make|get|set up|setup|organize|reserve)(?: an?| the| another| my)? (?:[\w'-]+ ){0,3}${meeting}\b.*)$`,
      'd',
    ),
    /^put (?:in|down|me down for) (.+)$/d,
    /^plan me in (.+)$/d,
    /^(?:put|pop) (.+? in (?:for|on) .+)$/d,
  ],
  es: [
    /^(?:anade|anadir|agrega|agregar|crea|crear|pon|poner|apunta|apuntar|anota|nueva)(?:me)?(?: una?| la| otra)*(?: nueva)? tarea\b[:,]? ?(.*)$/d,
    /^(?:nueva )?tarea: ?(.+)$/d,
    /^(?:pon|apunta|anota|reserva|haz|agrega|anade)(?:me)? (una? (?:cita|reunion|evento|llamada|comida|cena|turno)\b.+)$/d,
    /^(?:programa|programar|agenda|agendar)(?:me)?(?: una?| la| el)? (.+)$/d,
  ],
}
const chores: Readonly<Record<Language, RegExp>> = {
  en: /^(?:add|create|new|make|put|set)?(?: me)?(?: an?| the| another)*(?: new)? ?(?:chore|household (?:task|job))\b(?: (?:to|for|called|of))?[:,]? ?(.+)$/d,
  es: /^(?:anade|agrega|crea|pon|nueva)?(?: una?)*(?: nueva)? ?(?:tarea (?:de la casa|del hogar|domestica))\b(?: (?:de|para))?[:,]? ?(.+)$/d,
}

/** 'add a task to …', 'schedule a meeting …', 'new chore: …'. */
export function readNewTask(clause: Clause, context: ActionContext): ActionRequest[] | null {
  const [, chore] = match(chores[clause.language], clause.text) ?? []
  if (chore !== undefined) return readHouseholdTasks(chore, clause, context)
  for (const form of newTasks[clause.language]) {
    const [, object] = match(form, clause.text) ?? []
    // 'book me an appointment' is a task to book one.
    if (object !== undefined) return readTasks(object.replace(/^(\w+) (?:me|us) /i, '$1 '), clause, context)
  }
  return null
}
