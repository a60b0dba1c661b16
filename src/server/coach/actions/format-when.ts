import { quoteUserText } from '../guide/quote-user-text.ts'
import type { When } from '../when/read-when.ts'
import { addDays } from '#server/lib/days.ts'
import type { Language } from '../safety/kinds.ts'

const locale = { en: 'en-US', es: 'es' } as const

const format = (day: string, language: Language, options: Intl.DateTimeFormatOptions): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString(locale[language], { ...options, timeZone: 'UTC' })

const nearDays = { today: { en: 'today', es: 'hoy' }, tomorrow: { en: 'tomorrow', es: 'mañana' } } as const

/** Writes a day in words: 'tomorrow, Sunday, November 22'. */
export function formatDay(day: string, today: string, language: Language): string {
  const near = day === today ? nearDays.today : day === addDays(today, 1) ? nearDays.tomorrow : undefined
  const year = day.slice(0, 4) === today.slice(0, 4) ? {} : ({ year: 'numeric' } as const)
  const full = format(day, language, { weekday: 'long', day: 'numeric', month: 'long', ...year })
  if (near !== undefined) return `${near[language]}, ${full}`
  return full
}

/** Writes 'at 3:30 PM', 'a las 15:30'. */
export function formatTime(time: string, language: Language): string {
  const at = new Date(`2026-01-01T${time}:00Z`)
  if (language === 'es') return `${time.startsWith('01:') ? 'a la' : 'a las'} ${time.replace(/^0(?=\d:)/, '')}`
  return `at ${at.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })}`
}

/**
 * Says that the task keeps its hour, as 'Move it to Friday morning' names none. Returns null if the message names an hour, or no time at
 * all.
 */
export function hourKept({ time, vague }: Pick<When, 'time' | 'vague'>, language: Language): string | null {
  if (time !== null || vague === null) return null
  return language === 'es'
    ? `${quoteUserText(vague)} no es una hora, así que se queda con la que tiene.`
    : `${quoteUserText(vague)} isn’t an exact time, so this keeps the one it has.`
}
