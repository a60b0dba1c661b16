import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, use } from 'react'
import { PageIconContext } from '#web/lib/PageIcon.tsx'
import { queryClient } from '#web/lib/query-client.ts'
import { useSession } from '#web/lib/session.ts'
import { Spinner } from '#web/ui/Spinner.tsx'
import { Toaster } from '#web/ui/Toaster.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { features } from './features.ts'
import { SignedIn } from './SignedIn.tsx'
import { SignedOut } from './SignedOut.tsx'

/** `asking` resolves when the server has been asked for the session; null if the page brought it. */
export function App({ asking }: { asking: Promise<void> | null }) {
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <PageIconContext value={features}>
          <Suspense fallback={<StartUp />}>
            <Pages asking={asking} />
          </Suspense>
        </PageIconContext>
        <Toaster />
      </QueryClientProvider>
    </ErrorBoundary>
  )
}

function Pages({ asking }: { asking: Promise<void> | null }) {
  if (asking) use(asking)
  const { signedIn } = useSession()
  return signedIn ? <SignedIn /> : <SignedOut />
}

function StartUp() {
  return (
    <output className="grid min-h-dvh place-items-center text-magenta">
      <Spinner className="size-9" />
      <span className="sr-only">Opening Glowell</span>
    </output>
  )
}
