import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { makeAllRecords } from '../../test/all-records.ts'
import { type StartedApp, startApp } from '../../test/start-app.ts'

let app: StartedApp
beforeAll(async () => {
  app = await startApp(inject('testServer'))
  const client = await app.signUp()
  await makeAllRecords(client)
  await client.post('/api/affirmations/next')
  await client.get('/api/affirmations/today')
  await app.database.pool.query(
    `insert into coach_safety_counts (day, kind, language, count) values ('2026-11-21', 'medical', 'en', 1);
     insert into pictures (user_id, id, created_at, state) select id, gen_random_uuid(), now(), 'asked' from users;
     insert into meditation_positions (user_id, meditation_id, seconds, updated_at) select id, 'any', 1, now() from users`,
  )
})
afterAll(() => app.stop())

const write = (table: string, column: string, value: unknown) =>
  app.database.pool.query(`update ${table} set ${column} = $1`, [value])
const refused = { code: '23514' }

test('no date or time of any record can be changed to an invalid one', async () => {
  const { rows: columns } = await app.database.pool.query<{ table: string; column: string }>(
    `select c.table_name as table, c.column_name as column from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and c.data_type in ('date', 'timestamp with time zone')`,
  )
  expect(columns.length).toBeGreaterThan(60)
  const unchecked: string[] = []
  for (const { table, column } of columns) {
    const { rows } = await app.database.pool.query(
      `select from pg_constraint c where contype = 'c' and conrelid = $1::regclass and conname = $2`,
      [table, `${table}_${column}_valid`],
    )
    if (rows.length === 0) unchecked.push(`${table}.${column}`)
    const { rowCount } = await app.database.pool.query(`select from ${table} limit 1`)
    if (rowCount === 0) continue
    for (const value of ['infinity', '-infinity', '0001-01-01'])
      await expect(write(table, column, value), `${table}.${column}`).rejects.toMatchObject(refused)
  }
  expect(unchecked).toEqual([])
})

test.each([
  ['users', 'premium_source', 'found'],
  ['journal_entries', 'mood', 6],
  ['journal_revisions', 'mood', 0],
  ['goals', 'kind', 'wish'],
  ['goals', 'category', 'moon'],
  ['goals', 'currency', 'XYZ'],
  ['goals', 'track_as', 'anything'],
  ['goals', 'priority', 0],
  ['goals', 'target', '0'],
  ['goals', 'target', 'NaN'],
  ['goals', 'target', 'Infinity'],
  ['goals', 'current', '-1'],
  ['goals', 'current', '1000000000000'],
  ['goals', 'start_value', 'NaN'],
  ['goal_updates', 'value', '-0.5'],
  ['goal_updates', 'change', '-Infinity'],
  ['tasks', 'category', 'moon'],
  ['tasks', 'priority', 6],
  ['tasks', 'minutes', 14],
  ['task_series', 'category', 'moon'],
  ['task_series', 'priority', 6],
  ['task_series', 'minutes', 1_441],
  ['affirmations', 'category', 'moon'],
  ['self_care_activities', 'activity_type', 'moon'],
  ['self_care_activities', 'duration', 0],
  ['self_care_activities', 'mood', 6],
  ['self_care_activities', 'mood_before', -1],
  ['breathing_patterns', 'inhale_time', 0],
  ['breathing_patterns', 'hold_time', -1],
  ['breathing_patterns', 'exhale_time', 61],
  ['breathing_patterns', 'rest_time', 61],
  ['breathing_patterns', 'cycles', 201],
  ['fitness_settings', 'units', 'stone'],
  ['visions', 'category', 'moon'],
  ['pictures', 'state', 'lost'],
  ['pictures', 'width', -1],
  ['pictures', 'height', -1],
  ['pictures', 'bytes', -1],
  ['pictures', 'reference_count', -1],
  ['meditation_positions', 'seconds', -1],
  ['coach_chats', 'state', 'dreaming'],
  ['coach_chats', 'month', '2026-13'],
  ['coach_quota_usage', 'month', 'always'],
  ['coach_quota_usage', 'used', -1],
  ['coach_safety_counts', 'kind', 'moon'],
  ['coach_safety_counts', 'language', 'xx'],
  ['coach_safety_counts', 'count', -1],
])('in %s the column %s rejects %s from any writer', async (table, column, value) => {
  await expect(write(table, column, value)).rejects.toMatchObject(refused)
})
