import { getTableColumns } from 'drizzle-orm'
import { features } from './features.ts'
import type { Feature } from './lib/feature.ts'
import { isSealed, type SealedColumn } from './lib/sealed.ts'

const all: readonly Feature[] = features

export const sealedColumns: readonly SealedColumn<unknown>[] = all
  .flatMap(({ tables }) => tables)
  .flatMap((table) => Object.values(getTableColumns(table)))
  .flatMap((column) => (isSealed(column) ? [column] : []))
