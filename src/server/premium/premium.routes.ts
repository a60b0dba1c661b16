import type { FastifyRequest } from 'fastify'
import { pages } from '#contract/pages.ts'
import { maxEventBytes, type Premium, type premiumApi } from '#contract/premium.ts'
import type { Context } from '#server/lib/context.ts'
import type { Handlers } from '#server/lib/mount.ts'
import { HttpError } from '#server/lib/http-error.ts'
import type { Keyring } from '#server/lib/keyring.ts'
import { readBytes } from '#server/lib/read-bytes.ts'
import type { Session } from '#server/lib/session.ts'
import type { Payments } from '#server/ports/payments.ts'
import { alreadyPremium, openCheckout, openPortal, paymentDue, refreshBilling, refreshByReference } from './billing.ts'
import { getPlan, type PlanRow, startTrial } from './premium.repo.ts'

type Services = Context & {
  keyring: Keyring
  payments: Payments | null
  env: { PUBLIC_URL?: string | undefined }
  rateLimiter: { consume(limit: 'billingAccount', who: string): Promise<void> }
}
type Asked = { session: Session; request: FastifyRequest; releaseSlot: () => void }

export const premiumRoutes = (services: Services): Handlers<typeof premiumApi> => {
  const { db, clock, payments, keyring } = services
  const planOf = async ({ owner }: Session) => toPremium(await getPlan(db, owner), clock(), payments !== null)
  return {
    'GET /api/premium': async ({ session }) => planOf(session),
    'POST /api/premium/trial': async ({ owner }) => {
      const now = clock()
      return toPremium(await startTrial(db, owner, now), now, payments !== null)
    },
    'POST /api/premium/checkout': async (asked) => {
      const parts = { db, clock, payments: await beginBilling(services, asked) }
      requireNoPlan(await planOf(asked.session))
      asked.releaseSlot()
      return { url: await openCheckout(parts, asked.session.owner, profileOf(services, asked.request)) }
    },
    'POST /api/premium/portal': async (asked) => {
      const parts = { db, clock, payments: await beginBilling(services, asked) }
      asked.releaseSlot()
      return { url: await openPortal(parts, asked.session.owner, profileOf(services, asked.request)) }
    },
    'POST /api/premium/refresh': async (asked) => {
      if (payments !== null) {
        const parts = { db, clock, payments: await beginBilling(services, asked) }
        asked.releaseSlot()
        await refreshBilling(parts, asked.session.owner)
      }
      return planOf(asked.session)
    },
    'POST /api/premium/webhook': async ({ body, request, releaseSlot }) => {
      if (payments === null) throw paymentsOff()
      const bytes = await readBytes(body, maxEventBytes)
      if (bytes === null) throw new HttpError('too_large', 'This is longer than any event.')
      const { 'stripe-signature': signature } = request.headers
      const reference = payments.readEvent(bytes, typeof signature === 'string' ? signature : undefined)
      releaseSlot()
      if (reference !== null) await refreshByReference({ db, clock, payments }, keyring, reference)
    },
  }
}

/** A trial does not keep anyone from paying. */
function requireNoPlan({ source, subscription }: Premium): void {
  if (subscription === 'payment_due') throw paymentDue()
  if (source === 'granted' || source === 'paid') throw alreadyPremium()
}

/** The checks before every call to the payment service. */
async function beginBilling({ payments, rateLimiter }: Services, { session }: Asked): Promise<Payments> {
  if (payments === null) throw paymentsOff()
  if (session.isDemo) throw new HttpError('not_allowed', 'This is a demo, so there’s nothing to pay. Sign up first.')
  await rateLimiter.consume('billingAccount', session.owner.id)
  return payments
}

const paymentsOff = () =>
  new HttpError('payments_off', 'Payments aren’t set up on this server, so there’s nothing to pay.')

const profilePath = pages.find(({ key }) => key === 'profile')?.path ?? '/'

/** The page that the payment service leads back to. */
const profileOf = ({ env }: Services, { protocol, host }: FastifyRequest): string =>
  new URL(profilePath, env.PUBLIC_URL ?? `${protocol}://${host}`).href

/** A grant without end is stored as a distant date, and shown without one. */
const endless = new Date('9000-01-01T00:00:00.000Z')

function toPremium(plan: PlanRow, now: Date, takesPayments: boolean): Premium {
  const { source, until, isPremium } = planAt(plan, now)
  return {
    isPremium,
    source,
    until: until !== null && until < endless ? until.toISOString() : null,
    trialAvailable: plan.trialStartedAt === null && !isPremium,
    takesPayments,
    subscription: subscriptionAt(plan, now),
  }
}

/** The one that lasts longest counts: a trial, a grant or a subscription. */
function planAt({ until, source, paidUntil, periodEnd }: PlanRow, now: Date) {
  const given = until !== null && until > now ? until : null
  const paid = paidUntil !== null && paidUntil > now ? paidUntil : null
  if (paid !== null && (given === null || paid > given))
    return { isPremium: true, source: 'paid', until: periodEnd } as const
  if (given !== null) return { isPremium: true, source: source ?? 'granted', until: given } as const
  return { isPremium: false, source: 'none', until: null } as const
}

const subscriptionAt = ({ subscription, periodEnd }: PlanRow, now: Date): Premium['subscription'] =>
  subscription === 'ends' && periodEnd !== null && periodEnd <= now ? 'ended' : (subscription ?? 'none')
