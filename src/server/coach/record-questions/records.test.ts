import { askCoach, coachReply } from '../../../../test/coach-calls.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { coachAreas } from '#contract/lists.ts'
import { usageLimits } from '#contract/usage.ts'
import { type Client, read } from '../../../../test/client.ts'
import { type StartedApp, startApp } from '../../../../test/start-app.ts'

let app: StartedApp
beforeAll(async () => {
  app = await startApp(inject('testServer'))
})
afterAll(() => app.stop())
/** A Wednesday. */
beforeEach(() => void app.setTime(new Date('2026-11-25T15:00:00.000Z')))

const allow = (user: Client, areas: readonly string[]) => user.put('/api/sophia/areas', { areas })
const make = async (user: Client, path: string, body: object) => {
  const got = await user.post(path, body)
  expect(got.status).toBe(201)
}
/** Signs up, allows every area, and gets the first answer, which contains the disclosure. */
async function signUp(): Promise<Client> {
  const user = await app.signUp()
  await allow(user, coachAreas)
  await askCoach(user, 'hello')
  return user
}

describe('a question about the user’s own records', () => {
  test('of the planner is answered exactly: today, a day, an hour, what is late and what is free', async () => {
    const user = await signUp()
    await make(user, '/api/tasks', { title: 'Dentist', scheduledTime: '2026-11-26T15:00', estimatedDuration: 45 })
    await make(user, '/api/tasks', { title: 'Call Ana', dueDate: '2026-11-25' })
    await make(user, '/api/tasks', { title: 'Old bill', dueDate: '2026-11-20' })
    expect(await coachReply(user, 'what do I have today?')).toBe('You have 1 open task today:\n\n- “Call Ana”')
    expect(await coachReply(user, 'am i free at 3 on thursday')).toContain('you have “Dentist” (45 min)')
    expect(await coachReply(user, 'am i free tomorrow at 4')).toContain('You’re free tomorrow at 4 pm.')
    expect(await coachReply(user, 'do i have anything overdue')).toContain('- “Old bill”, on November 20')
    expect(await coachReply(user, 'when am i free tomorrow')).toContain('8 am to 3 pm; 3:45 pm to 8 pm')
    expect(await coachReply(user, 'when is my dentist appointment')).toBe('“Dentist” is tomorrow at 3 pm.')
    expect(await coachReply(user, 'qué tengo mañana')).toContain('Tienes 1 tarea por hacer mañana')
  })

  test('of a full week is answered by day: how many, and what has an hour', async () => {
    const user = await signUp()
    for (const day of ['2026-11-25', '2026-11-26', '2026-11-27'])
      for (const title of ['Laundry', 'Dishes', 'Bins'])
        await make(user, '/api/tasks', { title: `${title} ${day.slice(8)}`, dueDate: day })
    await make(user, '/api/tasks', { title: 'Dentist', scheduledTime: '2026-11-27T15:00', estimatedDuration: 45 })
    expect(await coachReply(user, 'what do I have this week')).toBe(
      'You have 10 open tasks from November 25 to November 29:\n\n- Today: 3\n- Tomorrow: 3\n- Friday: 4 (3 pm “Dentist”)',
    )
  })

  test('of one log is never answered from another', async () => {
    const user = await signUp()
    await make(user, '/api/tasks', { title: 'Call Ana', dueDate: '2026-11-24', isCompleted: true })
    await make(user, '/api/self-care', { activityType: 'yoga', duration: 70, notes: null, mood: 4 })
    await make(user, '/api/fitness/drinks', { millilitres: 473 })
    await make(user, '/api/goals', { title: 'Quiet fund', targetValue: '500', currentValue: '100', currency: 'USD' })
    for (const asked of ['How much water did I drink today?', 'How many glasses of water did I have this week?'])
      expect(await coachReply(user, asked)).toMatch(/about 2 glasses (?:a day|of water today) \(8 oz each\)/)
    expect(await coachReply(user, 'What did I eat yesterday?')).toContain('on the Meals tab')
    expect(await coachReply(user, 'What did I weigh last Thursday?')).toContain('on the Weight tab')
    expect(await coachReply(user, 'Who does more at home, me or Iver?')).toContain('“Who does what”')
    expect(await coachReply(user, 'How much have I saved in total?')).toContain('$100 of $500')
    expect(await coachReply(user, 'How much have I earned in total?')).not.toContain('2016')
  })

  test('of water, and of what a new income makes the month, is answered with the numbers that are kept', async () => {
    const user = await signUp()
    expect(await coachReply(user, 'how am i doing on water and workouts lately')).toMatch(
      /No water logged[^]*No workouts logged/,
    )
    await make(user, '/api/fitness/drinks', { millilitres: 473 })
    const both = await coachReply(user, 'How am I doing on water and workouts lately?')
    expect(both).toMatch(/water on 1 day .*about 2 glasses a day/)
    await make(user, '/api/income', { source: 'Shop', amount: '100.00', currency: 'USD', earnedOn: '2026-11-03' })
    const sold = await askCoach(
      user,
      'I sold a quilt for $60 today, add that to my income. so what does that make for the month',
    )
    expect(sold.proposals).toMatchObject([{ proposal: { kind: 'income', amount: '60.00' } }])
    expect(sold.response).toMatch(/\$100[^]*With this card it’s \$160/)
  })

  test('of a goal gives what is left, and the figures of the goal screen', async () => {
    const user = await signUp()
    await user.post('/api/premium/trial')
    app.setTime(new Date('2026-10-25T15:00:00.000Z'))
    const goal = { title: 'Trip to Paris', targetValue: '3000', currency: 'USD', targetDate: '2027-06-01' }
    await make(user, '/api/goals', goal)
    const { body } = await user.get('/api/goals')
    const id = Array.isArray(body) && typeof body[0]?.id === 'string' ? body[0].id : ''
    for (const [day, add] of [
      ['2026-11-01', '100'],
      ['2026-11-10', '100.5'],
      ['2026-11-20', '99.5'],
    ] as const) {
      app.setTime(new Date(`${day}T15:00:00.000Z`))
      await make(user, `/api/goals/${id}/progress`, { add })
    }
    app.setTime(new Date('2026-11-25T15:00:00.000Z'))
    expect(await coachReply(user, 'how much is left for paris')).toContain('$300 of $3,000, $2,700 left.')
    expect(await coachReply(user, 'when will i have the money together')).toBe(
      'At this pace, you’ll reach “Trip to Paris” around August 2027. That’s based on $300 in 3 updates since October 25, with $2,700 left.',
    )
    expect(await coachReply(user, 'how much did i save this month')).toContain('$300 (3 updates)')
    expect(await coachReply(user, 'which goal have i not moved in the longest time')).toBe(
      'You last updated “Trip to Paris” on November 20, 5 days ago.',
    )
  })

  test('of the journal, self-care, streak, workouts and shopping is answered from what is recorded', async () => {
    const user = await signUp()
    await make(user, '/api/journal', { title: 'Sunday', content: 'A long talk with Mum about the move.' })
    await make(user, '/api/self-care', { activityType: 'meditation', duration: 12, mood: 4 })
    await make(user, '/api/shopping-items', { line: 'oat milk' })
    expect(await coachReply(user, 'when did i last write about mum')).toBe('You last wrote about “mum” today.')
    expect(await coachReply(user, 'how many minutes did i meditate this week')).toContain('12 minutes of meditation')
    expect(await coachReply(user, 'what is my average mood this month')).toContain(
      'averages 4 of 5 (Good), from 1 logged mood',
    )
    expect(await coachReply(user, 'is oat milk on my shopping list')).toContain('Yes: “oat milk”')
    expect(await coachReply(user, "what's my streak")).toContain('Today counts: 2 activities, and 2 are enough.')
    expect(await coachReply(user, 'how many times did i work out this month')).toBe('No workouts logged yet.')
  })

  test('of the income log is answered exactly, each currency by itself, by month', async () => {
    const user = await signUp()
    const line = { source: 'Flyer', earnedOn: '2026-11-10', hours: '10' }
    await make(user, '/api/income', { ...line, amount: '300', costs: '20', currency: 'USD' })
    await make(user, '/api/income', { ...line, amount: '40', currency: 'EUR', hours: null })
    await make(user, '/api/income', { ...line, amount: '90', currency: 'USD', earnedOn: '2026-10-31' })
    for (const message of [
      'How much did I earn this month?',
      'what have I made this month',
      'How much do I earn an hour?',
    ]) {
      const said = await coachReply(user, message)
      expect(said).toBe(
        '€40 and $280 so far in November, after costs, from 2 entries.\n\nPer hour: $28 (over 10 hours).',
      )
      expect(said).not.toMatch(/320|90/)
    }
    expect(await coachReply(user, 'how much did i earn in october')).toContain('$90 in October, after costs')
    expect(await coachReply(user, 'how much did i earn in september')).toContain('nothing in September.')
  })

  test('in everyday words is one of the records: income lately, what is late, the house, moods by weekday', async () => {
    const user = await signUp()
    await make(user, '/api/income', { source: 'A', earnedOn: '2026-09-10', amount: '100', currency: 'USD' })
    await make(user, '/api/income', { source: 'B', earnedOn: '2026-10-10', amount: '150', currency: 'USD' })
    const lately = await coachReply(user, 'what does my income look like lately, has it been going up or down')
    expect(lately).toContain('$100 in September')
    expect(lately).toContain('So October is $50 more.')
    for (const task of [
      { title: 'Old bill', dueDate: '2026-11-12' },
      { title: 'New bill', dueDate: '2026-11-20' },
    ])
      await make(user, '/api/tasks', task)
    await make(user, '/api/household-tasks', { text: 'Fix the gate', category: 'cleaning', dueDate: '2026-10-01' })
    await make(user, '/api/self-care', { activityType: 'meditation', duration: 12, mood: 4 })
    for (const message of [
      'What do I have overdue at the moment? You may be blunt.',
      'ok which of my tasks are past due, be honest',
    ])
      expect(await coachReply(user, message)).toContain('- “Old bill”')
    for (const message of [
      'and what around the house did i say i was gonna do that i still havent done',
      'what household tasks are still open',
    ])
      expect(await coachReply(user, message)).toContain('“Fix the gate”')
    const moods = 'look thru what ive been writing and my moods, is there like a pattern to when i feel crappy?'
    expect(await coachReply(user, moods)).toContain('averages 4 of 5 (Good), from 1 logged mood')
    const both = await coachReply(user, 'How did this past month go for me, mood and sleep together?')
    expect(both).toMatch(/averages 4 of 5[^]*doesn’t track sleep/)
    const oldest = await askCoach(
      user,
      'Take whichever of my open tasks has been waiting longest and move it to Saturday at nine',
    )
    expect(oldest.response).toContain('“Old bill” has waited longest')
    expect(oldest.choices).toEqual(['Move “Old bill” to Saturday at nine'])
    const [move = ''] = oldest.choices ?? []
    expect((await askCoach(user, move)).proposals).toMatchObject([{ proposal: { kind: 'change', title: 'Old bill' } }])
    await allow(user, [])
    for (const message of [moods, 'what does my income look like lately'])
      expect(await coachReply(user, message)).toContain('switched off for me')
  })

  test('says that nothing is recorded, and tells it apart from what is switched off', async () => {
    const user = await signUp()
    expect(await coachReply(user, 'when was my last journal entry')).toBe(
      'You haven’t written any journal entries yet.',
    )
    await allow(user, [])
    expect(await coachReply(user, 'when was my last journal entry')).toContain(
      'I can’t see your journal: that’s switched off',
    )
    const twoQuestions = await coachReply(user, 'how many goals do i have and which one is furthest behind')
    expect(twoQuestions.match(/switched off for me/g)).toHaveLength(1)
    expect((await askCoach(user, 'what do i have today')).sources).toEqual([])
  })

  test('shows on its receipt exactly what was read for it, uncut, and uses no question', async () => {
    const user = await signUp()
    const titles = Array.from({ length: 18 }, (_, n) => `Task ${n} ${'with a long name '.repeat(9)}`.trim())
    for (const title of titles) await make(user, '/api/tasks', { title, dueDate: '2026-11-26' })
    await make(user, '/api/goals', { title: 'Unasked', targetValue: '5' })
    const { sources: receipt } = await askCoach(user, 'what do i have tomorrow')
    expect(receipt).toEqual([
      {
        area: 'planner',
        lines: ['18 tasks, 0 done, 2026-11-26', ...titles.map((title) => `“${title}”, 2026-11-26, 30 min`)],
      },
    ])
    expect(read(usageLimits, await user.get('/api/user/usage-limits')).aiQuestions.used).toBe(0)
  })

  test('is never answered from another account', async () => {
    const [one, other] = [await signUp(), await signUp()]
    await make(one, '/api/tasks', { title: 'Secret meeting', scheduledTime: '2026-11-26T09:00' })
    await make(one, '/api/goals', { title: 'Secret goal', targetValue: '5', currency: 'USD' })
    await make(one, '/api/journal', { title: 'Secret', content: 'about mum' })
    await make(one, '/api/shopping-items', { line: 'secret milk' })
    await make(one, '/api/self-care', { activityType: 'yoga', duration: 30 })
    await make(one, '/api/fitness/workouts', { title: 'Secret run' })
    const asked = [
      'what do i have tomorrow',
      'what are my goals',
      'how much is left for my secret goal',
      'when did i last write about mum',
      'how many journal entries do i have',
      'what is on my shopping list',
      'how many minutes of yoga this week did i do',
      'how many workouts did i do this month',
      'what is my mood this week',
      'do i have anything overdue',
    ]
    for (const message of asked) {
      const { response, sources: receipt } = await askCoach(other, message)
      expect(`${message}: ${response.replaceAll(/“[^”]*”/g, '')}`).not.toMatch(
        /secret (?:meeting|run|milk)|\b30 minutes|1 workout/i,
      )
      expect(JSON.stringify(receipt)).not.toMatch(/secret/i)
    }
  })
})

