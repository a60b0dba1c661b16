import type { ActionContext, ActionRequest, Clause } from './action-request.ts'
import { daysBetween } from '#server/lib/days.ts'
import { asWeekly, readGoalPlan, describePace, type Rhythm } from './goal-plan.ts'
import { findUnreadSum, formatSum } from './amounts.ts'
import { goalOfTerm } from './goal-duration.ts'
import { goalFromMessage } from './goal-from-message.ts'
import { type GoalProposal, makeGoal, withoutPlan } from './make-goal.ts'
import { toUnable } from './task-requests.ts'
import { articles, connectors, create, joinPhrases, putDown } from './request-phrases.ts'
import { phrasesEnd, findPhrase, parsePhrases, textFrom, withoutTail, splitWords } from './match-phrases.ts'
import { toTitle, trimEdges } from './title-text.ts'
import { quoteUserText } from '../guide/quote-user-text.ts'
import { eventDayIn } from '../when/unresolvable-dates.ts'
import { readWhen } from '../when/read-when.ts'

const goalWords = parsePhrases('goal, goals, meta, metas, objetivo, objetivos')
const leads = joinPhrases(
  create,
  articles,
  putDown,
  parsePhrases('my, big, first, next, list of, lista de, i have, tengo, want, would like'),
)
const joints = joinPhrases(
  connectors,
  parsePhrases(
    "is, is to, will be, it's, its, which is, as, es, sera, for me, for myself, i have, this year, named, list",
  ),
)

/** Returns the words of the goal: what follows 'goal', or else what comes before it ('make running a 5k a goal'). */
function goalIn(text: string): string {
  const words = splitWords(text)
  const found = findPhrase(words, goalWords)
  const lead = phrasesEnd(words, 0, leads)
  if (found === null) return textFrom(text, words, Math.min(lead, words.length))
  const after = phrasesEnd(words, found.to, joints)
  const first = words[lead]
  const before = first === undefined || lead >= found.from ? '' : text.slice(first.start, words[found.from]?.start)
  // 'a savings goal of $500' is about saving.
  const kind = /^savings? $/i.test(before) ? 'save ' : ''
  if (after < words.length) return `${kind}${textFrom(text, words, after)}`
  return withoutTail(
    trimEdges(before),
    joinPhrases(
      articles,
      parsePhrases(
        'to, as, as a, as one of, one of, into, into a, on, in, a, como, como una, a mis, en mis, list of, of',
      ),
    ),
  )
}

