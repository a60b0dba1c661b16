// `npm run unreadable`: lists every sealed value that does not open, by table, id, account and date, and never its text.
// It changes nothing, and runs with or without a running server.
import { firstId } from './lib/reseal.ts'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { getTableName, sql } from 'drizzle-orm'
import { readEnv } from './env.ts'
import { type Db, openDatabase } from './lib/db.ts'
import { type Keyring, loadKeyring } from './lib/keyring.ts'
import { connectForCommand } from './lib/connect-for-command.ts'
import { keyFields, keysOf, type KeyRow, openOwner } from './lib/record-keys.ts'
import { type Owner, Sealed, unsealOrThrow } from './lib/sealed.ts'
import { sealedColumns } from './sealed-columns.ts'
import { printLine } from './lib/print-line.ts'

type Column = { table: string; column: string; owner: string; date: string }
type Row = KeyRow & { id: string; date: string; bytes: Buffer }

const batch = 500

/** The sealed columns, read from the database itself: every column of bytes. */
async function listColumns(db: Db): Promise<Column[]> {
  const { rows } = await db.execute<Column>(sql`
    select c.table_name as table, c.column_name as column,
      coalesce((select max(o.column_name) from information_schema.columns o where o.table_schema = c.table_schema
        and o.table_name = c.table_name and o.column_name in ('user_id', 'list_id')), 'id') as owner,
      (select min(d.column_name) from information_schema.columns d where d.table_schema = c.table_schema
        and d.table_name = c.table_name and d.column_name in ('created_at', 'replaced_at')) as date
    from information_schema.columns c
    where c.table_schema = 'public' and c.data_type = 'bytea'
    order by c.table_name, c.column_name`)
  return rows
}

async function listValues(db: Db, column: Column, after: Pick<Row, 'owner' | 'id'>): Promise<Row[]> {
  const [table, owner, words, date] = [column.table, column.owner, column.column, column.date].map((name) =>
    sql.identifier(name),
  )
  const { rows } = await db.execute<Row>(sql`
    select t.id::text as id, t.${date}::date::text as date, t.${words} as bytes, ${keyFields}
    from ${table} t ${keysOf(sql`t.${owner}`)}
    where t.${words} is not null and (t.${owner}, t.id) > (${after.owner}, ${after.id})
    order by t.${owner}, t.id
    limit ${batch}`)
  return rows
}

/** Tries every sealed value, in batches; `report` gets a line for each that does not open. Returns both counts. */
async function check(db: Db, keyring: Keyring, report: (line: string) => void) {
  const counts = { values: 0, unreadable: 0 }
  for (const column of await listColumns(db)) {
    let after: Pick<Row, 'owner' | 'id'> = { owner: column.owner === 'list_id' ? firstId : '', id: firstId }
    for (let rows = await listValues(db, column, after); rows.length > 0; rows = await listValues(db, column, after)) {
      for (const row of rows) {
        counts.values += 1
        after = row
        const owner = ownerOf(keyring, row)
        if (owner !== null && isIntact(owner, column, row)) continue
        counts.unreadable += 1
        report(`${column.table} ${column.column}  id ${row.id}  account ${row.account}  of ${row.date}`)
      }
    }
  }
  return counts
}

function isIntact(owner: Owner, { table, column }: Column, { id, bytes }: Row): boolean {
  const known = sealedColumns.find((one) => getTableName(one.table) === table && one.name === column)
  if (known === undefined) throw new Error(`${table} has a sealed column that the product does not know: ${column}`)
  try {
    unsealOrThrow(owner, known, id, new Sealed(bytes))
    return true
  } catch {
    return false
  }
}

/** Null if the account's own key does not open, so none of its values do. */
function ownerOf(keyring: Keyring, row: Row): Owner | null {
  try {
    return openOwner(keyring, row)
  } catch {
    return null
  }
}

async function main(): Promise<void> {
  const env = readEnv(process.env)
  const keyFile = env.KEY_FILE ?? join(resolve(env.DATA_DIR), 'keyring')
  // Opening a key ring creates one if it is missing, and a new one opens nothing.
  if (!existsSync(keyFile))
    throw new Error(`There is no key ring at ${keyFile}: set DATA_DIR and KEY_FILE as the server has them.`)
  const keyring = await loadKeyring(keyFile)
  await using stack = new AsyncDisposableStack()
  const engine = await connectForCommand(env)
  stack.defer(engine.stop)
  const database = openDatabase({ connectionString: engine.connectionString }, () => {})
  stack.defer(database.close)
  const { values, unreadable } = await check(database.db, keyring, printLine)
  printLine(
    unreadable === 0 ? `All ${values} sealed values open.` : `${unreadable} of ${values} sealed values don’t open.`,
  )
  process.exitCode = unreadable === 0 ? 0 : 1
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 2
})