describe('a question by a name of the user’s own', () => {
  test('is answered from what has that name, by day; and plainly where nothing has it', async () => {
    const user = await signUp()
    await make(user, '/api/tasks', { title: 'Cold shower', dueDate: '2026-11-23', isCompleted: true })
    await make(user, '/api/tasks', { title: 'Cold shower', dueDate: '2026-11-24' })
    await make(user, '/api/goals', { title: 'Walk to work', targetValue: '30', kind: 'habit' })
    expect(await coachReply(user, 'did i do my cold shower habit this week')).toMatch(
      /“Cold shower”: done on November 23; left open yesterday/,
    )
    const none = await coachReply(user, 'did i do my no sugar habit at all this week or is it all zeros')
    expect(none).toContain('nothing called “no sugar” is recorded in your planner, your goals, or your household list')
    expect(none).toContain('“put no sugar in my planner every day”')
    expect(await coachReply(user, 'did i call the plumber yet')).toContain(
      'I don’t see anything called “call the plumber”',
    )
    expect(await coachReply(user, 'how am i doing on my habits this week')).toContain('You got 1 task done')
  })

  test('finds the goals of a season, and says which one is not among them', async () => {
    const user = await signUp()
    app.setTime(new Date('2026-10-05T15:00:00.000Z'))
    await make(user, '/api/goals', { title: 'Read more', targetValue: '12', kind: 'habit' })
    app.setTime(new Date('2026-11-25T15:00:00.000Z'))
    const fall = await coachReply(user, 'What were the goals I set for this fall? I only remember the walking one.')
    expect(fall).toContain('“Read more”: set October 5')
    expect(fall).toContain('I don’t see one about “walking”')
  })

  test('says where the number of a goal is changed, and what it would be', async () => {
    const user = await signUp()
    await make(user, '/api/goals', { title: 'Quiet fund', targetValue: '1500', currentValue: '437', currency: 'USD' })
    expect(await coachReply(user, 'add 40 dollars to my quiet fund')).toContain('that makes it $477 of $1,500')
  })
})

