import { paragraphs } from '../../../compose-answer.ts'
import { capitalize } from '#contract/capitalize.ts'
import { englishMonths, englishShortMonth, monthNumber } from '../../../../when/months.ts'
import { oneOf } from '../../../../phrase-pattern.ts'
import { amount, numberIn, roughly, type SumText } from './sum-text.ts'

const month = oneOf(...englishMonths, englishShortMonth)
const byMonth = new RegExp(String.raw`${amount} (?:in |for )?(${month})\b`, 'g')
const lastMonth = new RegExp(
  String.raw`\b(?:made|earned|brought in|make|making|clear(?:ed)?|net(?:ted)?) ${roughly}${amount}(?: last month| this month| a month| per month)`,
)
const monthsBills = [
  new RegExp(String.raw`\b(?:bills|expenses)(?: are| is| run| come to| total)? ${roughly}${amount}`),
  new RegExp(String.raw`\brent(?:'s| is| at)? ${roughly}${amount}`),
]
const ownWork = new RegExp(
  [
    String.raw`\b(?:1099|doing (?:hair|nails|lashes|makeup)|i do nails|work for myself|self[- ]employed|freelanc\w+`,
    '|own business|my business|side (?:gig|hustle|business)|clients?|customers|booth rent|i do (?:lashes|hair|nails',
    '|makeup)|lashes|hairdresser|stylist|etsy|cleaning houses|clean houses|contractor|gig|doordash|uber|instacart',
    String.raw`|out of my (?:apartment|house|home|kitchen))\b`,
  ].join(''),
)

type Months = readonly { name: string; value: number }[]

const monthsIn = (all: string): Months =>
  [...all.matchAll(byMonth)].map(([, value, name = '']) => ({
    name: capitalize(englishMonths[monthNumber(name) - 1] ?? name),
    value: Number(value),
  }))

/** A fourth to a third of what is left after costs: a common rule of thumb for tax on own work in the US. */
const [least, most] = [0.25, 0.33]
/** Used where one rate is needed. */
const middle = 0.3

const asksTax = /\btax(?:es)?\b/
const asksHow = /\b(?:how much|what|percent|percentage)\b/
const toPutAway = /\b(?:put(?:ting)?|set(?:ting)?|sav(?:e|ing)|keep(?:ing)?|hold(?:ing)?|owe|pay)\b/

/** Says how much of own earnings to put away for taxes. */
export function taxesToPutAway({ ask, all, say }: SumText): string | null {
  const isTax = asksTax.test(ask) || (asksTax.test(all) && /\b(?:put|set) (?:away|aside|back)\b/.test(ask))
  if (!isTax || !asksHow.test(ask) || !toPutAway.test(ask) || !ownWork.test(all)) return null
  const months = monthsIn(all)
  const only = months.length > 0 ? null : numberIn(all, lastMonth)
  const told: Months = only === null ? months : [{ name: 'last month', value: only }]
  const share = (value: number): string => `${say(Math.round(value * least))} to ${say(Math.round(value * most))}`
  const lines = told.map(
    ({ name, value }) =>
      `${name === 'last month' ? `of the ${say(value)}` : `${name}, ${say(value)}`}: ${share(value)}`,
  )
  return paragraphs(
    `**A fourth to a third, the day it comes in.** ${lines.length === 0 ? 'Of every $100, $25 to $33.' : `${lines.join('; ').replace(/^of/, 'Of')}.`} That’s of what’s left after your supplies and other costs, so keep the receipts.`,
    'Move it to a separate savings account you don’t touch. Taxes on own work are usually paid several times a year, so look up the dates on the IRS’s own site. It’s a rule of thumb: your state, kids and other pay change it, so ask a tax preparer once for your own number, and whether a free tax site near you can help.',
  )
}

const asksSpend = new RegExp(
  [
    String.raw`\b(?:pay myself|what (?:can|should|could) (?:i|we) (?:really |actually |safely )?spend|how much (?:can|should`,
    String.raw`|could) (?:i|we) (?:really |actually |safely )?(?:spend|live on|pay myself)|safe to spend|budget)\b`,
  ].join(''),
)

/** Says what can be spent in a month where what comes in goes up and down. */
export function steadyPay({ ask, all, say }: SumText): string | null {
  const months = monthsIn(all)
  if (!asksSpend.test(ask) || months.length < 2) return null
  const total = months.reduce((sum, { value }) => sum + value, 0)
  const average = total / months.length
  const taxed = ownWork.test(all)
  const kept = Math.round(average * (taxed ? 1 - middle : 1))
  const pay = Math.floor((kept * 0.95) / 25) * 25
  const bills = numberIn(all, ...monthsBills)
  const name = new RegExp(monthsBills[0] ?? '').test(all) ? 'bills' : 'rent'
  const low = months.toSorted((a, b) => a.value - b.value)[0]
  const lowKept = Math.round((low?.value ?? 0) * (taxed ? 1 - middle : 1))
  const sum = `${months.map(({ value }) => say(value)).join(' + ')} = ${say(total)}, ÷ ${months.length} = ${say(Math.round(average))} a month${taxed ? `. If 30% goes to taxes, that’s ${say(kept)}` : ''}.`
  if (bills !== null && bills >= pay)
    return paragraphs(
      `**Nothing extra yet.** ${sum} Your ${name} of ${say(bills)} ${name === 'bills' ? 'take' : 'takes'} ${bills > kept ? `${say(bills - kept)} more than that` : `all but ${say(kept - bills)} of it`}.`,
      'So keep it all in one account, pay the bills from it on their dates, and leave what a good month brings for the next thin one. Then work on one number: one more job a week, one price up, or one bill down.',
    )
  const short = pay - lowKept
  return paragraphs(
    `**Pay yourself ${say(pay)} on the 1st, every month.** ${sum} I rounded down a little.`,
    `Everything you earn goes into one account, the tax share goes out first, and you only live on the ${say(pay)}. ${short > 0 ? `A month like ${low?.name ?? ''} (${say(lowKept)}${taxed ? ' after taxes' : ''}) is ${say(short)} short, and the good months pay for that, so let that account fill up to about ${say(Math.ceil((short * 2) / 100) * 100)} first.` : ''}`,
    bills === null
      ? null
      : `After ${name} (${say(bills)}), that’s ${say(pay - bills)} a month for the rest, about ${say(Math.floor(((pay - bills) * 12) / 52))} a week.`,
  )
}
