import { addDays } from '#server/lib/days.ts'

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const months = 'january february march april may june july august september october november december'.split(' ')

const weekdayOf = (day: string): number => (new Date(day).getUTCDay() + 6) % 7

/** Finds a day and removes its words from the text; null where none is named. */
export function takeDay(text: string, today: string): { day: string | null; rest: string } {
  const cut = (pattern: RegExp, toDay: (found: RegExpExecArray) => string | null) => {
    const found = pattern.exec(text)
    const day = found && toDay(found)
    return found && day ? { day, rest: text.replace(found[0], ' ').replace(/\s+/g, ' ').trim() } : null
  }
  return (
    cut(/\b(by |on |before |until )?(today|tonight|this (morning|afternoon|evening))\b/i, () => today) ??
    cut(/\b(by |on |before |until )?tomorrow( morning| afternoon| evening| night)?\b/i, () => addDays(today, 1)) ??
    cut(/\bin (\d{1,3}) (day|week)s?\b/i, ([, many = '1', unit = 'day']) =>
      addDays(today, Number(many) * (unit.toLowerCase() === 'week' ? 7 : 1)),
    ) ??
    cut(
      /\b(by |on |before |until )?(next |this )?(monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/i,
      (found) => {
        const ahead = (weekdays.indexOf((found[3] ?? '').toLowerCase()) - weekdayOf(today) + 7) % 7
        return addDays(today, ahead === 0 ? 7 : ahead)
      },
    ) ??
    cut(/\b(by |on |before |until )?next week\b/i, () => addDays(today, 7)) ??
    cut(new RegExp(`\\b(by |on |before |until )(the end of )?(${months.join('|')})( (\\d{4}))?\\b`, 'i'), (found) =>
      endOfMonth(found[3] ?? '', found[5], today),
    ) ??
    cut(/\b(by |on |until )?(\d{4}-\d{2}-\d{2})\b/, (found) => realDay(found[2] ?? '')) ?? { day: null, rest: text }
  )
}

function endOfMonth(name: string, year: string | undefined, today: string): string {
  const month = months.indexOf(name.toLowerCase()) + 1
  const [thisYear = 2026, thisMonth = 1] = today.split('-').map(Number)
  const chosen = year === undefined ? thisYear + (month < thisMonth ? 1 : 0) : Number(year)
  return new Date(Date.UTC(chosen, month, 0)).toISOString().slice(0, 10)
}

const realDay = (day: string): string | null =>
  Number.isNaN(Date.parse(day)) || new Date(day).toISOString().slice(0, 10) !== day ? null : day

/** Finds an hour as HH:mm and removes its words from the text. */
export function takeTime(text: string): { time: string | null; rest: string } {
  const found = /\b(?:at )?(\d{1,2})(?::(\d{2}))? ?(am|pm)\b|\bat (\d{1,2})(?::(\d{2}))?\b|\b(\d{1,2}):(\d{2})\b/i.exec(
    text,
  )
  if (!found) return { time: null, rest: text }
  const half = found[3]?.toLowerCase()
  const hour = Number(found[1] ?? found[4] ?? found[6])
  const minute = Number(found[2] ?? found[5] ?? found[7] ?? '0')
  const whole = half === 'pm' && hour < 12 ? hour + 12 : half === 'am' && hour === 12 ? 0 : hour
  if (whole > 23 || minute > 59) return { time: null, rest: text }
  const time = `${String(whole).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
  return { time, rest: text.replace(found[0], ' ').replace(/\s+/g, ' ').trim() }
}

/** Finds a duration in minutes (15 to a day) and removes its words from the text. */
export function takeMinutes(text: string): { minutes: number | null; rest: string } {
  const found = /\b(?:for )?(\d{1,3}) ?(minutes?|mins?|m|hours?|hrs?|h)\b/i.exec(text)
  if (!found) return { minutes: null, rest: text }
  const amount = Number(found[1]) * ((found[2] ?? '').toLowerCase().startsWith('h') ? 60 : 1)
  const minutes = Math.min(1_440, Math.max(15, amount))
  return { minutes, rest: text.replace(found[0], ' ').replace(/\s+/g, ' ').trim() }
}
