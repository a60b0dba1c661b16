import {
  Column,
  type DriverValueDecoder,
  fillPlaceholders,
  is,
  type Query,
  type SelectedFieldsOrdered,
  SQL,
} from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { type CustomTypesConfig, type Pool, types } from 'pg'

type Fields = SelectedFieldsOrdered<PgColumn>
type Decoder = DriverValueDecoder<unknown, unknown>
type Field = { name: string; decoder: Decoder }

/**
 * Sends prepared statements straight to the pool. Work that Drizzle repeats at each run (spans, cache, choice of decoders) is
 * done once, when a statement is prepared.
 */
export function runStatementsDirectly({ _: { session } }: NodePgDatabase, pool: Pool): void {
  const prepare = session.prepareQuery.bind(session)
  session.prepareQuery = (query, fields, name, ...more) => {
    const statement = prepare(query, fields, name, ...more)
    const known = fields?.map(toField)
    if (name !== undefined && known?.every((field) => field !== undefined))
      statement.execute = (values = {}) => run(pool, name, query, known, values)
    return statement
  }
}

async function run(pool: Pool, name: string, query: Query, fields: readonly Field[], values: Record<string, unknown>) {
  const given = fillPlaceholders(query.params, values)
  const { rows } = await pool.query<unknown[]>({
    name,
    text: query.sql,
    values: given,
    rowMode: 'array',
    types: asText,
  })
  return rows.map((row) => readRow(fields, row))
}

function readRow(fields: readonly Field[], row: readonly unknown[]): Record<string, unknown> {
  const result: Record<string, unknown> = {}
  for (const [at, { name, decoder }] of fields.entries()) {
    const value = row[at]
    result[name] = value === null ? null : decoder.mapFromDriverValue(value)
  }
  return result
}

/** How to decode a field; undefined for nested fields, which Drizzle handles. */
function toField({ path, field }: Fields[number]): Field | undefined {
  const [name, ...deeper] = path
  const decoder = decoderOf(field)
  return name === undefined || deeper.length > 0 || decoder === undefined ? undefined : { name, decoder }
}

function decoderOf(field: Fields[number]['field']): Decoder | undefined {
  if (is(field, Column)) return field
  const source = is(field, SQL.Aliased) ? field.sql : field
  return is(source, SQL) && 'decoder' in source && isDecoder(source.decoder) ? source.decoder : undefined
}

const isDecoder = (value: unknown): value is Decoder =>
  typeof value === 'object' && value !== null && 'mapFromDriverValue' in value

/** Dates and timestamps stay text, because Drizzle's columns parse them. */
const times: ReadonlySet<number> = new Set([types.builtins.DATE, types.builtins.TIMESTAMPTZ])
const asText: CustomTypesConfig = {
  getTypeParser: (id, format) => (times.has(id) ? keep : types.getTypeParser(id, format)),
}
const keep = (text: string): string => text
