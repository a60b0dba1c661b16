import type { Clock } from '#server/lib/clock.ts'
import type { Db } from '#server/lib/db.ts'
import { HttpError } from '#server/lib/http-error.ts'
import type { Keyring } from '#server/lib/keyring.ts'
import type { Owner } from '#server/lib/sealed.ts'
import { CustomerGone, type Payments } from '#server/ports/payments.ts'
import {
  type BillingRow,
  findSubscriber,
  findBilling,
  forgetBilling,
  ensureBilling,
  saveBilling,
  saveReading,
} from './billing.repo.ts'
import { readSubscriptionState } from './subscription-state.ts'

type Parts = { db: Db; clock: Clock; payments: Payments }

/** The address of the checkout page. While one is open, every click leads to it, so that nobody pays twice. */
export async function openCheckout(parts: Parts, owner: Owner, profile: string): Promise<string> {
  const row = await ensureBilling(parts.db, owner, parts.clock())
  try {
    return await checkoutOf(parts, owner, row, profile)
  } catch (error) {
    if (!(error instanceof CustomerGone)) throw error
    await forgetBilling(parts.db, owner, row)
    return checkoutOf(parts, owner, await ensureBilling(parts.db, owner, parts.clock()), profile)
  }
}

async function checkoutOf(parts: Parts, owner: Owner, row: BillingRow, profile: string): Promise<string> {
  const { db, payments } = parts
  const { reference, checkout: after } = row
  // An event of a payment may still be on its way.
  const reading = row.customer === null ? null : await readBilling(parts, owner, row, row.customer)
  if (reading?.state === 'payment_due') throw paymentDue()
  if (reading !== null && reading.state !== 'ended') throw alreadyPremium()
  const open = after === null ? null : await payments.findOpenCheckout(after)
  if (open !== null) return open.url
  const customer = row.customer ?? (await payments.createCustomer(reference))
  const { id, url } = await payments.openCheckout({ reference, customer, after, profile })
  await saveBilling(db, owner, { reference, customer, checkout: id })
  return url
}

export const alreadyPremium = () =>
  new HttpError('already_premium', 'You already have Premium. To change it, use “Manage billing” on your profile.')

export const paymentDue = () =>
  new HttpError(
    'already_premium',
    'Your last payment didn’t go through. You can change your card with “Manage billing” on your profile.',
  )

export async function openPortal({ db, payments }: Parts, owner: Owner, profile: string): Promise<string> {
  const row = await findBilling(db, owner)
  if (row === null || row.customer === null) throw noBilling()
  try {
    return await payments.openPortal(row.customer, profile)
  } catch (error) {
    throw error instanceof CustomerGone ? noBilling() : error
  }
}

const noBilling = () => new HttpError('no_billing', 'You haven’t paid for anything here, so there’s nothing to manage.')

/** Reads the owner's subscription anew and keeps it. The order of events, repeated ones and lost ones make no difference. */
export async function refreshBilling(parts: Parts, owner: Owner): Promise<void> {
  const row = await findBilling(parts.db, owner)
  if (row === null || row.customer === null) return
  try {
    await readBilling(parts, owner, row, row.customer)
  } catch (error) {
    if (!(error instanceof CustomerGone)) throw error
  }
}

async function readBilling({ db, clock, payments }: Parts, owner: Owner, row: BillingRow, customer: string) {
  const fetchedAt = clock()
  const reading = readSubscriptionState(await payments.listSubscriptions(customer), fetchedAt)
  if (reading !== null) await saveReading(db, owner, row, reading, fetchedAt)
  return reading
}

/** For an event: the account that it is about is not signed in. */
export async function refreshByReference(parts: Parts, keyring: Keyring, reference: string): Promise<void> {
  const account = await findSubscriber(parts.db, reference)
  if (account === null) return
  const { id, dataKey } = account
  await refreshBilling(parts, { id, key: keyring.openDataKey(id, dataKey) })
}

/**
 * Before an account is deleted: the payment service forgets the customer, which ends the subscription. Refuses if the service
 * cannot be reached, so that nobody keeps paying for a deleted account. Returns whether the operator must still do it, because
 * payments are no longer configured here.
 */
export async function endBilling(db: Db, payments: Payments | null, owner: Owner): Promise<{ isLeft: boolean }> {
  const row = await findBilling(db, owner)
  if (row === null || row.customer === null) return { isLeft: false }
  if (payments === null) return { isLeft: true }
  try {
    const open = row.checkout === null ? null : await payments.findOpenCheckout(row.checkout)
    if (open !== null) await payments.expireCheckout(open.id)
    await payments.deleteCustomer(row.customer)
  } catch (error) {
    if (error instanceof HttpError) throw notEnded()
    if (!(error instanceof CustomerGone)) throw error
  }
  return { isLeft: false }
}

const notEnded = () =>
  new HttpError(
    'payments_unavailable',
    'We couldn’t end your payments: the payment service isn’t answering. So you don’t keep paying, we didn’t delete anything. Please try again in a few minutes.',
    { retryAfterSeconds: 60 },
  )
