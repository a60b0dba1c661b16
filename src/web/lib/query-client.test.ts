import { MutationObserver, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { markOutdated, queryClient } from './query-client.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  queryClient.clear()
  vi.useRealTimers()
})

/** A list that is shown, and how often it was fetched since it first was. */
async function shownList() {
  const queryFn = vi.fn<() => Promise<string[]>>(async () => [])
  new QueryObserver(queryClient, { queryKey: ['list'], queryFn }).subscribe(() => {})
  await vi.advanceTimersByTimeAsync(0)
  queryFn.mockClear()
  return queryFn
}

const change = (work: () => Promise<unknown>) =>
  new MutationObserver(queryClient, { mutationFn: work, meta: { changes: [['list']] } }).mutate()

test('what a tab changed is fetched once, though the stream of changes tells the tab of it too', async () => {
  const fetched = await shownList()
  await change(async () => {})
  await vi.advanceTimersByTimeAsync(20)
  markOutdated([['list']])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(fetched).toHaveBeenCalledTimes(1)
})

test('what is told while a change is on its way is fetched once it is there', async () => {
  const fetched = await shownList()
  const reply = Promise.withResolvers<void>()
  const changed = change(() => reply.promise)
  markOutdated([['list']])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(fetched).not.toHaveBeenCalled()
  reply.resolve()
  await changed
  await vi.advanceTimersByTimeAsync(1_000)
  expect(fetched).toHaveBeenCalledTimes(1)
})
