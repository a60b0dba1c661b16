// A baseline for a call: bare node:http and pg, with the product's own statements, each named, and the rows as JSON. The statements
// are recorded from the product once, before the first request; `GET /statements` lists them. Sealed text is opened, as the
// product must.
import { hash } from 'node:crypto'
import { createServer } from 'node:http'
import { Writable } from 'node:stream'
import type { AnyColumn } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { createApp } from '#server/app.ts'
import { readEnv } from '#server/env.ts'
import { goals } from '#server/goals/goals.table.ts'
import { journalEntries } from '#server/journal/journal.table.ts'
import { users } from '#server/lib/account.table.ts'
import { loadKeyring } from '#server/lib/keyring.ts'
import { createObjectStore } from '#server/ports/object-stores/create-object-store.ts'
import { Sealed, unsealOrThrow } from '#server/lib/sealed.ts'
import { tasks } from '#server/planner/planner.table.ts'
import { ownerOf } from '../lib/journal.ts'

type Statement = { name: string; table: string; text: string; values: unknown[] }
type Row = Record<string, unknown>

const tableOf = (text: string): string => /.* from "(\w+)"/s.exec(text)?.[1] ?? ''
const pool = new Pool({ connectionString: process.env['DATABASE_URL'] ?? '', max: 10 })
const owner = await ownerOf(pool, process.env['KEY_FILE'] ?? '', process.env['WRITER'] ?? '')
const [session, ...statements] = await learn(process.env['CALL'] ?? '', process.env['COOKIE'] ?? '')

/** The statements that the product sends for a call: the session look-up first. */
async function learn(url: string, cookie: string): Promise<Statement[]> {
  const learned: Statement[] = []
  const logQuery = (text: string, values: unknown[]) =>
    void learned.push({ name: `learned ${learned.length}`, table: tableOf(text), text, values })
  const env = readEnv(process.env)
  const app = await createApp({
    env,
    store: createObjectStore(env),
    database: { db: drizzle(pool, { logger: { logQuery } }), pool, onChange: () => {}, close: async () => {} },
    keyring: await loadKeyring(process.env['KEY_FILE'] ?? ''),
    clock: () => new Date(),
    logTo: new Writable({ write: (_line, _encoding, done) => done() }),
  })
  const { statusCode } = await app.inject({ url, headers: { cookie } })
  if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}`)
  await app.close()
  return learned
}

async function answer(cookie: string): Promise<string | undefined> {
  if (session === undefined) return undefined
  const token = /glowell_session=([\w-]+)/.exec(cookie)?.[1] ?? ''
  const found = await pool.query(withToken(session, token))
  if (found.rowCount !== 1) return undefined
  const results = await Promise.all(statements.map((statement) => pool.query<Row>(statement)))
  return JSON.stringify(results.map(({ rows }, at) => rows.map((row) => opened(statements[at]?.table ?? '', row))))
}

const withToken = ({ values, ...statement }: Statement, token: string): Statement => ({
  ...statement,
  values: [hash('sha256', token, 'base64url'), ...values.slice(1)],
})

const columns: Record<string, AnyColumn & { _: { data: Sealed<unknown> } }> = {
  journal_entries: journalEntries.sealedContent,
  goals: goals.sealedContent,
  tasks: tasks.sealedContent,
  users: users.onboarding,
}

/** A row with the opened text instead of the sealed bytes. */
function opened(table: string, row: Row): unknown {
  const column = columns[table]
  const name = column?.name ?? ''
  const bytes = row[name]
  if (column === undefined || !Buffer.isBuffer(bytes)) return row
  const content = unsealOrThrow(owner, column, typeof row['id'] === 'string' ? row['id'] : owner.id, new Sealed(bytes))
  return { ...row, [name]: content }
}

const server = createServer(async (request, response) => {
  const body = request.url === '/statements' ? listStatements() : await answer(request.headers.cookie ?? '')
  if (body === undefined) response.writeHead(401).end()
  else response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(body)
})
const listStatements = () =>
  JSON.stringify([session, ...statements].map((each) => ({ text: each?.text, values: each?.values })))

server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(
    `ready: http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}\n`,
  )
})
process.once('SIGTERM', () => process.exit(0))
