import { z } from 'zod'
import { moment, storable } from './fields.ts'
import type { Calls } from './kernel.ts'

const password = storable(256).refine((value) => value !== '', { error: 'Please enter a password' })
const email = z.email({ error: 'Please enter an email address' }).max(254)
const username = z
  .string({ error: 'Please choose a username' })
  .min(3, { error: 'At least 3 characters' })
  .max(30, { error: 'At most 30 characters' })
  .regex(/^[\p{L}\p{N}._-]+$/u, { error: 'Letters, digits, dots, dashes and underscores' })

/** The signed-in user, as pages need it on load. */
export const sessionUser = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  avatar: z.string().nullable(),
  isPremium: z.boolean(),
  isDemo: z.boolean(),
  isOnboarded: z.boolean(),
  /** The user wants no spiritual page, and no mention of it. */
  hidesSpiritual: z.boolean(),
  /** IANA name. Decides the user's current day and local times. */
  timeZone: z.string(),
  /** Encrypts what the browser stores for this account: 256 bits in hex, the same in every session until the password changes. */
  draftKey: z.string(),
})
export type SessionUser = z.infer<typeof sessionUser>

/** `earlierDraftKeys` open drafts of this browser from before password changes, the latest first. */
const loggedIn = sessionUser.extend({ earlierDraftKeys: z.array(z.string()) })

/** A session of the user. `device` is a plain description such as 'Chrome on Android'. */
export const accountSession = z.object({
  id: z.string(),
  device: z.string(),
  isCurrent: z.boolean(),
  createdAt: moment,
  lastSeenAt: moment,
})
export type AccountSession = z.infer<typeof accountSession>

const sessionPath = z.strictObject({ id: storable(64).min(1) })

/** Permanently deletes everything of the account. A demo has no password. */
const deletion = z.strictObject({ password: password.exactOptional() })

/** Sign-up, log-in (username or email in `username`), log-out, session check and list, password reset by mail, and the account's end. */
export const accountsApi = {
  'POST /api/auth/signup': {
    body: z.strictObject({ username, email, password, timeZone: z.string().max(64).exactOptional() }),
    reply: sessionUser,
    status: 201,
    open: true,
  },
  'POST /api/auth/login': {
    needsNoSpace: true,
    body: z.strictObject({ username: storable(254).min(1), password }),
    reply: loggedIn,
    open: true,
  },
  'POST /api/auth/logout': { needsNoSpace: true, open: true },
  'GET /api/auth/check': { reply: sessionUser },
  'GET /api/auth/sessions': { reply: z.array(accountSession) },
  'DELETE /api/auth/sessions/{id}': { params: sessionPath },
  'POST /api/auth/sessions/revoke-others': { needsNoSpace: true },
  'POST /api/auth/password': { body: z.strictObject({ currentPassword: password, newPassword: password }) },
  'POST /api/auth/password/forgot': { body: z.strictObject({ email }), status: 202, open: true },
  'POST /api/auth/password/reset': {
    body: z.strictObject({ token: storable(200).min(1), newPassword: password }),
    open: true,
  },
  'POST /api/account/delete': { needsNoSpace: true, body: deletion },
} satisfies Calls
