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

/** Who is signed in, as the page needs it at once. */
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
  /** IANA name: what day it is for her, and what her clock says. */
  timeZone: z.string(),
  /** Seals what the browser keeps for this account, 256 bits in hex. The same in every session of it. */
  draftKey: z.string(),
})
export type SessionUser = z.infer<typeof sessionUser>

/** A place she is signed in. `device` is a plain description such as 'Chrome on Android'. */
export const accountSession = z.object({
  id: z.string(),
  device: z.string(),
  isCurrent: z.boolean(),
  createdAt: moment,
  lastSeenAt: moment,
})
export type AccountSession = z.infer<typeof accountSession>

const sessionPath = z.strictObject({ id: storable(64).min(1) })

/** Sign up, log in (username or email in `username`), log out, check, sessions, and password reset by mail. */
export const accountsApi = {
  'POST /api/auth/signup': {
    body: z.strictObject({ username, email, password, timeZone: z.string().max(64).exactOptional() }),
    reply: sessionUser,
    status: 201,
    open: true,
  },
  'POST /api/auth/login': {
    body: z.strictObject({ username: storable(254).min(1), password }),
    reply: sessionUser,
    open: true,
  },
  'POST /api/auth/logout': { open: true },
  'GET /api/auth/check': { reply: sessionUser },
  'GET /api/auth/sessions': { reply: z.array(accountSession) },
  'DELETE /api/auth/sessions/{id}': { params: sessionPath },
  'POST /api/auth/sessions/revoke-others': {},
  'POST /api/auth/password': { body: z.strictObject({ currentPassword: password, newPassword: password }) },
  'POST /api/auth/password/forgot': { body: z.strictObject({ email }), status: 202, open: true },
  'POST /api/auth/password/reset': {
    body: z.strictObject({ token: storable(200).min(1), newPassword: password }),
    open: true,
  },
} satisfies Calls
