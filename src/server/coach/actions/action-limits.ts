import type { ActionRequest } from './action-request.ts'

/** In letters. The rest of a message is not searched for requests. */
export const maxLetters = 1_000

/** Limited because each change costs a search. */
const maxChanges = 24

/** Cuts the requests to the cards of one reply. New records beyond that need no search and are only counted and named. */
export function within(read: readonly ActionRequest[]): ActionRequest[] {
  const changes = new Set(read.filter(({ do: act }) => act !== 'add').slice(0, maxChanges))
  return read.filter((one) => one.do === 'add' || changes.has(one))
}
