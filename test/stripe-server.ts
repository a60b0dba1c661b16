import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Stripe } from 'stripe'

const day = 86_400

/** The fields of a subscription that a test sets; the rest is as Stripe has it right after a first payment. */
export type SubscriptionChange = {
  status?: string
  cancel_at_period_end?: boolean
  ended_at?: number
  start?: number
  end?: number
  reason?: string
  invoice?: 'paid' | 'open'
}
type Subscription = Required<Omit<SubscriptionChange, 'ended_at' | 'reason'>> &
  Pick<SubscriptionChange, 'ended_at' | 'reason'> & { id: string; customer: string; reference: string }
type Session = { id: string; customer: string; reference: string; status: string; form: URLSearchParams }
type Asked = { method: string; path: string; body: string; key: string | undefined }

const secret = 'whsec_ofTheTestsAlone'
const stripe = new Stripe('sk_test_ofTheTestsAlone')

/** A real HTTP server that speaks as much of Stripe's protocol as the product uses, with its idempotency. */
export async function startStripeServer() {
  const customers = new Map<string, string>()
  const sessions = new Map<string, Session>()
  const subscriptions = new Map<string, Subscription>()
  const answered = new Map<string, { path: string; body: string; answer: Promise<[number, object]> }>()
  const asked: Asked[] = []
  let behaviour: 'well' | 'mute' | 'broken' = 'well'
  let count = 0
  let url = ''
  const next = (kind: string) => `${kind}_test_${(count += 1)}`

  const server = createServer((request, response) => void serve(request, response))

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const { method = '', url: address = '' } = request
    if (address.startsWith('/pay/')) return showPage(response, address.slice('/pay/'.length))
    const key = request.headers['idempotency-key']
    const path = address.replace(/^\/v1/, '')
    asked.push({ method, path, body, key: typeof key === 'string' ? key : undefined })
    if (behaviour === 'mute') return
    if (behaviour === 'broken') return send(response, 500, { error: { type: 'api_error', message: 'Sorry' } })
    const [status, json] = await once(key, path, body, () => answer(method, path, new URLSearchParams(body)))
    send(response, status, json)
  }

  /** A key that was answered is answered alike, and refused with other values. */
  function once(key: unknown, path: string, body: string, work: () => [number, object]): Promise<[number, object]> {
    if (typeof key !== 'string') return Promise.resolve(work())
    const known = answered.get(key)
    if (known === undefined) {
      const result = Promise.resolve(work())
      answered.set(key, { path, body, answer: result })
      return result
    }
    if (known.path === path && known.body === body) return known.answer
    return Promise.resolve([400, { error: { type: 'idempotency_error', message: 'Another request had this key' } }])
  }

  function answer(method: string, path: string, form: URLSearchParams): [number, object] {
    const [, what = '', id = '', verb = ''] =
      /^(\/checkout\/sessions|\/[a-z_]+(?:\/sessions)?)(?:\/(\w+))?(?:\/(\w+))?/.exec(path) ?? []
    if (method === 'POST' && what === '/customers') return makeCustomer(form)
    if (method === 'DELETE' && what === '/customers') return deleteCustomer(id)
    if (what === '/checkout/sessions' && method === 'POST' && id === '') return makeSession(form)
    if (what === '/checkout/sessions') return findSession(id, verb)
    if (what === '/billing_portal/sessions') return makePortal(form)
    if (what === '/subscriptions') return listSubscriptions(new URL(path, url).searchParams.get('customer') ?? '')
    return missing('resource')
  }

  function makeCustomer(form: URLSearchParams): [number, object] {
    const id = next('cus')
    customers.set(id, form.get('metadata[reference]') ?? '')
    return [200, { id, object: 'customer' }]
  }

  function deleteCustomer(id: string): [number, object] {
    if (!customers.delete(id)) return missing('id')
    for (const one of subscriptions.values()) if (one.customer === id) one.status = 'canceled'
    return [200, { id, object: 'customer', deleted: true }]
  }

  function makeSession(form: URLSearchParams): [number, object] {
    const customer = form.get('customer') ?? ''
    if (!customers.has(customer)) return missing('customer')
    const session = { id: next('cs'), customer, reference: form.get('client_reference_id') ?? '', status: 'open', form }
    sessions.set(session.id, session)
    return [200, toSession(session)]
  }

  function findSession(id: string, verb: string): [number, object] {
    const session = sessions.get(id)
    if (session === undefined) return missing('session')
    if (verb === 'expire') session.status = 'expired'
    return [200, toSession(session)]
  }

  const toSession = ({ id, status, reference, customer }: Session) => ({
    id,
    object: 'checkout.session',
    status,
    customer,
    client_reference_id: reference,
    url: status === 'open' ? `${url}/pay/${id}` : null,
  })

  function makePortal(form: URLSearchParams): [number, object] {
    if (!customers.has(form.get('customer') ?? '')) return missing('customer')
    return [200, { id: next('bps'), url: `${url}/pay/portal?back=${encodeURIComponent(form.get('return_url') ?? '')}` }]
  }

  function listSubscriptions(customer: string): [number, object] {
    if (!customers.has(customer)) return missing('customer')
    const data = [...subscriptions.values()].filter((one) => one.customer === customer).map(toSubscription)
    return [200, { object: 'list', data, has_more: false }]
  }

  const subscribe = (customer: string, reference: string, change: SubscriptionChange = {}): string => {
    const id = next('sub')
    const start = Math.floor(Date.now() / 1000)
    const usual = {
      status: 'active',
      cancel_at_period_end: false,
      start,
      end: start + 30 * day,
      invoice: 'paid',
    } as const
    subscriptions.set(id, { ...usual, ...change, id, customer, reference })
    return id
  }

  /** Pays an open checkout, as its page does. Answers where the page leads to then. */
  function pay(id: string): string {
    const session = sessions.get(id)
    if (session?.status !== 'open') throw new Error(`No open checkout ${id}`)
    session.status = 'complete'
    subscribe(session.customer, session.form.get('subscription_data[metadata][reference]') ?? '')
    return session.form.get('success_url') ?? ''
  }

  function showPage(response: ServerResponse, page: string): void {
    const { pathname, searchParams } = new URL(page, url)
    const session = sessions.get(pathname.slice(1))
    const links = session
      ? [link(`/pay/paid?id=${session.id}`, 'Pay'), link(session.form.get('cancel_url') ?? '', 'Back')]
      : [link(searchParams.get('back') ?? '', 'Back')]
    if (pathname === '/paid') return void response.writeHead(303, { location: pay(searchParams.get('id') ?? '') }).end()
    const icon = '<link rel="icon" href="data:,">'
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(`<!doctype html><title>Pay</title>${icon}${links.join('')}`)
  }

  const { promise: listening, resolve } = Promise.withResolvers<void>()
  server.listen(0, '127.0.0.1', resolve)
  await listening
  const at = server.address()
  url = `http://127.0.0.1:${typeof at === 'object' ? at?.port : ''}`
  return {
    url,
    /** The product's settings for this service. */
    settings: {
      STRIPE_SECRET_KEY: 'sk_test_ofTheTestsAlone',
      STRIPE_WEBHOOK_SECRET: secret,
      STRIPE_PRICE_ID: 'price_ofTheTestsAlone',
      STRIPE_API_URL: url,
    },
    asked,
    customers,
    sessions,
    subscriptions,
    subscribe,
    pay,
    change: (id: string, change: SubscriptionChange) => {
      const before = subscriptions.get(id)
      if (before === undefined) throw new Error(`No subscription ${id}`)
      subscriptions.set(id, { ...before, ...change })
    },
    behave: (next: typeof behaviour) => (behaviour = next),
    stop: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

export type StripeServer = Awaited<ReturnType<typeof startStripeServer>>

function toSubscription({ start, end, invoice, reference, reason, ended_at: endedAt, ...one }: Subscription): object {
  return {
    ...one,
    object: 'subscription',
    cancel_at: null,
    ended_at: endedAt ?? null,
    cancellation_details: { reason: reason ?? null },
    latest_invoice: { object: 'invoice', status: invoice },
    metadata: { reference },
    items: { object: 'list', data: [{ current_period_start: start, current_period_end: end }] },
  }
}

/** An event as Stripe sends it, with its signature: `seconds` ago, by this secret. */
export function signedEvent(
  type: string,
  reference: string,
  { seconds = 0, by = secret }: { seconds?: number; by?: string } = {},
): { payload: string; signature: string } {
  const object = type.startsWith('checkout') ? { client_reference_id: reference } : { metadata: { reference } }
  const payload = JSON.stringify({ id: 'evt_test', object: 'event', type, data: { object } })
  const timestamp = Math.floor(Date.now() / 1000) - seconds
  return { payload, signature: stripe.webhooks.generateTestHeaderString({ payload, secret: by, timestamp }) }
}

const missing = (param: string): [number, object] => [
  404,
  { error: { type: 'invalid_request_error', code: 'resource_missing', param, message: 'No such thing' } },
]
const link = (href: string, text: string): string => `<p><a href="${href}">${text}</a></p>`
const send = (response: ServerResponse, status: number, json: object): void =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json))
