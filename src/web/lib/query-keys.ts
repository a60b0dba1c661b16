import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { CallKey } from '#contract/api.ts'

type Path<K extends string> = K extends `${string} ${infer P}` ? P : never
/** The beginnings of a path, up to its first parameter: '/api' and '/api/journal' for '/api/journal'. */
type PrefixOf<P extends string, Done extends string = ''> = P extends `/{${string}`
  ? never
  : P extends `/${infer Head}/${infer Rest}`
    ? `${Done}/${Head}` | PrefixOf<`/${Rest}`, `${Done}/${Head}`>
    : `${Done}${P}`

/** The path of a GET call, or the beginning of such paths. */
export type Prefix = PrefixOf<Path<Extract<CallKey, `GET ${string}`>>>

/**
 * Builds the query key of a call: the parts of its path, then the values that tell its replies apart. The first values replace
 * the path's parameters: `queryKey('GET /api/goals/{id}/progress', id)`. When a key is out of date, so is every key that begins
 * with it.
 */
export function queryKey(call: CallKey, ...values: readonly unknown[]): QueryKey {
  const left = [...values]
  const parts = partsOf(call.slice(call.indexOf(' ') + 1)).map((part) => (part.startsWith('{') ? left.shift() : part))
  return [...parts, ...left]
}

/** The query key of a call whose reply never changes: nothing makes it out of date. */
export const constantKey = (call: CallKey, ...values: readonly unknown[]): QueryKey => [call, ...values]

const partsOf = (path: string): string[] => path.split('/').slice(1)

/** The query key that everything read beneath a path begins with. */
export const keyOf = (prefix: Prefix): QueryKey => partsOf(prefix)

/** The `meta` of a mutation: the paths that it makes out of date, on every open tab (query-client.ts). */
export const outdates = (...prefixes: Prefix[]): { changes: readonly QueryKey[] } => ({
  changes: prefixes.map(partsOf),
})

/** Refetches these paths where something other than a mutation reports that they changed. */
export const invalidate = (client: QueryClient, ...prefixes: Prefix[]) =>
  Promise.all(prefixes.map((prefix) => client.invalidateQueries({ queryKey: partsOf(prefix) })))