const monthly = /^(one|an?|1|two|2|three|3|four|4) (.{3,60}?) (?:a|per|each|every) month\b/i
const numbers = new Map(Object.entries({ one: 1, a: 1, an: 1, two: 2, three: 3, four: 4 }))
const limits = /, (?:no|not|without) [^]*$/i
/** Reads 'One date night a month with Sam': the thing, and how many a month. */
function takeMonthly(text: string): { rest: string; times: number | null } {
  const [said, many = '', thing = ''] = monthly.exec(text) ?? []
  if (said === undefined) return { rest: text, times: null }
  const rest = `${thing}${text.slice(said.length)}`
    .replace(limits, '')
    .replace(/\byr\b/i, 'year')
    .replace(/(?<![\w'’])['’]?till?\b/i, 'until')
  return { rest, times: numbers.get(many.toLowerCase()) ?? Number(many) }
}

/** Counts the months until a day, with this one and the last. */
const monthsUntil = (today: string, day: string): number =>
  Temporal.PlainYearMonth.from(today.slice(0, 7)).until(Temporal.PlainYearMonth.from(day.slice(0, 7)), {
    largestUnit: 'months',
  }).months + 1

const countMonthly = (made: GoalProposal, times: number, language: Clause['language']): ActionRequest => ({
  do: 'add',
  proposal: { ...made, goalKind: 'habit', targetValue: String(times), currency: null },
  aside: `Counting this month, that’s ${times} ${times === 1 ? 'time' : 'times'} until then.`,
  language,
})

const isSaving = /^(?:i[’']?m saving|estoy ahorrando)\b/i

/** Reads 'I want to walk 30 times by March', which has all that a goal needs. */
function countedWish(text: string, language: Clause['language'], context: ActionContext): ActionRequest[] {
  const goal = goalFromMessage(/^(?:i|we|yo) /i.test(text) ? text : `i want to ${text}`, context)
  return goal?.goalKind === 'habit' && goal.targetDate !== null ? [{ do: 'add', proposal: goal, language }] : []
}

/** In weeks. */
const fewest = 3
function weeklyPace({ targetValue, currentValue, currency }: GoalProposal, weeks: number): string | null {
  const left = Number(targetValue) - Number(currentValue ?? 0)
  return weeks < fewest || !(left > weeks)
    ? null
    : `That’s about ${formatSum(Math.ceil(left / weeks), currency)} a week.`
}

const ofYear = /(?<=.{6}) (?:(?:in|for|during|within|by the end of) )?(?:this|the) (?:coming )?year\b(?! (?:end|of))/i
const ofNamedYear = /(?<=.{6}) (?:in|for|during|by the end of) (20\d\d)\b/i
/** Ends 'Read 12 books this year' with the year. */
const withYearEnd = (text: string, today: string): string =>
  /\bby (?!the end of)/i.test(text)
    ? text
    : text
        .replace(ofYear, ` by December 31 ${today.slice(0, 4)}`)
        .replace(ofNamedYear, (_, year: string) => ` by December 31 ${year}`)

const onlySaves = /^(?:to )?(?:save|saving|put away|put aside|set aside|put back)$/i
/** Reads 'Save 200 a month': what that comes to in a year. */
function readYearly(text: string, rhythm: Rhythm | null, context: ActionContext) {
  if (rhythm === null) return null
  const { amount, days } = rhythm
  const total = amount * Math.round(365.25 / days)
  const saved = makeGoal(`save ${total}`, null, context)
  const currency = saved.currency
  if (saved.goalKind !== 'amount') return null
  const aside = `That’s ${formatSum(total, currency)} in a year.`
  return { proposal: { ...saved, title: toTitle(text) }, aside }
}

/** Returns true if a title has the number. '10k steps' doesn't have ten. */
const saysNumber = (title: string, value: string): boolean => title.split(/[^\d.,\p{L}]+/u).includes(value)

const losesWeight = /\b(?:lose|drop|shed|take off)\b/i
/** Adds what the user has already. 'Lose 20 pounds, starting at 190' gives a weight, which is not progress. */
function withBegun(goal: GoalProposal, begun: string | null): GoalProposal {
  if (begun === null || goal.goalKind === 'milestones') return goal
  const isOver = goal.targetValue !== null && Number(begun) >= Number(goal.targetValue)
  return isOver && (goal.goalKind === 'habit' || losesWeight.test(goal.title)) ? goal : { ...goal, currentValue: begun }
}

type Said = { text: string; begun: string | null; rhythm: Rhythm | null; weeks: number }
/** Says what the goal comes to in a week, or that the day of its feast isn't known. */
function paceLine(goal: GoalProposal, { text, begun, rhythm, weeks }: Said, { today }: ActionContext): string | null {
  const { targetValue, currency, goalKind, targetDate } = goal
  if (rhythm !== null && goalKind === 'amount' && targetValue !== null) {
    const pace = describePace(rhythm, { target: targetValue, begun, currency, until: targetDate }, today)
    if (pace !== null) return pace
  }
  const weekly = rhythm === null && goalKind === 'amount' && currency !== null ? weeklyPace(goal, weeks) : null
  if (weekly !== null) return weekly
  const feast = targetDate === null ? eventDayIn(text) : null
  return feast === null
    ? null
    : `I don’t know when ${quoteUserText(feast)} is, so it has no date. Tap “Edit” to set one.`
}

/** Matches 'My goal says run 10k', which is about an existing goal. */
const there = /\bgoal (?:still )?(?:says|reads)\b/i
export const isOfGoalThere = (text: string): boolean => there.test(text)

/** Reads a goal, with its name in the user's words. */
export function readGoal({ text, language, isWish }: Clause, context: ActionContext): ActionRequest[] {
  // 'I want to pay off my card' is a wish, which the guide answers with a plan.
  if (isWish === true && findPhrase(splitWords(text), goalWords) === null) return countedWish(text, language, context)
  const unread = findUnreadSum(text, context)
  if (unread?.isBare === false) return [{ do: 'unable', why: 'sum', said: unread.said, language }]
  const saving = isSaving.test(text) ? goalFromMessage(text, context) : null
  if (saving !== null) return [{ do: 'add', proposal: saving, language }]
  const own = takeMonthly(withYearEnd(goalIn(text.replace(/\bgoal, please\b/i, 'goal')), context.today))
  const ofTerm = language === 'en' ? goalOfTerm(own.rest, context) : null
  if (ofTerm !== null) return [{ do: 'add', proposal: ofTerm, language }]
  const { rest: planned, begun, rhythm, times } = readGoalPlan(own.rest)
  const { day, rest, problem } = readWhen(withoutPlan(asWeekly(planned)), context, language, true)
  if (problem !== null) return [toUnable(problem, language)]
  if (toTitle(rest) === '') return [{ do: 'ask', about: 'goal', language }]
  const yearly = day === null && onlySaves.test(rest.trim()) ? readYearly(own.rest, rhythm, context) : null
  if (yearly !== null) return [{ do: 'add', ...yearly, language }]
  const made = makeGoal(rest, day, context)
  const weeks = day === null ? 0 : Math.floor((daysBetween(context.today, day) + 1) / 7)
  const isWeekly = made.goalKind !== 'amount' && times !== null && weeks > 1
  const months = own.times === null || day === null ? null : own.times * monthsUntil(context.today, day)
  if (months !== null && made.goalKind !== 'amount') return [countMonthly(made, months, language)]
  const counted = isWeekly ? { ...made, goalKind: 'habit' as const, targetValue: String(times * weeks) } : made
  const goal = withBegun(counted, begun)
  const isGuess = !isWeekly && goal.goalKind === 'habit' && !saysNumber(goal.title, goal.targetValue ?? '')
  const said = isWeekly
    ? `${times} times a week until then is ${times * weeks} times.`
    : language === 'en'
      ? paceLine(goal, { text, begun, rhythm, weeks }, context)
      : null
  const guess = isGuess ? { guess: 'times' as const } : {}
  return [{ do: 'add', proposal: goal, ...guess, ...(said !== null && { aside: said }), language }]
}
