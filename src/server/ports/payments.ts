import { hash } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Stripe } from 'stripe'
import { z } from 'zod'
import { HttpError } from '#server/lib/http-error.ts'

/** A subscription as the payment service has it. `cancelsAt`: when it ends, if it was canceled. */
export type PaidSubscription = {
  status: string
  periodStart: Date
  periodEnd: Date
  cancelsAt: Date | null
  endedAt: Date | null
  /** Ended by the customer, not by a failed payment. */
  isCancelledByUser: boolean
  isInvoicePaid: boolean
}

type Checkout = { id: string; url: string }

/** The calls to the payment service. It learns only the `reference` of an account: a random id that is used nowhere else. */
export type Payments = {
  createCustomer(reference: string): Promise<string>
  /** `after`: the checkout before it, if any. Called twice with the same values it returns the same checkout. */
  openCheckout(given: { reference: string; customer: string; after: string | null; profile: string }): Promise<Checkout>
  /** A checkout that is not yet paid, nor expired. */
  findOpenCheckout(id: string): Promise<Checkout | null>
  expireCheckout(id: string): Promise<void>
  /** The address of the page where a customer cancels, changes the card and sees invoices. */
  openPortal(customer: string, profile: string): Promise<string>
  listSubscriptions(customer: string): Promise<PaidSubscription[]>
  /** Also ends the customer's subscriptions, at once. */
  deleteCustomer(customer: string): Promise<void>
  /**
   * The account that an event is about, by its reference; null for events that change no plan. Refuses events that it did not
   * sign.
   */
  readEvent(body: Buffer, signature: string | undefined): string | null
}

/** The payment service has no such customer, or no longer. */
export class CustomerGone extends Error {}

type Settings = {
  STRIPE_SECRET_KEY?: string | undefined
  STRIPE_WEBHOOK_SECRET?: string | undefined
  STRIPE_PRICE_ID?: string | undefined
  STRIPE_API_URL?: string | undefined
}

/** The timeout of one try, in milliseconds. A second try follows if the service is busy or the connection breaks. */
const timeout = 5_000
/** How old an event may be, in seconds: one that was recorded cannot be sent again later. */
const tolerance = 300

/** Null if no payment service is configured. Its library is loaded only if one is. */
export async function createPayments(env: Settings, log: Pick<FastifyBaseLogger, 'warn'>): Promise<Payments | null> {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_PRICE_ID: price } = env
  if (key === undefined || webhookSecret === undefined || price === undefined) return null
  const { Stripe: Client } = await import('stripe')
  const stripe = new Client(key, {
    timeout,
    maxNetworkRetries: 1,
    telemetry: false,
    ...stripeHostOptions(env.STRIPE_API_URL),
  })
  const ask = asking(log)
  return {
    createCustomer: (reference) => ask(() => createCustomer(stripe, reference)),
    openCheckout: (given) => ask(() => openCheckout(stripe, price, given)),
    findOpenCheckout: (id) =>
      ask(async () => {
        const { status, url } = await stripe.checkout.sessions.retrieve(id)
        return status === 'open' && url !== null ? { id, url } : null
      }),
    expireCheckout: (id) => ask(async () => void (await stripe.checkout.sessions.expire(id))),
    openPortal: (customer, profile) =>
      ask(async () => {
        const { url } = await stripe.billingPortal.sessions.create({ customer, return_url: `${profile}?plan=managed` })
        return url
      }),
    listSubscriptions: (customer) =>
      ask(async () => {
        const expand = ['data.latest_invoice']
        const { data } = await stripe.subscriptions.list({ customer, status: 'all', limit: 20, expand })
        return data.flatMap(toSubscription)
      }),
    deleteCustomer: (customer) => ask(async () => void (await stripe.customers.del(customer))),
    readEvent: (body, signature) => readEvent(stripe, webhookSecret, body, signature),
  }
}

function stripeHostOptions(address: string | undefined): Stripe.StripeConfig {
  if (address === undefined) return {}
  const { protocol, hostname, port } = new URL(address)
  return { protocol: protocol === 'http:' ? 'http' : 'https', host: hostname, ...(port !== '' && { port }) }
}

