import { oneOf } from '../phrase-pattern.ts'
import type { CoachProposal } from '#contract/coach.ts'
import type { Language } from '../safety/kinds.ts'
import type { ActionContext, ActionRequest, Clause } from './action-request.ts'
import { taskCategory } from './categories.ts'
import { readTaskWhen } from './day-in-title.ts'
import { eventDayIn, openDayIn } from '../when/unresolvable-dates.ts'
import { hasDayWord, type TaskPart, splitListed, splitTasks } from './split-tasks.ts'
import { withoutAfterthought, stripTaskOpening } from './task-words.ts'
import { takePriority } from './task-priority.ts'
import { noteOnWhen } from './weekday-mismatch-note.ts'
import { capitalizeNames } from './capitalize-names.ts'
import { withLocation, locationIn } from './location-in-title.ts'
import { isDamaged, onlyPoints, toHeading, toTitle } from './title-text.ts'
import { englishWeekday } from '../when/weekdays.ts'
import { readWhen, type When } from '../when/read-when.ts'
import { unreadableDuration } from '../when/durations.ts'

/** A title in quotes at the beginning. */
const quoted = /^\s*['‘“"]([^'‘’“”"]{2,200})['’”"](?=\s|$)/u

/** Matches 'Put it in my planner to call Ana'. */
const pointerLead = /^(?:please|pls|plz|it to|that to)[, ]+(?=\p{L})/iu
export function toTaskTitle(text: string, isBared = false): string {
  const own = quoted.exec(text)?.[1] ?? text
  return toTitle((isBared ? own : stripTaskOpening(own)).replace(pointerLead, ''))
}
const reminds = /\b(?:remind me|recu[eé]rdame)\b/i
/** Returns true for 'Remind me to add oil': what it begins with then is part of what is to be done. */
const isReminder = ({ text }: TaskPart): boolean => {
  const own = stripTaskOpening(text)
  return own !== text && reminds.test(text.slice(0, -own.length))
}

type TaskProposal = Extract<CoachProposal, { kind: 'task' }>

type Dated = Pick<When, 'day' | 'time' | 'minutes' | 'repeat'>

/** Makes a task for a card, with the category that its title suggests. */
export const makeTask = (
  title: string,
  when: Dated,
  today: string,
  { priority = 3, notes = '' }: { priority?: number; notes?: string } = {},
): TaskProposal => ({
  kind: 'task',
  title: capitalizeNames(title),
  category: taskCategory(title),
  priority,
  dueDate: when.day ?? today,
  time: when.time,
  estimatedDuration: when.minutes ?? 30,
  ...(notes !== '' && { notes }),
  ...(when.repeat !== null && { repeat: when.repeat }),
})

/** Returns the day of the task itself, of the last task before it with a day, or of the first one after it. */
function dayFor(read: readonly When[], at: number): string | null {
  const days = read.map(({ day }) => day)
  return days.slice(0, at + 1).findLast((day) => day !== null) ?? days.slice(at + 1).find((day) => day !== null) ?? null
}

export const toUnable = (problem: NonNullable<When['problem']>, language: Language): ActionRequest => ({
  do: 'unable',
  ...problem,
  language,
})

function whyUnread({ problem }: When, text: string, language: Language): ActionRequest | null {
  if (problem !== null) return toUnable(problem, language)
  const said = unreadableDuration(text)
  return said === null ? null : { do: 'unable', why: 'noLength', said, language }
}

/** Reads 'a meeting with Ana for 5' as at 5. */
const atHour = (text: string): string =>
  text.replace(/\b((?:meeting|appointment|call|reminder)\b.{0,100}) for (\d{1,2})$/i, '$1 at $2')

const beforeWeekday = new RegExp(String.raw`\bbefore ${englishWeekday}\b`, 'i')
/** Keeps 'Before Friday' as a note. The task is due that day. */
const limitIn = (text: string): string[] => beforeWeekday.exec(text)?.slice(0, 1) ?? []

