import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { coachAreas } from '#contract/lists.ts'
import { askCoach, coachReply } from '../../../../test/coach-calls.ts'
import { type Client } from '../../../../test/client.ts'
import { type StartedApp, startApp } from '../../../../test/start-app.ts'

let app: StartedApp
beforeAll(async () => {
  app = await startApp(inject('testServer'))
})
afterAll(() => app.stop())
const now = new Date('2026-11-24T15:00:00.000Z')
beforeEach(() => void app.setTime(now))

async function signUp(tasks: Readonly<Record<string, string>>, areas: readonly string[] = coachAreas): Promise<Client> {
  const user = await app.signUp()
  await user.put('/api/sophia/areas', { areas })
  for (const [title, dueDate] of Object.entries(tasks))
    expect((await user.post('/api/tasks', { title, dueDate })).status).toBe(201)
  for (const day of ['2026-10-06', '2026-10-08', '2026-10-20', '2026-11-23']) {
    app.setTime(new Date(`${day}T15:00:00.000Z`))
    await user.post('/api/journal', { title: 'Day', content: 'Cake for mom.', mood: 4 })
  }
  app.setTime(now)
  await askCoach(user, 'hello')
  return user
}

test.each([
  ['did i journal the week of my moms birthday', '2 journal entries from October 5 to October 11.'],
  ['Did I write anything on my mom’s birthday?', '1 journal entry on October 8.'],
  ['how many entries did I write the month of mamas bday', '3 journal entries from October 1 to October 31.'],
  ['did i write in my journal around my mother’s birthday', '2 journal entries from October 5 to October 11.'],
  ['have I got any journal entries the week of mum’s birthday', '2 journal entries from October 5 to October 11.'],
])('entries of the days of an event are counted by its date in the planner: %s', async (asked, wanted) => {
  const text = await coachReply(
    await signUp({ 'Mamma’s birthday': '2026-10-08', 'Ana’s birthday': '2026-11-02' }),
    asked,
  )
  expect(text).toContain('Going by “Mamma’s birthday” in your planner, that was on October 8.')
  expect(text).toContain(wanted)
})

test('the next birthday tells the last, and another event’s next date doesn’t', async () => {
  const user = await signUp({ 'Mom’s birthday': '2027-10-08', 'Spring recital': '2027-04-02' })
  expect(await coachReply(user, 'did i journal the week of my moms birthday')).toContain('that was on October 8.')
  expect(await coachReply(user, 'did i journal the week of the recital')).toContain('I don’t know when “recital” was')
})

test('a date that nothing tells is asked for, and then looked at', async () => {
  const user = await signUp({ 'Ana’s birthday': '2026-11-02' })
  const asked = await coachReply(user, 'did i journal the week of my moms birthday')
  expect(asked).toContain('I don’t know when “moms birthday” was: nothing in your planner has that name.')
  expect(asked).toContain('What date was it?')
  expect(await coachReply(user, 'the week of october 7')).toBe(
    '2 journal entries from October 5 to October 11. The last one was yesterday.',
  )
  await coachReply(user, 'did i journal on my moms birthday')
  expect(await coachReply(user, 'it was october 8')).toContain('1 journal entry on October 8.')
  const off = await signUp({}, ['journal'])
  expect(await coachReply(off, 'did I journal the day of the wedding')).toContain('I can’t see your planner')
})

test('a birthday of one’s own is not another’s', async () => {
  const user = await signUp({ 'Emil’s birthday': '2026-10-20' })
  expect(await coachReply(user, 'did i journal on my birthday')).toContain('I don’t know when “birthday” was')
  const own = await signUp({ 'Emil’s birthday': '2026-11-01', 'My birthday': '2026-10-20' })
  expect(await coachReply(own, 'did i journal on my birthday')).toContain('1 journal entry on October 20.')
})

test('a week that a date names is that week', async () => {
  const user = await signUp({})
  expect(await coachReply(user, 'did i journal the week of october 8')).toContain('2 journal entries from October 5')
})

test('the day after an event is beside its date, and never tomorrow', async () => {
  const user = await signUp({ 'Grandma’s birthday': '2026-10-07' })
  for (const asked of [
    'what did I write in my journal the day after my grandma’s birthday',
    'did i journal the day after grandmas birthday',
  ])
    expect(await coachReply(user, asked)).toMatch(/that was on October 7\.[^]*1 journal entry on October 8\./)
  expect(await coachReply(user, 'did i write anything the day before my grandma’s birthday')).toContain('on October 6.')
  expect(await coachReply(user, 'did i journal the week after my grandma’s birthday')).toContain(
    'October 12 to October 18',
  )
  const unknown = await coachReply(user, 'what did I write the day after the recital')
  expect(unknown).toMatch(/I don’t know when “recital” was.*Which day should I look at\?/)
  expect(await coachReply(user, 'how many entries did i write the day after october 19')).toContain('on October 20')
})
