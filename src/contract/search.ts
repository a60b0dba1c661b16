import { z } from 'zod'
import { id, moment, text } from './fields.ts'
import type { Calls } from './kernel.ts'
import { pages } from './pages.ts'

/**
 * A record that was found. `excerpt`: its text around what was found, empty where its title says it all. `date`: when it was
 * created, or the start of the day it is for. `href`: the record's page.
 */
const hit = z.object({ id, title: z.string(), excerpt: z.string(), date: moment, href: z.string() })
export type Hit = z.infer<typeof hit>

/** The records found of one kind, with the heading over them and their page. `isMore`: there are more than these. */
const group = z.object({
  kind: z.string(),
  heading: z.string(),
  page: z.enum(pages.map(({ key }) => key)),
  hits: z.array(hit).min(1),
  isMore: z.boolean(),
})

/**
 * Every word of `text` occurs in each record, whatever its case and accents. In the body, so that it stays out of URLs. `isPartial`:
 * older records of a kind were not looked at.
 */
export const searchApi = {
  'POST /api/search': {
    needsNoSpace: true,
    body: z.strictObject({
      text: text(200).refine((given) => given.trim().length >= 2, { error: 'At least 2 letters' }),
    }),
    reply: z.object({ groups: z.array(group), isPartial: z.boolean() }),
  },
} satisfies Calls
export type SearchReply = z.infer<(typeof searchApi)['POST /api/search']['reply']>
