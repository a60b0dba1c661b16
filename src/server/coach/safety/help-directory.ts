import { z } from 'zod'
import { helpLineGrades, helpLineKinds } from '#contract/help-lines.ts'
import { hoursPattern } from '#contract/help-line-hours.ts'
import { countryOf } from './country-of.ts'
import { readTable } from './tables.ts'

const text = z.string().min(2)
const country = z.string().regex(/^[A-Z]{2}$/)
/** The source of an entry, its grade, and when it was last checked. `watch` tells the operator what may soon change. */
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
  /** It includes at least the country's own language. */
  languages: z.array(z.string().regex(/^[a-z]{2}$/)).min(1),
  /** Tells the operator that no source names the languages. */
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
/** A country's emergency numbers and help lines. */
export type HelpCountry = z.output<typeof table>['countries'][number]

/** All help lines, each with its source and the date of its last check. */
export const helpLines = readTable('help-lines.json', table)

const checks = helpLines.countries.flatMap(({ numbers, lines }) => [
  ...lines,
  ...(numbers === undefined ? [] : [numbers]),
])

/** The date since which all entries have been checked: the oldest of their dates. */
export const helpLinesChecked = checks.map(({ checked }) => checked).reduce((one, other) => (one < other ? one : other))

const byCountry = new Map(
  helpLines.countries.flatMap((one) => [one.country, ...(one.also ?? [])].map((at) => [at, one])),
)

/** Returns the help lines of a country, or null if none are known. */
export const helpLinesIn = (country: string | null): HelpCountry | null => byCountry.get(country ?? '') ?? null
