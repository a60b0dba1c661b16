import { type AnyColumn, getTableName, type SQL, sql } from 'drizzle-orm'
import { check } from 'drizzle-orm/pg-core'
import { calendar } from '#contract/fields.ts'

/*
 * What the contract promises of a column, kept by the database too: a row that was altered by hand must not take a page. Null passes.
 * The values stand in the statement itself, because a constraint has no parameters.
 */

const named = (column: AnyColumn, condition: SQL) =>
  check(`${getTableName(column.table)}_${column.name}_valid`, condition.inlineParams())

/** One of a list. */
export const isOneOf = (column: AnyColumn, values: readonly string[]) => named(column, sql`${column} in ${values}`)

/** A number from `least` to `most`: no infinity, and not NaN, which is above all others. */
export const isBetween = (column: AnyColumn, least: number | string, most: number | string) =>
  named(column, sql`${column} between ${least} and ${most}`)

/** Days that a record can be on. */
export const areDays = (...columns: AnyColumn[]) =>
  columns.map((column) => isBetween(column, calendar.first, calendar.last))

/** Moments of the years that the wire can carry. */
export const areMoments = (...columns: AnyColumn[]) =>
  columns.map((column) =>
    named(column, sql`${column} >= ${'1900-01-01T00:00:00Z'} and ${column} < ${'10000-01-01T00:00:00Z'}`),
  )

/** A month of the calendar, yyyy-MM. */
export const isMonth = (column: AnyColumn) => named(column, sql`${column} ~ ${'^[12][0-9]{3}-(0[1-9]|1[0-2])$'}`)

/** The most that an integer column holds. */
export const mostInteger = 2_147_483_647
