import { createCipheriv, randomBytes } from 'node:crypto'
import { type AnyColumn, getTableName } from 'drizzle-orm'
import { z } from 'zod'
import { ownerColumnName } from '#server/lib/record-keys.ts'
import { type Owner, Sealed, type SealedColumn, unsealOrThrow } from '#server/lib/sealed.ts'
import { nextVersion, type VersionedSchema } from '#server/lib/versioned-schema.ts'
import type { StartedApp } from './start-app.ts'

/** The bytes that an earlier release stored for a value: version 1 without its number, later ones with it. */
export function sealAs(owner: Owner, column: AnyColumn, rowId: string, version: number, stored: unknown): Buffer {
  const location = `${owner.id}/${getTableName(column.table)}/${column.name}/${rowId}`
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', owner.key, nonce)
  cipher.setAAD(Buffer.from(version === 1 ? location : `${location}/version ${version}`))
  const body = cipher.update(JSON.stringify(stored))
  const head = version === 1 ? Buffer.of(1) : Buffer.of(2, version)
  return Buffer.concat([head, nonce, body, cipher.final(), cipher.getAuthTag()])
}

/** The versioned schema of a sealed column. */
export function valueOf(column: SealedColumn<unknown>): VersionedSchema<unknown> {
  const read = column.mapFromDriverValue(Buffer.alloc(0))
  if (!(read instanceof Sealed) || read.kind === undefined) throw new Error(`${column.name} is not sealed`)
  return read.kind.value
}

/** Replaces a versioned schema until it is disposed of: the files of a worker share their modules. */
export function replaceValue(value: VersionedSchema<unknown>, next: VersionedSchema<unknown>): Disposable {
  const before = { ...value }
  Object.assign(value, next)
  return { [Symbol.dispose]: () => void Object.assign(value, before) }
}

/** Adds a version to a schema until it is disposed of, so that today's becomes an earlier one, stored as `{ was: … }`. */
export function addVersion(value: VersionedSchema<unknown>): Disposable {
  const wrapped = z.strictObject({ was: value.schema })
  const before = { version: value.version, schema: wrapped, read: (_version: number, it: unknown) => wrapped.parse(it) }
  return replaceValue(
    value,
    nextVersion(before, value.schema, ({ was }) => was),
  )
}

type Row = { account: string; id: string; bytes: Buffer }

/** The values of a column in the database. */
export async function rowsOf({ database }: StartedApp, column: SealedColumn<unknown>): Promise<Row[]> {
  const table = getTableName(column.table)
  const { rows } = await database.pool.query<Row>(
    `select ${ownerColumnName(column.table)}::text as account, id::text as id, ${column.name} as bytes from ${table} where ${column.name} is not null`,
  )
  return rows
}

/** Stores every value of a column as the version before `addVersion`. Returns how many. */
export async function storeAsBefore(
  app: StartedApp,
  column: SealedColumn<unknown>,
  ownerOf: (account: string) => Promise<Owner>,
  to: (value: unknown) => unknown,
): Promise<number> {
  const rows = await rowsOf(app, column)
  for (const { account, id, bytes } of rows) {
    const owner = await ownerOf(account)
    const older = sealAs(
      owner,
      column,
      id,
      valueOf(column).version,
      to(unsealOrThrow(owner, column, id, new Sealed(bytes))),
    )
    await app.database.pool.query(`update ${getTableName(column.table)} set ${column.name} = $2 where id::text = $1`, [
      id,
      older,
    ])
  }
  return rows.length
}
