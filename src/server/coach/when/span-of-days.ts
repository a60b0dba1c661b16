import { addDays, daysBetween, weekdayOf } from '#server/lib/days.ts'
import { oneOf } from '../phrase-pattern.ts'
import { englishMonths, englishShortMonth } from './months.ts'
import { type LocalClock, readWhen } from './read-when.ts'
import { anyEnglishWeekday, weekdayNumber } from './weekdays.ts'

const range = new RegExp(
  String.raw`\b(${anyEnglishWeekday}) ?(through|thru|to|till|until|-|–|and|&) ?(${anyEnglishWeekday})\b`,
  'i',
)
const listed = new RegExp(String.raw`\b${anyEnglishWeekday}(?:,? (?:and |& )?${anyEnglishWeekday}){2,}\b`, 'i')
const weekend = /\b(?:(next|following) )?weekend\b/i
const numbers = new Map(
  Object.entries({ a: 1, one: 1, two: 2, couple: 2, three: 3, few: 3, four: 4, five: 5, six: 6, seven: 7, several: 4 }),
)
const count = new RegExp(
  String.raw`\b(?:next|coming|following|over|across|into|in|for|of|my|the|these) (?:a )?(\d{1,2}|${oneOf(...numbers.keys())})(?: of)? (days|evenings|nights|mornings|afternoons|weeks?)\b`,
  'i',
)
const week = new RegExp(
  oneOf(
    String.raw`\b(?:(next|following|coming) )?(work ?week|weekdays|week ?nights|school week)\b`,
    String.raw`\b(?:(next|following|coming)|this|the|a|my|our|whole|entire|each|every|over|for) (week)\b`,
  ),
  'i',
)
const everyDay = /\b(?:each|every|per|a) (?:day|night|evening)\b/i
const date = oneOf(
  anyEnglishWeekday,
  String.raw`the \d{1,2}(?:st|nd|rd|th)?|\d{1,2}(?:st|nd|rd|th)|\d{1,2}\/\d{1,2}`,
  String.raw`(?:${oneOf(...englishMonths)}|${englishShortMonth})\.? \d{1,2}(?:st|nd|rd|th)?|thanksgiving|christmas(?: eve)?|easter`,
)
/** Patterns of deadlines: 'Before my in-laws come on the 18th', 'by Friday', 'we leave on Saturday'. Groups: the date. */
const deadlines = [
  new RegExp(String.raw`\b(?:by|before|ahead of|until|till) (?:this |next )?(${date})\b`, 'i'),
  new RegExp(
    String.raw`\b(?:before|until|cause|because|since|when|for)\b [^.,;:!?]{2,50}? (?:on |this )?(${date})\b`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:com(?:es?|ing)|arriv(?:es?|ing)|visit(?:s|ing)?|here|leav(?:es?|ing)) (?:on |this )?(${date})\b`,
    'i',
  ),
]

/** In minutes. From this hour on, today is too late to begin. */
const evening = 17 * 60
const maxLetters = 400
/** In days. */
const longest = 14

const nextDay = (name: string, from: string): string => addDays(from, (weekdayNumber(name) - weekdayOf(from) + 7) % 7)
const daysFrom = (first: string, many: number): string[] =>
  Array.from({ length: Math.max(0, Math.min(many, longest)) }, (_, at) => addDays(first, at))
const isWeekend = (day: string): boolean => weekdayOf(day) > 5

/** Reads 'Monday through Friday', 'Saturday and Sunday'. */
function namedRange(text: string, first: string): string[] | null {
  const several = listed.exec(text)?.[0].match(new RegExp(anyEnglishWeekday, 'gi'))
  if (several) return [...new Set(several.map((name) => nextDay(name, first)))].toSorted()
  const [, a = '', joint = '', b = ''] = range.exec(text) ?? []
  if (a === '') return null
  const isRest = /\b(?:this|rest of the) week\b/i.test(text) && nextDay(b, first) < nextDay(a, first)
  const from = isRest ? first : nextDay(a, first)
  const to = nextDay(b, from)
  return /^(?:and|&)$/i.test(joint) ? [from, to] : daysFrom(from, daysBetween(from, to) + 1)
}

function ofWeekend(text: string, first: string): string[] | null {
  const [said, next] = weekend.exec(text) ?? []
  if (said === undefined) return null
  const isSunday = weekdayOf(first) === 7
  const saturday = weekdayOf(first) === 6 ? first : nextDay('sat', first)
  const begin = next !== undefined && !isSunday ? addDays(saturday, 7) : saturday
  return [begin, nextDay('sun', begin)]
}

function counted(text: string, first: string): string[] | null {
  const [, many = '', unit = ''] = count.exec(text) ?? []
  if (many === '') return null
  const number = numbers.get(many.toLowerCase()) ?? Number(many)
  return daysFrom(first, unit.startsWith('week') ? number * 7 : number)
}

/** With fewer days left in the week, there is nothing to spread over. */
const fewestOfWeek = 3
function ofWeek(text: string, first: string): string[] | null {
  const [said, nextWork, work, next] = week.exec(text) ?? []
  if (said === undefined) return everyDay.test(text) ? daysFrom(first, 7) : null
  const monday = addDays(first, 8 - weekdayOf(first))
  const isNext = nextWork !== undefined || next !== undefined
  const isThis = /\bthis\b/i.test(said)
  const left = daysBetween(first, monday)
  const days = isNext
    ? daysFrom(monday, 7)
    : isThis && left >= fewestOfWeek
      ? daysFrom(first, left)
      : daysFrom(first, 7)
  if (work === undefined) return days
  const working = days.filter((day) => !isWeekend(day))
  return isNext || working[0] === first ? working.filter((day) => day < addDays(monday, isNext ? 7 : 0)) : working
}

/** Reads the day by which something has to be done. Returns null if none is given. */
function deadlineIn(text: string, clock: LocalClock): string | null {
  const said = deadlines.map((form) => form.exec(text)?.[1]).find((one) => one !== undefined)
  return said === undefined ? null : readWhen(`on ${said}`, clock, 'en').day
}

/** Reads the days over which something is to be spread. Returns null if the message names none, or none of them is left. */
export function readSpanOfDays(message: string, clock: LocalClock & { minute: number }): string[] | null {
  const text = message.slice(0, maxLetters)
  const first = clock.minute < evening ? clock.today : addDays(clock.today, 1)
  const deadline = deadlineIn(text.replace(listed, ' ').replace(range, ' '), clock)
  const named = namedRange(text, first) ?? ofWeekend(text, first) ?? counted(text, first) ?? ofWeek(text, first)
  if (deadline === null) return named
  const left = daysBetween(first, deadline)
  // If the deadline is far away, the days are the last ones before it.
  const most = named === null ? longest : named.length
  const begin = left > most ? addDays(deadline, -most) : first
  const days = daysFrom(begin, Math.min(left, most))
  const within = named?.filter((day) => day < deadline) ?? []
  const isOwn = weekend.test(text) || range.test(text)
  return isOwn && within.length > 0 ? within : days.length > 0 ? days : null
}
