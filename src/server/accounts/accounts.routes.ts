import type { FastifyReply, FastifyRequest } from 'fastify'
import { type AccountSession, type accountsApi, type SessionUser } from '#contract/accounts.ts'
import { normalForm } from '#contract/unicode-normal-form.ts'
import { isTimeZone } from '#contract/profile.ts'
import { sessions } from '#server/lib/account.table.ts'
import { addressKey } from '#server/lib/address-key.ts'
import { setCookie } from '#server/lib/cookies.ts'
import { emailColumns } from '#server/lib/email.ts'
import type { Handlers } from '#server/lib/mount.ts'
import { notFound, HttpError, violatedConstraint } from '#server/lib/http-error.ts'
import { type Owner, unsealOrPlaceholder } from '#server/lib/sealed.ts'
import { earlierDraftKeys, getSessionUser } from '#server/lib/session-user.ts'
import { readToken, type Session, sessionCookie } from '#server/lib/session.ts'
import {
  deleteDeadSessions,
  deleteOtherSessions,
  deleteSession,
  deleteSessionOf,
  findTaken,
  keepDevice,
  listSessions,
  type SessionRow,
} from './accounts.repo.ts'
import type { AuthAnswer } from './auth.ts'
import { describeDevice } from './device.ts'
import type { AccountService } from './account-service.ts'
import { constantTimeResponse } from './constant-time-response.ts'
import { keepDemo } from './keep-demo.ts'
import { deleteAccount } from './delete-account.ts'
import { passwordRoutes } from './password.routes.ts'
import { passwordProblem } from './passwords.ts'
import { foldUsername, isReserved, isUsername } from './usernames.ts'

type Exchange = { session: Session | null; request: FastifyRequest; reply: FastifyReply }
type Names = { username: string; email: string }
type Person = Names & { displayUsername: string; password: string; timeZone?: string }

export const accountsRoutes = (service: AccountService): Handlers<typeof accountsApi> => ({
  'POST /api/auth/signup': async ({ body, ...exchange }) => signUp(service, exchange, body),
  'POST /api/auth/login': async ({ body, ...exchange }) => logIn(service, exchange, body),
  'POST /api/auth/logout': async ({ request, reply }) => {
    const token = readToken(request.headers.cookie, sessionCookie(service.isSecure))
    const userId = token === undefined ? undefined : await deleteSessionOf(service.db, token)
    void reply.header('clear-site-data', '"cache"').header('set-cookie', noCookie(service))
    request.log.info({ event: 'logout', userId }, 'signed out')
  },
  'GET /api/auth/check': async ({ session }) => getSessionUser(service.db, session),
  'GET /api/auth/sessions': async ({ session, owner }) => {
    const rows = await listSessions(service.db, owner, service.clock())
    return rows.map((row) => toAccountSession(owner, row, session.id))
  },
  'DELETE /api/auth/sessions/{id}': async ({ session, owner, params, request, reply }) => {
    if (!(await deleteSession(service.db, owner, params.id))) throw notFound()
    if (params.id === session.id) void reply.header('set-cookie', noCookie(service))
    request.log.info({ event: 'session_revoked', userId: owner.id }, 'session ended')
  },
  'POST /api/auth/sessions/revoke-others': async ({ session, owner, request }) => {
    await deleteOtherSessions(service.db, owner, session.id)
    request.log.info({ event: 'other_sessions_revoked', userId: owner.id }, 'other sessions ended')
  },
  'POST /api/account/delete': async ({ session, body, request, reply }) => {
    await deleteAccount(service, session, body.password, request.log)
    void reply.header('clear-site-data', '"cache"')
    void reply.header('set-cookie', noCookie(service)).header('set-cookie', service.knownDevices.forget())
  },
  ...passwordRoutes(service),
})

async function signUp(
  service: AccountService,
  exchange: Exchange,
  { username, email, password, timeZone }: Names & { password: string; timeZone?: string },
): Promise<SessionUser> {
  await service.rateLimiter.consume('signupAddress', addressKey(exchange.request))
  const names = { username: foldUsername(username), email: email.toLowerCase() }
  if (!isUsername(names.username)) throw badUsername()
  const weak = await passwordProblem(password, names)
  if (weak !== undefined) throw new HttpError('weak_password', weak, { fields: { password: weak } })
  if (isReserved(username)) throw taken({ isUsernameTaken: true, isEmailTaken: false })
  const known = await findTaken(service.db, names.username, service.emailIndex(names.email))
  if (known.isUsernameTaken || known.isEmailTaken) throw taken(known)
  const person = {
    ...names,
    displayUsername: normalForm('NFC', username),
    password,
    ...(timeZone !== undefined && isTimeZone(timeZone) && { timeZone }),
  }
  const demo = exchange.session?.isDemo ? exchange.session.owner : undefined
  const answer = await (demo === undefined ? create(service, person) : signUpFromDemo(service, demo, person))
  exchange.request.log.info({ event: 'signup', userId: answer.userId, isFromDemo: demo !== undefined }, 'account made')
  return (await startSession(service, exchange, answer, names)).user
}

