import { Suspense, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useSession } from '#web/lib/session.ts'
import { cx } from '#web/ui/cx.ts'
import { BottomNav } from './BottomNav.tsx'
import { DemoBanner } from './DemoBanner.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { GuidedTour, NowPlaying } from './on-demand-parts.tsx'
import { ScreenSkeleton } from './ScreenSkeleton.tsx'
import { WaitingChanges } from './WaitingChanges.tsx'

const aboveBottomNav = 'reach:pb-[calc(4rem+1px+env(safe-area-inset-bottom))]'

export function Shell({ children }: { children: ReactNode }) {
  const [path] = useLocation()
  const { signedIn } = useSession()
  return (
    <div className={cx('flex min-h-dvh flex-col', signedIn && aboveBottomNav)}>
      <a
        href="#main"
        className="fixed top-2 left-2 z-60 -translate-y-20 rounded-control bg-surface px-4 py-3 font-semibold shadow-card focus:translate-y-0"
      >
        Skip to the page
      </a>
      <Header />
      <DemoBanner />
      {signedIn && <WaitingChanges />}
      {signedIn && <NowPlaying />}
      {signedIn && <GuidedTour />}
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        <ErrorBoundary key={path}>
          <Suspense fallback={<ScreenSkeleton />}>{children}</Suspense>
        </ErrorBoundary>
      </main>
      <Footer />
      {signedIn && <BottomNav />}
    </div>
  )
}
