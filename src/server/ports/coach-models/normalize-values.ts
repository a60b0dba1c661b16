import { weekdayCodes } from '#contract/rule-words.ts'
/** Converts values in a model's own notation to the form that the contract takes. Anything else is left unchanged. */

/** Signs that stand for one currency only; '$', '¥' and 'kr' don't. */
const currencySigns = new Map(
  Object.entries({
    '€': 'EUR',
    '£': 'GBP',
    '₹': 'INR',
    '₩': 'KRW',
    '₪': 'ILS',
    '₺': 'TRY',
    '₽': 'RUB',
    '₴': 'UAH',
    '₫': 'VND',
    '₦': 'NGN',
    US$: 'USD',
    euro: 'EUR',
    euros: 'EUR',
  }),
)
const leadingSign = /^(US\$|[€£₹₩₪₺₽₴₫₦])\s{0,3}|\s{0,3}(US\$|[€£₹₩₪₺₽₴₫₦])$/

/** An ISO 4217 code for a currency's sign or name; other text in upper case. */
export const tidyCurrency = (value: string): string =>
  currencySigns.get(value.trim()) ?? currencySigns.get(value.trim().toLowerCase()) ?? value.trim().toUpperCase()

/** The currency that an amount names by its sign. */
export function currencyIn(value: unknown): string | undefined {
  const [, before, after] = typeof value === 'string' ? (leadingSign.exec(value.trim()) ?? []) : []
  return currencySigns.get(before ?? after ?? '')
}

/** '3,000', '€ 1.250,50', '2,5' as decimal text. */
export function tidyDecimal(value: string): string {
  const text = value
    .trim()
    .replace(leadingSign, '')
    .replace(/\s{0,3}(?:h|hours?)$/i, '')
  if (/^\d{1,3}([ ,]\d{3})+(\.\d+)?$/.test(text)) return text.replaceAll(/[ ,]/g, '')
  if (/^\d{1,3}(\.\d{3})+,\d{1,2}$/.test(text)) return text.replaceAll('.', '').replace(',', '.')
  return /^\d+,\d{1,2}$/.test(text) ? text.replace(',', '.') : text
}

/** '9:00', '09:00:00' and '2 pm' as HH:mm. */
export function tidyClock(value: string): string {
  const [, hours, minutes = '00', half] =
    /^(\d{1,2})(?::(\d{2}))?(?::\d{2})?\s*([ap]\.?m\.?)?$/i.exec(value.trim()) ?? []
  if (hours === undefined || (half === undefined && !value.includes(':'))) return value
  const isAfternoon = half?.toLowerCase().startsWith('p') === true
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (isAfternoon ? 12 : 0)
  return `${String(hour).padStart(2, '0')}:${minutes}`
}

const spans = { day: 'DAILY', week: 'WEEKLY', month: 'MONTHLY', year: 'YEARLY' } as const
const plainRules = new Map(
  Object.entries({
    daily: 'FREQ=DAILY',
    weekdays: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
    weekday: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
    weekends: 'FREQ=WEEKLY;BYDAY=SA,SU',
    weekend: 'FREQ=WEEKLY;BYDAY=SA,SU',
    weekly: 'FREQ=WEEKLY',
    biweekly: 'FREQ=WEEKLY;INTERVAL=2',
    fortnightly: 'FREQ=WEEKLY;INTERVAL=2',
    monthly: 'FREQ=MONTHLY',
    quarterly: 'FREQ=MONTHLY;INTERVAL=3',
    yearly: 'FREQ=YEARLY',
    annually: 'FREQ=YEARLY',
  }),
)
const isSpan = (word: string): word is keyof typeof spans => word in spans

/** The days of the week that a text consists of: 'Monday and Thursdays', 'mon, thu'. */
function weekdaysIn(text: string): string[] | null {
  const words = text.split(/[\s,&]+|\band\b/).filter((word) => word !== '')
  const days = words.map((word) => weekdayCodes.find((day) => word.length > 1 && word.toUpperCase().startsWith(day)))
  return words.length > 0 && days.every((day) => day !== undefined) ? days : null
}

/** 'weekdays', 'every Monday', 'every 2 weeks' as a rule of RFC 5545. */
export function tidyRule(value: string): string {
  const rule = value.trim().replace(/^RRULE:/i, '')
  if (/^FREQ=/i.test(rule)) return rule.toUpperCase()
  const text = rule.toLowerCase().replace(/^(?:every|each|on)\s+/, '')
  const plain = plainRules.get(text)
  if (plain !== undefined) return plain
  const [, count = '1', span = ''] = /^(?:(\d{1,2}|other)\s+)?(day|week|month|year)s?$/.exec(text) ?? []
  if (isSpan(span)) {
    const every = count === 'other' ? '2' : count
    return `FREQ=${spans[span]}${every === '1' ? '' : `;INTERVAL=${every}`}`
  }
  const days = weekdaysIn(text.replace(/^weekly(?:\s+on)?\s+/, ''))
  return days === null ? value : `FREQ=WEEKLY;BYDAY=${days.join(',')}`
}

/** The household's own repeat, if a model writes it as a word. */
export function tidyHouseholdRepeat(value: string): unknown {
  const [, freq = '', every = '1'] =
    /^FREQ=(DAILY|WEEKLY|MONTHLY|YEARLY)(?:;INTERVAL=(\d{1,2}))?$/.exec(tidyRule(value)) ?? []
  const [unit] = Object.entries(spans).find(([, name]) => name === freq) ?? []
  return unit === undefined ? value : { every: Number(every), unit, from: 'date' }
}