async function createCustomer(stripe: Stripe, reference: string): Promise<string> {
  const { id } = await stripe.customers.create({ metadata: { reference } }, { idempotencyKey: `customer-${reference}` })
  return id
}

async function openCheckout(
  stripe: Stripe,
  price: string,
  { reference, customer, after, profile }: Parameters<Payments['openCheckout']>[0],
): Promise<Checkout> {
  const asked: Stripe.Checkout.SessionCreateParams = {
    mode: 'subscription',
    customer,
    client_reference_id: reference,
    line_items: [{ price, quantity: 1 }],
    subscription_data: { metadata: { reference } },
    success_url: `${profile}?plan=paid`,
    cancel_url: `${profile}?plan=unpaid`,
  }
  const idempotencyKey = `checkout-${hash('sha256', JSON.stringify([after, asked]), 'base64url')}`
  const { id, url } = await stripe.checkout.sessions.create(asked, { idempotencyKey })
  if (url === null) throw new Error('A checkout without an address')
  return { id, url }
}

const toDate = (seconds: number): Date => new Date(seconds * 1000)

function toSubscription(given: Stripe.Subscription): PaidSubscription[] {
  const { status, items, cancel_at, cancel_at_period_end, ended_at, latest_invoice, cancellation_details } = given
  const [item] = items.data
  if (item === undefined) return []
  const periodEnd = toDate(item.current_period_end)
  return [
    {
      status,
      periodStart: toDate(item.current_period_start),
      periodEnd,
      cancelsAt: cancel_at === null ? (cancel_at_period_end ? periodEnd : null) : toDate(cancel_at),
      endedAt: ended_at === null ? null : toDate(ended_at),
      isCancelledByUser: cancellation_details?.reason === 'cancellation_requested',
      isInvoicePaid: typeof latest_invoice === 'object' && latest_invoice?.status === 'paid',
    },
  ]
}

const reference = z.uuid()
const subscriptionEvent = z.object({ data: z.object({ object: z.object({ metadata: z.object({ reference }) }) }) })
const checkoutEvent = z.object({ data: z.object({ object: z.object({ client_reference_id: reference }) }) })
const subscriptionEvents = new Set(
  ['created', 'updated', 'deleted', 'paused', 'resumed'].map((what) => `customer.subscription.${what}`),
)

/** Other products may be sold in the same account of the service: customers without a reference are not of this product. */
function readEvent(stripe: Stripe, secret: string, body: Buffer, signature: string | undefined): string | null {
  const event = verify(stripe, secret, body, signature)
  if (subscriptionEvents.has(event.type))
    return subscriptionEvent.safeParse(event).data?.data.object.metadata.reference ?? null
  if (event.type === 'checkout.session.completed')
    return checkoutEvent.safeParse(event).data?.data.object.client_reference_id ?? null
  return null
}

function verify(stripe: Stripe, secret: string, body: Buffer, signature: string | undefined): { type: string } {
  try {
    return stripe.webhooks.constructEvent(body, signature ?? '', secret, tolerance)
  } catch {
    throw new HttpError(
      'bad_signature',
      'This isn’t signed by the payment service, or it’s too old. Nothing was changed.',
    )
  }
}

const fault = z.object({ type: z.string(), code: z.string().optional(), param: z.string().optional() })
/** The parameters that name customers and subscriptions. A missing price is for the operator to correct. */
const customerParams = new Set(['customer', 'id', 'session'])

/** Maps refusals and timeouts of the service to one error. The log has only the kind, because messages quote values. */
const asking =
  (log: Pick<FastifyBaseLogger, 'warn'>) =>
  async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      const { type, code, param } = fault.safeParse(error).data ?? { type: 'unknown' }
      if (code === 'resource_missing' && customerParams.has(param ?? '')) throw new CustomerGone()
      log.warn({ event: 'payments_failed', kind: type, code, param }, 'payment service failed')
      throw unavailable()
    }
  }

const unavailable = () =>
  new HttpError(
    'payments_unavailable',
    'We can’t reach the payment service right now. Please try again in a few minutes.',
    { retryAfterSeconds: 60 },
  )
