import type { z } from 'zod'

/**
 * What a sealed column holds: `schema` is today's shape and `version` its number. What is sealed is checked first, so what opens at
 * today's version is of today's shape; `read` makes that of what an earlier version sealed, and throws where it can't.
 */
export type SealedValue<T> = {
  readonly version: number
  readonly schema: z.ZodType<T>
  readonly read: (version: number, stored: unknown) => T
}

/** The first version of a value. A schema says what is stored, not what may be given: no limits, which change from release to release. */
export const sealedValue = <T>(schema: z.ZodType<T>): SealedValue<T> => ({
  version: 1,
  schema,
  read: (_version, stored) => schema.parse(stored),
})

/** The next version: `upgrade` makes it of the one before. It is pure, and stays as it is once a row of it may exist. */
export const nextVersion = <A, B>(
  before: SealedValue<A>,
  schema: z.ZodType<B>,
  upgrade: (stored: A) => B,
): SealedValue<B> => ({
  version: before.version + 1,
  schema,
  read: (version, stored) => schema.parse(version > before.version ? stored : upgrade(before.read(version, stored))),
})
