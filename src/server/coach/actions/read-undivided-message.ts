import type { ActionContext, ActionRequest } from './action-request.ts'
import { readBulk } from './bulk-requests.ts'
import { readFurtherReminders } from './additional-reminders.ts'
import { readPointed } from './records-without-title.ts'
import { readSwappedDays } from './swap-requests.ts'
import { readNamedIncome } from './explicit-income-requests.ts'
import { readToldMood } from './mood-requests.ts'
import { readDayOfEvent, readRetractedCommand } from './retracted-commands.ts'
import { readOpenGoalName } from './goal-requests-without-values.ts'

/**
 * Reads requests that need the undivided message: all tasks of a day, a mood that is described and then logged, a goal without a name,
 * reminders that end together. English only.
 */
export function readUndividedMessage(
  typed: string,
  context: ActionContext,
  read: (message: string, context: ActionContext) => ActionRequest[],
): ActionRequest[] | null {
  if (context.language !== 'en' || context.isOneOfSeveral === true) return null
  return (
    readRetractedCommand(typed) ??
    readPointed(typed, context) ??
    readSwappedDays(typed, context) ??
    readBulk(typed, context, read) ??
    readNamedIncome(typed, context) ??
    readToldMood(typed) ??
    readOpenGoalName(typed) ??
    readDayOfEvent(typed) ??
    readFurtherReminders(typed, context, read)
  )
}
