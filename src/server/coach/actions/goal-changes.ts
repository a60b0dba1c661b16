import { Decimal } from 'decimal.js'
import type { CoachProposal } from '#contract/coach.ts'
import { calendar } from '#contract/fields.ts'
import { decimalsOf } from '#contract/lists.ts'
import { amount } from '#contract/money.ts'
import type { FoundRecord } from '#server/ports/named-records.ts'
import { quoteUserText } from '../guide/quote-user-text.ts'
import type { Language } from '../safety/kinds.ts'
import type { GoalAdjustment } from './action-request.ts'
import { formatSum, readAmounts } from './amounts.ts'
import { toTitle } from './title-text.ts'

type Adjust = Extract<Extract<CoachProposal, { kind: 'change' }>['change'], { act: 'adjust' }>
type Goal = NonNullable<FoundRecord['goal']>
type Sum = { value: string; currency: string | null }

/** A change of a goal, or the reason why there is none. `aside` says which part of it can't be done. */
export type ResolvedAdjustment = { change: Adjust; aside: string | null } | { change: null; aside: string }

const texts = {
  steps: {
    en: (name: string) =>
      `${name} counts its steps, so its number is how many there are. You can add or remove steps on its page, under Goals.`,
    es: (name: string) =>
      `${name} cuenta sus pasos: su número es cuántos hay. Los pasos se añaden o se quitan en su página, en Metas.`,
  },
  noMoney: {
    en: (name: string) => `${name} counts times and not money, so I didn’t make a card. What should its number be?`,
    es: (name: string) => `${name} cuenta veces y no dinero, así que no hice ninguna tarjeta. ¿Qué número debe tener?`,
  },
  nothingLeft: {
    en: (name: string) => `That would leave ${name} with nothing to aim for. What should its number be?`,
    es: (name: string) => `Así ${name} se quedaría sin nada que alcanzar. ¿Qué número debe tener?`,
  },
  tooFine: {
    en: (name: string) => `${name} can’t take that many decimals, so I didn’t make a card. What should its number be?`,
    es: (name: string) =>
      `${name} no admite tantos decimales, así que no hice ninguna tarjeta. ¿Qué número debe tener?`,
  },
  tooLong: {
    en: (name: string) => `That’s more than ${name} can hold: a number here has 12 digits at most. What should it be?`,
    es: (name: string) =>
      `Es más de lo que cabe en ${name}: aquí un número tiene 12 cifras como máximo. ¿Cuál debe ser?`,
  },
  tooFar: {
    en: (name: string) =>
      `That would put ${name} too far off: the calendar here ends with the year 2199. Which day should it be?`,
    es: (name: string) =>
      `Así ${name} quedaría demasiado lejos: el calendario de aquí acaba en el año 2199. ¿Qué día debe ser?`,
  },
  noDate: {
    en: (name: string) => `${name} doesn’t have a date yet. Tell me the day instead, like “move its date to March 31.”`,
    es: (name: string) => `${name} todavía no tiene fecha. Dime el día, por ejemplo “pasa su fecha al 31 de marzo”.`,
  },
  past: {
    en: (name: string) => `That would put ${name} on a day that has passed. Which day should it be?`,
    es: (name: string) => `Así ${name} quedaría en un día que ya pasó. ¿Qué día debe ser?`,
  },
  same: {
    en: (name: string) => `${name} is like that already, so there’s nothing to change.`,
    es: (name: string) => `${name} ya está así, no hay nada que cambiar.`,
  },
} as const

type Why = keyof typeof texts

/** Reads an amount for this goal. A bare number, or a sign that its currency shares, is in its currency. */
function ownSum({ said, value, currency }: NonNullable<GoalAdjustment['target']>, goal: Goal): Sum {
  if (goal.currency === null) return { value, currency }
  const [sum] = readAmounts(said, { timeZone: 'UTC', currency: goal.currency })
  return { value, currency: sum?.currency ?? goal.currency }
}

const decimalsFor = ({ kind }: Goal, currency: string | null): number => {
  if (kind === 'habit') return 0
  return currency === null ? 4 : decimalsOf(currency)
}

