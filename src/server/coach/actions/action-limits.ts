import type { ActionRequest } from './action-request.ts'

/** What is beyond is not read for requests. */
export const maxLetters = 1_000

/** Each change is a search. */
const maxChanges = 24

/** What is new needs no search: beyond the cards of a reply it is counted and named. */
export function within(read: readonly ActionRequest[]): ActionRequest[] {
  const changes = new Set(read.filter(({ do: act }) => act !== 'add').slice(0, maxChanges))
  return read.filter((one) => one.do === 'add' || changes.has(one))
}
