import { and, desc, eq, isNull, lt, ne, sql } from 'drizzle-orm'
import { type Db, prepared } from '#server/lib/db.ts'
import type { AccountPlan } from '#server/lib/limits.ts'
import { listPage } from '#server/lib/pagination.ts'
import { notFound, HttpError } from '#server/lib/http-error.ts'
import { type Owner, unsealOrPlaceholder, seal, unsealOrThrow } from '#server/lib/sealed.ts'
import { type ExchangeContent, coachChats } from './coach.table.ts'
import { releaseQuota, canStartReply, takeQuota } from './quota.repo.ts'

/** A stored exchange. */
export type ExchangeRow = typeof coachChats.$inferSelect
/** The user who asks, with plan and time zone. */
export type Requester = AccountPlan & { readonly owner: Owner; readonly timeZone: string }

/** Newest first, and at most one row more than a page of bytes. */
export const listExchanges = listPage('coach_page', coachChats, coachChats.createdAt, isNull(coachChats.deletedAt))

const latestQuery = prepared((db) =>
  db
    .select()
    .from(coachChats)
    .where(eq(coachChats.userId, sql.placeholder('userId')))
    .orderBy(desc(coachChats.createdAt), desc(coachChats.id))
    .limit(sql.placeholder('limit'))
    .prepare('coach_latest'),
)

/** The latest exchanges, newest first. Includes deleted ones: deleting must not reset the safety state. */
export const latestExchanges = (db: Db, owner: Owner, limit: number): Promise<ExchangeRow[]> =>
  latestQuery(db).execute({ userId: owner.id, limit })

/** Returns when the AI disclosure was last shown, ignoring the exchange `id`, which is about to restart. */
export async function lastDisclosed(db: Db, owner: Owner, id?: string): Promise<Date | null> {
  const [row] = await db
    .select({ at: coachChats.createdAt })
    .from(coachChats)
    .where(
      and(
        eq(coachChats.userId, owner.id),
        eq(coachChats.discloses, true),
        ne(coachChats.state, 'failed'),
        ...(id === undefined ? [] : [ne(coachChats.id, id)]),
      ),
    )
    .orderBy(desc(coachChats.createdAt))
    .limit(1)
  return row?.at ?? null
}

/** The SQL condition for an exchange of this owner. */
export const isExchange = (owner: Owner, id: string) => and(eq(coachChats.userId, owner.id), eq(coachChats.id, id))
/** The same for an exchange that is not deleted. */
export const isLiveExchange = (owner: Owner, id: string) => and(isExchange(owner, id), isNull(coachChats.deletedAt))
const isRunningExchange = (owner: Owner, id: string) => and(isExchange(owner, id), eq(coachChats.state, 'streaming'))

/** Finds an exchange, also a deleted one. */
export async function findExchange(db: Db, owner: Owner, id: string): Promise<ExchangeRow | undefined> {
  const [row] = await db.select().from(coachChats).where(isExchange(owner, id))
  return row
}

/** Reads an exchange; throws if it does not exist or is deleted. */
export async function getExchange(db: Db, owner: Owner, id: string): Promise<ExchangeRow> {
  const [row] = await db.select().from(coachChats).where(isLiveExchange(owner, id))
  if (row === undefined) throw notFound()
  return row
}

type SealedExchange = Pick<ExchangeRow, 'id' | 'sealedContent'>

/** For display: a value that cannot be unsealed becomes a placeholder. */
export const readExchangeContent = (owner: Owner, row: SealedExchange): ExchangeContent =>
  unsealOrPlaceholder(owner, coachChats.sealedContent, row.id, row.sealedContent)

/** For further work: throws when it cannot be unsealed. */
export const openExchangeContent = (owner: Owner, row: SealedExchange): ExchangeContent =>
  unsealOrThrow(owner, coachChats.sealedContent, row.id, row.sealedContent)

/**
 * `wantsReply`: a model should reply. `withoutReply`: the safety answer to store as done if no model may reply. `restarts`: the
 * existing exchange of this id, or null.
 */
export type NewExchange = {
  id: string
  restarts: ExchangeRow | null
  content: ExchangeContent
  withoutReply: ExchangeContent | null
  wantsReply: boolean
  discloses: boolean
  isCounted: boolean
}

/**
 * Starts an exchange, or restarts one that is over. The concurrency check and the quota are part of the same transaction. Returns
 * null if it must not start: it is running or deleted, or another request has started it meanwhile.
 */
