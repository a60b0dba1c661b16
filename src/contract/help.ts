import { z } from 'zod'
import { hoursPattern } from './help-hours.ts'
import type { Calls } from './kernel.ts'

/** What a help line is for. */
export const helpKinds = ['suicide', 'violence', 'assault', 'eating', 'birth', 'child', 'poison'] as const
export type HelpKind = (typeof helpKinds)[number]

/** 'A1' is an official page, 'A2' a dated list after official pages, 'T' telephony tables, 'B' press, 'C' public lists only. */
export const helpGrades = ['A1', 'A2', 'T', 'B', 'C'] as const

/**
 * A number to call, or the address of a directory. `source` is who answers, `language` the one of `label`, `hours` are by the clock of
 * `zone` (null: not known), `area` is where it answers if not in the whole country, `languages` are those that are known of it.
 * An answer from before hours were told has none of these.
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

const listed = helpLine.extend({ kinds: z.array(z.enum(helpKinds)), grade: z.enum(helpGrades), checked: z.iso.date() })
export type ListedLine = z.infer<typeof listed>

const country = z.string().regex(/^[A-Z]{2}$/)

/** The help lines of one country; of none, where `country` is null because neither it nor the zone is known. */
const help = z.object({
  country: country.nullable(),
  emergency: z.string().nullable(),
  police: z.string().nullable(),
  note: z.string().nullable(),
  lines: z.array(listed),
  /** When the list was last held against public sources. */
  checked: z.iso.date(),
  /** The countries that have lines here, as two letters. */
  countries: z.array(country),
})
export type Help = z.infer<typeof help>

/** `zone` is the device's; a `country` that is picked stands over it. Nobody's records: it answers while the database is away. */
export const helpApi = {
  'GET /api/help': {
    query: z.strictObject({ zone: z.string().max(64).exactOptional(), country: z.string().max(2).exactOptional() }),
    reply: help,
    open: true,
    anonymous: true,
  },
} satisfies Calls
