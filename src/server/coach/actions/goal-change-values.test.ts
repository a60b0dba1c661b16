import { expect, test } from 'vitest'
import { readActions } from './read-actions.ts'

const context = {
  now: new Date('2026-11-21T10:00:00.000Z'),
  timeZone: 'America/New_York',
  today: '2026-11-21',
  hasMilestones: true,
} as const
const read = (message: string, language: 'en' | 'es' = 'en') => readActions(message, { ...context, language })

const notRead =
  '-5|-0|+500|1e21|1e3|NaN|Infinity|0x10|١٢٣|１２３|१२३|\u200f1500|1\u202e500|½|5-6|2e2 dollars|a million billion|1kk|$900 CAD|1500 XXX|1500%|1.5m'
test.each(notRead.split('|'))('“%s” is no number, date or name', (value) => {
  expect(read(`change my run fund goal to ${value}`)).toMatchObject([{ do: 'unable' }])
})

test.each([
  'extend my run fund goal by 1.5 months',
  'push my run fund goal back half a month',
  'push my run fund goal back 2-3 weeks',
  'extend my run fund goal by 99999 years',
  'raise my run fund goal by ten percent',
  'extend my run fund goal by 2 1/2 months',
  'push my run fund goal back a month and a half',
  'sube mi meta de run en medio mes',
  'cambia mi meta de run a quinientos',
  'change my run fund goal to ninety',
  'change my run fund goal to 1 500',
  'change my run fund goal to 2199-12-32',
  'change my run fund goal to december 31 2399',
  'change my run fund goal to 1 Ramadan',
  'move my run fund goal’s date to 1 Ramadan',
  'move the date of my run fund goal to 15 Nisan',
])('%s', (message) => {
  expect(read(message, message.includes('meta') ? 'es' : 'en')).toMatchObject([{ do: 'unable' }])
})

test.each([
  ['extend my run fund goal by 172 years', { date: { days: 0, months: 2_064 } }],
  ['extend my run fund goal by 3000 months', { date: { days: 0, months: 3_000 } }],
])('%s: a span of time is not a number', (message, change) => {
  expect(read(message)).toMatchObject([{ do: 'change', change: { target: null, ...change } }])
})

test.each([
  ['change my run fund goal to $1,500', '1500'],
  ['change my run fund goal to 1.5k', '1500'],
  ['change my run goal to 40km', '40'],
  ['change my run fund goal to 1500 USD', '1500'],
  ['change my run fund goal to $900 USD', '900'],
  ['change my run fund goal to $1.5m', '1500000'],
  ['change my run fund goal to two thousand dollars', '2000'],
  ['change my run goal to 40 days', '40'],
  ['change my run goal to 20 mins', '20'],
  ['change my run goal to 20ish', '20'],
  ['change my run goal to 100 push-ups', '100'],
])('%s still is a number', (message, value) => {
  expect(read(message)).toMatchObject([{ change: { target: { value }, title: null } }])
})

test.each([
  ['change my half marathon goal to a 10k', '10k'],
  ['change my run goal to swim 20 laps', 'Swim 20 laps'],
  ['rename my run fund goal to 1e21', '1e21'],
])('%s is a name', (message, to) => {
  expect(read(message)).toMatchObject([{ change: { title: { to: expect.stringMatching(new RegExp(to, 'i')) } } }])
})
