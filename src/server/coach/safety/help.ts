import { z } from 'zod'
import { readTable } from './tables.ts'

const helpKinds = ['suicide', 'violence', 'assault', 'eating', 'birth', 'child', 'poison'] as const
export type HelpKind = (typeof helpKinds)[number]

const number = z.string().min(2)
const table = z.strictObject({
  version: z.int(),
  noted: z.iso.date(),
  directory: z.string(),
  countries: z.array(
    z.strictObject({
      country: z.string().regex(/^[A-Z]{2}$/),
      emergency: number,
      police: number.optional(),
      lines: z.partialRecord(z.enum(helpKinds), z.strictObject({ number, source: z.string().min(2) })),
      zones: z.array(z.string()),
    }),
  ),
})
type Country = z.output<typeof table>['countries'][number]

/** The help lines as they were written down, and on which day. */
export const helpLines = readTable('help-lines.json', table)

const byCountry = new Map(helpLines.countries.map((one) => [one.country, one]))
const byZone = new Map(helpLines.countries.flatMap((one) => one.zones.map((zone): [string, Country] => [zone, one])))

/** Her country, from the region of her locale ('en-GB') or else from her time zone, as two letters; null where neither says. */
export function countryOf({ locale, timeZone }: { locale?: string | null; timeZone?: string | null }): string | null {
  const region = locale === undefined || locale === null ? undefined : regionOf(locale)
  return byCountry.get(region ?? '')?.country ?? byZone.get(timeZone ?? '')?.country ?? null
}

/** The numbers of a country, or null for one we have none of. */
export const helpIn = (country: string | null): Country | null => byCountry.get(country ?? '') ?? null

function regionOf(locale: string): string | undefined {
  try {
    return new Intl.Locale(locale).region
  } catch {
    return undefined
  }
}