/** Reads one or several tasks in the user's words. */
export const readTasks = (object: string, clause: Clause, context: ActionContext): ActionRequest[] =>
  clause.when === undefined
    ? readParts(splitTasks(atHour(withoutAfterthought(object)), clause.language, context), clause, context)
    : readDated(
        [{ ...readWhen(clause.when, context, clause.language), rest: object }],
        [],
        [],
        clause.language,
        context,
      )

/** Reads the tasks under a heading, each on the heading's day unless it names one. With one task a line, a comma begins no other. */
export function readTaskList(
  lines: readonly string[],
  things: Clause,
  when: string,
  context: ActionContext,
): ActionRequest[] {
  const parts = lines.flatMap((line) => splitListed(atHour(line), things.language, context, lines.length === 1))
  const dated = parts.map((part) =>
    when === '' || hasDayWord(part.text) ? part : Object.assign(part, { text: `${part.text} ${when}` }),
  )
  return readParts(
    // 'Thursday nothing' is not a task.
    dated.filter(({ text }) => !/\bnothing\b/i.test(text)),
    things,
    context,
  )
}

const isWhole = (part: TaskPart): boolean => part.isListed === true && !isReminder(part) && !isOwned.test(part.text)
const isOwned = /^(?:i|we|he|she|they|tengo|hay)\b|^(?:that|have an?|an?|to)\b/i

/** Reads one task. '(Due Wednesday)' beside a task without a day says when it is due. */
function readPart(part: TaskPart, language: Language, context: ActionContext): When {
  const [note = ''] = part.notes
  const when = readTaskWhen(isWhole(part) ? part.text : stripTaskOpening(part.text), language, context)
  const day =
    when.day === null && /^(?:due|by|before|on)\b/i.test(note) ? readWhen(note, context, language).day : when.day
  return { ...when, day }
}

/** Gives an hour alone the day named before it: 'Call Ana on Monday, pick up the meds at 5'. */
function sameDay(read: readonly When[], parts: readonly TaskPart[]): When[] {
  let named: string | null = dayOfAll(read, parts)
  return read.map((when, at) => {
    const isNamed = when.time === null || hasDayWord(parts[at]?.text ?? '') || when.repeat !== null
    if (isNamed) named = when.day ?? named
    return isNamed || named === null ? when : Object.assign(when, { day: named })
  })
}

/** Gives all tasks the day if only the last names one: 'A showing at 2 and a showing at 4:30 Saturday'. */
function dayOfAll(read: readonly When[], parts: readonly TaskPart[]): string | null {
  const last = read.at(-1)
  const before = read.slice(0, -1)
  const isOfLast = before.every(
    (when, at) => when.time !== null && when.repeat === null && !hasDayWord(parts[at]?.text ?? ''),
  )
  return last?.repeat === null && isOfLast && hasDayWord(parts.at(-1)?.text ?? '') ? last.day : null
}

const ruleFirst = /^(?:remind me )?(?:every|each|daily|weekly)\b/i
/** Returns the rule that comes before all tasks and applies to each: 'Every Sunday at 8 to lay out my clothes and pack lunches'. */
function sameRule(read: readonly When[], parts: readonly TaskPart[]): readonly When[] {
  const [first, ...rest] = read
  const isOfAll = first?.repeat != null && ruleFirst.test(parts[0]?.text ?? '')
  if (!isOfAll || !rest.every(({ day, time, repeat }) => day === null && time === null && repeat === null)) return read
  const { day, time, repeat } = first
  return [first, ...rest.map((when) => Object.assign(when, { day, time, repeat }))]
}

function readParts(parts: readonly TaskPart[], { language, note }: Clause, context: ActionContext): ActionRequest[] {
  const read = sameRule(
    sameDay(
      parts.map((part) => readPart(part, language, context)),
      parts,
    ),
    parts,
  )
  const last = note === undefined ? [] : [note]
  const told = parts.map(({ notes, text }, at) => [
    ...notes,
    ...limitIn(text),
    ...(at === parts.length - 1 ? last : []),
  ])
  const notes = told.map((ones) => ones.flatMap((one) => (locationIn(one) === null ? toHeading(one, 400) : [])))
  const locations = told.map((ones) => ones.flatMap((one) => locationIn(one) ?? []))
  return readDated(read, parts, notes, language, context).map((one, at) => withLocation(one, locations[at] ?? []))
}

