import type { Details } from '../read-details.ts'

/** A purpose by its id and what its words are filled with. */
export type Talk = { id: string; details: Details; isOfCase?: boolean }
