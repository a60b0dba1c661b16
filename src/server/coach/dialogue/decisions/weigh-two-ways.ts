import { capitalize } from '#contract/capitalize.ts'
import { wholeWords } from '../../phrase-pattern.ts'
import { type Facts, readDecisionFacts } from './decision-facts.ts'
import { inDollars, numberLine } from './message-numbers.ts'
import type { Decision } from './read-decision.ts'
import { storyClauses } from './story/story-clauses.ts'
import { readStoryQuestion } from './story/story-question.ts'
import { changeOfPay } from './sums/change-sums.ts'
import { monthlyBill } from './sums/spending-sums.ts'

/** Verbs at the beginning of an option that show whether it is easy or hard to undo. */
const easy = wholeWords([
  'keep|stay|wait|rent|try|lease|hold off|let it go|leave (?:it|things)|skip|save|freeze|pause|foster|visit|borrow|part time|for now|start with|put it off|hang in|stick (?:with|it)|not|use|walk|stop at|ask|call|text|take a (?:break|class)',
])
const hard = wholeWords([
  'quit|sell|move|moving|buy (?:a|the|our|this) (?:\\w+ )?(?:house|home|car|truck|condo|land|boat|business|place)|marry|divorce|drop out|retire|enroll|resign|give up|give away|get rid of|tattoo|cut (?:it|them|her|him|my hair) off|sign|break up|end it|leave (?:him|her|my|the)|have (?:a|another) (?:baby|kid)|lend|co ?sign|report|fire|confront|take out a loan',
])
const price = new RegExp(
  String.raw`(?:\b(?:for|pay|paying|costs?|spend|spending) (?:about |like |only )?\$?|\$)(\d[\d,]{1,7}(?:\.\d{1,2})?)(?! ?` +
    String.raw`(?:people|ppl|guests|miles|minutes?|mins?|hours?|years?|yrs?|days?|weeks?|months|kids|times|percent|nights|a month|per month|a week|a year|th|k)\b)`,
  'i',
)
const isYear = (value: number): boolean => value >= 1990 && value <= 2040

/** Matches income, where the lower number isn't the better one. */
const comesIn = wholeWords([
  'sell|selling|offer(?:ed|s)?|pays|paid|raise|salary|wage|refund|charge|earn|make|bonus|hold out|an hour',
])

type Way = { name: string; cost: number | null; undo: 'easy' | 'hard' | null }

const priceAtEnd =
  /,? (?:for|at|which is|thats?) (?:about |like )?\$?\d[\d,.]*(?: (?:dollars|bucks))?(?: (?:each|apiece))?$/i
function readWay(way: string, isCost: boolean): Way {
  const line = numberLine(way)
  const cost = !isCost
    ? Number.NaN
    : /\b(?:for free|free|no cost)\b/.test(line)
      ? 0
      : Number(price.exec(way)?.[1]?.replaceAll(',', '') ?? Number.NaN)
  return {
    name: way.replace(priceAtEnd, ''),
    cost: Number.isNaN(cost) || isYear(cost) ? null : cost,
    undo: hard.test(line) ? 'hard' : easy.test(line) ? 'easy' : null,
  }
}

const undoing = {
  easy: 'you can still change your mind in a month.',
  hard: 'it’s hard to take back, so it has to be good enough on a plain day, too.',
} as const

function pointOf({ name, cost, undo }: Way): string | null {
  const said = [
    ...(cost === null ? [] : [cost === 0 ? 'it costs nothing.' : `it’s ${inDollars(cost)}.`]),
    ...(undo === null ? [] : [undoing[undo]]),
  ]
  if (said.length === 0) return null
  return `**${capitalize(name)}:** ${said.map((part, at) => (at === 0 ? part : capitalize(part))).join(' ')}`
}

const oneLine = '**On paper:** one line for each. What would it get you by next month that the other one can’t?'
/** The message says nothing that speaks for one of them. */
const namedFirst = ({ name }: Way): string =>
  `I can’t see from this that one costs you more. So I’d go with **${name}**, the one you said first. If reading that makes your heart sink a little, it’s the other one.`

const undoLean = ({ name }: Way): string =>
  `When I don’t know more, the one you can undo goes first. So my vote for now is **${name}**, with a date when you’ll look again.`

