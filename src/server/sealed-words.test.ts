import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { z } from 'zod'
import { api } from '#contract/api.ts'
import { exchange } from '#contract/coach.ts'
import type { Call } from '#contract/kernel.ts'
import { Client, read } from '../../test/client.ts'
import { copyDataFolder } from '../../test/data-folder.ts'
import { askForUpload } from '../../test/pictures.ts'
import { access, sampleBodies, sampleOf } from '../../test/samples.ts'
import { startProcess } from '../../test/start-process.ts'
import { textFieldsOf } from '../../test/text-fields.ts'
import { newId } from './lib/record.ts'

/** In every mark and in nothing else: one search finds them all. */
const inMarks = '-wisteria-'
/** Each is unique, so that what is found says where it was written. */
const marks: string[] = []
const mark = (): string => {
  const n = marks.length
  const next = `mark${String(n).padStart(3, '0')}${inMarks}${(n * 7919).toString(36)}`
  marks.push(next)
  return next
}
/** Texts that the contract accepts and the product may still reject: the current password, addresses of pictures, a name for a guessed link. */
const notAnyText = [
  'POST /api/auth/password currentPassword',
  'POST /api/account/delete password',
  'POST /api/objects/fetch address',
  'PUT /api/profile/avatar avatarURL',
  'POST /api/sophia/chats/{id}/proposals/{n}/accept proposal.title',
  'POST /api/vision-board imageUrl',
  'POST /api/shopping-invitations/accept name',
]
const aMix = sampleBodies['POST /api/audio/mixes']
const created = z.object({ id: z.string() })

/** Sends every sample once for each free text in it. Returns the ones that were rejected. */
async function writeSamples(user: Client): Promise<string[]> {
  const refused: string[] = []
  for (const [key, { body }] of Object.entries<Call>(api)) {
    const row = access[key]
    if (body === undefined || row === undefined || row.kind === 'open') continue
    for (const [field, put] of textFieldsOf(sampleOf(key)).filter(([, put]) => body.safeParse(put('any')).success)) {
      const id = row.kind === 'record' ? await row.make(user) : newId()
      const [method = '', path = ''] = key.split(' ')
      const got = await user.send(method, path.replace('{id}', id), put(mark()))
      if (got.status >= 300) refused.push(`${key} ${field}`)
    }
  }
  return refused
}

