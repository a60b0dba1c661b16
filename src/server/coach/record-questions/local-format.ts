import { capitalize } from '#contract/capitalize.ts'
import { daysBetween } from '#server/lib/days.ts'
import type { Slot } from '#server/ports/coach-queries.ts'
import type { TaskView } from '#server/ports/record-views.ts'
import { quoteUserText } from '../guide/quote-user-text.ts'
import type { Language } from '../safety/kinds.ts'

const locales = { en: 'en-US', es: 'es-US' } as const

/** Formats days, hours and numbers in the language of the conversation. */
export class LocalFormat {
  readonly language: Language
  readonly today: string

  constructor(language: Language, today: string) {
    this.language = language
    this.today = today
  }

  localize = (english: string, spanish: string): string => (this.language === 'es' ? spanish : english)

  number = (value: string | number): string =>
    new Intl.NumberFormat(locales[this.language], { maximumFractionDigits: 4 }).format(Number(value))

  money = (value: string, currency: string | null): string =>
    currency === null
      ? this.number(value)
      : new Intl.NumberFormat(locales[this.language], {
          style: 'currency',
          currency,
          currencyDisplay: 'narrowSymbol',
          trailingZeroDisplay: 'stripIfInteger',
        }).format(Number(value))

  count = (n: number, one: string, many: string): string => `${this.number(n)} ${n === 1 ? one : many}`

  /** Writes 'March 4', with the year if it is another one. */
  date = (day: string): string =>
    new Date(day).toLocaleDateString(locales[this.language], {
      month: 'long',
      day: 'numeric',
      ...(day.slice(0, 4) !== this.today.slice(0, 4) && { year: 'numeric' }),
      timeZone: 'UTC',
    })

  month = (month: string): string =>
    new Date(`${month}-01`).toLocaleDateString(locales[this.language], {
      month: 'long',
      ...(month.slice(0, 4) !== this.today.slice(0, 4) && { year: 'numeric' }),
      timeZone: 'UTC',
    })

  monthAndYear = (day: string): string =>
    new Date(day).toLocaleDateString(locales[this.language], { month: 'long', year: 'numeric', timeZone: 'UTC' })

  weekday = (day: string): string =>
    new Date(day).toLocaleDateString(locales[this.language], { weekday: 'long', timeZone: 'UTC' })

  /** The name of a weekday by its number; 1 is Monday. 2024 began on a Monday. */
  weekdayOf = (number: number): string => this.weekday(`2024-01-0${number}`)

  /** Writes 'today', 'on Thursday', 'on March 4'. */
  on = (day: string): string => {
    const ahead = daysBetween(this.today, day)
    if (ahead === 0) return this.localize('today', 'hoy')
    if (ahead === 1) return this.localize('tomorrow', 'mañana')
    if (ahead === -1) return this.localize('yesterday', 'ayer')
    if (ahead > 1 && ahead < 7) return this.localize(`on ${this.weekday(day)}`, `el ${this.weekday(day)}`)
    return this.localize(`on ${this.date(day)}`, `el ${this.date(day)}`)
  }

  /** Writes 'Today', 'Thursday', 'Thursday, December 10'. */
  dayName = (day: string): string => {
    const ahead = daysBetween(this.today, day)
    if (ahead === 0) return this.localize('Today', 'Hoy')
    if (ahead === 1) return this.localize('Tomorrow', 'Mañana')
    const weekday = capitalize(this.weekday(day))
    return ahead > 1 && ahead < 7 ? weekday : `${weekday}, ${this.date(day)}`
  }

  /** Writes a span in dates, 'from Monday to Friday', or one day. */
  span = ({ from, to }: { from: string; to: string }): string => {
    if (from === to) return this.on(from)
    if (daysBetween(from, to) > 3_000) return this.localize('in all', 'en total')
    if (to === this.today) return this.localize(`since ${this.date(from)}`, `desde el ${this.date(from)}`)
    return this.localize(`from ${this.date(from)} to ${this.date(to)}`, `del ${this.date(from)} al ${this.date(to)}`)
  }

  ago = (day: string): string => {
    const days = daysBetween(day, this.today)
    if (days <= 1) return this.on(day)
    return this.localize(`${this.on(day)}, ${days} days ago`, `${this.on(day)}, hace ${days} días`)
  }

  clock = (time: string): string => {
    if (this.language === 'es') return time
    const hour = Number(time.slice(0, 2))
    const minute = time.slice(3) === '00' ? '' : `:${time.slice(3)}`
    return `${hour % 12 === 0 ? 12 : hour % 12}${minute} ${hour < 12 || hour === 24 ? 'am' : 'pm'}`
  }

  slot = ({ from, to }: Slot): string =>
    this.localize(`${this.clock(from)} to ${this.clock(to)}`, `de ${this.clock(from)} a ${this.clock(to)}`)

  task = ({ title, time }: TaskView): string => `${time === null ? '' : `${this.clock(time)} `}${quoteUserText(title)}`

  either = (parts: readonly string[]): string =>
    new Intl.ListFormat(locales[this.language], { type: 'disjunction' }).format(parts)

  list = (parts: readonly string[]): string =>
    new Intl.ListFormat(locales[this.language], { type: 'conjunction' }).format(parts)

  /** Says which goals were updated after the one in the answer. */
  updatedAfter = (told: readonly string[]): string =>
    told.length === 0
      ? ''
      : this.localize(` After that: ${told.slice(0, 4).join(', ')}.`, ` Después: ${told.slice(0, 4).join(', ')}.`)
}
