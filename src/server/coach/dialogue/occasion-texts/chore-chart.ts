import { capitalize } from '#contract/capitalize.ts'
import { englishWeekday } from '../../when/weekdays.ts'
import type { OccasionTheme } from './occasion-themes.ts'

const range = /\b(?:ages?d? )?(?:from )?(\d{1,2}) (?:to|thru|through|till) (\d{1,2})\b/
const list = /\b(?:ages?d?|are|is|kids|children) (\d{1,2}(?:(?: and)? \d{1,2}){0,8})\b/
const single = /\b(\d{1,2}) ?(?:years? old|yr olds?|yrs? old|yo)\b/g

const rotating = 'Dishes, trash, pets, floors and the table'

/** The ages that the line names: each child’s, or from the youngest to the oldest. */
function readAges(line: string): { ages: readonly number[]; isRange: boolean } {
  const [, from, to] = range.exec(line) ?? []
  if (from !== undefined && to !== undefined) return { ages: [Number(from), Number(to)], isRange: true }
  const named = list.exec(line)?.[1]?.match(/\d+/g) ?? [...line.matchAll(single)].map(([, age = '']) => age)
  return { ages: named.map(Number).toSorted((one, other) => one - other), isRange: false }
}

const bandOf = (bands: readonly number[], age: number): number | undefined =>
  bands.findLast((band) => band <= age) ?? bands[0]

const weekday = new RegExp(String.raw`\b(${englishWeekday})s?\b`)
const newDay = (line: string): string => {
  const named = weekday.exec(line)?.[1]
  return named === undefined ? 'on Sunday' : `every ${capitalize(named)}`
}

/** Jobs by age, `themes` being named by the age from which on they can be done. */
export function chartChores(themes: readonly OccasionTheme[], line: string): string {
  const bands = themes.map(({ id }) => Number(id))
  const { ages, isRange } = readAges(line)
  const [youngest, oldest] = [ages[0], ages.at(-1)]
  const isOne = ages.length === 1
  const lines =
    ages.length > 0 && !isRange
      ? ages.map((age) => ({ name: `Age ${age}`, band: bandOf(bands, age) }))
      : bands
          .filter((band) => youngest === undefined || oldest === undefined || (band + 1 >= youngest && band <= oldest))
          .map((band) => ({
            name: band === bands.at(-1) ? `Age ${band} and up` : `Ages ${band} and ${band + 1}`,
            band,
          }))
  const rows = lines.map(({ name, band }) => {
    const jobs = themes.find(({ id }) => Number(id) === band)?.texts.join('. ') ?? ''
    return `- **${name}**${isOne ? '' : ' [name]'}: ${jobs}.`
  })
  const swap = isOne ? null : `**Taking turns, new ${newDay(line)}:** ${rotating}. Everyone moves down one.`
  return [rows.join('\n'), swap, 'Do each job next to them three times before it’s theirs.']
    .filter((part) => part !== null)
    .join('\n\n')
}
