import { getTableName } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { Call } from '#contract/kernel.ts'
import { searchApi } from '#contract/search.ts'
import { features } from '#server/features.ts'
import { searchesOf } from '#server/lib/feature.ts'
import { findIn } from '#server/lib/search.ts'
import { sealedColumns } from '#server/sealed-columns.ts'
import { type Client, problem, read } from '../../../test/client.ts'
import { exampleOf } from '../../../test/example.ts'
import { collections, createSample, sampleBodies, sampleOf, textsOf } from '../../../test/samples.ts'
import { startApp, type StartedApp } from '../../../test/start-app.ts'
import { textFieldsOf } from '../../../test/text-fields.ts'
import { inOrder } from './search.routes.ts'

const kindsInOrder = inOrder(searchesOf(features)).map(({ kind }) => kind)

let app: StartedApp
beforeAll(async () => {
  app = await startApp(inject('testServer'))
})
afterAll(() => app.stop())

const search = async (user: Client, text: string) =>
  read(searchApi['POST /api/search'].reply, await user.post('/api/search', { text }))
const titles = async (user: Client, text: string) =>
  (await search(user, text)).groups.flatMap(({ hits }) => hits.map(({ title }) => title))
const kinds = async (user: Client, text: string) => (await search(user, text)).groups.map(({ kind }) => kind)

async function make(user: Client, path: string, body: object): Promise<void> {
  expect({ path, status: (await user.post(path, body)).status }).toEqual({ path, status: 201 })
}
const write = (user: Client, title: string, content = 'Tea, rain, a book.') =>
  make(user, '/api/journal', { title, content })

/** The address of a picture, a rule, and what needs another field beside it. */
const notAnyText = new Set([
  '/api/vision-board imageUrl',
  '/api/vision-board achievedNote',
  '/api/tasks repeat',
  '/api/goals milestones.0.text',
])

/** The texts of a create that its sample leaves out: the path of each, with a function that makes the body. */
function leftOut(collection: string): [string, (text: string) => object][] {
  const key = `POST ${collection}`
  const schema = Object.entries<Call>(api).find(([each]) => each === key)?.[1].body
  if (schema === undefined) return []
  const inSample = new Set(textsOf(collection).map(([path]) => path))
  return textFieldsOf(exampleOf(schema)).flatMap(([path, put]): [string, (text: string) => object][] => {
    const [field] = path.split('.')
    const bodyWith = (text: string) => ({
      ...sampleOf(key),
      ...Object.fromEntries(Object.entries(Object(put(text))).filter(([name]) => name === field)),
    })
    return inSample.has(path) || !schema.safeParse(bodyWith('any')).success ? [] : [[path, bodyWith]]
  })
}

/**
 * A record for each text that one may be created with, and the text of each: 'A zephyr at noon' and a word of its own, by the
 * path and the field.
 */
async function writeAll(user: Client): Promise<ReadonlyMap<string, string>> {
  await user.post('/api/premium/trial')
  const written = new Map<string, string>()
  for (const collection of collections)
    for (const [field, bodyWith] of [...textsOf(collection), ...leftOut(collection)]) {
      if (notAnyText.has(`${collection} ${field}`)) continue
      const text = `A zephyr at noon w${written.size}x`
      written.set(`${collection} ${field}`, text)
      await createSample(user, collection, bodyWith(text))
    }
  const vision = { ...sampleBodies['POST /api/vision-board'], achievedAt: '2026-11-20T12:00:00.000Z' }
  const goal = { title: 'Steps', kind: 'milestones', milestones: [{ text: 'A zephyr at noon w998x' }] }
  await make(user, '/api/vision-board', { ...vision, achievedNote: 'A zephyr at noon w999x' })
  await make(user, '/api/goals', goal)
  written.set('a step', 'w998x').set('an achieved note', 'w999x')
  const id = await createSample(user, '/api/goals')
  await make(user, `/api/goals/${id}/progress`, { add: '1', note: 'A zephyr at noon' })
  await write(user, 'Outside', 'It was still. A zephyr at noon.')
  return written
}

/** In the order of the page's groups. */
const headings = [
  'Goals',
  'Goal updates',
  'Tasks',
  'Journal',
  'Vision board',
  'Self-care',
  'Breathing patterns',
  'Household',
  'People at home',
  'Shopping lists',
  'Income log',
  'Affirmations',
  'Conversations',
  'Workouts',
  'Meals',
  'Weight',
  'Cycle log',
  'Prayers',
  'Reflections',
  'Soundscape mixes',
]

