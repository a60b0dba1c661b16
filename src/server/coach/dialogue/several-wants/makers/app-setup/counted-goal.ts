import { capitalize } from '#contract/capitalize.ts'
import type { CoachProposal } from '#contract/coach.ts'
import type { SumText } from '../sums/sum-text.ts'
import type { SetupItem } from './setup-item.ts'

const form = new RegExp(
  [
    String.raw`\b(?:want to|wanna|going to|like to|try to|trying to|and) (read|run|walk|visit|cook|try|hike|write|finish|swim`,
    String.raw`|bike|do) (\d{1,4}) ([a-z]{3,15}s)\b(?: (this year|this month|by the end of the year))?`,
  ].join(''),
)

/** A goal that counts something: 'read 24 books this year'. */
export function countedGoal({ all, today }: SumText): SetupItem[] {
  const [, verb, number, what, until] = form.exec(all) ?? []
  if (
    verb === undefined ||
    number === undefined ||
    what === undefined ||
    /^(?:minutes|hours|days|times|weeks|pounds)$/.test(what)
  )
    return []
  const now = Temporal.PlainDate.from(today)
  const last =
    until === undefined
      ? null
      : until === 'this month'
        ? now.with({ day: now.daysInMonth })
        : now.with({ month: 12, day: 31 })
  const title = `${capitalize(verb)} ${number} ${what}`
  const card: CoachProposal = {
    kind: 'goal',
    title,
    category: 'personal',
    goalKind: 'habit',
    targetValue: number,
    currency: null,
    targetDate: last === null ? null : last.toString(),
  }
  return [{ card, line: `**Goal, “${title}”:** add one each time. It’s a goal because it’s a number, not an hour.` }]
}
