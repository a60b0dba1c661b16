import { numberWords, readCount } from '../number-words.ts'
import { oneOf } from '../phrase-pattern.ts'
import { readWhen } from '../when/read-when.ts'
import type { ActionContext } from './action-request.ts'
import { type GoalProposal, makeGoal } from './make-goal.ts'
import { toTitle } from './title-text.ts'

const many = oneOf('an?|\\d{1,2}', ...numberWords.slice(1))
/** Matches 'Read my Bible in one year starting Jan 1'. Groups: the goal, how many, of what, and the first day. */
const term = new RegExp(
  String.raw`^(.{4,120}?),? ((?:in|over|within) (${many}) (year|month|week)s?),? (?:starting|beginning|that starts|from)(?: on| from| with)? (.{3,30})$`,
  'i',
)
const newYear = /^(?:the )?(?:first of the year|new year['’]?s?(?: day)?)$/i

/** Reads the days that a goal takes from a first day on. `until` is the last of them. */
function readGoalTerm(text: string, context: ActionContext): { rest: string; until: string; said: string } | null {
  const [, rest = '', said = '', count = '', unit = '', first = ''] = term.exec(text.trim()) ?? []
  const day = rest === '' ? null : readWhen(newYear.test(first.trim()) ? 'january 1' : first, context, 'en', true).day
  const amount = readCount(count.toLowerCase())
  if (day === null || amount < 1) return null
  const until = Temporal.PlainDate.from(day)
    .add({ [`${unit.toLowerCase()}s`]: amount })
    .subtract({ days: 1 })
  return { rest, until: until.toString(), said }
}

/** Makes a goal that takes a year or so from a day on. 'In one year' stays in its title, unless it is a sum. */
export function goalOfTerm(text: string, context: ActionContext): GoalProposal | null {
  const term = readGoalTerm(text, context)
  if (term === null) return null
  const goal = makeGoal(term.rest, term.until, context)
  return goal.goalKind === 'amount' ? goal : { ...goal, title: toTitle(`${goal.title} ${term.said}`) }
}