function resolveTarget(target: NonNullable<GoalAdjustment['target']>, goal: Goal): Sum | Why {
  if (goal.kind === 'milestones') return 'steps'
  const { value, currency } = ownSum(target, goal)
  if (goal.kind === 'habit' && currency !== null) return 'noMoney'
  const signed = new Decimal(value).times(target.is === 'less' ? -1 : 1)
  const to = target.is === 'to' ? signed : new Decimal(goal.targetValue).plus(signed)
  if (to.lte(0)) return 'nothingLeft'
  if (to.decimalPlaces() > decimalsFor(goal, currency)) return 'tooFine'
  return amount.safeParse(to.toFixed()).success ? { value: to.toFixed(), currency } : 'tooLong'
}

function resolveDate(
  date: NonNullable<GoalAdjustment['date']>,
  dueDate: string | null,
  today: string,
): { day: string | null } | Why {
  if ('day' in date) return date
  if (dueDate === null) return 'noDate'
  // A distance to move an overdue date is counted from today.
  const isLater = date.days + date.months > 0
  const day = Temporal.PlainDate.from(isLater && dueDate < today ? today : dueDate)
    .add(date)
    .toString()
  // JavaScript writes a year of five digits with a sign.
  if (day > calendar.last || day.startsWith('+')) return 'tooFar'
  return day < today ? 'past' : { day }
}

/** Replaces the 'half marathon' in 'Run a half marathon' with '10k'. Returns null if the title doesn't have these words. */
function withPart(title: string, name: string, to: string): string | null {
  const at = name === '' ? -1 : title.toLowerCase().indexOf(name.toLowerCase())
  if (at === -1) return null
  const made = `${title.slice(0, at)}${at === 0 ? to : to.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}${title.slice(at + name.length)}`
  return toTitle(made)
}

const numberIn = /(?<![\p{L}\d.,])\d[\d,]*(?:\.\d+)?(?![\p{L}\d]|[.,]\d)/gu
/** Puts the new number into the title too: 'Read 24 books' becomes 'Read 20 books', if the title has the old target. */
function withNumber(title: string, from: string, { value, currency }: Sum): string {
  const isMeant = (said: string) => new Decimal(said.replaceAll(',', '')).eq(from)
  if ([...title.matchAll(numberIn)].filter(([said]) => isMeant(said)).length !== 1) return title
  return title.replace(numberIn, (said) =>
    isMeant(said) ? (said.includes(',') || currency !== null ? formatSum(Number(value), null) : value) : said,
  )
}

function resolveTitle(
  { title }: Pick<GoalAdjustment, 'title'>,
  name: string,
  record: FoundRecord,
  target: { from: Sum; to: Sum } | null,
): string {
  if (title !== null) return (title.isPart ? withPart(record.title, name, title.to) : null) ?? title.to
  return target === null || target.from.currency !== target.to.currency
    ? record.title
    : withNumber(record.title, target.from.value, target.to)
}

/** Resolves the change of the goal for its card. `name`: the goal's name in the message. */
export function resolveAdjustment(
  { title, target, date }: GoalAdjustment,
  { name, record, goal }: { name: string; record: FoundRecord; goal: Goal },
  today: string,
  language: Language,
): ResolvedAdjustment {
  const say = (why: Why) => texts[why][language](quoteUserText(record.title))
  const to = target === null ? null : resolveTarget(target, goal)
  const day = date === null ? null : resolveDate(date, record.dueDate, today)
  const wrong = [to, day].filter((one) => typeof one === 'string').map(say)
  const sum = to === null || typeof to === 'string' ? null : to
  const from = { value: goal.targetValue, currency: goal.currency }
  const isSame = sum !== null && new Decimal(sum.value).eq(from.value) && sum.currency === from.currency
  const aim = sum === null || isSame ? null : { from, to: sum }
  const on = day === null || typeof day === 'string' || day.day === record.dueDate ? undefined : day.day
  const called = resolveTitle({ title }, name, record, aim)
  const change: Adjust = {
    act: 'adjust',
    ...(called !== record.title && { title: called }),
    ...(aim !== null && { target: aim }),
    ...(on !== undefined && { targetDate: on }),
  }
  if (Object.keys(change).length === 1) return { change: null, aside: wrong[0] ?? say('same') }
  return { change, aside: wrong[0] ?? null }
}
