// The floor of a call: bare node:http and pg with the very statements that the product sends for it, each named, the rows as JSON
// and sealed words as base64. They are learned from the product itself, once, before the first request. `GET /statements` tells them.
import { hash } from 'node:crypto'
import { createServer } from 'node:http'
import { Writable } from 'node:stream'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { createApp } from '#server/app.ts'
import { readEnv } from '#server/env.ts'
import { openKeyring } from '#server/lib/keyring.ts'

type Statement = { name: string; text: string; values: unknown[] }

const pool = new Pool({ connectionString: process.env['DATABASE_URL'] ?? '', max: 10 })
const [session, ...statements] = await learn(process.env['CALL'] ?? '', process.env['COOKIE'] ?? '')

/** What the product sends to its database for a call: the look-up of the session first. */
async function learn(url: string, cookie: string): Promise<Statement[]> {
  const learned: Statement[] = []
  const logQuery = (text: string, values: unknown[]) =>
    void learned.push({ name: `learned ${learned.length}`, text, values })
  const app = await createApp({
    env: readEnv(process.env),
    database: { db: drizzle(pool, { logger: { logQuery } }), pool, close: async () => {} },
    keyring: await openKeyring(process.env['KEY_FILE'] ?? ''),
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
  const results = await Promise.all(statements.map((statement) => pool.query<Record<string, unknown>>(statement)))
  return JSON.stringify(results.map(({ rows }) => rows.map(unopened)))
}

const withToken = ({ name, text, values }: Statement, token: string): Statement => ({
  name,
  text,
  values: [hash('sha256', token, 'base64url'), ...values.slice(1)],
})

const unopened = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, Buffer.isBuffer(value) ? value.toString('base64') : value]),
  )

const server = createServer(async (request, response) => {
  const body = request.url === '/statements' ? told() : await answer(request.headers.cookie ?? '')
  if (body === undefined) response.writeHead(401).end()
  else response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(body)
})
const told = () => JSON.stringify([session, ...statements].map((each) => ({ text: each?.text, values: each?.values })))

server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(
    `ready: http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}\n`,
  )
})
process.once('SIGTERM', () => process.exit(0))