describe('a search', () => {
  test('finds the words of every kind of record, and says where each one stands', async () => {
    const user = await app.signUp()
    const written = await writeAll(user)
    const { groups, isPartial } = await search(user, 'zephyr')
    expect(groups.map(({ kind }) => kind)).toEqual(kindsInOrder)
    expect(groups.map(({ heading }) => heading).filter((heading) => headings.includes(heading))).toEqual(headings)
    expect(isPartial).toBe(false)
    const found = new Map(groups.map(({ kind, hits }) => [kind, hits[0]]))
    expect(found.get('journal')).toMatchObject({
      title: 'Outside',
      excerpt: 'It was still. A zephyr at noon.',
      href: `/journal#entry-${found.get('journal')?.id}`,
    })
    expect(found.get('task')).toMatchObject({ href: '/planner?date=2026-11-24' })
    expect(found.get('meal')).toMatchObject({ href: '/health-fitness?tab=meals' })
    expect(found.get('shopping')).toMatchObject({ href: '/shopping-lists?tab=personal' })
    const missed: string[] = []
    for (const [field, text] of written) if ((await search(user, text)).groups.length === 0) missed.push(field)
    expect(missed).toEqual([])
  })

  test('shows nothing of another account', async () => {
    const [user, other] = await Promise.all([app.signUp(), app.signUp()])
    await writeAll(user)
    expect(await search(other, 'zephyr')).toEqual({ groups: [], isPartial: false })
  })

  test('leaves out what is deleted, and finds it again when it is restored', async () => {
    const user = await app.signUp()
    await write(user, 'Lavender')
    const id = (await search(user, 'lavender')).groups[0]?.hits[0]?.id
    await user.delete(`/api/journal/${id}`)
    expect(await titles(user, 'lavender')).toEqual([])
    await user.post(`/api/journal/${id}/restore`)
    expect(await titles(user, 'lavender')).toEqual(['Lavender'])
  })

  test('minds neither case nor accents, and asks for every word', async () => {
    const user = await app.signUp()
    await write(user, 'Café in Málaga', 'With Zoë, by the sea')
    for (const text of ['cafe malaga', 'MÁLAGA  zoe', 'cafe\u0301', 'by the sea'])
      expect(await titles(user, text)).toEqual(['Café in Málaga'])
    expect(await titles(user, `${'sea '.repeat(49)}zoe`)).toEqual(['Café in Málaga'])
    expect(await titles(user, 'cafe madrid')).toEqual([])
    expect(await titles(user, '%%')).toEqual([])
  })

  test('shows five of a kind, newest first, and says that there are more', async () => {
    const user = await app.signUp()
    for (let day = 1; day <= 7; day += 1) {
      app.setTime(new Date(Date.UTC(2026, 10, day)))
      await write(user, `Rain ${day}`)
    }
    app.setTime(undefined)
    const [journal] = (await search(user, 'rain')).groups
    expect(journal?.hits.map(({ title }) => title)).toEqual(['Rain 7', 'Rain 6', 'Rain 5', 'Rain 4', 'Rain 3'])
    expect(journal?.isMore).toBe(true)
  })

  test('shows a task that repeats once, on its next day', async () => {
    const user = await app.signUp()
    const task = { ...sampleBodies['POST /api/tasks'], title: 'Water the mint', scheduledTime: null }
    await make(user, '/api/tasks', { ...task, dueDate: '2026-11-24', repeat: 'FREQ=DAILY;COUNT=9' })
    await make(user, '/api/tasks', { ...task, title: 'Buy mint', dueDate: '2026-12-01' })
    const daysOf = async (now: string) => {
      app.setTime(new Date(now))
      const [tasks] = (await search(user, 'mint')).groups
      app.setTime(undefined)
      return [tasks?.isMore, tasks?.hits.map(({ title, date }) => `${title} ${date.slice(0, 10)}`)]
    }
    expect(await daysOf('2026-11-26T12:00:00Z')).toEqual([false, ['Buy mint 2026-12-01', 'Water the mint 2026-11-26']])
    expect(await daysOf('2026-12-20T12:00:00Z')).toEqual([false, ['Buy mint 2026-12-01', 'Water the mint 2026-12-02']])
  })

  test('shows the text around the first word, as it was written', async () => {
    const user = await app.signUp()
    await write(user, 'Long', `${'Ünd dann. '.repeat(80)}A Zephyr came.${' And so on.'.repeat(80)}`)
    const excerpt = (await search(user, 'zephyr')).groups[0]?.hits[0]?.excerpt ?? ''
    expect(excerpt).toMatch(/^….*Ünd dann\. A Zephyr came\. And so on\..*…$/u)
    expect(excerpt.length).toBeLessThan(160)
  })

  test('looks through 5,000 records of a kind, newest first, and says that older ones were left', async () => {
    const user = await app.signUp()
    await user.post('/api/premium/trial')
    await write(user, 'The oldest')
    await app.database.pool.query(`
      insert into journal_entries (user_id, id, created_at, updated_at, day, mood, words)
      select user_id, gen_random_uuid(), created_at + n * interval '1 second', updated_at, day, mood, words
      from journal_entries, generate_series(1, 4999) n where user_id = (select user_id from sessions order by created_at desc limit 1)`)
    const whole = await search(user, 'oldest')
    expect([whole.groups.map(({ kind }) => kind), whole.isPartial]).toEqual([['journal'], false])
    await write(user, 'One more')
    expect(await search(user, 'oldest')).toEqual({ groups: [], isPartial: true })
  })
})

