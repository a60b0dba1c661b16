import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import type { Exchange } from '#contract/coach.ts'
import type { Client } from '../../../../../test/client.ts'
import { askCoach, signUpForCoach } from '../../../../../test/coach-calls.ts'
import { type StartedApp, startApp } from '../../../../../test/start-app.ts'

let app: StartedApp
beforeAll(async () => {
  app = await startApp(inject('testServer'))
})
afterAll(() => app.stop())
/** A Tuesday, 15:00 in the user's time zone. */
beforeEach(() => void app.setTime(new Date('2026-11-24T15:00:00.000Z')))

const signUp = (): Promise<Client> => signUpForCoach(app)

const titles = ({ proposals }: Exchange): string[] =>
  proposals.flatMap(({ proposal }) => (proposal.kind === 'task' || proposal.kind === 'item' ? [proposal.title] : []))
const times = ({ proposals }: Exchange): string[] =>
  proposals.flatMap(({ proposal }) =>
    proposal.kind === 'task' ? [`${proposal.dueDate.slice(5)} ${proposal.time}`] : [],
  )

test('dinners are put one a day on the named days, after the user is home, without refused foods', async () => {
  const user = await signUp()
  const asked = await askCoach(
    user,
    'plan my dinners for Monday through Friday, nothing fancy, my son hates fish and I get home around 5:45',
  )
  expect(times(asked)).toEqual(['11-30 18:15', '12-01 18:15', '12-02 18:15', '12-03 18:15', '12-04 18:15'])
  expect(titles(asked).every((title) => title.startsWith('Dinner: ') && !/salmon|fish/i.test(title))).toBe(true)
  expect(asked.response).toContain('I left out fish.')
  const list = await askCoach(user, 'Put what they need on my shopping list')
  expect(list.proposals.every(({ proposal }) => proposal.kind === 'item')).toBe(true)
  expect(titles(list)).toContain('chicken thighs')
  expect(list.response).toContain('Still missing: ')
})

test.each([
  ['plan dinners for the week', 7, /fuss/],
  ['what should we eat this week, no pork or beef', 6, /pork|beef|meat sauce/i],
  ['give me five easy dinners for next week, we’re vegetarian', 5, /chicken|turkey|salmon|pork|beef|meat sauce/i],
  ['can you come up with a menu for the next 4 nights, nothing with dairy and no fuss', 4, /cheese|fuss/i],
])('a short list of ordinary ones: %s', async (message, many, never) => {
  const asked = await askCoach(await signUp(), message)
  expect(asked.proposals).toHaveLength(many)
  expect(new Set(titles(asked)).size).toBe(many)
  expect(titles(asked).join(' ')).not.toMatch(never)
  expect(asked.response).not.toContain('fuss')
})

test.each([
  [
    'need 5 easy dinners for this week, my kids are picky and we have ball practice tues and thurs',
    5,
    ['11-24', '11-26'],
  ],
  ['give me four suppers for the week, Wednesdays are church and my son is a fussy eater', 4, ['11-25']],
  ['can you plan 6 dinners, kids are picky eaters, soccer on monday and friday', 6, ['11-27']],
])('a number of dinners is that number, and busy days get the quick plain ones: %s', async (message, many, busy) => {
  const asked = await askCoach(await signUp(), message)
  const all = times(asked)
  expect(all).toHaveLength(many)
  expect(all[0]).toBe('11-24 18:00')
  expect(asked.response).toMatch(/The quick ones are /)
  expect(asked.response).toContain('They’re plain ones that picky eaters mostly go for.')
  for (const day of busy) {
    const title = titles(asked)[all.findIndex((time) => time.startsWith(day))]?.replace('Dinner: ', '') ?? 'none'
    expect(asked.response).toContain(`${title}, 25 minutes`)
  }
  expect(titles(asked).join(' ')).not.toMatch(/curry|lentil|salmon|stir-fry/i)
})

test('a dinner that is in the planner already keeps its day', async () => {
  const user = await signUp()
  await user.post('/api/tasks', { title: 'Dinner with Ana', dueDate: '2026-11-25' })
  const asked = await askCoach(user, 'plan dinners for the next 3 days')
  expect(times(asked)).toEqual(['11-24 18:00', '11-26 18:00'])
  expect(asked.response).toContain('Your planner has a dinner already tomorrow')
})

test.each([
  'how do I plan meals for the week',
  'plan my keto meals for the week',
  'plan a dinner party for next weekend',
  'what should we do this week',
  'plan dinners for the week, my son is allergic to eggs',
])('what is more or something else gets no plan of dinners: %s', async (message) => {
  expect(titles(await askCoach(await signUp(), message)).filter((title) => title.startsWith('Dinner: '))).toEqual([])
})
