import { eq } from 'drizzle-orm'
import type { PageKey } from '#contract/pages.ts'
import { searchedWords } from '#contract/search-words.ts'
import type { SearchReply, searchApi } from '#contract/search.ts'
import { users } from '#server/lib/account.table.ts'
import { dayOf } from '#server/lib/days.ts'
import type { Context } from '#server/lib/context.ts'
import type { Db } from '#server/lib/db.ts'
import type { Handlers } from '#server/lib/mount.ts'
import type { Owner } from '#server/lib/sealed.ts'
import type { SearchSource } from '#server/lib/search.ts'
import { readSpiritualChoice } from '#server/lib/spiritual-choice.ts'

type Services = Context & {
  searchSources: readonly SearchSource[]
  model: object | null
  rateLimiter: { consume(limit: 'searchAccount', who: string): Promise<void> }
}

/** The pages whose records are shown first; those of any other follow, in the order of the features. */
const firstPages: readonly PageKey[] = [
  'goals',
  'planner',
  'journal',
  'visionBoard',
  'selfCare',
  'household',
  'shopping',
  'income',
  'mindset',
  'coach',
  'health',
  'spiritual',
  'audio',
]

/** The sources in the order in which their records are shown. */
export function inOrder(sources: readonly SearchSource[]): SearchSource[] {
  const rank = ({ page }: SearchSource) => (firstPages.includes(page) ? firstPages.indexOf(page) : firstPages.length)
  return sources.toSorted((a, b) => rank(a) - rank(b))
}

export const searchRoutes = ({
  db,
  clock,
  searchSources,
  model,
  rateLimiter,
}: Services): Handlers<typeof searchApi> => {
  const ordered = inOrder(searchSources)
  return {
    'POST /api/search': async ({ session, body, reply: { raw } }) => {
      await rateLimiter.consume('searchAccount', session.owner.id)
      const today = dayOf(clock(), session.timeZone)
      const search = { words: searchedWords(body.text), today, isAborted: () => raw.closed }
      const hidesSpiritual = await readHidesSpiritual(db, session.owner)
      const reply: SearchReply = { groups: [], isPartial: false }
      // One after another, so that a search holds one connection only.
      for (const { kind, heading, page, find } of ordered) {
        if (search.isAborted() || search.words.length === 0) break
        if ((page === 'coach' && model === null) || (page === 'spiritual' && hidesSpiritual)) continue
        const { hits, isMore, isPartial } = await find(db, session, search)
        if (hits.length > 0) reply.groups.push({ kind, heading, page, hits, isMore })
        reply.isPartial ||= isPartial
      }
      return reply
    },
  }
}

async function readHidesSpiritual(db: Db, owner: Owner): Promise<boolean> {
  const [row] = await db.select({ spiritual: users.spiritual }).from(users).where(eq(users.id, owner.id))
  return row !== undefined && readSpiritualChoice(owner, row).isHidden
}
