import { z } from 'zod'
import { hoursPattern } from './help-line-hours.ts'
import type { Calls } from './kernel.ts'

/** The concerns that help lines are for; a line may have several. */
export const helpLineKinds = ['suicide', 'violence', 'assault', 'eating', 'birth', 'child', 'poison'] as const
export type HelpLineKind = (typeof helpLineKinds)[number]

/** Quality of a source: 'A1' official page, 'A2' dated list based on official pages, 'T' telephony tables, 'B' press, 'C' public lists only. */
export const helpLineGrades = ['A1', 'A2', 'T', 'B', 'C'] as const

/**
 * A number to call, or the address of a directory. `source` is who answers, `language` is that of `label`, `hours` are local to
 * `zone` (null: unknown), `area` is the region served if not the whole country, `languages` are the known ones. Earlier releases
 * sent none of the optional fields, and browsers may have stored such answers.
 */
export const helpLine = z.object({
  label: z.string(),
  number: z.string(),
  source: z.string(),
  note: z.string().exactOptional(),
  area: z.string().exactOptional(),
  hours: z.string().regex(hoursPattern).nullable().exactOptional(),
  zone: z.string().exactOptional(),
  languages: z.array(z.string()).exactOptional(),
  language: z.enum(['en', 'es']).exactOptional(),
})
export type HelpLine = z.infer<typeof helpLine>

const listedHelpLine = helpLine.extend({
  kinds: z.array(z.enum(helpLineKinds)),
  grade: z.enum(helpLineGrades),
  checked: z.iso.date(),
})
export type ListedHelpLine = z.infer<typeof listedHelpLine>

const country = z.string().regex(/^[A-Z]{2}$/)

/** The help lines of one country. `country` is null if neither it nor the zone is known. */
const countryHelpLines = z.object({
  country: country.nullable(),
  emergency: z.string().nullable(),
  police: z.string().nullable(),
  note: z.string().nullable(),
  lines: z.array(listedHelpLine),
  /** The country's time zone. */
  zone: z.string().nullable(),
  /** The date of the oldest check of these lines against public sources. */
  checked: z.iso.date(),
  /** Countries with help lines, as two letters (ISO 3166-1). */
  countries: z.array(country),
})
export type CountryHelpLines = z.infer<typeof countryHelpLines>

/** `zone` is the device's; a `country` overrides it. Answers even while the database is away. */
export const helpLinesApi = {
  'GET /api/help': {
    query: z.strictObject({ zone: z.string().max(64).exactOptional(), country: z.string().max(2).exactOptional() }),
    reply: countryHelpLines,
    open: true,
    anonymous: true,
  },
} satisfies Calls
