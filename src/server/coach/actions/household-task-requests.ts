import type { CoachProposal } from '#contract/coach.ts'
import type { Repeat } from '#contract/household.ts'
import { oneOf } from '../phrase-pattern.ts'
import type { Language } from '../safety/kinds.ts'
import { readWhen, type When } from '../when/read-when.ts'
import type { ActionContext, ActionRequest, Clause } from './action-request.ts'
import { householdCategoryOf } from './categories.ts'
import { capitalizeNames } from './capitalize-names.ts'
import { hasDayWord, splitTasks } from './split-tasks.ts'
import { makeTask, toTaskTitle, toUnable } from './task-requests.ts'
import { withoutAfterthought } from './task-words.ts'
import { toHeading } from './title-text.ts'

const spans = [
  [/^FREQ=DAILY$/, 'day'],
  [/^FREQ=WEEKLY(?:;BYDAY=[A-Z]{2})?$/, 'week'],
  [/^FREQ=MONTHLY(?:;BYMONTHDAY=\d+)?$/, 'month'],
  [/^FREQ=YEARLY$/, 'year'],
] as const
/** Returns the repeat of a household task. Null for a rule that the household list doesn't have, such as two weekdays. */
function toHouseholdRepeat(rule: string): Repeat | null {
  const every = Number(/;INTERVAL=(\d{1,2})(?!\d)/.exec(rule)?.[1] ?? '1')
  const unit = spans.find(([form]) => form.test(rule.replace(/;INTERVAL=\d+/, '')))?.[1]
  return unit === undefined || every > 99 ? null : { every, unit, from: 'date' }
}

const bare = oneOf(
  'laundry|dishes|vacuum(?:ing)?|dust(?:ing)?|mop(?:ping)?|sweep(?:ing)?|trash|recycling|groceries|ironing|litter box|yard ?work|windows|toilets?',
)
const verbs = oneOf(
  'mop|sweep|vacuum|dust|clean(?: out| up)?|wash|scrub|fold|wipe(?: down)?|organi[sz]e|take|empty|change|water|mow|rake|declutter|tidy|iron|put away',
)
const isBare = new RegExp(`^(?:the )?(?:${bare})$`, 'i')
const isChore = new RegExp(String.raw`^(?:the )?(?:${bare}|(?:${verbs}) [\p{L}’' ]{3,30})$`, 'iu')
const gerunds = oneOf(
  'mopping|sweeping|vacuuming|dusting|cleaning|washing|scrubbing|folding|wiping|organi[sz]ing|emptying|watering|mowing|raking|ironing|putting away|taking out',
)
const namesChore = new RegExp(
  String.raw`^(?:the )?(?:${bare}|(?:${gerunds}|mop|sweep|vacuum|dust|scrub|fold|mow|rake) [\p{L}’' ]{3,30})$`,
  'iu',
)
/** Returns true for 'Folding laundry', which belongs on the household list. */
export const isChoreName = (title: string): boolean => namesChore.test(title)

const runOn = new RegExp(String.raw`(?<=^(?:${bare})) (?=(?:${bare})$)`, 'i')
/** Splits 'Vacuum, dust and mop', 'laundry and mop the kitchen' into tasks. Returns null for any other list. */
function listedChores(object: string, language: Language, clock: ActionContext): string[] | null {
  const { rest } = readWhen(object, clock, language)
  const parts = rest
    .replace(/^(?:add|put|stick|throw) /i, '')
    .split(/,? and |, | & | plus /i)
    .flatMap((part) => part.trim().split(runOn))
    .filter(Boolean)
  // 'The fridge for Monday and the bins for Tuesday': each has its own day.
  const before = object.split(/,? and |, | & | plus /i).slice(0, -1)
  if (before.some((part) => /\d/.test(part) || hasDayWord(part) || / (?:every|each|daily|weekly)\b/i.test(part)))
    return null
  if (language !== 'en' || parts.length < 2 || !parts.every((part) => isChore.test(part))) return null
  // 'Wash and dry the car' is one.
  return parts.slice(0, -1).every((part) => isBare.test(part) || part.includes(' ')) ? parts : null
}

/** Splits the tasks and gives each the day that follows all of them. */
function choreParts(object: string, language: Language, context: ActionContext): When[] {
  const listed = listedChores(object, language, context)
  const whole = listed === null ? null : readWhen(object, context, language)
  return listed === null || whole === null
    ? splitTasks(object, language, context).map(({ text }) => readWhen(text, context, language))
    : listed.map((rest) => Object.assign({}, whole, { rest }))
}

/** Reads household tasks. Those with something the household list can't store, such as an hour, go to the planner. */
export function readHouseholdTasks(object: string, { language }: Clause, context: ActionContext): ActionRequest[] {
  return choreParts(withoutAfterthought(object), language, context).map((when): ActionRequest => {
    if (when.problem !== null) return toUnable(when.problem, language)
    const title = capitalizeNames(toTaskTitle(when.rest))
    if (title === '' || /^for (?:the|my|our|when|me|us)\b/i.test(title))
      return { do: 'ask', about: 'household', language }
    const repeat = when.repeat === null ? null : toHouseholdRepeat(when.repeat)
    const proposal: CoachProposal =
      (when.repeat === null || repeat !== null) && when.time === null
        ? {
            kind: 'household',
            // A household task has no note.
            title: when.vague === null || /^tonight$/i.test(when.vague) ? title : toHeading(`${title} ${when.vague}`),
            category: householdCategoryOf(title),
            dueDate: when.day,
            ...(repeat && { repeat }),
          }
        : makeTask(title, when, context.today, { notes: toHeading(when.vague ?? '') })
    return { do: 'add', proposal, language }
  })
}