async function writeEverywhere(user: Client): Promise<void> {
  await user.put('/api/user/profile', { firstName: mark(), lastName: mark() })
  await user.put('/api/profile/avatar', { avatarURL: `https://127.0.0.1/${mark()}` })
  await user.post('/api/objects/fetch', { address: `https://127.0.0.1/${mark()}` })
  await user.put('/api/objects/upload/none', new TextEncoder().encode(mark()))
  await user.put(await askForUpload(user), new TextEncoder().encode(mark()))
  await user.put('/api/onboarding', {
    answers: { ...sampleBodies['POST /api/onboarding/complete'], currentChallenges: mark() },
    step: 1,
  })
  await user.post('/api/onboarding/complete', {
    ...sampleBodies['POST /api/onboarding/complete'],
    fullName: mark(),
    currentChallenges: mark(),
  })
  for (let n = 0; n < 5; n += 1) {
    const entry = { title: mark(), content: mark(), tags: [mark()], gratitude: mark(), affirmations: mark() }
    const { id } = read(created, await user.post('/api/journal', entry))
    await user.put(`/api/journal/${id}`, { title: mark(), content: mark() })
    await user.post('/api/journal/search', { text: mark() })
    if (n === 0) await user.delete(`/api/journal/${id}`)
  }
  await user.post('/api/premium/trial')
  const steps = { kind: 'milestones', milestones: [{ text: mark() }] }
  for (const kind of [{ targetValue: '5' }, steps]) {
    const { id } = read(created, await user.post('/api/goals', { title: mark(), description: mark(), ...kind }))
    await user.post(`/api/goals/${id}/progress`, { add: '1', note: mark() })
    await user.put(`/api/goals/${id}`, { title: mark() })
  }
  for (let n = 0; n < 3; n += 1) {
    const activity = { activityType: 'bath', duration: 20, notes: mark(), technique: mark() }
    const { id } = read(created, await user.post('/api/self-care', activity))
    await user.put(`/api/self-care/${id}`, { notes: mark() })
    await user.post('/api/self-care/patterns', { ...sampleBodies['POST /api/self-care/patterns'], name: mark() })
  }
  for (let n = 0; n < 2; n += 1) {
    const { id } = read(created, await user.post('/api/tasks', { title: mark(), description: mark() }))
    await user.put(`/api/tasks/${id}`, { title: mark(), isCompleted: true })
    await user.put(`/api/tasks/${id}`, { description: mark(), repeat: 'FREQ=DAILY;COUNT=5' })
    await user.put(`/api/tasks/${id}`, { scope: 'all', title: mark() })
    await user.post('/api/tasks/read', { line: `${mark()} tomorrow` })
  }
  for (let n = 0; n < 2; n += 1) {
    const seen = read(created, await user.post('/api/vision-board', { title: mark(), description: mark() }))
    const achieved = { achievedAt: '2026-11-20T12:00:00.000Z', achievedNote: mark() }
    await user.put(`/api/vision-board/${seen.id}`, { title: mark(), description: mark(), ...achieved })
    if (n === 0) await user.delete(`/api/vision-board/${seen.id}`)
  }
  await user.post('/api/vision-board', { title: 'A door', imageUrl: `https://127.0.0.1/${mark()}` })
  const { id } = read(created, await user.post('/api/affirmations', { content: mark() }))
  await user.put(`/api/affirmations/${id}`, { content: mark() })
  await user.post('/api/affirmations', { content: mark() })
  await user.post('/api/affirmations', { content: mark(), category: 'wealth' })
  const { id: mix } = read(created, await user.post('/api/audio/mixes', { ...aMix, name: mark() }))
  await user.put(`/api/audio/mixes/${mix}`, { name: mark() })
  await user.post('/api/audio/mixes', { name: mark(), sounds: [] })
  for (let n = 0; n < 5; n += 1) await user.post('/api/affirmations/next')
  await user.get('/api/affirmations')
  for (let n = 0; n < 3; n += 1) await user.post('/api/sophia/chat', { message: `How do I rest? ${mark()}` })
  const cards = ['Add a task to call', 'Set a goal to learn', 'Write a journal entry about', 'Add a task to visit']
  for (const [n, line] of cards.entries()) {
    const { id, proposals } = read(exchange, await user.post('/api/sophia/chat', { message: `${line} ${mark()}` }))
    expect([line, proposals.length]).toEqual([line, 1])
    await user.post(`/api/sophia/chats/${id}/proposals/0/accept`)
    if (n === 0) await user.post(`/api/sophia/chats/${id}/proposals/0/undo`)
    if (n === 1) await user.post(`/api/sophia/chats/${id}/retry`)
  }
  const stream = { accept: 'text/event-stream' }
  await user.post('/api/sophia/chat', { message: `I feel tired, ${mark()}` }, stream)
  const inNeed = { message: `I want to kill myself, ${mark()}` }
  const { id: deleted } = read(exchange, await user.post('/api/sophia/chat', inNeed))
  await user.delete(`/api/sophia/chats/${deleted}`)
  for (const message of [`My husband hit me, ${mark()}`, `How do I sleep? ${mark()}`])
    await user.post('/api/sophia/chat', { message })
  await user.post(`/api/sophia/chats/${mark()}/retry`)
  await user.put('/api/sophia/areas', { areas: [mark()] })
  await user.post('/api/sophia/chats/restore', { deletedAt: mark() })
  await user.post('/api/sophia/chat', { message: mark(), id: 'no id' })
  await user.post('/api/journal', { title: mark(), content: '', mood: 9 })
  await user.post('/api/journal', `{"title": "${mark()}`)
  await user.get(`/api/journal?limit=${mark()}`)
  await user.get(`/api/${mark()}`)
  await user.post('/api/auth/login', { username: mark(), password: mark() })
}

test('no word that a user wrote is in the data folder, the write-ahead log, the logs or temporary files', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'glowell-sealed-'))
  try {
    await copyDataFolder(inject('dataFolder'), join(folder, 'data'))
    const server = await startProcess({ DATA_DIR: join(folder, 'data'), TMPDIR: folder, LOG_LEVEL: 'debug' })
    const user = new Client(server.url)
    await user.post('/api/auth/signup', sampleBodies['POST /api/auth/signup'])
    await writeEverywhere(user)
    const other = new Client(server.url)
    const names = { username: 'other', email: 'other@example.com' }
    await other.post('/api/auth/signup', { ...sampleBodies['POST /api/auth/signup'], ...names })
    await other.put('/api/fitness/cycle', sampleBodies['PUT /api/fitness/cycle'])
    expect(await writeSamples(other)).toEqual(notAnyText)
    expect(marks.length).toBeGreaterThan(150)
    const shown = JSON.stringify((await user.get('/api/journal')).body)
    expect(shown).toContain(inMarks)
    await server.stop()

    expect(server.logs.filter((line) => line.includes(inMarks))).toEqual([])
    const found: string[] = []
    let read = 0
    for (const file of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (!file.isFile()) continue
      const bytes = await readFile(join(file.parentPath, file.name))
      read += bytes.length
      for (const encoding of ['utf8', 'utf16le'] as const) {
        const at = bytes.indexOf(Buffer.from(inMarks, encoding))
        if (at >= 0) found.push(`${bytes.toString(encoding, Math.max(0, at - 20), at + 40)} in ${file.name}`)
      }
    }
    expect(found).toEqual([])
    expect(read).toBeGreaterThan(20_000_000)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
