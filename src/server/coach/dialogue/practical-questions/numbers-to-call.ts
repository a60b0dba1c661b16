import { openStateAt } from '#contract/help-line-hours.ts'
import type { CoachRequestData } from '#server/ports/coach-model.ts'
import { countryOf } from '../../safety/country-of.ts'
import { helpLinesIn } from '../../safety/help-directory.ts'

type Where = Pick<CoachRequestData, 'now' | 'timeZone'>

const countryAt = ({ timeZone }: Where) => helpLinesIn(countryOf(timeZone))

/** Returns the emergency number in the user's country, as part of a sentence. */
export const emergencyNumber = (where: Where): string => countryAt(where)?.emergency ?? 'your local emergency number'

/** Does the same in Spanish, for use after 'llama al'. */
export const emergencyNumberInSpanish = (where: Where): string =>
  countryAt(where)?.emergency ?? 'número de emergencias de tu zona'

/** Returns the country's poison lines that aren't closed now, as part of a sentence; if there are none, somebody else to ask. */
export function poisonLine(where: Where): string {
  const country = countryAt(where)
  const lines = (country?.lines ?? []).filter(
    ({ kinds, hours, zone = country?.zone ?? 'UTC' }) =>
      kinds.includes('poison') && openStateAt({ hours, zone }, where.now).is !== 'closed',
  )
  const named = lines.map(({ name, number, area }) => `${name} at ${number}${area === undefined ? '' : ` (${area})`}`)
  return named.length === 0 ? 'poison control or a doctor' : named.join(' or ')
}
