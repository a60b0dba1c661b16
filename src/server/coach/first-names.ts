import { z } from 'zod'
import { readContent } from '#server/lib/content.ts'

const written = await readContent('coach/first-names', z.strictObject({ names: z.string(), afterPerson: z.string() }))
/** Nothing else is meant by these. In lower case. */
export const sureNames: ReadonlySet<string> = new Set(written.names.split(' '))
/** Words besides, so names only behind a person: 'my niece hope'. */
export const namesBehindPerson: ReadonlySet<string> = new Set(written.afterPerson.split(' '))