/** Tables of sealed content that no search looks at. */
const unsearched: Readonly<Record<string, string>> = {
  users: 'the account itself: names, email, answers of the onboarding, what the spiritual page shows',
  sessions: 'the device of a login',
  drinks: 'amounts of water, no words',
  journal_revisions: 'earlier versions of entries: the entry is found as it is now',
  subscriptions: 'ids of the payment service, no words',
  task_series: 'what its tasks repeat, and they are found',
  shopping_members: 'the name that a member shows to the others of a list',
  shopping_habits: 'names of items and aisles that the app learned by itself',
}

test('every table with sealed content is searched, or says why not', () => {
  const sealed = new Set(sealedColumns.map(({ table }) => getTableName(table)))
  const searched = searchesOf(features).map(({ table }) => getTableName(table))
  expect([...searched, ...Object.keys(unsearched)].toSorted()).toEqual([...sealed].toSorted())
})

test('combining marks alone find nothing', async () => {
  const user = await app.signUp()
  await write(user, 'A day of rain')
  expect(await search(user, '\u0301\u0316')).toEqual({ groups: [], isPartial: false })
  expect((await user.post('/api/journal/search', { text: '\u0301' })).body).toEqual([])
})

test('a search that nobody waits for anymore reads no further', async () => {
  let read = 0
  async function* batches() {
    while (read < 10) {
      read += 1
      yield []
    }
  }
  await findIn(batches(), 'journal', { words: ['rain'], today: '2026-11-23', isAborted: () => read === 2 })
  expect(read).toBe(2)
})

test('nor does it open what is left of a batch', async () => {
  let opened = 0
  const row = { id: '01890000-0000-7000-8000-000000000000', createdAt: new Date() }
  const open = () => ({ title: `Record ${(opened += 1)}` })
  async function* batches() {
    yield Array.from({ length: 10 }, () => ({ row, open }))
  }
  await findIn(batches(), 'journal', { words: ['rain'], today: '2026-11-23', isAborted: () => opened === 2 })
  expect(opened).toBe(2)
})

test('empty lists, however many, keep a search from none that follows', async () => {
  const row = { id: '01890000-0000-7000-8000-000000000000', createdAt: new Date() }
  async function* batches() {
    for (let list = 0; list < 50; list += 1) yield []
    yield [{ row, open: () => ({ title: 'Rain boots' }) }]
  }
  const found = await findIn(batches(), 'shopping', { words: ['rain'], today: '2026-11-23', isAborted: () => false })
  expect(found).toMatchObject({ hits: [{ title: 'Rain boots' }], isPartial: false })
})

test('so many searches a minute are answered, and then the next has to wait', async () => {
  const strict = await startApp(inject('testServer'), { RATE_LIMIT_FACTOR: '0.02' })
  try {
    const user = await strict.signUp()
    for (const text of ['rain', 'wind']) expect((await user.post('/api/search', { text })).status).toBe(200)
    const refused = await user.post('/api/search', { text: 'snow' })
    expect(read(problem, refused)).toMatchObject({ status: 429, code: 'too_many_requests' })
  } finally {
    await strict.stop()
  }
})

describe('what is hidden', () => {
  test('is not found: the cycle log while it is off, the spiritual page while it is not wanted', async () => {
    const user = await app.signUp()
    await writeAll(user)
    await user.put('/api/fitness/cycle', { isOn: false })
    expect(await kinds(user, 'zephyr')).toEqual(kindsInOrder.filter((kind) => kind !== 'cycle'))
    await user.put('/api/spiritual/settings', { isHidden: true })
    const hidden = new Set<string>(['cycle', 'prayer', 'reflection'])
    expect(await kinds(user, 'zephyr')).toEqual(kindsInOrder.filter((kind) => !hidden.has(kind)))
  })
})

const forgetCount = async () =>
  (await app.database.pool.query(`delete from rate_limits where key like 'searchAccount:%'`)).rowCount

test('what is searched for is stored nowhere, and in no log', async () => {
  const user = await app.signUp()
  await forgetCount()
  const before = await app.fingerprint()
  await search(user, 'marked-words-5d2e')
  for (const text of ['x', ' x ', '', 'x'.repeat(201)]) {
    const refused = await user.post('/api/search', { text })
    expect(refused.status).toBe(400)
    expect(Object.keys(read(problem, refused).fields ?? {})).toEqual(['text'])
  }
  // That a search was made is counted, not what for.
  expect(await forgetCount()).toBe(1)
  expect(await app.fingerprint()).toBe(before)
  expect(app.logs.join()).not.toContain('marked-words-5d2e')
})
