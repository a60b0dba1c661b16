import { QueryClient } from '@tanstack/react-query'

/** The one cache of what the server said. Nothing repeats by itself; coming back to the tab or the network refreshes. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: 'always', refetchOnReconnect: 'always' },
    mutations: { retry: false },
  },
})
