import type { FoundRecord } from '#server/ports/named-records.ts'
import type { ActionRequest } from './action-request.ts'
import { nextOfEach } from './match-titles.ts'

type Which = NonNullable<Extract<ActionRequest, { do: 'change' }>['which']>

const whenOf = ({ dueDate, time }: FoundRecord): string => `${dueDate ?? '9999'} ${time ?? '99'}`

/** Returns the earlier or later of two records. Returns all if there aren't two, or both are due at once. A repeating task counts once. */
export function chooseByPosition(which: Which, found: readonly FoundRecord[], today: string): FoundRecord[] {
  if (which === 'onDay' || which === 'every') return [...found]
  const apart = found.length > 2 ? nextOfEach(found, today) : found
  const [first, second, ...more] = apart.toSorted((one, other) => whenOf(one).localeCompare(whenOf(other)))
  if (first === undefined || second === undefined || more.length > 0 || whenOf(first) === whenOf(second))
    return [...apart]
  return [which === 'earlier' ? first : second]
}
