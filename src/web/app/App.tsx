import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, use, useState } from 'react'
import { queryClient } from '#web/lib/query-client.ts'
import { SessionContext, type Session } from '#web/lib/session.ts'
import { Spinner } from '#web/ui/Spinner.tsx'
import { Toaster } from '#web/ui/Toaster.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { SignedIn } from './SignedIn.tsx'
import { SignedOut } from './SignedOut.tsx'

/** The whole app, once it is known or being asked who she is. */
export function App({ session }: { session: Session | Promise<Session> }) {
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <Suspense fallback={<StartUp />}>
          <Routes session={session} />
        </Suspense>
        <Toaster />
      </QueryClientProvider>
    </ErrorBoundary>
  )
}

function Routes({ session }: { session: Session | Promise<Session> }) {
  const known = session instanceof Promise ? use(session) : session
  const [current] = useState(known)
  return <SessionContext value={current}>{current.signedIn ? <SignedIn /> : <SignedOut />}</SessionContext>
}

function StartUp() {
  return (
    <output className="grid min-h-dvh place-items-center text-magenta">
      <Spinner className="size-9" />
      <span className="sr-only">Opening Glowell</span>
    </output>
  )
}
