import { and, asc, count, eq, isNull, sql } from 'drizzle-orm'
import { maxVisions } from '#contract/vision-lists.ts'
import type { NewVision, VisionChange } from '#contract/vision-board.ts'
import { type Db, prepared } from '#server/lib/db.ts'
import { lockAccount, type AccountPlan, requireQuota } from '#server/lib/limits.ts'
import { notFound, HttpError, fieldError } from '#server/lib/http-error.ts'
import { newId } from '#server/lib/record.ts'
import { type Owner, reseal, seal } from '#server/lib/sealed.ts'
import { rankAt } from './vision-rank.ts'
import { type VisionContent, visions } from './vision-board.table.ts'

export type VisionRow = typeof visions.$inferSelect

const board = prepared((db) =>
  db
    .select()
    .from(visions)
    .where(and(eq(visions.userId, sql.placeholder('userId')), isNull(visions.deletedAt)))
    .orderBy(asc(visions.rank), asc(visions.id))
    .limit(maxVisions)
    .prepare('visions_board'),
)

export const listVisions = (db: Db, owner: Owner): Promise<VisionRow[]> => board(db).execute({ userId: owner.id })

const known = (owner: Owner, id: string) => and(eq(visions.userId, owner.id), eq(visions.id, id))
const live = (owner: Owner, id: string) => and(known(owner, id), isNull(visions.deletedAt))

/** Includes deleted visions. */
export async function findVision(db: Db, owner: Owner, id: string): Promise<VisionRow | undefined> {
  const [row] = await db.select().from(visions).where(known(owner, id))
  return row
}

/** The number of visions that counts toward the free limit. */
export async function countVisions(db: Db, owner: { id: string }): Promise<number> {
  const [row] = await db
    .select({ visions: count() })
    .from(visions)
    .where(and(eq(visions.userId, owner.id), isNull(visions.deletedAt)))
  return row?.visions ?? 0
}

/** The limit of the plan, and of any board. */
export async function requireRoom(db: Db, planned: AccountPlan): Promise<void> {
  await requireQuota(planned, 'visionBoards', () => countVisions(db, planned.owner))
  if (planned.isPremium && (await countVisions(db, planned.owner)) >= maxVisions)
    throw new HttpError(
      'too_large',
      `Your board is full at ${maxVisions} visions. Remove one to make room for another.`,
    )
}

/** References to other records. Each refuses what is missing or another owner's, and locks it until the transaction ends. */
export type Claims = {
  picture: (tx: Db, path: string) => Promise<void>
  goal: (tx: Db, id: string) => Promise<void>
}

function toNewRow(owner: Owner, id: string, given: NewVision, now: Date) {
  const { title, description = null, achievedNote = null, achievedAt = null } = given
  const { category = null, imageUrl = null, isLoved = false, goalId = null, placement = null } = given
  const content: VisionContent = { title, description, achievedNote }
  const achieved = requireAchieved(achievedAt === null ? null : new Date(achievedAt), content, now)
  return {
    userId: owner.id,
    id,
    category,
    imageUrl,
    isLoved,
    goalId,
    placement,
    achievedAt: achieved,
    sealedContent: seal(owner, visions.sealedContent, id, content),
    createdAt: now,
    updatedAt: now,
  }
}

/** A known id returns the existing record: a repeated request. */
export async function createVision(
  db: Db,
  planned: AccountPlan & { owner: Owner },
  given: NewVision,
  claims: Claims,
  now: Date,
): Promise<{ row: VisionRow; isNew: boolean }> {
  const { owner } = planned
  const { id = newId(), position = 0 } = given
  const values = toNewRow(owner, id, given, now)
  return db.transaction(async (tx) => {
    await lockAccount(tx, owner)
    const found = await findVision(tx, owner, id)
    if (found !== undefined) return { row: found, isNew: false }
    await requireRoom(tx, planned)
    const rank = await rankAt(tx, owner, id, position ?? 0)
    if (values.goalId !== null) await claims.goal(tx, values.goalId)
    if (values.imageUrl !== null) await claims.picture(tx, values.imageUrl)
    const [row] = await tx
      .insert(visions)
      .values({ ...values, rank })
      .returning()
    if (row === undefined) throw notFound()
    return { row, isNew: true }
  })
}

/** Changes only the given fields. */
export async function updateVision(
  db: Db,
  owner: Owner,
  id: string,
  change: VisionChange,
  claims: Claims,
  now: Date,
): Promise<VisionRow> {
  const { position, title, description, achievedNote, achievedAt, ...columns } = change
  return db.transaction(async (tx) => {
    if (position !== undefined) await lockAccount(tx, owner)
    const [before] = await tx.select().from(visions).where(live(owner, id)).for('no key update')
    if (before === undefined) throw notFound()
    const note = achievedAt === null ? (achievedNote ?? null) : achievedNote
    const reworded: Partial<VisionContent> = {
      ...(title !== undefined && { title }),
      ...(description !== undefined && { description }),
      ...(note !== undefined && { achievedNote: note }),
    }
    const isReworded = Object.keys(reworded).length > 0
    const at = achievedAt === undefined ? before.achievedAt : achievedAt === null ? null : new Date(achievedAt)
    const achieved = requireAchieved(at, { achievedNote: note ?? null }, now)
    const { goalId, imageUrl } = columns
    if (goalId && goalId !== before.goalId) await claims.goal(tx, goalId)
    if (imageUrl && imageUrl !== before.imageUrl) await claims.picture(tx, imageUrl)
    const [row] = await tx
      .update(visions)
      .set({
        ...columns,
        ...(position !== undefined && { rank: await rankAt(tx, owner, id, position) }),
        achievedAt: achieved,
        ...(isReworded && { sealedContent: reseal(owner, visions.sealedContent, id, before.sealedContent, reworded) }),
        updatedAt: now,
      })
      .where(live(owner, id))
      .returning()
    if (row === undefined) throw notFound()
    return row
  })
}

const day = 86_400_000

/** Not in the future in any time zone. A note needs a date. */
function requireAchieved(
  at: Date | null,
  { achievedNote }: Pick<VisionContent, 'achievedNote'>,
  now: Date,
): Date | null {
  if (at === null && achievedNote !== null) throw fieldError('achievedNote', 'First, say when it came true')
  if (at !== null && at.getTime() > now.getTime() + day)
    throw fieldError('achievedAt', 'Choose today or an earlier day')
  return at
}

export async function deleteVision(db: Db, owner: Owner, id: string, now: Date): Promise<void> {
  const deleted = await db.update(visions).set({ deletedAt: now }).where(live(owner, id)).returning({ id: visions.id })
  if (deleted.length === 0) throw notFound()
}

/** A restored record counts toward the plan's limit again. Restoring an existing record changes nothing. */
export async function restoreVision(db: Db, planned: AccountPlan & { owner: Owner }, id: string): Promise<VisionRow> {
  const { owner } = planned
  return db.transaction(async (tx) => {
    await lockAccount(tx, owner)
    const found = await findVision(tx, owner, id)
    if (found === undefined) throw notFound()
    if (found.deletedAt === null) return found
    await requireRoom(tx, planned)
    const [row] = await tx.update(visions).set({ deletedAt: null }).where(known(owner, id)).returning()
    if (row === undefined) throw notFound()
    return row
  })
}
