import { type Help, type helpApi, type HelpKind, helpKinds } from '#contract/help.ts'
import type { Handlers } from '#server/lib/mount.ts'
import { countryOf } from './safety/country-of.ts'
import { helpChecked, helpIn, helpLines } from './safety/help-directory.ts'
import { toLine } from './safety/help-lines.ts'

/** Open to everyone, signed in or not, even with the coach off. */
export const helpRoutes = (): Handlers<typeof helpApi> => ({
  'GET /api/help': async ({ query: { country, zone } }) => findHelp(country, zone),
})

/** Without a country, the one of the time zone. */
export function findHelp(country: string | undefined, zone: string | undefined): Help {
  const picked = country?.toUpperCase() ?? null
  return toHelp(helpIn(picked) === null ? countryOf(zone ?? null) : picked)
}

const labels: Record<HelpKind, string> = {
  suicide: 'Crisis line',
  violence: 'Abuse at home',
  assault: 'Sexual assault',
  eating: 'Eating and food',
  birth: 'Pregnancy and after birth',
  child: 'A child in danger',
  poison: 'Poison',
}

const codes = helpLines.countries.flatMap(({ country, also = [] }) => [country].concat(also)).sort()

function toHelp(country: string | null): Help {
  const listed = helpIn(country)
  const lines = listed?.lines.map((line) => {
    const label = labels[helpKinds.find((kind) => line.kinds.includes(kind)) ?? 'suicide']
    const { kinds, grade, checked } = line
    return Object.assign(toLine(listed, line, label, 'en'), { kinds, grade, checked })
  })
  return {
    country,
    emergency: listed?.emergency ?? null,
    police: listed?.police ?? null,
    note: listed?.note ?? null,
    lines: lines ?? [],
    zone: listed?.zone ?? null,
    checked: helpChecked,
    countries: codes,
  }
}
