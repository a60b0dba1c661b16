import { QueryCache, QueryClient } from '@tanstack/react-query'
import { CallError } from './call.ts'

// Signed out elsewhere, or too long away: a fresh page knows which pages are hers to see.
const leaveWhenSignedOut = (error: Error) => {
  if (error instanceof CallError && error.code === 'not_signed_in') window.location.reload()
}

/** The one cache of what the server said. Nothing repeats by itself; coming back to the tab or the network refreshes. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: leaveWhenSignedOut }),
  defaultOptions: {
    queries: {
      retry: false,
      networkMode: 'always',
      staleTime: 30_000,
      refetchOnWindowFocus: 'always',
      refetchOnReconnect: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})
