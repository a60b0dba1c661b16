import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import type { Exchange } from '#contract/coach.ts'
import { coachAreas } from '#contract/lists.ts'
import { askCoach } from '../../../../test/coach-calls.ts'
import { type StartedApp, startApp } from '../../../../test/start-app.ts'

let app: StartedApp
beforeAll(async () => {
  app = await startApp(inject('testServer'))
})
afterAll(() => app.stop())
/** A Tuesday. */
beforeEach(() => void app.setTime(new Date('2026-11-24T15:00:00.000Z')))

async function ask(message: string, currency?: string): Promise<Exchange> {
  const user = await app.signUp()
  await user.put('/api/sophia/areas', { areas: coachAreas })
  if (currency !== undefined) await user.put('/api/income/settings', { currency, taxRate: null })
  return await askCoach(user, message)
}
const lines = ({ proposals }: Exchange): string[] =>
  proposals.map(({ proposal }) =>
    proposal.kind === 'income'
      ? `${proposal.amount} ${proposal.currency} ${proposal.title} ${proposal.earnedOn}`
      : proposal.kind,
  )

test.each([
  ['I earned ₹5,000 today', '5000.00 INR Income', '₹5,000,'],
  ['I earned 5000 rupees today', '5000.00 INR Income', '₹5,000,'],
  ['I earned ₹1,00,000 from tutoring', '100000.00 INR Tutoring', '₹100,000,'],
  ['I earned ¥5000 today', '5000 JPY Income', '¥5,000,'],
  ['I earned R$ 200 from Ana', '200.00 BRL Ana', 'R$200,'],
  ['got paid 300 zł by Kasia', '300.00 PLN Kasia', 'PLN 300,'],
  ['I earned 40 CAD from Etsy', '40.00 CAD Etsy', 'CA$40,'],
  ['I earned 2 million dollars today', '2000000.00 USD Income', '$2,000,000,'],
  ['I earned $999999999999.99 today', '999999999999.99 USD Income', '$999,999,999,999.99,'],
  ['I earned €1.50 from Etsy', '1.50 EUR Etsy', '€1.50,'],
  ['I earned 2k from Etsy', '2000.00 USD Etsy', '$2,000,'],
])('a sum is read with its currency, and its sentence says what its card does: %s', async (message, card, said) => {
  const asked = await ask(message)
  expect(lines(asked)).toEqual([`${card} 2026-11-24`])
  expect(asked.response.replaceAll('\u00a0', ' ')).toContain(said)
})

test.each([
  ['CAD', 'I earned $40 from Etsy', '40.00 CAD Etsy'],
  ['SEK', 'I earned 40 kr from Etsy', '40.00 SEK Etsy'],
  ['EUR', 'I earned 40 from Etsy', '40.00 EUR Etsy'],
  ['CAD', 'I earned €40 from Etsy', '40.00 EUR Etsy'],
])('in an account in %s, a sign that is shared means its own currency: %s', async (currency, message, card) => {
  expect(lines(await ask(message, currency))).toEqual([`${card} 2026-11-24`])
})

test.each([
  ['I earned $12.345 today', '$12.345'],
  ['I earned $-5 today', '$-5'],
  ['I earned -$5 today', '-$5'],
  ['I earned 0.5 btc today', '0.5 btc'],
  ['I earned 500 francs today', '500 francs'],
  ['I earned $9999999999999 today', '$9999999999999'],
  ['I earned $40-$50 today', '$40-$50'],
  ['save $1e9 by june', '$1e9'],
  ['set a goal: save $12.345 by june', '$12.345'],
])('a sum that can’t be read surely is said, without a card: %s', async (message, said) => {
  const asked = await ask(message)
  expect(lines(asked)).toEqual([])
  expect(asked.response).toContain(`I can’t tell how much money “${said}” is`)
})

test.each([
  ['I earned $40 on feb 30', '“feb 30” doesn’t exist'],
  ['I earned $40 on 13/13', '“13/13” doesn’t exist'],
  ['earned $40 tomorrow', 'I didn’t make a card for tomorrow, Wednesday, November 25'],
  ['earned $40 next friday', 'I didn’t make a card for Friday, November 27'],
  ['earned $40 on march 3 1999', 'I didn’t make a card for Wednesday, March 3, 1999'],
])('income of a day that the log can’t hold has no card: %s', async (message, said) => {
  const asked = await ask(message)
  expect(lines(asked)).toEqual([])
  expect(asked.response).toContain(said)
})

test('a named day is not part of the title, and a price’s sign is not a pattern', async () => {
  expect(lines(await ask('I earned $40 on november 3'))).toEqual(['40.00 USD Income 2026-11-03'])
  expect(lines(await ask('I sold $& candles for 15'))).toEqual(['15.00 USD From $& candles 2026-11-24'])
})
