import type { Details } from '../read-details.ts'

/** The id of a purpose, and the details for its text. */
export type Talk = { id: string; details: Details; isOfCase?: boolean }
