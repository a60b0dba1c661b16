import type { z } from 'zod'

/**
 * The content of a sealed column: its current `schema` and that schema's `version`. Values are validated before sealing, so a
 * value of the current version needs no check; `read` upgrades one of an earlier version, or throws.
 */
export type VersionedSchema<T> = {
  readonly version: number
  readonly schema: z.ZodType<T>
  readonly read: (version: number, stored: unknown) => T
}

/** The first version of a schema. It describes stored data: no input limits, which change between releases. */
export const versionedSchema = <T>(schema: z.ZodType<T>): VersionedSchema<T> => ({
  version: 1,
  schema,
  read: (_version, stored) => schema.parse(stored),
})

/** The next version. `upgrade` converts the previous one; it is pure, and must not change once released. */
export const nextVersion = <A, B>(
  before: VersionedSchema<A>,
  schema: z.ZodType<B>,
  upgrade: (stored: A) => B,
): VersionedSchema<B> => ({
  version: before.version + 1,
  schema,
  read: (version, stored) => schema.parse(version > before.version ? stored : upgrade(before.read(version, stored))),
})
