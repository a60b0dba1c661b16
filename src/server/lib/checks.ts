import { type AnyColumn, getTableName, type SQL, sql } from 'drizzle-orm'
import { check } from 'drizzle-orm/pg-core'
import { calendar } from '#contract/fields.ts'

/*
 * Check constraints that repeat the contract, so that a row altered by hand cannot break a page. Null passes. Values are inlined,
 * because constraints take no parameters.
 */

const named = (column: AnyColumn, condition: SQL) =>
  check(`${getTableName(column.table)}_${column.name}_valid`, condition.inlineParams())

/** Compares as text: for columns with a fixed list of values. */
export const checkOneOf = (column: AnyColumn, values: readonly string[]) => named(column, sql`${column} in ${values}`)

/** A number from `least` to `most`. Excludes infinity and NaN, which PostgreSQL sorts above all numbers. */
export const checkBetween = (column: AnyColumn, least: number | string, most: number | string) =>
  named(column, sql`${column} between ${least} and ${most}`)

/** Dates a record can have. */
export const checkDays = (...columns: AnyColumn[]) =>
  columns.map((column) => checkBetween(column, calendar.first, calendar.last))

/** Timestamps in years that ISO 8601 on the wire can express. */
export const checkMoments = (...columns: AnyColumn[]) =>
  columns.map((column) =>
    named(column, sql`${column} >= ${'1900-01-01T00:00:00Z'} and ${column} < ${'10000-01-01T00:00:00Z'}`),
  )

/** A month, yyyy-MM. */
export const checkMonth = (column: AnyColumn) => named(column, sql`${column} ~ ${'^[12][0-9]{3}-(0[1-9]|1[0-2])$'}`)

/** The largest value of PostgreSQL's `integer`. */
export const maxInteger = 2_147_483_647
