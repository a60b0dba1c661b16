import { addDays } from '#server/lib/days.ts'

type Span = { from: string; to: string }

const seasons: readonly (readonly [RegExp, string, string])[] = [
  [/\bsummer\b/, '06-01', '08-31'],
  [/\bspring\b/, '03-01', '05-31'],
  [/\b(?:fall|autumn)\b/, '09-01', '11-30'],
  [/\bwinter\b/, '12-01', '02-28'],
  [
    /\bschool (?:year )?(?:started|began|went back|start|starts|opened)\b|\bstart of (?:the )?school\b/,
    '09-01',
    '06-15',
  ],
]
const asSpan =
  /\b(?:this|last|over the|in the|during the|all|all of|since|for the|over|this past|past) (?:summer|spring|fall|autumn|winter)\b/
const asStart =
  /^(?:the |this |last |the start of |the beginning of |the end of |back in )*(?:summer|spring|fall|autumn|winter|school)\b/

/** Returns the latest such season that has begun, until today. */
function seasonOf(text: string, today: string): Span | null {
  const [form, from, to] = seasons.find(([words]) => words.test(text)) ?? []
  if (form === undefined || from === undefined || to === undefined) return null
  const year = Number(today.slice(0, 4)) - (`${today.slice(0, 4)}-${from}` > today ? 1 : 0)
  const end = `${to < from ? year + 1 : year}-${to}`
  return { from: `${year}-${from}`, to: end > today ? today : end }
}

/** Reads 'This summer' and 'over the winter' as months, since seasons have no dates that hold everywhere. */
export const seasonSpan = (text: string, today: string): Span | null =>
  asSpan.test(text) ? seasonOf(text, today) : null

/** Returns the first day of the season in 'since summer' or 'since school started'. */
export const seasonStart = (said: string, today: string): string | null =>
  asStart.test(said) ? (seasonOf(said, today)?.from ?? null) : null

/** Computes Easter by the Gregorian computus of Meeus, Jones and Butcher. */
function easterOf(year: number): string {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100]
  const f = Math.floor((b + 8) / 25)
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - f + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const [month, day] = [Math.floor((h + l - 7 * m + 114) / 31), ((h + l - 7 * m + 114) % 31) + 1]
  return Temporal.PlainDate.from({ year, month, day }).toString()
}

/** The `nth` weekday of that number in a month. 1 is Monday. */
function nthWeekday(year: number, month: number, weekday: number, nth: number): string {
  const first = Temporal.PlainDate.from({ year, month, day: 1 })
  return addDays(first.toString(), ((weekday - first.dayOfWeek + 7) % 7) + 7 * (nth - 1))
}

const moving: readonly (readonly [string, (year: number) => string])[] = [
  ['good friday', (year) => addDays(easterOf(year), -2)],
  ['palm sunday', (year) => addDays(easterOf(year), -7)],
  ['ash wednesday', (year) => addDays(easterOf(year), -46)],
  ['easter(?: sunday)?', easterOf],
  ['thanksgiving(?: day)?', (year) => nthWeekday(year, 11, 4, 4)],
  ["mother'?s'? day", (year) => nthWeekday(year, 5, 7, 2)],
  ["father'?s'? day", (year) => nthWeekday(year, 6, 7, 3)],
  ['juneteenth', (year) => `${year}-06-19`],
  ["st\\.? ?patrick'?s? day|saint patrick'?s? day", (year) => `${year}-03-17`],
  ['cinco de mayo', (year) => `${year}-05-05`],
  ["veteran'?s'? day", (year) => `${year}-11-11`],
  ['columbus day', (year) => nthWeekday(year, 10, 1, 2)],
  ["president'?s'? day", (year) => nthWeekday(year, 2, 1, 3)],
  ['mlk day|martin luther king(?: jr\\.?)? day', (year) => nthWeekday(year, 1, 1, 3)],
  ['black friday', (year) => addDays(nthWeekday(year, 11, 4, 4), 1)],
  ['independence day', (year) => `${year}-07-04`],
  ['labor day', (year) => nthWeekday(year, 9, 1, 1)],
  ['memorial day', (year) => addDays(nthWeekday(year, 6, 1, 1), -7)],
]
const anyMoving = moving.map(([words]) => words).join('|')
const leads = 'on|since|over|during|last|this|at|after|before|around|the week of|week of|from|day of|for|in'
const movingForm = new RegExp(
  String.raw`(?:^|\b(?:${leads}) )(?:the )?(${anyMoving})\b(?: (?:of |in )?((?:19|20)\d\d))?(?! (?:list|shopping|dinner|present|gift|groceries|food|meal|party|break|basket|dress|eggs?)\b)`,
)

/** Returns the date of the moving holiday that a text in plain lower case looks back at, or null. */
export function pastHoliday(text: string, today: string): string | null {
  const [, name, said] = movingForm.exec(text) ?? []
  const dayOf = name === undefined ? undefined : moving.find(([words]) => new RegExp(`^(?:${words})$`).test(name))?.[1]
  if (dayOf === undefined) return null
  const year = Number(today.slice(0, 4))
  if (said !== undefined) return dayOf(Number(said))
  return dayOf(year) > today ? dayOf(year - 1) : dayOf(year)
}
