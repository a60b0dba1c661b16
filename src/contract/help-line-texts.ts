// Opening hours of help lines as text, in the coach's languages. No zod: the browser loads this file too.

import { spansOf, type OpenState, wallTime } from './help-line-hours.ts'

/** Directories of help lines for every country. Both addresses were checked on 2026-11-21. */
export const helpDirectories = [
  { name: 'Find A Helpline', address: 'findahelpline.com', says: 'Free lines in 130 countries' },
  { name: 'Befrienders Worldwide', address: 'befrienders.org', says: 'Listening centers in 32 countries' },
] as const

type Language = 'en' | 'es'
/** The reader's clock and language. */
type Reader = { now: Date; timeZone: string; language: Language }

const week: Record<Language, { long: readonly string[]; short: readonly string[] }> = {
  en: {
    long: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    short: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  },
  es: {
    long: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'],
    short: ['lun', 'mar', 'mié', 'jue', 'vie', 'sáb', 'dom'],
  },
}

const dayLength = 86_400_000
const weekdayOf = (wall: number): number => (new Date(wall).getUTCDay() + 6) % 7

/** A time of day in minutes: '9 am', '7:30 pm', 'midnight'; in Spanish '9:00'. */
function clock(minutes: number, language: Language): string {
  const [hour, rest] = [Math.floor(minutes / 60) % 24, minutes % 60]
  const two = String(rest).padStart(2, '0')
  if (language === 'es') return `${hour}:${two}`
  if (rest === 0 && hour === 0) return 'midnight'
  if (rest === 0 && hour === 12) return 'noon'
  return `${hour % 12 === 0 ? 12 : hour % 12}${rest === 0 ? '' : `:${two}`} ${hour < 12 ? 'am' : 'pm'}`
}

const at = (time: string, language: Language): string => {
  if (language === 'en') return `at ${time}`
  return `${time.startsWith('1:') ? 'a la' : 'a las'} ${time}`
}

/** 'Open 24/7', 'Open until 9 pm', 'Opens tomorrow at 8 am', 'Check hours'; empty where hours do not apply. */
export function openStateInWords(state: OpenState, { now, timeZone, language }: Reader): string {
  const isEnglish = language === 'en'
  if (state.is === 'untold') return ''
  if (state.is === 'unknown') return isEnglish ? 'Check hours' : 'Consulta el horario'
  const instant = state.is === 'open' ? state.until : state.opens
  if (instant === null) return isEnglish ? 'Open 24/7' : 'Abierta las 24 horas'
  const wall = wallTime(timeZone, instant)
  const time = clock(Math.floor((wall % dayLength) / 60_000), language)
  if (state.is === 'open') {
    const until = isEnglish ? `until ${time}` : `hasta ${time.startsWith('1:') ? 'la' : 'las'} ${time}`
    return `${isEnglish ? 'Open' : 'Abierta'} ${until}`
  }
  const daysAhead = Math.floor(wall / dayLength) - Math.floor(wallTime(timeZone, now) / dayLength)
  const weekday = week[language].long[weekdayOf(wall)] ?? ''
  const on = isEnglish ? ['', 'tomorrow ', `${weekday} `] : ['', 'mañana ', `el ${weekday} `]
  return `${isEnglish ? 'Opens' : 'Abre'} ${on[Math.min(daysAhead, 2)] ?? ''}${at(time, language)}`
}

/** 'Mon–Fri', 'Mon, Tue, Thu, Fri' or 'every day'. */
function daysInWords(days: readonly number[], language: Language): string {
  if (days.length === 7) return language === 'en' ? 'every day' : 'todos los días'
  const names = days.map((day) => week[language].short[day] ?? '')
  const isRow = days.length > 2 && days.every((day, n) => n === 0 || day === (days[n - 1] ?? 0) + 1)
  return isRow ? `${names[0]}–${names.at(-1)}` : names.join(', ')
}

/** Hours in the line's own time zone: 'Mon–Fri 9 am–9 pm', 'every day 8 am–midnight', '24/7'. */
export function hoursInWords(hours: string, language: Language): string {
  if (hours === '24/7') return hours
  const byTimes = new Map<string, number[]>()
  for (const { day, from, to } of spansOf(hours)) {
    const times = `${clock(from, language)}–${clock(to, language)}`
    byTimes.set(times, [...(byTimes.get(times) ?? []), day])
  }
  return [...byTimes].map(([times, days]) => `${daysInWords(days, language)} ${times}`).join(', ')
}
