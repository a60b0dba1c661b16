/** Repeat rules in words. No zod: the browser shows them too. */

type Language = 'en' | 'es'
const locale = { en: 'en-US', es: 'es' } as const

/** RFC 5545 weekday codes, Monday first. */
export const weekdayCodes: readonly string[] = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']

/** The weekday names of a language, Monday first: 4 January 2027 is a Monday. */
const weekdayName = (at: number, language: Language): string =>
  new Date(Date.UTC(2027, 0, 4 + at)).toLocaleDateString(locale[language], { weekday: 'long', timeZone: 'UTC' })

const units = {
  DAILY: { en: ['day', 'days'], es: ['todos los días', 'días'] },
  WEEKLY: { en: ['week', 'weeks'], es: ['cada semana', 'semanas'] },
  MONTHLY: { en: ['month', 'months'], es: ['cada mes', 'meses'] },
  YEARLY: { en: ['year', 'years'], es: ['cada año', 'años'] },
} as const

// Made when it is first needed: this module is loaded with pages that have no rule.
let ordinals: Intl.PluralRules | undefined
const endings = new Map(Object.entries({ one: 'st', two: 'nd', few: 'rd', other: 'th' }))
function nth(date: number): string {
  ordinals ??= new Intl.PluralRules('en', { type: 'ordinal' })
  return `${date}${endings.get(ordinals.select(date)) ?? 'th'}`
}

function everyWords(unit: keyof typeof units, count: number, language: Language): string {
  const [one, many] = units[unit][language]
  if (language === 'es') return count === 1 ? one : `cada ${count} ${many}`
  return count === 1 ? `every ${one}` : `every ${count} ${many}`
}

const ordinalWords = {
  en: ['first', 'second', 'third', 'fourth', 'fifth', 'last'],
  es: ['primer', 'segundo', 'tercer', 'cuarto', 'quinto', 'último'],
} as const

/** 'first Monday' of '1MO', 'last Friday' of '-1FR'; null for any other. */
function ordinalDay(byDay: string, language: Language): string | null {
  const [, ordinal = '', code = ''] = /^(-1|[1-5])([A-Z]{2})$/.exec(byDay) ?? []
  if (!weekdayCodes.includes(code)) return null
  const word = ordinalWords[language][ordinal === '-1' ? 5 : Number(ordinal) - 1] ?? ''
  return `${word} ${weekdayName(weekdayCodes.indexOf(code), language)}`
}

/** A rule of RFC 5545 in words: 'every Monday and Thursday', 'every month on the 1st'. */
export function ruleWords(rule: string, language: Language): string {
  const parts = new Map(
    rule
      .split(';')
      .map((part): [string, string] => [part.slice(0, part.indexOf('=')), part.slice(part.indexOf('=') + 1)]),
  )
  const frequency = parts.get('FREQ') ?? ''
  const unit = frequency === 'DAILY' || frequency === 'MONTHLY' || frequency === 'YEARLY' ? frequency : 'WEEKLY'
  const count = Number(parts.get('INTERVAL') ?? '1')
  const days = (parts.get('BYDAY') ?? '').split(',').filter((code) => weekdayCodes.includes(code))
  const date = Number(parts.get('BYMONTHDAY') ?? '0')
  const every = everyWords(unit, count, language)
  if (date > 0) return language === 'es' ? `${every}, el día ${date}` : `${every} on the ${nth(date)}`
  const ordinal = ordinalDay(parts.get('BYDAY') ?? '', language)
  if (ordinal !== null) return language === 'es' ? `${every}, el ${ordinal}` : `${every} on the ${ordinal}`
  if (days.length === 0) return every
  if (days.join(',') === 'MO,TU,WE,TH,FR' && count === 1)
    return language === 'es' ? 'de lunes a viernes' : 'every weekday'
  const names = days.map((code) => weekdayName(weekdayCodes.indexOf(code), language))
  const list = new Intl.ListFormat(locale[language]).format(names)
  if (count === 1) return language === 'es' ? `cada ${list}` : `every ${list}`
  return language === 'es' ? `${every}, ${list}` : `${every} on ${list}`
}

/** ' until December 18, 2026'; empty for a rule without a last day. */
export function ruleEnd(rule: string, language: Language): string {
  const [, year, month, day] = /UNTIL=(\d{4})(\d\d)(\d\d)/.exec(rule) ?? []
  if (year === undefined) return ''
  const last = new Date(`${year}-${month}-${day}T00:00:00Z`)
  const date = last.toLocaleDateString(locale[language], { dateStyle: 'long', timeZone: 'UTC' })
  return language === 'es' ? ` hasta el ${date}` : ` until ${date}`
}