export async function beginExchange(
  db: Db,
  whose: Requester,
  begun: NewExchange,
  now: Date,
): Promise<ExchangeRow | null> {
  const { owner } = whose
  const { id, restarts, discloses, withoutReply } = begun
  return db.transaction(async (tx) => {
    const [before] = await tx.select().from(coachChats).where(isExchange(owner, id)).for('update')
    if (before?.updatedAt.getTime() !== restarts?.updatedAt.getTime()) return null
    if (before?.state === 'streaming' || (before !== undefined && before.deletedAt !== null)) return null
    const runs = begun.wantsReply && (await canStartReply(tx, owner))
    const said = runs ? begun.content : withoutReply
    if (said === null) throw tooManyAtOnce()
    const sealedContent = seal(owner, coachChats.sealedContent, id, said)
    const state: ExchangeRow['state'] = runs ? 'streaming' : 'done'
    // A stopped reply that had text still holds its quota.
    const held = before?.state === 'stopped' ? before.month : null
    const month = begun.isCounted ? (held ?? (await takeQuota(tx, whose, now))) : held
    const fresh = { state, month, discloses, sealedContent, updatedAt: now }
    const [row] =
      before === undefined
        ? await tx
            .insert(coachChats)
            .values({ userId: owner.id, id, ...fresh, createdAt: now })
            .onConflictDoNothing()
            .returning()
        : await tx.update(coachChats).set(fresh).where(isExchange(owner, id)).returning()
    if (row === undefined && month !== null) await releaseQuota(tx, owner.id, month)
    return row ?? null
  })
}

const tooManyAtOnce = () =>
  new HttpError('too_many_requests', 'Let me finish this answer first, then ask me the next thing.', {
    retryAfterSeconds: 5,
  })

/** Saves the text of a running reply. Returns false if it was stopped meanwhile. */
export async function saveReplySoFar(
  db: Db,
  owner: Owner,
  id: string,
  content: ExchangeContent,
  now: Date,
): Promise<boolean> {
  const kept = await db
    .update(coachChats)
    .set({ sealedContent: seal(owner, coachChats.sealedContent, id, content), updatedAt: now })
    .where(isRunningExchange(owner, id))
    .returning({ id: coachChats.id })
  return kept.length > 0
}

/** Whether a reply has a word or a card. */
export const hasCome = ({ reply, proposals }: Pick<ExchangeContent, 'reply' | 'proposals'>): boolean =>
  reply.trim() !== '' || proposals.length > 0

type EndState = 'done' | 'stopped' | 'failed'

/**
 * Ends a running reply. One that is free, failed, or was stopped before its first word or card releases its quota. Returns null if
 * it had ended already.
 */
export async function endExchange(
  db: Db,
  owner: Owner,
  id: string,
  end: { state: EndState; content?: ExchangeContent; isFree?: boolean; now: Date },
): Promise<ExchangeRow | null> {
  const { state, content, now } = end
  return db.transaction(async (tx) => {
    const [before] = await tx.select().from(coachChats).where(isRunningExchange(owner, id)).for('update')
    if (before === undefined) return null
    const isFree =
      end.isFree === true ||
      state === 'failed' ||
      (state === 'stopped' && !hasCome(content ?? readExchangeContent(owner, before)))
    if (isFree) await releaseQuota(tx, owner.id, before.month)
    const [row] = await tx
      .update(coachChats)
      .set({
        state,
        updatedAt: now,
        ...(isFree && { month: null }),
        ...(content && { sealedContent: seal(owner, coachChats.sealedContent, id, content) }),
      })
      .where(isRunningExchange(owner, id))
      .returning()
    return row ?? null
  })
}

/** In milliseconds. A running reply updates its row every few seconds; after this its process counts as crashed. */
const crashedAfter = 30_000

/** Closes replies of crashed processes, of one account or of all. Their text is kept, and their quota released. */
export async function closeCrashed(db: Db, now: Date, owner?: Owner): Promise<number> {
  const dead = and(
    eq(coachChats.state, 'streaming'),
    lt(coachChats.updatedAt, new Date(now.getTime() - crashedAfter)),
    ...(owner === undefined ? [] : [eq(coachChats.userId, owner.id)]),
  )
  // There is hardly ever one, and a plain select is cheaper than a transaction.
  const found = await db.select({ id: coachChats.id }).from(coachChats).where(dead).limit(1)
  if (found.length === 0) return 0
  return db.transaction(async (tx) => {
    const rows = await tx.select().from(coachChats).where(dead).limit(500).for('update', { skipLocked: true })
    for (const { userId, id, month } of rows) {
      await releaseQuota(tx, userId, month)
      await tx
        .update(coachChats)
        .set({ state: 'failed', month: null, updatedAt: now })
        .where(and(eq(coachChats.userId, userId), eq(coachChats.id, id)))
    }
    return rows.length
  })
}

/** Changes the sealed content of an exchange. */
export async function changeExchangeContent(
  db: Db,
  owner: Owner,
  id: string,
  now: Date,
  change: (content: ExchangeContent) => Promise<ExchangeContent>,
): Promise<ExchangeRow> {
  const [before] = await db.select().from(coachChats).where(isLiveExchange(owner, id)).for('update')
  if (before === undefined || before.state === 'streaming') throw notFound()
  const sealedContent = seal(owner, coachChats.sealedContent, id, await change(openExchangeContent(owner, before)))
  const changed = { sealedContent, updatedAt: now }
  const [row] = await db.update(coachChats).set(changed).where(isLiveExchange(owner, id)).returning()
  if (row === undefined) throw notFound()
  return row
}
