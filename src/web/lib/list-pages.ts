import type { DataTag, InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query'
import type { ListPage } from './call.ts'

/** A list in the cache: the pages that are loaded, newest first. */
export type Pages<T> = InfiniteData<ListPage<T[]>>

/** A record of a list. Its place depends on when it was earned or completed, if it has such a date, else on when it was created. */
type Listed = { id: string } & ({ createdAt: string } | { completedAt: string } | { earnedOn: string })

const start = (): string | undefined => undefined

/** The options of every list for `infiniteQueryOptions`: `Link: rel="next"` leads to the next page. */
export const byPage = {
  initialPageParam: start(),
  getNextPageParam: ({ next }: { next: string | undefined }): string | undefined => next,
}

/** Returns the records of all loaded pages in one list. */
export const itemsOf = <T>({ pages }: Pages<T>): T[] => pages.flatMap(({ items }) => items)

/** Removes one record from the list. */
export const withoutItem = <T extends Listed>(data: Pages<T>, id: string): Pages<T> => ({
  ...data,
  pages: data.pages.map((page) => ({ ...page, items: page.items.filter((item) => item.id !== id) })),
})

/** Replaces the record with the same id, or inserts a new record by its date. */
export function withItem<T extends Listed>(data: Pages<T>, item: T): Pages<T> {
  const { pages } = replaceItem(data, item)
  if (pages.some(({ items }) => items.includes(item))) return { ...data, pages }
  const at = pages.findIndex(({ items, next }) => next === undefined || items.some((other) => isNewer(item, other)))
  const page = pages[at]
  return page ? { ...data, pages: pages.with(at, { ...page, items: insert(page.items, item) }) } : { ...data, pages }
}

/** Functions that show a record in one cached list, or hide it. */
export const listCache = <T extends Listed>({ queryKey }: { queryKey: DataTag<QueryKey, Pages<T>, Error> }) => ({
  show: (client: QueryClient, item: T): void => {
    client.setQueryData<Pages<T>>(queryKey, (list) => list && withItem(list, item))
  },
  hide: (client: QueryClient, { id }: { id: string }): void => {
    client.setQueryData<Pages<T>>(queryKey, (list) => list && withoutItem(list, id))
  },
})

/** Replaces the record with the same id. Changes nothing if the list doesn't have it. */
export const replaceItem = <T extends Listed>(data: Pages<T>, item: T): Pages<T> => ({
  ...data,
  pages: data.pages.map((page) => ({
    ...page,
    items: page.items.map((other) => (other.id === item.id ? item : other)),
  })),
})

function insert<T extends Listed>(items: T[], item: T): T[] {
  const at = items.findIndex((other) => isNewer(item, other))
  return at === -1 ? [...items, item] : items.toSpliced(at, 0, item)
}

function momentOf(item: Listed): string {
  if ('earnedOn' in item) return item.earnedOn
  return 'completedAt' in item ? item.completedAt : item.createdAt
}

const isNewer = (a: Listed, b: Listed): boolean =>
  momentOf(a) === momentOf(b) ? a.id > b.id : momentOf(a) > momentOf(b)

/** Fetches every page, for a list that is short and shown whole. */
export async function allPages<T>(read: (next: string | undefined) => Promise<ListPage<T[]>>): Promise<T[]> {
  const all: T[] = []
  let next: string | undefined
  do {
    const page = await read(next)
    all.push(...page.items)
    next = page.next
  } while (next !== undefined)
  return all
}
