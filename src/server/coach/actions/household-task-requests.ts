import type { CoachProposal } from '#contract/coach.ts'
import type { Repeat } from '#contract/household.ts'
import { readWhen } from '../when/read-when.ts'
import type { ActionContext, ActionRequest, Clause } from './action-request.ts'
import { householdCategory } from './categories.ts'
import { splitTasks } from './split-tasks.ts'
import { makeTask, toTaskTitle, toUnable } from './task-requests.ts'
import { withoutAfterthought } from './task-words.ts'
import { toHeading } from './title-text.ts'

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
  return splitTasks(withoutAfterthought(object), language, context).map(({ text: part }): ActionRequest => {
    const when = readWhen(part, context, language)
    if (when.problem !== null) return toUnable(when.problem, language)
    const title = toTaskTitle(when.rest)
    if (title === '') return { do: 'ask', about: 'household', language }
    const repeat = when.repeat === null ? null : toHouseholdRepeat(when.repeat)
    const proposal: CoachProposal =
      (when.repeat === null || repeat !== null) && when.time === null
        ? {
            kind: 'household',
            // A household task has no note.
            title: when.vague === null || /^tonight$/i.test(when.vague) ? title : toHeading(`${title} ${when.vague}`),
            category: householdCategory(title),
            dueDate: when.day,
            ...(repeat && { repeat }),
          }
        : makeTask(title, when, context.today, { notes: toHeading(when.vague ?? '') })
    return { do: 'add', proposal, language }
  })
}