/** Matches 'Add the essays to Thursday after school'. */
const toDayAfter = new RegExp(
  String.raw` to (?:this |next )?(?:${englishWeekday}|tomorrow|thurs|tues|weds|mon|fri|sat|sun) (?:right )?(?:after|before) `,
  'i',
)
const lostTo = /^(.{3,}?) to (?=(?:right )?(?:after|before) (?:school|work|lunch|dinner|church|class|practice)\b)/i
/** Matches 'Remind me Tuesday after 7 to ring Ana', which gives no hour to start at. */
const fromWhen =
  /^((?:after|before|around|by) \d{1,2}(?::\d{2})?(?: ?[ap]m)?|before (?:bed|bedtime|work|school|class|lunch|dinner)),? to (?=\p{L})/iu

/** Words for the user's own times, whose hour the records don't tell: 'The oil change after my morning route'. */
const ownTimes = oneOf(
  'route|shift|class|run|walk|workout|appointment|meeting|nap|lunch|break|drop ?off|pick ?up|session|lesson|call',
)
const ownTime = new RegExp(
  String.raw`(?<=\S{3}) ((?:right )?(?:after|before) my (?:morning |afternoon |evening |last |first )?(?:${ownTimes}))$`,
  'i',
)

/** Makes the tasks whose days were read. */
const readDated = (
  read: readonly When[],
  parts: readonly TaskPart[],
  notes: readonly (readonly string[])[],
  language: Language,
  context: ActionContext,
): ActionRequest[] =>
  read.flatMap((when, at): ActionRequest[] => {
    const part = parts[at]
    const event = language === 'en' ? eventDayIn(part?.text ?? '') : null
    if (event !== null) return [{ do: 'unable', why: 'eventDay', said: event, language }]
    const unread = whyUnread(when, part?.text ?? when.rest, language)
    if (unread !== null) return [unread]
    const { rest, priority } = takePriority(when.rest)
    const named = toTaskTitle(
      toDayAfter.test(part?.text ?? '') ? rest.replace(lostTo, '$1 ') : rest,
      part !== undefined && (isReminder(part) || isWhole(part)),
    )
    const from = fromWhen.exec(named)
    const openEnd = when.time === null && when.day !== null && part !== undefined ? ownTime.exec(named) : null
    const whole = from === null ? named : toTitle(named.slice(from[0].length))
    const title = from === null && openEnd !== null ? toTitle(named.slice(0, openEnd.index)) : whole
    // A question next to the tasks is answered, not added.
    if (/^(?:tell|show) me\b/i.test(title)) return []
    // 'Put those in for Wednesday' has nothing to refer to.
    if (onlyPoints(title) || isDamaged(title)) return [{ do: 'ask', about: 'task', language }]
    const day = dayFor(read, at)
    const open = day === null && language === 'en' ? openDayIn(rest) : null
    if (open !== null) return [{ do: 'unable', why: 'openDay', said: open, language }]
    const dated = { day, time: when.time, minutes: when.minutes, repeat: when.repeat }
    const said = [when.vague, from?.[1], openEnd?.[1]].flatMap((words) => (words ? [toHeading(words, 400)] : []))
    const more = { priority, notes: [...said, ...(notes[at] ?? [])].join('. ') }
    const proposal = makeTask(title, dated, context.today, more)
    const odd = noteOnWhen(part?.text ?? '', { day: proposal.dueDate, time: when.time }, language, context.today)
    const aside = odd === null ? {} : { aside: odd }
    return [{ do: 'add', proposal, ...(day === null && { guess: 'day' as const }), ...aside, language }]
  })
