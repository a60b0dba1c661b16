import { readFile } from 'node:fs/promises'
import { Pool } from 'pg'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { copyDatabase } from '../../../test/database.ts'
import { migrateDatabase } from './migrate.ts'

/** The last migration that the baseline replaced: a database of that state has it in its journal. */
const last = { hash: 'e8657b665076aa76f672c437d2e159ad16cfb2718be10ca8bc88a164528c96ca', at: 1795882990000 }

let pool: Pool
let drop: () => Promise<void>
beforeEach(async () => {
  const copy = await copyDatabase(inject('testServer'))
  pool = new Pool(copy.connection)
  drop = copy.drop
  await pool.query(
    'drop schema public cascade; drop schema drizzle cascade; create schema public; create schema drizzle',
  )
  await pool.query(
    'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  )
})
afterEach(async () => {
  await pool.end()
  await drop()
})

const note = (at: number) =>
  pool.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [last.hash, at])

/** The schema of the last state before the baseline: the baseline is the same. */
async function openOld(): Promise<void> {
  await pool.query(await readFile('migrations/0000_baseline.sql', 'utf8'))
  await note(last.at)
}

test('a database from before the baseline goes on with its records', async () => {
  await openOld()
  await pool.query(
    `insert into coach_safety_counts (day, kind, language, count) values ('2026-11-21', 'medical', 'en', 1)`,
  )
  await migrateDatabase(pool)
  await migrateDatabase(pool)
  const { rows } = await pool.query('select day::text from coach_safety_counts')
  expect(rows).toEqual([{ day: '2026-11-21' }])
})

test('a database of a still earlier state is left as it is, and it is said what to do', async () => {
  await note(last.at - 1)
  await expect(migrateDatabase(pool)).rejects.toThrow('Start the state of commit dbe89fd on it once')
  const { rows } = await pool.query(`select from information_schema.tables where table_schema = 'public'`)
  expect(rows).toEqual([])
})

test('of a fresh database every check holds for all rows', async () => {
  await pool.query('drop schema drizzle cascade')
  await migrateDatabase(pool)
  const { rows } = await pool.query('select conname from pg_constraint where not convalidated')
  expect(rows).toEqual([])
})
