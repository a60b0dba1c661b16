import { addDays, daysBetween } from '#server/lib/days.ts'
import { LocalFormat } from '../../../../record-questions/local-format.ts'
import { bulletList } from '../../../../markdown.ts'
import { capitalize } from '#contract/capitalize.ts'
import { paragraphs } from '../../../compose-answer.ts'
import { datesIn } from '../../../plans-from-message/dates-in-message.ts'
import { countWeekday } from './stated-dates.ts'
import { amount, numberIn, percentOf, round, roughly, roundUp, type SumText } from './sum-text.ts'

const asksEach =
  /\bhow much\b[^.?!]{0,15}\b(?:each|apiece|per person|a person|a kid|a gift)\b|\bwhat(?:'s| is) (?:that|it) (?:each|apiece|per person)\b/
const thingsForm =
  /\b(?:there (?:are|is|'s)|there's|for|split (?:between|among)) (\d{1,2}) (?:of (?:them|us)|[a-z]+s\b)|\b(\d{1,2}) of (?:us|them)\b/
const potForm = new RegExp(
  String.raw`\b(?:have|give (?:her|him|them)?|budget(?: is| of)?|spend|want to give (?:her|him|them)?|total(?: is| of)?|costs?|is) ${roughly}[$£€](\d{1,6}(?:\.\d\d)?)`,
)

/** One amount for some gifts or people. */
export function eachOfPot({ ask, all, say }: SumText): string | null {
  const [many, pot] = [numberIn(all, thingsForm), numberIn(all, potForm)]
  if (!asksEach.test(ask) || many === null || pot === null || many < 2 || pot < many) return null
  const each = pot / many
  const isPeople = /\bof us\b/.test(all)
  const rest = isPeople
    ? ` A round number is ${say(Math.ceil(each / 5) * 5)}; that leaves ${say(Math.ceil(each / 5) * 5 * many - pot)} over.`
    : ` With tax and bags, look for things marked ${say(Math.floor(each * 0.9))} or less.`
  return `**${say(isPeople ? roundUp(each) : Math.floor(each * 100) / 100)} each.** ${say(pot)} ÷ ${many} = ${say(Math.round(each * 100) / 100)}.${rest}`
}

const span = /\b(?:in|over|within|for) (a|an|\d{1,3}|half a) (?:more )?(years?|months?|weeks?|pay ?checks)\b/
const asksPer = new RegExp(
  [
    String.raw`\bhow much (?:a|per|each|every) (month|week|pay ?check|check)\b|\bwhat(?:'s| is| would)(?: that| it| be`,
    String.raw`| come to)* (?:a|per|each|every) (month|week)\b|\b(?:a|per) (month|week) is (?:that|it)\b`,
    String.raw`|\bhow much is (?:that|it) (?:a|per) (month|week)\b`,
  ].join(''),
)
const whole = new RegExp(
  String.raw`\b(?:pay off|pay|save|they're|it's|is|costs?|owe|owes|total(?: is)?|need|for) ${roughly}[$£€](\d{2,6})(?! down)`,
)
const down = new RegExp(String.raw`${amount} down\b`)

/** An amount paid or saved over a told time, in equal parts. */
export function partsOverTime({ ask, all, say }: SumText): string | null {
  const unit = asksPer
    .exec(ask)
    ?.slice(1)
    .find((group) => group !== undefined)
  const found = span.exec(all)
  const total = numberIn(all, whole)
  if (unit === undefined || found === null || total === null) return null
  const [, said = '', of = ''] = found
  const count = said === 'a' || said === 'an' ? 1 : said.startsWith('half') ? 0.5 : Number(said)
  const months = of.startsWith('year') ? count * 12 : of.startsWith('month') ? count : null
  const weeks = of.startsWith('week') ? count : null
  const parts =
    unit === 'month'
      ? (months ?? (weeks === null ? null : (weeks * 12) / 52))
      : unit === 'week'
        ? (weeks ?? (months === null ? null : (months * 52) / 12))
        : ((months ?? 0) * 26) / 12
  const first = numberIn(all, down) ?? 0
  if (parts === null || parts < 2 || first >= total) return null
  const times = Math.round(parts)
  const each = (total - first) / times
  const minus = first > 0 ? `${say(total)} − ${say(first)} down = ${say(total - first)}. ` : ''
  const interest = /\b(?:card|debt|loan|owe|pay off)\b/.test(all)
    ? ' If it has interest, it’s more; tell me the rate and I’ll work it out.'
    : ''
  const share =
    /\bhalf\b/.test(all) && first > 0
      ? ` Half of everything would be ${say((total - first) / times / 2)} a month and ${say(first / 2)} up front.`
      : ''
  return `**${say(roundUp(each))} a ${unit}.** ${minus}${say(total - first)} ÷ ${times} = ${say(Math.round(each * 100) / 100)}.${interest}${share}`
}

const asksMore = /\bhow much (?:more|extra|less)\b[^.?!]{0,20}\b(year|month)\b|\bwhat(?:'s| is) that (?:a|per) (year)\b/
const went = new RegExp(
  String.raw`\b(?:from|was) ${roughly}${amount} (?:a month )?(?:to|and now(?: it's| it is)?|now(?: it's)?) ${roughly}${amount}`,
)

/** Says what a bill that changed costs more or less in a year. */
export function changeInYear({ ask, all, say }: SumText): string | null {
  const found = went.exec(all)
  const [said = '', before, after] = found ?? []
  if (before === undefined || after === undefined || !asksMore.test(ask)) return null
  const [old, now] = [Number(before), Number(after)]
  const next = all.slice((found?.index ?? 0) + said.length, (found?.index ?? 0) + said.length + 12)
  const times = /^ (?:a|per|each) week\b/.test(next) ? 52 : 12
  const gap = Math.abs(now - old)
  if (gap === 0) return null
  return `**${say(gap * times)} a year ${now > old ? 'more' : 'less'}.** ${say(Math.max(now, old))} − ${say(Math.min(now, old))} = ${say(gap)} a ${times === 12 ? 'month' : 'week'}, × ${times} = ${say(gap * times)}. That’s ${percentOf(gap, old)} ${now > old ? 'up' : 'down'}, if every ${times === 12 ? 'month' : 'week'} is like this one.`
}

const asksWeeks =
  /\bhow many (weeks|days|months|saturdays|sundays|weekends|paychecks)\b[^.?!]{0,30}\b(?:until|till|til|before|to|left|do (?:i|we) have)\b/

/** Says how many weeks or days are left to a date. */
export function timeLeft({ ask, all, today }: SumText): string | null {
  const unit = asksWeeks.exec(ask)?.[1]
  const date = (datesIn(ask, today)[0] ?? datesIn(all, today)[0])?.day
  if (unit === undefined || date === undefined || date <= today) return null
  const days = daysBetween(today, date)
  const format = new LocalFormat('en', today)
  const weeks = Math.floor(days / 7)
  const rest = days % 7
  const count =
    unit === 'days'
      ? `${days} days`
      : unit === 'paychecks'
        ? `${Math.floor(days / 14)} paychecks, if you’re paid every two weeks`
        : unit === 'months'
          ? `${round(days / 30.4)} months`
          : unit === 'saturdays' || unit === 'sundays'
            ? `${countWeekday(unit === 'saturdays' ? 6 : 7, addDays(today, 1), date)} ${capitalize(unit)}`
            : `${weeks} ${unit}${rest > 0 && unit === 'weeks' ? ` and ${rest} ${rest === 1 ? 'day' : 'days'}` : ''}`
  return `**${capitalize(count)}.** From today, ${format.date(today)}, to ${format.weekday(date)}, ${format.date(date)}, it’s ${days} days.`
}

const asksSplit = /\bhow (?:would|should|do|could) (?:you|i|we) (?:split|divide|use|spend|budget) (?:it|that|this)\b/
const usesOf = [
  'groceries',
  'food',
  'gas',
  'savings?',
  'saving',
  'fun',
  'bills',
  'debt',
  'clothes',
  'kids',
  'eating out',
  'emergency fund',
  'phone',
]
const partOf = new Map(
  Object.entries({
    groceries: 35,
    food: 35,
    gas: 15,
    saving: 25,
    savings: 25,
    fun: 15,
    debt: 25,
    clothes: 8,
    kids: 15,
    'eating out': 10,
    'emergency fund': 25,
    phone: 8,
    bills: 30,
  }),
)
const leftForm = new RegExp(String.raw`\b(?:have|got|left with|left)(?: about)? ${amount}`)
const debtForm = new RegExp(String.raw`\bowe ${roughly}${amount}`)
const needForm = new RegExp(String.raw`\bneed (?:new )?([a-z ]{3,15}?) \(?${roughly}${amount}`, 'g')

/** Says how to divide what is left, or a windfall with debts and needs. */
export function divideMoney({ ask, all, say }: SumText): string | null {
  const pot = numberIn(all, leftForm)
  if (!asksSplit.test(ask) || pot === null || pot < 50) return null
  const debt = numberIn(all, debtForm)
  const needs = [...all.matchAll(needForm)].map(([, name = '', value]) => ({ name: name.trim(), value: Number(value) }))
  const must = (debt ?? 0) + needs.reduce((sum, { value }) => sum + value, 0)
  if (must > 0 && must <= pot) {
    const lines = [
      ...needs.map(
        ({ name, value }) =>
          `**${capitalize(name)}, ${say(value)}:** first, because you need ${name.endsWith('s') ? 'them' : 'it'}.`,
      ),
      ...(debt === null ? [] : [`**The debt, ${say(debt)}:** all of it, so it’s gone.`]),
      ...(pot > must ? [`**Savings, ${say(pot - must)}:** into an account you don’t see, before it’s groceries.`] : []),
    ]
    return paragraphs(
      bulletList(lines),
      `${say(pot)} − ${[...needs.map(({ value }) => value), ...(debt === null ? [] : [debt])].map(say).join(' − ')} = ${say(pot - must)}.`,
    )
  }
  const found = usesOf.flatMap((use) => new RegExp(String.raw`\b${use}\b`).exec(ask)?.[0] ?? [])
  const uses = [...new Set(found)]
  const sum = uses.reduce((total, use) => total + (partOf.get(use) ?? 10), 0)
  if (uses.length < 2 || must > 0) return null
  const lines = uses.map((use) => ({ use, value: Math.round((pot * (partOf.get(use) ?? 10)) / sum / 5) * 5 }))
  const off = pot - lines.reduce((total, { value }) => total + value, 0)
  const adjusted = lines.map(({ use, value }, at) => ({ use, value: at === 0 ? value + off : value }))
  return paragraphs(
    bulletList(
      adjusted.map(
        ({ use, value }) =>
          `**${capitalize(use)}:** ${say(value)}${/\bmonth(?:ly)?\b/.test(all) ? ` a month, about ${say(Math.round((value * 12) / 52))} a week` : ''}`,
      ),
    ),
    `${adjusted.map(({ value }) => say(value)).join(' + ')} = ${say(pot)}. Move the saving part on payday, and keep the fun money on its own card or in cash: when it’s gone, it’s gone, and nothing else suffers.`,
  )
}
