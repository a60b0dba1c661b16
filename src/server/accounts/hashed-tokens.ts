import type { DBAdapter, DBTransactionAdapter, Where } from '@better-auth/core/db/adapter'
import type { EmailIndex } from '#server/lib/email.ts'
import { tokenHash } from '#server/lib/session.ts'

/** Called with every database error, because better-auth replaces them by its own answers. */
export type OnFailure = (error: unknown) => void

/**
 * An adapter that stores and finds session tokens by hash only, transparently to better-auth: a copy of the database opens no
 * session. Accounts are found by the keyed hash of an email.
 */
export const hashedTokens = (adapter: DBAdapter, index: EmailIndex, onFailure: OnFailure): DBAdapter => ({
  ...adapter,
  ...hashing(adapter, index, onFailure),
  transaction: (run) => adapter.transaction((inside) => run(hashing(inside, index, onFailure))),
})

/** An adapter that joins the running call's transaction, if there is one. */
export const joining = (adapter: DBAdapter, current: () => object | undefined): DBAdapter =>
  new Proxy(adapter, {
    get: (target, key) => {
      const inside = current()
      return Reflect.get(inside !== undefined && key in inside ? inside : target, key)
    },
  })

const isToken = (model: string, { field }: Where): boolean => model === 'session' && field === 'token'

function hashed(model: string, where: Where[], index: EmailIndex): Where[] {
  return where.map((clause) => {
    if (model === 'user' && clause.field === 'email') return { ...clause, value: index(String(clause.value)) }
    if (!isToken(model, clause)) return clause
    const { value } = clause
    if (typeof value === 'string') return { ...clause, value: tokenHash(value) }
    if (Array.isArray(value)) return { ...clause, value: value.map((each) => tokenHash(String(each))) }
    throw new TypeError('A session is found by its token only')
  })
}

const plainToken = (model: string, where: Where[]): string | undefined => {
  const value = where.find((clause) => isToken(model, clause))?.value
  return typeof value === 'string' ? value : undefined
}

/** Replaces the hash by the token in a row, which is this call's own copy. */
const withToken = <T>(row: T, token: string | undefined): T => {
  if (token !== undefined && typeof row === 'object' && row !== null) Object.assign(row, { token })
  return row
}

async function reporting<R>(operation: Promise<R>, onFailure: OnFailure): Promise<R> {
  try {
    return await operation
  } catch (error) {
    onFailure(error)
    throw error
  }
}

function hashing(adapter: DBTransactionAdapter, index: EmailIndex, onFailure: OnFailure): DBTransactionAdapter {
  const watched = <R>(operation: Promise<R>): Promise<R> => reporting(operation, onFailure)
  return {
    ...adapter,
    create: async <T extends Record<string, unknown>, R = T>(given: {
      model: string
      data: Omit<T, 'id'>
      select?: string[] | undefined
      forceAllowId?: boolean | undefined
    }): Promise<R> => {
      const token = given.model === 'session' && 'token' in given.data ? given.data['token'] : undefined
      if (typeof token !== 'string') return watched(adapter.create<T, R>(given))
      const data = { ...given.data, token: tokenHash(token) }
      return withToken(await watched(adapter.create<T, R>({ ...given, data })), token)
    },
    findOne: async (given) =>
      withToken(
        await watched(adapter.findOne({ ...given, where: hashed(given.model, given.where, index) })),
        plainToken(given.model, given.where),
      ),
    findMany: (given) =>
      watched(adapter.findMany(given.where ? { ...given, where: hashed(given.model, given.where, index) } : given)),
    count: (given) =>
      watched(adapter.count(given.where ? { ...given, where: hashed(given.model, given.where, index) } : given)),
    update: async (given) =>
      withToken(
        await watched(adapter.update({ ...given, where: hashed(given.model, given.where, index) })),
        plainToken(given.model, given.where),
      ),
    updateMany: (given) => watched(adapter.updateMany({ ...given, where: hashed(given.model, given.where, index) })),
    delete: (given) => watched(adapter.delete({ ...given, where: hashed(given.model, given.where, index) })),
    deleteMany: (given) => watched(adapter.deleteMany({ ...given, where: hashed(given.model, given.where, index) })),
    consumeOne: (given) => watched(adapter.consumeOne({ ...given, where: hashed(given.model, given.where, index) })),
    incrementOne: (given) =>
      watched(adapter.incrementOne({ ...given, where: hashed(given.model, given.where, index) })),
  }
}
