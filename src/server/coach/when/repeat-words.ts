import { weekdayCodes } from '#contract/rule-words.ts'
import { readRepeat, workWeek } from '#server/lib/repeat-text.ts'
import type { Language } from '../safety/kinds.ts'
import { foldInPlace } from '../actions/title-text.ts'
import { englishWeekday } from './weekdays.ts'

type Found = { rule: string; index: number; length: number }

const spanishDay = '(?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?)'
const spanishDays = String.raw`${spanishDay}(?:(?:, ?| y | e )${spanishDay})*`
const codes = new Map([
  ['lu', 'MO'],
  ['ma', 'TU'],
  ['mi', 'WE'],
  ['ju', 'TH'],
  ['vi', 'FR'],
  ['sa', 'SA'],
  ['do', 'SU'],
])
const englishDay = `${englishWeekday}s`

const weekly = (days: readonly (string | undefined)[]): string =>
  `FREQ=WEEKLY;BYDAY=${weekdayCodes.filter((code) => days.includes(code)).join(',')}`
const spanishWeekly = (named: string): string =>
  weekly([...named.matchAll(/(?<![a-z])[a-z]{2}(?=[a-z]{3,})/g)].map(([two]) => codes.get(two)))
const englishWeekly = (named: string): string =>
  weekly([...named.matchAll(/\b[a-z]{2}/g)].map(([two]) => two.toUpperCase()))
const monthly = (day: string): string | null =>
  Number(day) >= 1 && Number(day) <= 31 ? `FREQ=MONTHLY;BYMONTHDAY=${Number(day)}` : null
const frequencies = new Map(Object.entries({ d: 'DAILY', s: 'WEEKLY', m: 'MONTHLY', a: 'YEARLY' }))
const counts = new Map(Object.entries({ '': 1, dos: 2, tres: 3, cuatro: 4 }))
const every = (many: string, unit: string): string | null => {
  const frequency = frequencies.get(unit.charAt(0))
  const count = counts.get(many) ?? Number(many)
  if (frequency === undefined || !(count >= 1)) return null
  return count === 1 ? `FREQ=${frequency}` : `FREQ=${frequency};INTERVAL=${count}`
}

type Form = readonly [RegExp, (groups: readonly string[]) => string | null]

const spanish: readonly Form[] = [
  [/\b(?:el (?:dia )?)(\d{1,2}|primero|uno) de cada mes\b/, ([, day = '']) => monthly(/^[pu]/.test(day) ? '1' : day)],
  [/\bcada mes el (?:dia )?(\d{1,2})\b/, ([, day = '']) => monthly(day)],
  [/\b(?:de lunes a viernes|(?:todos los|cada|los) dias? laborables?|entre semana)\b/, () => workWeek],
  [new RegExp(String.raw`\b(?:cada|todos los|los) (${spanishDays})\b`), ([, named = '']) => spanishWeekly(named)],
  [/\bcada (\d{1,2}|dos|tres|cuatro) (dias|semanas|meses|anos)\b/, ([, many = '', unit = '']) => every(many, unit)],
  [
    /\b(?:todos los dias|cada dia|a diario|diariamente|cada (?:manana|tarde|noche)|todas las (?:mananas|tardes|noches))\b/,
    () => 'FREQ=DAILY',
  ],
  [/\b(?:cada semana|todas las semanas|semanalmente)\b/, () => 'FREQ=WEEKLY'],
  [/\b(?:cada mes|todos los meses|mensualmente)\b/, () => 'FREQ=MONTHLY'],
  [/\b(?:cada ano|todos los anos|anualmente)\b/, () => 'FREQ=YEARLY'],
]
const english: readonly Form[] = [
  [/\b(?:every|each) (?:morning|evening|night|afternoon)\b|\bevery ?day\b|\bnightly\b/, () => 'FREQ=DAILY'],
  [
    new RegExp(String.raw`\b(?:on )?(${englishDay}(?:(?:, ?| and |, and )${englishDay})*)\b`),
    ([, named = '']) => englishWeekly(named),
  ],
  [
    /\b(?:(?:on|every|each|all) )?(?:school|work|working|business) ?days?(?= |[.,;!]|$)(?! (?:off|out|trip|over))/,
    () => workWeek,
  ],
  [/\b(?:(?:on|every|each) )?(?:school|work) ?nights?\b/, () => 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,SU'],
  [/\bon the first of (?:every|each) month\b/, () => monthly('1')],
  [/\b(?:once a week|weekly)$/, () => 'FREQ=WEEKLY'],
  [/\b(?:once a month|monthly)$/, () => 'FREQ=MONTHLY'],
  [/\b(?:once a year|yearly|annually)$/, () => 'FREQ=YEARLY'],
]

/** Reads 'every Monday', 'on the 1st of each month', 'cada lunes' as a rule of RFC 5545, with its position. */
export function readRepeatRule(text: string, language: Language): Found | null {
  const said = language === 'es' ? undefined : readRepeat(text)
  if (said !== undefined) return { rule: said.value, index: said.token.index, length: said.token.text.length }
  const folded = foldInPlace(text)
  for (const [form, toRule] of language === 'es' ? spanish : english) {
    const found = form.exec(folded)
    const rule = found && toRule(found)
    if (found && rule) return { rule, index: found.index, length: found[0].length }
  }
  return null
}

/** Returns true if a day fits a code: 'TH', or '1TH' and '-1TH' of a month. */
function isOn(code: string, day: Temporal.PlainDate): boolean {
  if (!code.endsWith(weekdayCodes[day.dayOfWeek - 1] ?? '?')) return false
  const nth = Number(code.slice(0, -2) || 0)
  if (nth === 0) return true
  return nth > 0 ? Math.ceil(day.day / 7) === nth : day.day + 7 > day.daysInMonth
}

/** Returns the first day from `today` on that fits the rule. It knows only the rules read above. */
export function firstDayOf(rule: string, today: string): string {
  const named = /BYDAY=([-\dA-Z,]+)/.exec(rule)?.[1]?.split(',')
  const date = /BYMONTHDAY=(\d+)/.exec(rule)?.[1]
  let day = Temporal.PlainDate.from(today)
  const fits = () =>
    (named === undefined || named.some((code) => isOn(code, day))) && (date === undefined || day.day === Number(date))
  for (let at = 0; at < 366 && !fits(); at += 1) day = day.add({ days: 1 })
  return day.toString()
}