async function create(service: AccountService, person: Person): Promise<AuthAnswer> {
  const { displayUsername } = person
  try {
    const body = { ...person, name: displayUsername, username: displayUsername }
    const answer = await service.callAuth('/sign-up/email', body)
    if (answer.ok) return answer
    if (answer.code === 'USERNAME_IS_ALREADY_TAKEN') throw taken({ isUsernameTaken: true, isEmailTaken: false })
    if (answer.code?.startsWith('USER_ALREADY_EXISTS')) throw taken({ isUsernameTaken: false, isEmailTaken: true })
    throw new Error(`better-auth refused a sign-up: ${answer.code}`)
  } catch (error) {
    throw toNameTaken(error)
  }
}

/** A sign-up from inside a demo keeps its records: the demo becomes the user's account. */
async function signUpFromDemo(service: AccountService, owner: Owner, person: Person): Promise<AuthAnswer> {
  const { password, ...names } = person
  try {
    const sealed = { ...names, ...emailColumns(service.emailIndex, owner, names.email) }
    const passwordHash = await service.hashPassword(password)
    await keepDemo(service.db, owner.id, { ...sealed, passwordHash }, service.clock())
  } catch (error) {
    throw toNameTaken(error)
  }
  const answer = await service.callAuth('/sign-in/email', { email: names.email, password })
  if (!answer.ok) throw new Error(`better-auth refused a demo that was kept: ${answer.code}`)
  return answer
}

/** For concurrent sign-ups with one name: the unique constraint decides, and the second gets the ordinary answer. */
function toNameTaken(error: unknown): unknown {
  const constraint = violatedConstraint(error)
  if (constraint === undefined) return error
  return taken({
    isUsernameTaken: constraint === 'users_username_key',
    isEmailTaken: constraint === 'users_email_key',
  })
}

async function logIn(
  service: AccountService,
  exchange: Exchange,
  { username, password }: { username: string; password: string },
) {
  const startedAt = performance.now()
  const { request } = exchange
  const isEmail = username.includes('@')
  const name = isEmail ? username.trim().toLowerCase() : foldUsername(username.trim())
  const allowed = await service.consumeFor(request, name, 'login')
  const answer = isEmail
    ? await service.callAuth('/sign-in/email', { email: name, password })
    : await service.callAuth('/sign-in/username', { username: name, password })
  if (!answer.ok) {
    request.log.warn({ event: 'login_failed', nameTrace: service.rateLimiter.trace(name) }, 'sign-in refused')
    throw await constantTimeResponse(startedAt, new HttpError('wrong_credentials', 'Please check your credentials'))
  }
  await allowed.refund()
  request.log.info({ event: 'login', userId: answer.userId }, 'signed in')
  const { user, entered } = await startSession(service, exchange, answer)
  return { ...user, earlierDraftKeys: await earlierDraftKeys(service.db, entered) }
}

/** Sets the new session's cookie, ends the browser's previous session, and marks the browser as known. */
async function startSession(
  service: AccountService,
  { session, request, reply }: Exchange,
  answer: AuthAnswer,
  names?: Names,
): Promise<{ user: SessionUser; entered: Session }> {
  const { cookie } = answer
  const entered = await service.findSession(cookie)
  if (cookie === undefined || entered === null) throw new Error('A sign-in left no session')
  if (session !== null) await deleteSession(service.db, session.owner, session.id)
  await keepDevice(service.db, entered, request.headers['user-agent'])
  await deleteDeadSessions(service.db, entered.owner, service.clock())
  const user = await getSessionUser(service.db, entered)
  const known = service.knownDevices.issue(names ?? { username: foldUsername(user.username), email: user.email })
  void reply.header('set-cookie', cookie).header('set-cookie', known)
  return { user, entered }
}

const noCookie = ({ isSecure }: AccountService): string =>
  setCookie(sessionCookie(isSecure), '', { isSecure, maxAgeSeconds: 0 })

function badUsername(): HttpError {
  const message = 'Letters, digits, dots, dashes and underscores'
  return new HttpError('bad_input', 'Please choose another username.', { fields: { username: message } })
}

function taken({ isUsernameTaken, isEmailTaken }: { isUsernameTaken: boolean; isEmailTaken: boolean }): HttpError {
  const username = 'This username is taken. Please choose another one.'
  const email = 'There’s an account with this email already. You can log in instead.'
  return new HttpError('taken', isUsernameTaken ? username : email, {
    fields: { ...(isUsernameTaken && { username }), ...(isEmailTaken && { email }) },
  })
}

const toAccountSession = (owner: Owner, row: SessionRow, currentId: string): AccountSession => ({
  id: row.id,
  device: describeDevice(row.device && unsealOrPlaceholder(owner, sessions.device, row.id, row.device)),
  isCurrent: row.id === currentId,
  createdAt: row.createdAt.toISOString(),
  lastSeenAt: row.lastSeenAt.toISOString(),
})
