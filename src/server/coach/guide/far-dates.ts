import { takeDay } from './date-parsing.ts'

const english = 'january february march april may june july august september october november december'.split(' ')
const spanish = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ')
const counts: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  un: 1,
  two: 2,
  dos: 2,
  three: 3,
  tres: 3,
  six: 6,
  seis: 6,
}

const yearEnd =
  /\b(?:by|before|until) (?:the )?(?:end of (?:the |this )?year|year[’']?s end|new year)\b|\b(?:para|antes de|a) (?:el )?fin(?:al|ales|es)? (?:del?|de este) año\b/iu
const christmas = /\b(?:by|before|until|for) christmas\b|\b(?:para|antes de) (?:la )?navidad\b/i
const span =
  /\b(?:in|within|en|dentro de) (\d{1,2}|an?|one|un|two|dos|three|tres|six|seis) (months?|years?|mes(?:es)?|años?)(?!\p{L})/iu
const monthDay = new RegExp(
  `\\b(?:by|before|until|on) (?:the )?(?:(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${english.join('|')})|(${english.join('|')}) (\\d{1,2})(?:st|nd|rd|th)?(?!\\d))(?:,? (\\d{4}))?\\b`,
  'i',
)
const inSpanish = new RegExp(
  `\\b(?:para|antes de|hasta|en) (?:el )?(?:fin(?:al|ales|es)? de )?(?:(\\d{1,2}) de )?(${spanish.join('|')})(?: del? (\\d{4}))?\\b`,
  'i',
)

/** Without a day, the last of the month; without a year, the next such month. */
function dayIn(month: number, today: string, day?: string, year?: string): string | null {
  const now = Temporal.PlainDate.from(today)
  const first = Temporal.PlainDate.from({ year: Number(year ?? now.year), month, day: 1 })
  const dayOfMonth = day === undefined ? first.daysInMonth : Number(day)
  if (dayOfMonth < 1 || dayOfMonth > first.daysInMonth) return null
  const found = first.with({ day: dayOfMonth })
  const isPast = Temporal.PlainDate.compare(found, now) <= 0
  return (isPast && year === undefined ? found.add({ years: 1 }) : found).toString()
}

const patterns: readonly [RegExp, (found: RegExpExecArray, today: string) => string | null][] = [
  [yearEnd, (_, today) => dayIn(12, today)],
  [christmas, (_, today) => dayIn(12, today, '24')],
  [
    span,
    ([, many = '', unit = ''], today) => {
      const count = counts[many.toLowerCase()] ?? Number(many)
      return Temporal.PlainDate.from(today)
        .add(/^[ya]/i.test(unit) ? { years: count } : { months: count })
        .toString()
    },
  ],
  [
    monthDay,
    ([, before, month = '', other = '', after, year], today) =>
      dayIn(english.indexOf((month || other).toLowerCase()) + 1, today, before ?? after, year),
  ],
  [inSpanish, ([, day, month = '', year], today) => dayIn(spanish.indexOf(month.toLowerCase()) + 1, today, day, year)],
]

/** Like `takeDay`, and also finds days months away, in English or Spanish. Never a past day. */
export function takeFarDay(text: string, today: string): { day: string | null; rest: string } {
  for (const [pattern, toDay] of patterns) {
    const found = pattern.exec(text)
    const day = found && toDay(found, today)
    if (found && day && day > today) return { day, rest: text.replace(found[0], ' ').replace(/\s+/g, ' ').trim() }
  }
  const taken = takeDay(text, today)
  return taken.day !== null && taken.day > today ? taken : { day: null, rest: taken.rest }
}
