import { pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { type ActivityType, activityTypes } from '#contract/lists.ts'
import type { BreathingPattern, SelfCareActivity } from '#contract/self-care.ts'
import { checkDays, checkBetween, checkOneOf } from '#server/lib/checks.ts'
import { listIndex, record, recordDay, recordRules } from '#server/lib/record.ts'
import { versionedSchema } from '#server/lib/versioned-schema.ts'
import { sealed } from '#server/lib/sealed.ts'

export type ActivityContent = Pick<SelfCareActivity, 'notes' | 'technique' | 'isUnreadable'>

const activityContent = versionedSchema<ActivityContent>(
  z.strictObject({ notes: z.string().nullable(), technique: z.string().nullable() }),
)

const unreadable: ActivityContent = { notes: null, technique: null, isUnreadable: true }

/** `created_at` is the completion time: activities are logged when done. */
export const selfCareActivities = pgTable(
  'self_care_activities',
  {
    ...record(),
    day: recordDay(),
    activityType: text('activity_type').$type<ActivityType>().notNull(),
    duration: smallint('duration').notNull(),
    mood: smallint('mood'),
    moodBefore: smallint('mood_before'),
    sealedContent: sealed('words', activityContent, unreadable).notNull(),
  },
  (table) => [
    ...recordRules(table),
    listIndex(table, table.createdAt),
    ...checkDays(table.day),
    checkOneOf(
      table.activityType,
      activityTypes.map(({ key }) => key),
    ),
    checkBetween(table.duration, 1, 1_440),
    checkBetween(table.mood, 1, 5),
    checkBetween(table.moodBefore, 1, 5),
  ],
)

type PatternContent = Pick<BreathingPattern, 'name' | 'isUnreadable'>

const patternContent = versionedSchema<PatternContent>(z.strictObject({ name: z.string() }))

export const breathingPatterns = pgTable(
  'breathing_patterns',
  {
    ...record(),
    inhaleTime: smallint('inhale_time').notNull(),
    holdTime: smallint('hold_time').notNull(),
    exhaleTime: smallint('exhale_time').notNull(),
    restTime: smallint('rest_time').notNull(),
    cycles: smallint('cycles').notNull(),
    sealedContent: sealed('words', patternContent, {
      name: 'This pattern can’t be opened',
      isUnreadable: true,
    }).notNull(),
  },
  (table) => [
    ...recordRules(table),
    listIndex(table, table.createdAt),
    checkBetween(table.inhaleTime, 1, 60),
    checkBetween(table.holdTime, 0, 60),
    checkBetween(table.exhaleTime, 1, 60),
    checkBetween(table.restTime, 0, 60),
    checkBetween(table.cycles, 1, 200),
  ],
)
