// A baseline for GET /api/journal: bare node:http and pg, the session and the page by named statements. With OPEN=yes the rows
// are opened, as the product must; without it the sealed bytes are sent as base64, which is what a page costs unencrypted.
import { hash } from 'node:crypto'
import { createServer } from 'node:http'
import { Pool } from 'pg'
import { journalEntries } from '#server/journal/journal.table.ts'
import { Sealed, unsealOrThrow } from '#server/lib/sealed.ts'
import { ownerOf } from '../lib/journal.ts'

const pool = new Pool({ connectionString: process.env['DATABASE_URL'] ?? '', max: 10 })
const isOpening = process.env['OPEN'] === 'yes'
const owner = await ownerOf(pool, process.env['KEY_FILE'] ?? '', process.env['WRITER'] ?? '')

const session = {
  name: 'session',
  text: `select s.id, u.id as "userId" from sessions s join users u on u.id = s.user_id
         where s.token = $1 and s.expires_at > $2 and s.last_seen_at > $3 and s.created_at > $4`,
}
const page = {
  name: 'page',
  text: `select id, mood, words, created_at as "createdAt", updated_at as "updatedAt" from journal_entries
         where user_id = $1 and deleted_at is null order by created_at desc, id desc limit 51`,
}
type Row = { id: string; mood: number; words: Buffer; createdAt: Date; updatedAt: Date }

const opened = ({ id, mood, words, createdAt, updatedAt }: Row) => ({
  id,
  ...unsealOrThrow(owner, journalEntries.sealedContent, id, new Sealed(words)),
  mood,
  createdAt,
  updatedAt,
})
const unopened = (row: Row) => ({ ...row, words: row.words.toString('base64') })

async function list(cookie: string): Promise<string | undefined> {
  const token = /glowell_session=([\w-]+)/.exec(cookie)?.[1] ?? ''
  const now = new Date()
  const since = new Date(0)
  const found = await pool.query<{ userId: string }>(session, [hash('sha256', token, 'base64url'), now, since, since])
  const userId = found.rows[0]?.userId
  if (userId !== owner.id) return undefined
  const { rows } = await pool.query<Row>(page, [userId])
  return JSON.stringify(rows.slice(0, 50).map((row) => (isOpening ? opened(row) : unopened(row))))
}

const server = createServer(async (request, response) => {
  const body = await list(request.headers.cookie ?? '')
  if (body === undefined) response.writeHead(401).end()
  else response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(body)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(
    `ready: http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}\n`,
  )
})
process.once('SIGTERM', () => process.exit(0))