describe('after an answer from the records', () => {
  test('the next message asks the same of other days, or names a task by its place', async () => {
    const user = await signUp()
    await make(user, '/api/tasks', { title: 'Dentist', scheduledTime: '2026-11-26T15:00' })
    await make(user, '/api/tasks', { title: 'Pay rent', scheduledTime: '2026-11-26T16:00' })
    await make(user, '/api/tasks', { title: 'Bake sale', dueDate: '2026-11-27' })
    expect(await coachReply(user, 'what do i have tomorrow')).toContain('“Pay rent”')
    expect(await coachReply(user, 'and friday?')).toContain('“Bake sale”')
    await askCoach(user, 'what do i have tomorrow')
    const moved = await askCoach(user, 'move the second to Saturday')
    expect(moved.proposals).toMatchObject([
      { proposal: { kind: 'change', title: 'Pay rent', change: { dueDate: '2026-11-28' } } },
    ])
    const later = await askCoach(user, 'make it 10:30')
    expect(later.proposals).toMatchObject([{ proposal: { change: { dueDate: '2026-11-28', time: '10:30' } } }])
    expect((await askCoach(user, 'no, the other one')).choices).toEqual([expect.stringContaining('“Dentist”')])
  })

  test('what is on there, after things were put on a list, is what the list has', async () => {
    const user = await signUp()
    await make(user, '/api/tasks', { title: 'Dentist', scheduledTime: '2026-11-25T16:00' })
    await make(user, '/api/shopping-items', { line: 'oat milk' })
    await askCoach(user, 'put cranberries and butter on my shopping list')
    const list = await coachReply(user, 'whats all on there now')
    expect(list).toContain('oat milk')
    expect(list).not.toContain('Dentist')
  })

  test('two times are set side by side', async () => {
    const user = await signUp()
    app.setTime(new Date('2026-10-05T15:00:00.000Z'))
    await make(user, '/api/self-care', { activityType: 'yoga', duration: 20 })
    app.setTime(new Date('2026-11-25T15:00:00.000Z'))
    await make(user, '/api/self-care', { activityType: 'yoga', duration: 50 })
    const compared = await coachReply(user, 'How does my self-care in November compare with October?')
    expect(compared).toContain('So the first one comes out ahead by 30 minutes.')
    await askCoach(user, 'how much self-care did i do this month?')
    expect(await coachReply(user, 'is that better or worse than october')).toContain(
      'So the first one comes out ahead by 30 minutes.',
    )
  })

  test('what is not kept is said, and a card and an answer come together', async () => {
    const user = await signUp()
    expect(await coachReply(user, 'how did i sleep last week')).toContain('Glowell doesn’t track sleep')
    expect(await coachReply(user, 'did i log any sleep this week')).toContain('Glowell doesn’t track sleep')
    await make(user, '/api/tasks', { title: 'Bake sale', dueDate: '2026-11-27' })
    const both = await askCoach(user, 'remind me to call the vet friday and what do i have that day')
    expect(both.proposals).toMatchObject([{ proposal: { kind: 'task', title: 'Call the vet' } }])
    expect(both.response).toContain('“Bake sale”')
    expect(await coachReply(user, 'Before I forget, what remains unfinished for friday?')).toContain('“Bake sale”')
  })
})
