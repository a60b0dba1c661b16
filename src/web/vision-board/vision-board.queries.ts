import { queryOptions } from '@tanstack/react-query'
import { call, callPage } from '#web/lib/call.ts'
import { keys } from '#web/lib/query-keys.ts'

/** Her whole board, in its order. Its address is the one that the page preloads. */
export const visionBoardQuery = queryOptions({
  queryKey: keys.visionBoard,
  queryFn: ({ signal }) => call('GET /api/vision-board', { signal }),
})

/** Her goals by name, newest first, for choosing where a vision leads. */
export const goalChoicesQuery = queryOptions({
  queryKey: [...keys.goals, 'choices'],
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
