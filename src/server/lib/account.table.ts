import { desc, sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { ageRanges, communicationStyles, experienceLevels, primaryGoals, wellnessAreas } from '#contract/lists.ts'
import { type Tradition, traditions } from '#contract/spiritual-lists.ts'
import type { OnboardingState } from '#contract/onboarding.ts'
import type { Profile } from '#contract/profile.ts'
import { checkMoments, checkOneOf } from './checks.ts'
import { versionedSchema } from './versioned-schema.ts'
import { sealed } from './sealed.ts'

/** A moment in UTC, in milliseconds: JavaScript dates hold no more, and must find the row again. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

type Names = Pick<Profile, 'firstName' | 'lastName' | 'isUnreadable'>
type OnboardingContent = Pick<OnboardingState, 'answers' | 'step' | 'isUnreadable'>

const premiumSources = ['trial', 'granted'] as const

const email = versionedSchema(z.string())
const device = versionedSchema(z.string())
const nameContent = versionedSchema<Names>(
  z.strictObject({ firstName: z.string().nullable(), lastName: z.string().nullable() }),
)
const onboardingContent = versionedSchema<OnboardingContent>(
  z.strictObject({
    step: z.int(),
    answers: z.strictObject({
      fullName: z.string(),
      age: z.enum(ageRanges).nullable(),
      experience_level: z.enum(experienceLevels).nullable(),
      primaryGoals: z.array(z.enum(primaryGoals)),
      currentChallenges: z.string(),
      wellness_areas: z.array(z.enum(wellnessAreas)),
      preferred_communication: z.enum(communicationStyles),
      notifications: z.strictObject({
        daily_reminders: z.boolean(),
        goal_updates: z.boolean(),
        wellness_tips: z.boolean(),
        community_updates: z.boolean(),
      }),
    }),
  }),
)

/** Sealed, because a belief is private. `isHidden`: the user wants no spiritual page. */
type SpiritualChoice = { tradition: Tradition; isHidden: boolean; isUnreadable?: true }

/** The choice of an account that has made none. */
export const defaultSpiritualChoice: SpiritualChoice = { tradition: traditions[0].key, isHidden: false }

const spiritualChoice = versionedSchema<SpiritualChoice>(
  z.strictObject({ tradition: z.enum(traditions.map(({ key }) => key)), isHidden: z.boolean() }),
)

/** An account. The first columns are better-auth's, the rest are ours. `email` is a keyed hash (lib/email). */
export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    username: text('username').notNull(),
    displayUsername: text('display_username').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    dataKey: text('data_key').notNull(),
    timeZone: text('time_zone').notNull().default('UTC'),
    sealedEmail: sealed('sealed_email', email, 'This email can’t be opened'),
    names: sealed('names', nameContent, { firstName: null, lastName: null, isUnreadable: true }),
    onboarding: sealed('onboarding', onboardingContent, { answers: null, step: 0, isUnreadable: true }),
    onboardedAt: moment('onboarded_at'),
    /** Null until the user chooses. */
    spiritual: sealed('spiritual', spiritualChoice, { ...defaultSpiritualChoice, isUnreadable: true }),
    premiumUntil: moment('premium_until'),
    premiumSource: text('premium_source', { enum: premiumSources }),
    /** The end of the paid period, with the time a renewal may take. */
    paidUntil: moment('paid_until'),
    trialStartedAt: moment('trial_started_at'),
    demoExpiresAt: moment('demo_expires_at'),
    /** The number of earlier passwords, counted by a trigger on the credentials. The draft key depends on it. */
    passwordEpoch: integer('password_epoch').notNull().default(0),
  },
  (table) => [
    uniqueIndex('users_email_key').on(table.email),
    check('users_email_lower', sql`${table.email} = lower(${table.email})`),
    uniqueIndex('users_username_key').on(table.username),
    index('users_unsealed_idx')
      .on(table.id)
      .where(sql`sealed_email is null`),
    index('users_demo_idx')
      .on(table.demoExpiresAt)
      .where(sql`demo_expires_at is not null`),
    ...checkMoments(table.createdAt, table.updatedAt, table.onboardedAt, table.premiumUntil),
    ...checkMoments(table.paidUntil, table.trialStartedAt, table.demoExpiresAt),
    checkOneOf(table.premiumSource, premiumSources),
  ],
)

/** The account that a row belongs to. Deleting the account deletes the row. */
export const ownerColumn = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/**
 * Sessions. `token` is a hash, so a copy of the database opens no session. `device` is the user agent, sealed. Columns of
 * better-auth for the address and the user agent stay empty.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: ownerColumn(),
    token: text('token').notNull(),
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    device: sealed('device', device, ''),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('sessions_token_key').on(table.token),
    index('sessions_user_idx').on(table.userId, desc(table.createdAt)),
    index('sessions_expires_idx').on(table.expiresAt),
    ...checkMoments(table.expiresAt, table.createdAt, table.updatedAt, table.lastSeenAt),
  ],
)

/** Ways to sign in (better-auth's 'account'): here only a password's argon2id hash. */
export const credentials = pgTable(
  'credentials',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: ownerColumn(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('credentials_user_idx').on(table.userId),
    ...checkMoments(table.accessTokenExpiresAt, table.refreshTokenExpiresAt, table.createdAt, table.updatedAt),
  ],
)

/** Short-lived tokens such as a password reset's (better-auth's 'verification'). */
export const verifications = pgTable(
  'verifications',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('verifications_identifier_idx').on(table.identifier),
    index('verifications_expires_idx').on(table.expiresAt),
    ...checkMoments(table.expiresAt, table.createdAt, table.updatedAt),
  ],
)
