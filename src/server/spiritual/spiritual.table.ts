import { desc, sql } from 'drizzle-orm'
import { date, index, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { type PrayerTopic, prayerTopics } from '#contract/spiritual-lists.ts'
import type { Prayer, Reflection } from '#contract/spiritual.ts'
import { areDays, areMoments, isBetween } from '#server/lib/checks.ts'
import { record, recordDay } from '#server/lib/record.ts'
import { sealedValue } from '#server/lib/sealed-value.ts'
import { sealed } from '#server/lib/sealed.ts'

/** What a prayer is about is as private as its text. `answer` is the word about how it was answered; null while open. */
type PrayerWords = { text: string; topic: PrayerTopic | null; answer: string | null } & Pick<Prayer, 'isUnreadable'>

const prayerWords = sealedValue<PrayerWords>(
  z.strictObject({
    text: z.string(),
    topic: z.enum(prayerTopics.map(({ key }) => key)).nullable(),
    answer: z.string().nullable(),
  }),
)

export const prayers = pgTable(
  'prayers',
  {
    ...record(),
    day: recordDay(),
    answeredOn: date('answered_on', { mode: 'string' }),
    words: sealed('words', prayerWords, {
      text: 'This prayer can’t be opened',
      topic: null,
      answer: null,
      isUnreadable: true,
    }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('prayers_list_idx')
      .on(table.userId, desc(table.createdAt), desc(table.id))
      .where(sql`deleted_at is null`),
    index('prayers_purge_idx')
      .on(table.deletedAt)
      .where(sql`deleted_at is not null`),
    ...areMoments(table.createdAt, table.updatedAt, table.deletedAt),
    ...areDays(table.day, table.answeredOn),
  ],
)

type ReflectionWords = Pick<Reflection, 'text' | 'prompt' | 'isUnreadable'>

const reflectionWords = sealedValue<ReflectionWords>(
  z.strictObject({ text: z.string(), prompt: z.string().nullable() }),
)

export const reflections = pgTable(
  'reflections',
  {
    ...record(),
    day: recordDay(),
    seconds: smallint('seconds').notNull(),
    words: sealed('words', reflectionWords, {
      text: 'This reflection can’t be opened',
      prompt: null,
      isUnreadable: true,
    }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('reflections_list_idx')
      .on(table.userId, desc(table.createdAt), desc(table.id))
      .where(sql`deleted_at is null`),
    index('reflections_purge_idx')
      .on(table.deletedAt)
      .where(sql`deleted_at is not null`),
    ...areMoments(table.createdAt, table.updatedAt, table.deletedAt),
    ...areDays(table.day),
    isBetween(table.seconds, 0, 3_600),
  ],
)
