import { describe, expect, test } from 'vitest'
import { type Exchange, exchange } from '#contract/coach.ts'
import { coachAreas } from '#contract/lists.ts'
import { replyLeftOut } from '#server/ports/coach-model.ts'
import { appWithModel, modelKinds } from '../../../../test/app-with-model.ts'
import { type Client, read } from '../../../../test/client.ts'

const day = '2026-11-26'
const tomorrow = { name: 'read_tasks', input: { from: day, to: day, state: 'open', hours: null } }

describe.each(modelKinds)('a model of a service that speaks %s', (kind) => {
  const model = appWithModel(kind)
  const ask = async (user: Client, message: string): Promise<Exchange> =>
    read(exchange, await user.post('/api/sophia/chat', { message }))
  const bodies = () => model.service.asked.map(({ body }) => body)
  const allow = (user: Client, areas: readonly string[]) => user.put('/api/sophia/areas', { areas })
  /** Makes the model call these tools once and then reply. */
  const asks = (tools: readonly { name: string; input: object }[], then = 'You have it at nine. ') =>
    model.service.behave((body) =>
      /"role":"tool"|tool_result/.test(body.split('"tools"')[0] ?? body) || /"tool_call_id"|"tool_use_id"/.test(body)
        ? { chunks: [then] }
        : { chunks: [], tools },
    )

  async function signUp(areas: readonly string[]): Promise<Client> {
    model.app.setTime(new Date('2026-11-25T15:00:00.000Z'))
    const user = await model.app.signUp()
    await user.post('/api/premium/trial')
    await user.post('/api/tasks', { title: 'Zebra crossing', scheduledTime: `${day}T09:00` })
    await user.post('/api/tasks', { title: 'Quiet harbor', dueDate: '2026-11-29' })
    await user.post('/api/journal', { title: 'Sunday', content: 'With Mum in the garden.' })
    await allow(user, areas)
    model.service.asked.length = 0
    return user
  }

  test('asks for what it needs: nothing else reaches the service, and the receipt shows just that', async () => {
    const user = await signUp(coachAreas)
    asks([tomorrow])
    const got = await ask(user, 'What do I have tomorrow?')
    expect(got.response).toContain('You have it at nine.')
    const [first = '', second = ''] = bodies()
    expect(first).not.toMatch(/Zebra|harbor|garden/)
    expect(second).toContain('Zebra crossing')
    expect(bodies().join('')).not.toMatch(/harbor|garden/)
    expect(got.sources).toEqual([
      { area: 'planner', lines: [`1 task, 0 done, ${day}`, `“Zebra crossing”, ${day} 09:00, 30 min`] },
    ])
  })

  test('reads nothing where every area is switched off, also when it asks, and is told so', async () => {
    const user = await signUp([])
    asks([tomorrow, { name: 'read_journalLast', input: {} }], 'That is switched off. ')
    const got = await ask(user, 'What do I have tomorrow?')
    expect(got).toMatchObject({ state: 'done', sources: [] })
    expect(got.response).toContain('That is switched off.')
    expect(bodies()).toHaveLength(2)
    expect(bodies()[0]).not.toContain('read_tasks')
    expect(bodies().join('')).not.toMatch(/Zebra|harbor|garden/)
  })

  test('is told of a question that cannot be read, and may ask again', async () => {
    const user = await signUp(coachAreas)
    model.service.behave((body) => {
      const calls = body.split(/"tool_call_id"|"tool_use_id"/).length - 1
      if (calls === 0) return { chunks: [], tools: [{ name: 'read_tasks', input: { from: 'soonish' } }] }
      return calls === 1 ? { chunks: [], tools: [tomorrow] } : { chunks: ['At nine. '] }
    })
    const got = await ask(user, 'What do I have tomorrow?')
    expect(got.response).toContain('At nine.')
    expect(bodies()).toHaveLength(3)
    expect(bodies()[1]).toMatch(/soonish/)
    expect(got.sources.map(({ area }) => area)).toEqual(['planner'])
  })

  test('a full week gives it no title that the receipt does not show, and no count of a day', async () => {
    const user = await signUp(coachAreas)
    for (const date of [day, '2026-11-27', '2026-11-28'])
      for (let hour = 10; hour < 19; hour += 1)
        await user.post('/api/tasks', { title: `Lesson ${date} ${hour}`, scheduledTime: `${date}T${hour}:00` })
    asks([{ name: 'read_tasks', input: { from: day, to: '2026-11-28', state: 'open', hours: null } }])
    const { sources: receipt } = await ask(user, 'What do I have these days?')
    const shown = receipt.flatMap(({ lines }) => lines).join('\n')
    const titles = bodies()[1]?.match(/Lesson \d{4}-\d\d-\d\d \d\d/g) ?? []
    expect(new Set(titles).size).toBeGreaterThan(20)
    expect(titles.filter((title) => !shown.includes(title))).toEqual([])
    expect(shown).toContain('2026-11-28: 9 tasks')
  })

  test('is told where fewer days were read than it asked for', async () => {
    const user = await signUp(coachAreas)
    const days = (to: string) => ({ from: day, to, minutes: 60, hours: null })
    asks([{ name: 'read_freeTime', input: days('2027-01-31') }])
    await ask(user, 'When am I free until February?')
    expect(bodies()[1]).toMatch(/2026-12-09.*fewer than asked: say so/)
    model.service.asked.length = 0
    asks([{ name: 'read_freeTime', input: days('2026-12-01') }])
    await ask(user, 'When am I free until December?')
    expect(bodies()[1]).not.toContain('fewer than asked')
  })

  test('is told what is due soon at home, however far ahead it looks', async () => {
    const user = await signUp(coachAreas)
    await user.post('/api/household-tasks', { text: 'Clean the gutters', category: 'cleaning', dueDate: '2026-12-01' })
    asks([{ name: 'read_household', input: { from: day, to: '2027-06-30' } }])
    await ask(user, 'What is due at home until summer?')
    expect(bodies()[1]).toContain('Clean the gutters')
  })

  test('searches by a name, and the receipt says by which, also where nothing has it', async () => {
    const user = await signUp(coachAreas)
    await user.post('/api/fitness/workouts', { title: 'Hills', minutes: 30 })
    const days = { from: '2026-11-01', to: day }
    asks([
      { name: 'read_workouts', input: { ...days, named: 'swim' } },
      { name: 'read_selfCare', input: { ...days, activity: null, named: 'swim' } },
      { name: 'read_findTask', input: { about: 'swim' } },
    ])
    const got = await ask(user, 'How often did I swim?')
    expect(got.sources).toEqual([
      { area: 'fitness', lines: ['0 workouts with “swim”, 2026-11-01 to 2026-11-26'] },
      { area: 'selfCare', lines: ['self-care with “swim”: 0 times, 0 minutes, 2026-11-01 to 2026-11-26'] },
      { area: 'planner', lines: ['no task with “swim”'] },
    ])
  })

  test('gets the payers who paid most, and how many more there are', async () => {
    const user = await signUp(coachAreas)
    for (let n = 1; n <= 33; n += 1)
      await user.post('/api/income', { source: `Payer ${n}`, amount: `${n}`, currency: 'EUR', earnedOn: '2026-11-03' })
    asks([{ name: 'read_income', input: { month: '2026-11', by: 'source' } }])
    const got = await ask(user, 'Who paid me in November?')
    const told = new Set(bodies()[1]?.match(/Payer \d+/g))
    expect([told.size, told.has('Payer 33'), told.has('Payer 3')]).toEqual([30, true, false])
    expect(bodies()[1]?.replaceAll('\\"', '"')).toContain('"moreSources":3')
    expect(got.sources[0]?.lines.at(-1)).toBe('and 3 more who paid less')
  })

  test('sums income up over an open span, and by what a payer or a note says, and names the span', async () => {
    const user = await signUp(coachAreas)
    const earned = [
      { source: 'Market', note: 'two loaves of bread', amount: '20', earnedOn: '2024-03-01' },
      { source: 'Market', amount: '30', earnedOn: '2026-11-03' },
      { source: 'Etsy', amount: '5', earnedOn: '2026-10-03' },
    ]
    for (const line of earned) await user.post('/api/income', { ...line, currency: 'EUR' })
    const told = async (input: object) => {
      model.service.asked.length = 0
      asks([{ name: 'read_income', input }])
      const got = await ask(user, 'What did I make?')
      return { told: bodies()[1]?.replaceAll('\\"', '"') ?? '', lines: got.sources[0]?.lines }
    }
    const all = await told({ by: 'source' })
    expect(all.told).toMatch(
      /"month":null,"from":null,"to":null.*"net":"55".*"source":"Market","currency":"EUR","net":"50"/,
    )
    expect(all.lines?.[0]).toBe('all time: 55 EUR after costs, 3 entries')
    const since = await told({ from: '2026-10-03', to: null })
    expect(since.told).toMatch(/"month":null,"from":"2026-10-03","to":null.*"net":"35"/)
    expect(since.lines).toEqual(['from 2026-10-03 on: 35 EUR after costs, 2 entries'])
    const bread = await told({ named: 'bread' })
    expect(bread.told).toMatch(/"net":"20"/)
    expect(bread.lines).toEqual(['all time, “bread”: 20 EUR after costs, 1 entry'])
    const none = await told({ month: '2026-11', named: 'candles' })
    expect(none.told).toMatch(/"named":"candles","sums":\[\],"others":\[\{"source":"Market"/)
    expect(none.lines).toEqual(['2026-11, “candles”: nothing', 'Market: 30 EUR after costs, 1 entry'])
  })

  test('hears which goals there are where none has the name, and how many more', async () => {
    const user = await signUp(coachAreas)
    for (let n = 1; n <= 9; n += 1)
      await user.post('/api/goals', { title: `Plan ${n}`, category: 'career', kind: 'habit', targetValue: '10' })
    asks([{ name: 'read_goal', input: { about: 'sailing', want: 'left' } }])
    const got = await ask(user, 'How far is my sailing goal?')
    const told = bodies()[1]?.replaceAll('\\"', '"') ?? ''
    expect(told).toContain('No goal has this name.')
    expect(told).toMatch(/"openGoals":\[(?:"Plan \d",?){8}\],"moreOpenGoals":1/)
    expect(got.sources[0]?.lines.at(-1)).toBe('and 1 more goal')
  })

  test('hears that no shared list has anything open, apart from lists that are never read', async () => {
    const user = await signUp(coachAreas)
    await user.post('/api/shopping-items', { list: 'household', line: 'Milk' })
    asks([{ name: 'read_shopping', input: {} }])
    await ask(user, 'What do I have to buy?')
    expect(bodies()[1]?.replaceAll('\\"', '"')).toMatch(
      /"sharedListsWithOpenItems":"none","note":"What is on lists that she shares with others is never read here\."/,
    )
  })

  test('reads while its cards are tried, and the receipt still shows all of it', async () => {
    const user = await signUp(coachAreas)
    const days = Array.from({ length: 6 }, (_, n) => `2026-11-1${n}`)
    const tools = days.flatMap((from) => [
      { name: 'propose_task', input: { title: `Stretch on ${from}`, dueDate: day } },
      { name: 'read_tasks', input: { from, to: from, state: 'all', hours: null } },
    ])
    asks(tools)
    const got = await ask(user, 'What did I have each day? And plan me a stretch for each.')
    expect(got.proposals).toHaveLength(days.length)
    expect(got.sources).toEqual([{ area: 'planner', lines: days.map((each) => `0 tasks, 0 done, ${each}`) }])
  })

  test('asks six times in a turn at most', async () => {
    const user = await signUp(coachAreas)
    const days = Array.from({ length: 9 }, (_, n) => `2026-11-1${n}`)
    const tools = days.map((from) => ({ name: 'read_tasks', input: { from, to: from, state: 'all', hours: null } }))
    model.service.behave({ chunks: ['Still looking. '], tools })
    const got = await ask(user, 'What did I have each day?')
    expect(got.state).toBe('done')
    expect(bodies().length).toBeLessThanOrEqual(8)
    expect(got.sources[0]?.lines).toHaveLength(6)
  })

  test('searches the journal only for words that the user wrote', async () => {
    const user = await signUp(coachAreas)
    asks([{ name: 'read_journalAbout', input: { about: 'garden' } }])
    const own = await ask(user, 'When did I last write about Mum?')
    expect(own.sources).toEqual([])
    asks([{ name: 'read_journalAbout', input: { about: 'Mum' } }])
    model.service.asked.length = 0
    const got = await ask(user, 'When did I last write about Mum?')
    expect(got.sources).toEqual([
      { area: 'journal', lines: ['all entries, searched for “Mum”', 'found on 2026-11-25'] },
    ])
    expect(bodies().join('')).not.toMatch(/garden|Sunday"/)
  })

  test('searches the journal for a form of a word of the user’s, and finds other forms of it', async () => {
    const user = await signUp(coachAreas)
    await user.post('/api/journal', { title: 'Night', content: 'I slept badly. Sleeping is hard.' })
    asks([{ name: 'read_journalAbout', input: { about: 'sleep' } }])
    const got = await ask(user, 'When did I last write about sleeping?')
    expect(got.sources).toMatchObject([{ lines: ['all entries, searched for “sleep”', 'found on 2026-11-25'] }])
  })

  test('searches the journal also for what an abbreviation stands for', async () => {
    const user = await signUp(coachAreas)
    await user.post('/api/journal', { title: 'Monday', content: 'My blood pressure was fine.' })
    asks([{ name: 'read_journalAbout', input: { about: 'blood pressure' } }])
    const other = await ask(user, 'when did i last write about my health')
    expect(other.sources).toEqual([])
    const got = await ask(user, 'when did i last write about my bp')
    expect(got.sources).toMatchObject([
      { lines: ['all entries, searched for “blood pressure”', 'found on 2026-11-25'] },
    ])
  })

  test('is not sent an earlier answer that was made of an area which is off now', async () => {
    const user = await signUp(coachAreas)
    asks([tomorrow], 'Zebra crossing is at nine. ')
    await ask(user, 'What do I have tomorrow?')
    await allow(user, ['goals'])
    model.service.asked.length = 0
    model.service.behave({})
    await ask(user, 'And what is a good breakfast?')
    expect(bodies().join('')).not.toContain('Zebra')
    expect(bodies().join('')).toContain(replyLeftOut)
    expect(bodies().join('')).toContain('What do I have tomorrow?')
  })

  test('is not sent what an earlier answer or card quoted out of such an answer, however often it was said again', async () => {
    const user = await signUp(coachAreas)
    asks([tomorrow], 'Zebra crossing is at nine. ')
    await ask(user, 'What do I have tomorrow?')
    model.service.behave({ chunks: ['At nine: Zebra crossing. '] })
    expect((await ask(user, 'Say that again, shorter')).sources).toEqual([])
    const card = { title: 'Zebra crossing, and how it went', content: 'It went well.' }
    asks([{ name: 'propose_entry', input: card }], 'Zebra crossing it is. ')
    expect((await ask(user, 'Put it in my journal as done')).proposals).toHaveLength(1)
    await allow(user, ['journal'])
    model.service.asked.length = 0
    model.service.behave({ chunks: ['Rest a little. '] })
    await ask(user, 'And what is a good breakfast?')
    expect(bodies().join('')).not.toContain('Zebra')
    expect(bodies().join('')).toContain('Say that again, shorter')
    expect(bodies().join('').split(replyLeftOut)).toHaveLength(4)
    model.service.asked.length = 0
    await ask(user, 'And for lunch?')
    expect(bodies().join('')).toContain('Rest a little.')
  })
})
