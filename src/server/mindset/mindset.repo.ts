import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/lib/db.ts'
import type { Owner } from '#server/lib/sealed.ts'
import { completedCourseSteps, meditationPositions, savedQuotes } from './mindset.table.ts'

export async function listSaved(db: Db, owner: Owner): Promise<Set<string>> {
  const rows = await db.select({ id: savedQuotes.quoteId }).from(savedQuotes).where(eq(savedQuotes.userId, owner.id))
  return new Set(rows.map(({ id }) => id))
}

/** Repeating it changes nothing. */
export async function setSaved(db: Db, owner: Owner, quoteId: string, isSaved: boolean, now: Date): Promise<void> {
  if (isSaved) await db.insert(savedQuotes).values({ userId: owner.id, quoteId, createdAt: now }).onConflictDoNothing()
  else await db.delete(savedQuotes).where(and(eq(savedQuotes.userId, owner.id), eq(savedQuotes.quoteId, quoteId)))
}

/** By course. */
export async function listDone(db: Db, owner: Owner): Promise<Map<string, Set<string>>> {
  const rows = await db
    .select({ courseId: completedCourseSteps.courseId, stepId: completedCourseSteps.stepId })
    .from(completedCourseSteps)
    .where(eq(completedCourseSteps.userId, owner.id))
  const done = new Map<string, Set<string>>()
  for (const { courseId, stepId } of rows) done.getOrInsertComputed(courseId, () => new Set()).add(stepId)
  return done
}

type Step = { courseId: string; stepId: string }

/** Repeating it changes nothing. */
export async function setDone(db: Db, owner: Owner, step: Step, isDone: boolean, now: Date): Promise<void> {
  if (isDone)
    await db
      .insert(completedCourseSteps)
      .values({ userId: owner.id, ...step, createdAt: now })
      .onConflictDoNothing()
  else
    await db
      .delete(completedCourseSteps)
      .where(
        and(
          eq(completedCourseSteps.userId, owner.id),
          eq(completedCourseSteps.courseId, step.courseId),
          eq(completedCourseSteps.stepId, step.stepId),
        ),
      )
}

/** In seconds, for each unfinished meditation. */
export async function listPositions(db: Db, owner: Owner): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: meditationPositions.meditationId, seconds: meditationPositions.seconds })
    .from(meditationPositions)
    .where(eq(meditationPositions.userId, owner.id))
  return new Map(rows.map(({ id, seconds }) => [id, seconds]))
}

/** Null removes it. */
export async function setPosition(
  db: Db,
  owner: Owner,
  meditationId: string,
  seconds: number | null,
  now: Date,
): Promise<void> {
  if (seconds === null)
    await db
      .delete(meditationPositions)
      .where(and(eq(meditationPositions.userId, owner.id), eq(meditationPositions.meditationId, meditationId)))
  else
    await db
      .insert(meditationPositions)
      .values({ userId: owner.id, meditationId, seconds, updatedAt: now })
      .onConflictDoUpdate({
        target: [meditationPositions.userId, meditationPositions.meditationId],
        set: { seconds, updatedAt: now },
      })
}
