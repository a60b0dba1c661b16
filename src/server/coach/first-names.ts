import { z } from 'zod'
import { readContent } from '#server/lib/content.ts'

const written = await readContent('coach/first-names', z.strictObject({ names: z.string(), afterPerson: z.string() }))
/** First names that mean nothing else, in lower case. */
export const sureNames: ReadonlySet<string> = new Set(written.names.split(' '))
/** First names that are words too, so they count as names only after a person: 'my niece hope'. */
export const namesBehindPerson: ReadonlySet<string> = new Set(written.afterPerson.split(' '))
