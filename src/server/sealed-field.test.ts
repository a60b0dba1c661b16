import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { z } from 'zod'
import { read } from '../../test/client.ts'
import { replaceValue, storeAsBefore, valueOf } from '../../test/older-seals.ts'
import { startApp } from '../../test/start-app.ts'
import { journalEntries, journalRevisions } from './journal/journal.table.ts'
import { loadKeyring } from './lib/keyring.ts'
import { nextVersion } from './lib/versioned-schema.ts'

const record = z.looseObject({ id: z.string() })

/** A release in which new entries have a weather and old ones don't, until it is disposed of. */
function addWeather(): Disposable {
  const value = valueOf(journalEntries.sealedContent)
  if (!(value.schema instanceof z.ZodObject)) throw new Error('An entry is sealed as an object')
  const before = z.record(z.string(), z.unknown())
  return replaceValue(
    value,
    nextVersion(
      { ...value, schema: before, read: (_version, stored) => before.parse(stored) },
      value.schema.extend({ weather: z.string() }),
      (entry) => ({ ...entry, weather: 'unknown' }),
    ),
  )
}

test('a new field of a sealed value has its default in old records, wherever they are shown', async () => {
  // The contract doesn't know the field, and tests reject a reply with unknown fields.
  await using stack = new AsyncDisposableStack()
  const app = await startApp(inject('testServer'), { NODE_ENV: 'development' })
  stack.defer(() => app.stop())
  const client = await app.signUp()
  const { id } = read(record, await client.post('/api/journal', { title: 'Fog', content: 'All morning' }))
  await client.put(`/api/journal/${id}`, { content: 'All day' })
  const ring = await loadKeyring(join(app.dataDir, 'keyring'))
  const { rows } = await app.database.pool.query<{ key: string }>('select data_key as key from users')
  for (const column of [journalEntries.sealedContent, journalRevisions.sealedContent])
    await storeAsBefore(
      app,
      column,
      async (owner) => ({ id: owner, key: ring.openDataKey(owner, rows[0]?.key ?? '') }),
      (entry) => entry,
    )
  stack.use(addWeather())

  const shown = { id, title: 'Fog', content: 'All day', weather: 'unknown' }
  expect((await client.get('/api/journal')).body).toMatchObject([shown])
  expect((await client.post('/api/journal/search', { text: 'fog' })).body).toMatchObject([shown])
  expect((await client.get('/api/dashboard')).body).toMatchObject({ entries: [shown] })
  expect((await client.get(`/api/journal/${id}/revisions`)).body).toMatchObject([
    { content: 'All morning', weather: 'unknown' },
  ])
  await client.delete(`/api/journal/${id}`)
  expect((await client.post(`/api/journal/${id}/restore`)).body).toMatchObject(shown)
  expect((await client.put(`/api/journal/${id}`, { title: 'Haze' })).body).toMatchObject({ ...shown, title: 'Haze' })
  expect((await client.get(`/api/journal/${id}/revisions`)).body).toMatchObject([
    { title: 'Fog', content: 'All day', weather: 'unknown' },
    { content: 'All morning', weather: 'unknown' },
  ])
})
