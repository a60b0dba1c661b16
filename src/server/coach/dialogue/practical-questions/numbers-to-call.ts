import { openStateAt } from '#contract/help-line-hours.ts'
import type { CoachRequest } from '#server/ports/coach-model.ts'
import { countryOf } from '../../safety/country-of.ts'
import { helpLinesIn } from '../../safety/help-directory.ts'

type Where = Pick<CoachRequest, 'now' | 'timeZone'>

const countryAt = ({ timeZone }: Where) => helpLinesIn(countryOf(timeZone))

/** The emergency number where the user is, as part of a sentence. */
export const emergencyNumber = (where: Where): string => countryAt(where)?.emergency ?? 'your local emergency number'

/** The same in Spanish, behind 'llama al'. */
export const emergencyNumberInSpanish = (where: Where): string =>
  countryAt(where)?.emergency ?? 'número de emergencias de tu zona'

/** The country's poison lines that aren't closed now, as part of a sentence; where there is none, whom to ask instead. */
export function poisonLine(where: Where): string {
  const country = countryAt(where)
  const lines = (country?.lines ?? []).filter(
    ({ kinds, hours, zone = country?.zone ?? 'UTC' }) =>
      kinds.includes('poison') && openStateAt({ hours, zone }, where.now).is !== 'closed',
  )
  const named = lines.map(({ name, number, area }) => `${name} at ${number}${area === undefined ? '' : ` (${area})`}`)
  return named.length === 0 ? 'poison control or a doctor' : named.join(' or ')
}
