import { date, pgTable, smallint } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { type PrayerTopic, prayerTopics } from '#contract/spiritual-lists.ts'
import type { Prayer, Reflection } from '#contract/spiritual.ts'
import { checkDays, checkBetween } from '#server/lib/checks.ts'
import { listIndex, record, recordDay, recordRules } from '#server/lib/record.ts'
import { versionedSchema } from '#server/lib/versioned-schema.ts'
import { sealed } from '#server/lib/sealed.ts'

/** A prayer's topic is sealed like its text. `answer` is the note about how it was answered; null while open. */
type PrayerContent = { text: string; topic: PrayerTopic | null; answer: string | null } & Pick<Prayer, 'isUnreadable'>

const prayerContent = versionedSchema<PrayerContent>(
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
    sealedContent: sealed('words', prayerContent, {
      text: 'This prayer can’t be opened',
      topic: null,
      answer: null,
      isUnreadable: true,
    }).notNull(),
  },
  (table) => [...recordRules(table), listIndex(table, table.createdAt), ...checkDays(table.day, table.answeredOn)],
)

type ReflectionContent = Pick<Reflection, 'text' | 'prompt' | 'isUnreadable'>

const reflectionContent = versionedSchema<ReflectionContent>(
  z.strictObject({ text: z.string(), prompt: z.string().nullable() }),
)

export const reflections = pgTable(
  'reflections',
  {
    ...record(),
    day: recordDay(),
    seconds: smallint('seconds').notNull(),
    sealedContent: sealed('words', reflectionContent, {
      text: 'This reflection can’t be opened',
      prompt: null,
      isUnreadable: true,
    }).notNull(),
  },
  (table) => [
    ...recordRules(table),
    listIndex(table, table.createdAt),
    ...checkDays(table.day),
    checkBetween(table.seconds, 0, 3_600),
  ],
)
