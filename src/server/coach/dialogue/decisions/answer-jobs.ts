import { capitalize } from '#server/lib/capitalize.ts'
import { bulletList } from '../../markdown.ts'
import { normalize } from '../../guide/words.ts'
import { formatDollars } from '../dollar-amounts.ts'
import { type Answer, asking, paragraphs, say, type Turn } from '../compose-answer.ts'
import { type Job, readBills, readJobs } from './read-jobs.ts'

const weeksOfYear = 52
const monthsOfYear = 12
const fullTime = 40
const overtimeRate = 1.5
/** Weeks from the start of winter to spring, about. */
const busyWeeks = 17
/** What is taken as given, and said. */
const taxes = 0.2
const pensionShare = 0.08

const perMonth =
  /\b(?:per month|a month|monthly|take home|takehome|in my pocket|still (?:make|pay|afford|cover)|afford|pay my (?:stuff|bills|rent)|make rent)\b/
const compares =
  /\b(?:on paper|losing money|lose|would you|take it|which|worth it|what would|offered|should i|pay my|afford|still|per month|take home)\b/

const about = (amount: number, step = 100): string => formatDollars(Math.round(amount / step) * step)
const rateOf = ({ rate, extraRate }: Job): number => rate + extraRate
const plainYear = (job: Job): number => rateOf(job) * Math.min(job.hours, fullTime) * weeksOfYear
const busyYear = (job: Job): number =>
  Math.max(0, job.busyHours - Math.max(job.hours, fullTime)) * rateOf(job) * overtimeRate * busyWeeks
const yearOf = (job: Job): number => plainYear(job) + busyYear(job) - job.insurance * monthsOfYear

function yearLine(label: string, job: Job): string {
  const base = `${label}: $${rateOf(job).toFixed(2)} for ${job.hours} hours a week is ${about(plainYear(job))} a year`
  const more =
    busyYear(job) > 0
      ? `, about ${about(busyYear(job))} more with ${busyWeeks} busy weeks at ${job.busyHours} hours`
      : ''
  const less = job.insurance > 0 ? `, less ${formatDollars(job.insurance * monthsOfYear)} for insurance` : ''
  return `${base}${more}${less}${more + less === '' ? '' : `: **${about(yearOf(job))}**`}`
}

const takeHome = (job: Job): number =>
  (plainYear(job) / monthsOfYear) * (1 - taxes - (job.hasPension ? pensionShare : 0)) - job.insurance

/** What a month leaves, before and after, and what is left of it after the bills that were told. */
function monthly(now: Job, offer: Job, texts: readonly string[]): string {
  const bills = readBills(texts)
  const due = bills.reduce((sum, { amount }) => sum + amount, 0)
  const [before, after] = [takeHome(now), takeHome(offer)]
  const assumed = `If about 20% goes to taxes${offer.hasPension ? ' and about 8% of the new pay to the pension' : ''}, and counting no overtime, a month looks like this:`
  const lines = [
    `Now: about ${about(before, 10)}`,
    `There: about ${about(after, 10)}, so ${about(Math.abs(before - after), 10)} ${after < before ? 'less' : 'more'}`,
  ]
  const left = after - due
  const paid =
    due === 0
      ? 'Put your rent and your fixed bills against the second number. That’s the test.'
      : `${capitalize(bills.map(({ name }) => name).join(' and '))} come${bills.length === 1 ? 's' : ''} to ${formatDollars(due)}. ${left > 0 ? `So yes, you can make ${bills.length === 1 ? 'it' : 'them'}, and it leaves about **${about(left, 10)}** for food, gas, the phone and everything else.` : 'So no, not on that check alone.'}`
  const tight =
    due > 0 && left > 0 && left < after / 2
      ? 'That’s tight, but it’s a number you can test: try living on it for one month before you answer.'
      : null
  return paragraphs(assumed, bulletList(lines), paid, tight)
}

function leaning(now: Job, offer: Job): string {
  const gap = yearOf(now) - yearOf(offer)
  const saved =
    Math.max(now.hours, 0) * weeksOfYear +
    Math.max(0, now.busyHours - now.hours) * busyWeeks -
    offer.hours * weeksOfYear
  const time =
    saved > 20
      ? `You’d get back about ${Math.round(saved / 10) * 10} hours a year${offer.hasPension ? ', and a pension' : ''}.`
      : offer.hasPension
        ? 'There’s a pension on the other side of it.'
        : null
  const lean =
    gap <= 0
      ? `The new one pays about ${about(-gap)} more a year, so I’d lean yes if you’d like the work.`
      : `So yes, you’d lose about ${about(gap)} a year before taxes. I’d lean toward it only if your month works without that money, and then for what you get back.`
  return [time, lean].filter((part) => part !== null).join(' ')
}

const questionsFor = (offer: Job): string =>
  `Ask them before you answer: ${offer.hasPension ? 'what percent comes out of my check for the pension? ' : ''}When does the insurance start, and what’s the deductible? Are there yearly raises? Is there any room on the $${offer.rate.toFixed(2)}?`

/** Two jobs by the hour beside each other, by the year or by what a month leaves; null where their figures weren't told. */
export function answerJobs(turn: Turn): Answer | null {
  const { message, language } = turn.request
  const line = normalize(message)
  if (language !== 'en' || !compares.test(line)) return null
  const isOwn = readJobs([message]) !== null
  const isMonthly = perMonth.test(line) && /\?|\bmeant?\b|\bwhat\b|\bcan i\b|\bcould i\b/.test(message)
  if (!isOwn && !isMonthly) return null
  const texts = [...turn.state.messages.slice(-3), message]
  const jobs = readJobs(texts)
  if (jobs === null) return null
  const { now, offer } = jobs
  if (isMonthly && !/\bon paper\b/.test(line)) return say(monthly(now, offer, texts), { closesTopic: true })
  return say(
    paragraphs(
      'By the year, before taxes:',
      bulletList([yearLine('Now', now), yearLine('There', offer)]),
      leaning(now, offer),
      questionsFor(offer),
    ),
    {
      question: asking('heard', 'What do your rent and fixed bills come to in a month?'),
      closesTopic: true,
    },
  )
}
