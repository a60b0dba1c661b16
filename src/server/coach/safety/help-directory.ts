import { z } from 'zod'
import { helpLineGrades, helpLineKinds } from '#contract/help-lines.ts'
import { hoursPattern } from '#contract/help-line-hours.ts'
import { countryOf } from './country-of.ts'
import { readTable } from './tables.ts'

const text = z.string().min(2)
const country = z.string().regex(/^[A-Z]{2}$/)
/** Where it was found, how good that is, and when we looked. `watch` is for the operator: what may soon be otherwise. */
const checking = { grade: z.enum(helpLineGrades), source: text, checked: z.iso.date() }
const watch = text.exactOptional()
const zone = z.string().refine((name) => countryOf(name) !== null)
const line = z.strictObject({
  kinds: z.array(z.enum(helpLineKinds)).min(1),
  name: text,
  number: text,
  note: text.exactOptional(),
  noteEs: text.exactOptional(),
  area: text.exactOptional(),
  hours: z.string().regex(hoursPattern).nullable(),
  zone: zone.exactOptional(),
  /** At least the country's own. */
  languages: z.array(z.string().regex(/^[a-z]{2}$/)).min(1),
  /** For the operator: no source names the languages. */
  areLanguagesAssumed: z.literal(true).exactOptional(),
  ...checking,
  watch,
})
const table = z.strictObject({
  version: z.int(),
  countries: z.array(
    z.strictObject({
      country,
      also: z.array(country).exactOptional(),
      zone,
      emergency: text.exactOptional(),
      police: text.exactOptional(),
      note: text.exactOptional(),
      noteEs: text.exactOptional(),
      numbers: z.strictObject(checking).exactOptional(),
      watch,
      lines: z.array(line),
    }),
  ),
})
export type HelpCountry = z.output<typeof table>['countries'][number]

/** The help lines as they were written down, each with where from and when. */
export const helpLines = readTable('help-lines.json', table)

const checks = helpLines.countries.flatMap(({ numbers, lines }) => [
  ...lines,
  ...(numbers === undefined ? [] : [numbers]),
])

/** When all of it had been checked: the date of what was checked the longest ago. */
export const helpLinesChecked = checks.map(({ checked }) => checked).reduce((one, other) => (one < other ? one : other))

const byCountry = new Map(
  helpLines.countries.flatMap((one) => [one.country, ...(one.also ?? [])].map((at) => [at, one])),
)

/** The numbers of a country, or null for one we have none of. */
export const helpLinesIn = (country: string | null): HelpCountry | null => byCountry.get(country ?? '') ?? null
