import { afterAll } from 'vitest'
import { queryClient } from '#web/lib/query-client.ts'

// Test files of the web share their modules, as screens share a tab: what one has put into it must not meet the next.
afterAll(() => queryClient.clear())
