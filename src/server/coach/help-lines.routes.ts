import { type CountryHelpLines, type helpLinesApi, type HelpLineKind, helpLineKinds } from '#contract/help-lines.ts'
import type { Handlers } from '#server/lib/mount.ts'
import { countryOf } from './safety/country-of.ts'
import { helpLinesChecked, helpLinesIn, helpLines } from './safety/help-directory.ts'
import { toHelpLine } from './safety/help-lines.ts'

/** The handlers of the help lines. They are open to everyone, signed in or not, even with the coach off. */
export const helpLinesRoutes = (): Handlers<typeof helpLinesApi> => ({
  'GET /api/help': async ({ query: { country, zone } }) => findHelpLines(country, zone),
})

/** Finds the help lines of a country, or of the time zone's country. */
export function findHelpLines(country: string | undefined, zone: string | undefined): CountryHelpLines {
  const picked = country?.toUpperCase() ?? null
  return toHelpLines(helpLinesIn(picked) === null ? countryOf(zone ?? null) : picked)
}

const labels: Record<HelpLineKind, string> = {
  suicide: 'Crisis line',
  violence: 'Abuse at home',
  assault: 'Sexual assault',
  eating: 'Eating and food',
  birth: 'Pregnancy and after birth',
  child: 'A child in danger',
  poison: 'Poison',
}

const codes = helpLines.countries.flatMap(({ country, also = [] }) => [country].concat(also)).sort()

function toHelpLines(country: string | null): CountryHelpLines {
  const listed = helpLinesIn(country)
  const lines = listed?.lines.map((line) => {
    const label = labels[helpLineKinds.find((kind) => line.kinds.includes(kind)) ?? 'suicide']
    const { kinds, grade, checked } = line
    return Object.assign(toHelpLine(listed, line, label, 'en'), { kinds, grade, checked })
  })
  return {
    country,
    emergency: listed?.emergency ?? null,
    police: listed?.police ?? null,
    note: listed?.note ?? null,
    lines: lines ?? [],
    zone: listed?.zone ?? null,
    checked: helpLinesChecked,
    countries: codes,
  }
}
