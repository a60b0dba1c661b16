import { getTableColumns } from 'drizzle-orm'
import { features } from './features.ts'
import type { Feature } from './lib/feature.ts'

const all: readonly Feature[] = features

/** The tables of records that can be deleted and restored. */
export const recordTables = all
  .flatMap(({ tables }) => tables)
  .filter((table) => getTableColumns(table)['deletedAt'] !== undefined)
