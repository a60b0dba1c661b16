import { desc, sql } from 'drizzle-orm'
import { boolean, char, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { type Exchange, exchange } from '#contract/coach.ts'
import { exchangeStates, coachAreas } from '#contract/lists.ts'
import { users, ownerColumn } from '#server/lib/account.table.ts'
import { checkDays, checkMoments, checkBetween, checkMonth, checkOneOf, maxInteger } from '#server/lib/checks.ts'
import { record } from '#server/lib/record.ts'
import { nextVersion, versionedSchema } from '#server/lib/versioned-schema.ts'
import { sealed } from '#server/lib/sealed.ts'
import { type DialogueState, dialogueState, newDialogue } from '#server/ports/dialogue-state.ts'
import type { Area } from '#server/ports/coach-queries.ts'
import { concernKinds, languages } from './safety/kinds.ts'
import { newConcernState, type ConcernState, concernStateSchema } from './safety/concern-state.ts'

/**
 * The text of an exchange, sealed as one value. `preface` is what we wrote before the reply (AI disclosure, safety note).
 * `concernState` is the state after the message, `dialogueState` the one after the reply. `historyAreas`: the areas that the
 * earlier replies in its context could quote, in addition to the areas of its `sources`.
 */
export type ExchangeContent = Pick<
  Exchange,
  'message' | 'answeredBy' | 'sentTo' | 'sources' | 'proposals' | 'safety' | 'helpLines' | 'isUnreadable'
> & {
  preface: string
  reply: string
  concernState: ConcernState
  dialogueState: DialogueState
  historyAreas: readonly Area[]
}

const unreadable: ExchangeContent = {
  message: 'This exchange can’t be opened',
  preface: '',
  reply: '',
  concernState: newConcernState,
  dialogueState: newDialogue,
  historyAreas: [],
  answeredBy: '',
  sentTo: null,
  sources: [],
  proposals: [],
  safety: null,
  helpLines: [],
  isUnreadable: true,
}

const { message, answeredBy, sentTo, sources, proposals, safety, helpLines } = exchange.shape
/** The names before version 5. */
const earlierNames = {
  message,
  answeredBy,
  sentTo,
  read: sources,
  proposals,
  help: helpLines,
  lead: z.string(),
  reply: z.string(),
  thread: concernStateSchema,
}
const historyAreas = z.array(z.enum(coachAreas))

/** Rows from before versioning may lack `safety`: then only a full safety answer existed. */
const withoutDegrees = versionedSchema(z.strictObject({ ...earlierNames, safety: safety.exactOptional() }))
const withSafety = z.strictObject({ ...earlierNames, safety })
const withoutState = nextVersion<z.infer<typeof withoutDegrees.schema>, z.infer<typeof withSafety>>(
  withoutDegrees,
  withSafety,
  (before) => ({ safety: before.help.length > 0 ? 'full' : null, ...before }),
)
/** Older rows have no dialogue state, so the conversation starts over. */
const withState = withSafety.extend({ state: dialogueState })
const withoutHistory = nextVersion(withoutState, withState, (before) => ({ ...before, state: newDialogue }))
/** Older rows don't say which areas their reply could quote from, so all are assumed. */
const withHistory = withState.extend({ historyAreas })
const withEarlierNames = nextVersion(withoutHistory, withHistory, (before) => ({
  ...before,
  historyAreas: [...coachAreas],
}))
const exchangeContent = nextVersion<z.infer<typeof withHistory>, ExchangeContent>(
  withEarlierNames,
  z.strictObject({
    message,
    answeredBy,
    sentTo,
    sources,
    proposals,
    safety,
    helpLines,
    preface: z.string(),
    reply: z.string(),
    concernState: concernStateSchema,
    dialogueState,
    historyAreas,
  }),
  ({ read, help, lead, thread, state, ...same }) => ({
    ...same,
    sources: read,
    helpLines: help,
    preface: lead,
    concernState: thread,
    dialogueState: state,
  }),
)

/**
 * An exchange. `updated_at` changes while a reply runs; if it stops changing, the process has crashed. `month` is the
 * calendar month whose quota it uses (yyyy-MM, user's time zone), null when it is free. `discloses`: it contains the AI
 * disclosure.
 */
export const coachChats = pgTable(
  'coach_chats',
  {
    ...record(),
    state: text('state', { enum: exchangeStates }).notNull(),
    month: char('month', { length: 7 }),
    discloses: boolean('discloses').notNull(),
    sealedContent: sealed('words', exchangeContent, unreadable).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('coach_chats_list_idx').on(table.userId, desc(table.createdAt), desc(table.id)),
    index('coach_chats_disclosed_idx')
      .on(table.userId, desc(table.createdAt))
      .where(sql`discloses`),
    index('coach_chats_running_idx')
      .on(table.updatedAt)
      .where(sql`state = 'streaming'`),
    index('coach_chats_purge_idx')
      .on(table.deletedAt)
      .where(sql`deleted_at is not null`),
    ...checkMoments(table.createdAt, table.updatedAt, table.deletedAt),
    checkOneOf(table.state, exchangeStates),
    checkMonth(table.month),
  ],
)

/** One row a month, so that two questions at once cannot both take the last of the quota. */
export const coachQuotaUsage = pgTable(
  'coach_quota_usage',
  {
    userId: ownerColumn(),
    month: char('month', { length: 7 }).notNull(),
    used: integer('used').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.month] }),
    checkMonth(table.month),
    checkBetween(table.used, 0, maxInteger),
  ],
)

/** The areas that the coach may read. Without a row the defaults apply. */
export const coachSettings = pgTable('coach_settings', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  areas: text('areas', { enum: coachAreas }).array().notNull(),
})

/** Counts of safety answers, without account or time of day. Decision 019 says what a copy of the table reveals. */
export const coachSafetyCounts = pgTable(
  'coach_safety_counts',
  {
    day: date('day', { mode: 'string' }).notNull(),
    kind: text('kind', { enum: concernKinds }).notNull(),
    language: text('language', { enum: languages }).notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.kind, table.language] }),
    ...checkDays(table.day),
    checkOneOf(table.kind, concernKinds),
    checkOneOf(table.language, languages),
    checkBetween(table.count, 0, maxInteger),
  ],
)
