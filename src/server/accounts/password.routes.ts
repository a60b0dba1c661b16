import type { accountsApi } from '#contract/accounts.ts'
import { addressKey } from '#server/lib/address-key.ts'
import type { Handlers } from '#server/lib/mount.ts'
import { HttpError } from '#server/lib/http-error.ts'
import { deleteResets, findReset, getNames, keepDevice } from './accounts.repo.ts'
import { resetIdentifier } from './auth.ts'
import type { AccountService } from './account-service.ts'
import { constantTimeResponse } from './constant-time-response.ts'
import { passwordProblem } from './passwords.ts'

type PasswordCalls = Pick<
  typeof accountsApi,
  'POST /api/auth/password' | 'POST /api/auth/password/forgot' | 'POST /api/auth/password/reset'
>

export const passwordRoutes = (service: AccountService): Handlers<PasswordCalls> => ({
  'POST /api/auth/password': async ({ session, owner, body: { currentPassword, newPassword }, request, reply }) => {
    if (session.isDemo) throw new HttpError('wrong_password', 'The demo has no password. Sign up to keep it.')
    await service.rateLimiter.consume('passwordAccount', owner.id)
    await refuseWeak(newPassword, await getNames(service.db, owner))
    const change = { currentPassword, newPassword, revokeOtherSessions: true }
    const answer = await service.callAuth('/change-password', change, request.headers.cookie)
    if (!answer.ok || answer.cookie === undefined) {
      request.log.warn({ event: 'password_change_failed', userId: owner.id }, 'password change refused')
      throw answer.code === 'INVALID_PASSWORD' ? wrongPassword() : signInAgain()
    }
    await service.rateLimiter.refund('passwordAccount', owner.id)
    await deleteResets(service.db, owner.id)
    const renewed = await service.findSession(answer.cookie)
    if (renewed !== null) await keepDevice(service.db, renewed, request.headers['user-agent'])
    void reply.header('set-cookie', answer.cookie)
    request.log.info({ event: 'password_changed', userId: owner.id }, 'password changed, other sessions ended')
  },
  'POST /api/auth/password/forgot': async ({ body, request }) => {
    const startedAt = performance.now()
    const email = body.email.toLowerCase()
    await service.consumeFor(request, email, 'forgot')
    await service.callAuth('/request-password-reset', { email })
    await constantTimeResponse(startedAt, undefined)
  },
  'POST /api/auth/password/reset': async ({ body: { token, newPassword }, request, reply }) => {
    await service.rateLimiter.consume('resetAddress', addressKey(request))
    const found = await findReset(service.db, service.openOwner, resetIdentifier(token), service.clock())
    if (found === undefined) throw badToken()
    await refuseWeak(newPassword, found)
    const answer = await service.callAuth('/reset-password', { token, newPassword })
    if (!answer.ok) throw badToken()
    await deleteResets(service.db, found.userId)
    for (const name of [found.username, found.email]) await service.rateLimiter.reset('loginName', name)
    void reply.header('set-cookie', service.knownDevices.issue(found))
    request.log.info({ event: 'password_reset', userId: found.userId }, 'password reset, all sessions ended')
  },
})

async function refuseWeak(newPassword: string, names: { username: string; email: string }): Promise<void> {
  const weak = await passwordProblem(newPassword, names)
  if (weak !== undefined) throw new HttpError('weak_password', weak, { fields: { newPassword: weak } })
}

const wrongPassword = () => {
  const message = 'This isn’t your current password.'
  return new HttpError('wrong_password', message, { fields: { currentPassword: message } })
}

const signInAgain = () => new HttpError('not_signed_in', 'Please log in again, then change your password.')

const badToken = () =>
  new HttpError('bad_token', 'This link has been used or has expired. You can ask for a new one anytime.')
