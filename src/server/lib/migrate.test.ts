import { readFile } from 'node:fs/promises'
import { Pool } from 'pg'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { copyDatabase } from '../../../test/database.ts'
import { migrateDatabase } from './migrate.ts'

/** The last migration before the baseline took its place: what a database of that state has in its journal. */
const last = { hash: '751052e00e351e36c75fab9ee7796ac0b4f65c18311b480242074f9c11f2e8b6', at: 1795303175841 }

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

test('a database from before the baseline goes on with its records, and is checked from then on', async () => {
  await openOld()
  const insert = `insert into coach_safety_counts (day, kind, language, count) values ($1, 'medical', 'en', 1)`
  await pool.query(insert, ['2026-11-21'])
  await pool.query(insert, ['infinity'])
  await migrateDatabase(pool)
  const { rows } = await pool.query('select day::text from coach_safety_counts order by day')
  expect(rows).toEqual([{ day: '2026-11-21' }, { day: 'infinity' }])
  await expect(pool.query(insert, ['-infinity'])).rejects.toThrow('coach_safety_counts_day_valid')
  await migrateDatabase(pool)
})

test('a database of a still earlier state is left as it is, and it is said what to do', async () => {
  await note(last.at - 1)
  await expect(migrateDatabase(pool)).rejects.toThrow('Start the state of commit d7c5dca on it once')
  const { rows } = await pool.query(`select from information_schema.tables where table_schema = 'public'`)
  expect(rows).toEqual([])
})

test('of a fresh database every check holds for all rows', async () => {
  await pool.query('drop schema drizzle cascade')
  await migrateDatabase(pool)
  const { rows } = await pool.query('select conname from pg_constraint where not convalidated')
  expect(rows).toEqual([])
})
