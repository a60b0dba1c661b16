import { paragraphs } from '../../../compose-answer.ts'
import { amount, numberIn, percentOf, roughly, type SumText } from './sum-text.ts'

const weeksOfYear = 52

const hoursForm = [
  /\b(\d{1,2}(?:\.\d)?) hours(?: (?:a|per|each|every) week)?\b(?! (?:away|drive|each way|commute|a day|per day|notice|early|late|12))/,
]
const nowForm = [
  new RegExp(
    String.raw`\b(?:i(?:'m| am)? ?(?:make|earn|get|at|making|paid)|make|making|earn|getting|babysit for|work for) ${roughly}${amount}`,
  ),
  new RegExp(String.raw`${amount} (?:an|per) hour\b`),
  new RegExp(String.raw`\bi'm an? [a-z ]{3,30} at ${amount}`),
]
const othersForm = [
  new RegExp(
    String.raw`\b(?:new (?:guy|girl|hire|person|people|one)s?|hiring|hire new \w+|start new \w+|coworker|he|she|they)\b[^.?!\d$]{0,30}?\b(?:in|at|started|starts?|makes?|gets?|for)(?: out)?(?: at)? ${roughly}${amount}`,
  ),
]

type Pay = { now: number; others: number | null; isHourly: boolean; hours: number | null }

/** '52k' and '58' beside it are thousands. */
const inFull = (value: number, isHourly: boolean): number => (!isHourly && value < 1000 ? value * 1000 : value)

function payIn({ all, ask }: SumText): Pay | null {
  const text = all.replace(/\b(\d{2,3})k\b/g, '$1000')
  const now = numberIn(text, ...nowForm)
  const others = numberIn(text, ...othersForm)
  if (now === null || now < 5) return null
  const isHourly = now < 200
  return {
    now,
    others: others === null ? null : inFull(others, isHourly),
    isHourly,
    hours: numberIn(ask, ...hoursForm) ?? numberIn(all, ...hoursForm),
  }
}

/** A tenth more than now, and where somebody newer gets more than that, a twentieth above them. */
function raiseOf({ now, others, isHourly }: Pay): { ask: number; least: number } {
  const step = isHourly ? 0.5 : 1000
  const over = others !== null && others > now ? others * 1.05 : 0
  const ask = Math.ceil(Math.max(now * 1.1, over) / step - 1e-9) * step
  const floorStep = isHourly ? 0.25 : 500
  const least = Math.floor(Math.max(now * 1.05, others ?? 0) / floorStep) * floorStep
  return { ask, least: Math.max(least, now) }
}

const asksNumber = new RegExp(
  [
    String.raw`\b(?:what|which) (?:number|amount|figure|raise|salary)\b[^.?!]{0,30}\b(?:ask|say|give|name|put|go)\b`,
    String.raw`|\bhow much (?:of a raise |more )?(?:should|do|can|could) i (?:ask|go)\b|\bwhat (?:should|do`,
    String.raw`|can) i ask for\b(?! (?:help|advice|from|in|at (?!my review)))`,
  ].join(''),
)
const ofRaise = /\b(?:raise|review|ask for more|pay bump|my pay)\b/

/** Says what number to ask for in a pay talk, and the least to agree to. */
export function raiseToAsk(text: SumText): string | null {
  const { ask, all, say } = text
  if (!asksNumber.test(ask) || !ofRaise.test(all)) return null
  const pay = payIn(text)
  if (pay === null) return null
  const { now, others, isHourly } = pay
  const { ask: goal, least } = raiseOf(pay)
  const unit = isHourly ? ' an hour' : ' a year'
  const trained = /\b(?:i |'ve )?(?:trained|train) (?:him|her|them|\d+ new|new)/.test(all) ? ' who you train' : ''
  const compare =
    others === null
      ? ''
      : others > now
        ? ` They pay ${say(others)} to somebody newer${trained === '' ? '' : ', someone you trained'}, and ${say(goal)} is only ${percentOf(goal - others, others)} above that.`
        : ` New hires${trained} start at ${say(others)}, so right now your experience is worth ${say(now - others)}${unit} to them.`
  return paragraphs(
    `**Ask for ${say(goal)}${unit}.** That’s ${say(goal - now)} more, ${percentOf(goal - now, now)} over your ${say(now)}.${compare}`,
    `Say that number once, first, and then wait. They’ll likely come back lower, so know your floor: ${say(least)}${unit}. Below that, ask what it takes to get there and put a date on it, like three months.`,
  )
}

const asksTotal = new RegExp(
  [
    String.raw`\b(?:come(?:s)? (?:out )?to|is (?:that|it)|what's (?:that|it)|would (?:that|it) be|that(?:'s| is)|add up to`,
    String.raw`|make|making|bring in|earn)\b[^.?!]{0,30}?\b(?:an?|per|in a|each) (year|month|week)\b`,
  ].join(''),
)
const monthsOfYear = 12

/** Says what pay by the hour comes to in a year, month or week at the told hours. */
export function payInTotal(text: SumText): string | null {
  const { ask, all, say } = text
  const unit = asksTotal.exec(ask)?.[1]
  const pay = unit === undefined ? null : payIn(text)
  if (unit === undefined || pay === null || !pay.isHourly || pay.hours === null) return null
  const { now, hours } = pay
  const raised = ofRaise.test(all) && asksNumber.test(all) ? raiseOf(pay).ask : null
  const times = unit === 'week' ? 1 : weeksOfYear / (unit === 'month' ? monthsOfYear : 1)
  const total = (rate: number): number => Math.round(rate * hours * times * 100) / 100
  const steps = (rate: number): string =>
    unit === 'month'
      ? `${say(rate)} × ${hours} hours × 52 weeks ÷ 12 = ${say(Math.round(total(rate)))}`
      : unit === 'week'
        ? `${say(rate)} × ${hours} hours = ${say(total(rate))}`
        : `${say(rate)} × ${hours} hours × 52 weeks = ${say(total(rate))}`
  if (raised === null)
    return `**${say(Math.round(total(now)))} a ${unit}, before taxes.** ${steps(now)}. Weeks off without pay come out of that: each one is ${say(now * hours)}.`
  return `**${say(Math.round(total(raised)))} a ${unit} at ${say(raised)} an hour, before taxes.** ${steps(raised)}. Now it’s ${say(total(now))}, so the raise is ${say(Math.round(total(raised) - total(now)))} a ${unit}. And each dollar an hour is ${say(total(1))} a ${unit} at ${hours} hours, if they offer something in between.`
}