/** Leans toward the cheaper option, or else to the one that is easier to undo. */
function leanOf(a: Way, b: Way): string {
  if (a.cost !== null && b.cost !== null && a.cost !== b.cost) {
    const [cheap, more] = a.cost < b.cost ? [a, b.cost - a.cost] : [b, a.cost - b.cost]
    return `Going by the money, my vote is **${cheap.name}**: it keeps ${inDollars(more)} with you, unless the other one saves you real time or trouble.`
  }
  const ranks = [a, b].map(({ undo }) => (undo === 'easy' ? 2 : undo === null ? 1 : 0))
  const [one = 0, other = 0] = ranks
  if (one !== other) return undoLean(one > other ? a : b)
  if (one === 2) {
    const fresh = /^(?:keep|stay|wait|leave|hold)\b/i.test(a.name) ? b : a
    return `You can change your mind on both, so my vote is **${fresh.name}** for a month. If it isn’t better, go back.`
  }
  if ((a.cost === null) === (b.cost === null)) return namedFirst(a)
  return 'Put a price on the other one, too, with gas, food and your time in it. Then I’d lean toward the cheaper one, unless the other saves you a real headache.'
}

function touching({ person, kids, month }: Facts, ways: string): string[] {
  const named = kids ?? person
  const who = named === undefined || ways.includes(named) ? undefined : named
  return [
    ...(who === undefined
      ? []
      : [`**${capitalize(who)}:** ask before you settle it. It can change which one is better.`]),
    ...(month === undefined ? [] : [`**${month}:** count back from it. What has to be done by when?`]),
  ]
}

/** Says back what the message tells beside the question. */
function toldBeside(message: string): string | null {
  const asked = readStoryQuestion(message)
  const clauses = storyClauses(message, (line) => asked?.isQuestion(line) ?? false)
    .filter(({ line }) => !asksWithin.test(line))
    .slice(0, mostTold)
  return clauses.length === 0 ? null : `**What pulls on it:** ${clauses.map(({ text }) => `${text}.`).join(' ')}`
}
const mostTold = 2
const asksWithin = /\b(?:do|should|would|could|can) (?:i|we)\b/

/** A difference in pay or a monthly price, worked out for the year. */
function stakeOf(line: string): string | null {
  const month = monthlyBill(line)?.facts
  return (
    changeOfPay(line)?.text ??
    (month === undefined ? null : `**The money:** ${month['monthly']} a month is ${month['yearly']} a year.`)
  )
}

const leaving =
  '**Leaving it for now:** nothing’s lost as long as there’s no date on it. If there’s one, decide two days before and not in the last hour.'

/** Weighs one thing that is to be done or not. */
function weighOneWay({ name, cost, undo }: Way, more: readonly string[]) {
  const risk =
    undo === 'hard'
      ? 'it’s hard to take back. Ask one person who’s done it what they’d do again.'
      : 'it doesn’t look hard to undo, so a small try tells you more than thinking about it.'
  const paid = cost === null || cost === 0 ? '' : ` It’s ${inDollars(cost)}, so ask what that money would do otherwise.`
  return {
    points: [`**${capitalize(name)}:** ${risk}${paid}`, ...more, leaving],
    lean:
      undo === 'hard'
        ? 'I’d give it a week, and do it if you still want it then.'
        : 'I’d lean toward trying the smallest version of it, with a date when you’ll look again.',
  }
}

const ask = 'Which one would you be sorrier about a year from now?'

/** Weighs two options of an unknown kind in the user's words: what the message says about each, and a lean with its rule. */
export function weighTwoWays(message: string, { a, b }: Decision) {
  const line = numberLine(message)
  const more = [
    ...[stakeOf(line), toldBeside(message)].filter((point) => point !== null),
    ...touching(readDecisionFacts(line), `${a ?? ''} ${b ?? ''}`.toLowerCase()),
  ]
  const isCost = !comesIn.test(line)
  const one = readWay(a ?? '', isCost)
  if (b === null) return { id: null, ask, ...weighOneWay(one, more) }
  const other = readWay(b, isCost)
  const points = [pointOf(one), pointOf(other)].filter((point) => point !== null)
  return {
    id: null,
    ask,
    points: [...points, ...(points.length + more.length < 2 ? [oneLine] : []), ...more],
    lean: leanOf(one, other),
  }
}
