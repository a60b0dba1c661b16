import { queryOptions } from '@tanstack/react-query'
import { call, callPage } from '#web/lib/call.ts'
import { queryKey } from '#web/lib/query-keys.ts'

/** In the board's order. Its URL is the one that the HTML preloads. */
export const visionBoardQuery = queryOptions({
  queryKey: queryKey('GET /api/vision-board'),
  queryFn: ({ signal }) => call('GET /api/vision-board', { signal }),
})

/** Newest first. */
export const goalChoicesQuery = queryOptions({
  queryKey: queryKey('GET /api/goals', 'choices'),
  queryFn: async ({ signal }) => {
    const choices: { id: string; title: string }[] = []
    for (let next: string | undefined, isFirst = true; isFirst || next !== undefined; isFirst = false) {
      const page = await callPage('GET /api/goals', next, { query: { limit: 100 }, signal })
      choices.push(...page.items.map(({ id, title }) => ({ id, title })))
      next = page.next
    }
    return choices
  },
})
