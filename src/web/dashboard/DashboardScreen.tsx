import { AffirmationCard } from './AffirmationCard.tsx'
import { ComingNext } from './ComingNext.tsx'
import { QuickAccess } from './QuickAccess.tsx'
import { RecentEntries } from './RecentEntries.tsx'
import { TourCard } from './TourCard.tsx'
import { WelcomeBanner } from './WelcomeBanner.tsx'

/** Where she arrives: a greeting, the way to everything, and what she wrote last. */
export function DashboardScreen() {
  return (
    <div className="mx-auto grid w-full max-w-page gap-8 px-4 pt-4 pb-12 sm:px-6 sm:pt-8">
      <WelcomeBanner />
      <TourCard />
      <div className="grid gap-x-8 gap-y-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="grid content-start gap-8">
          <AffirmationCard />
          <RecentEntries />
        </div>
        <div className="grid content-start gap-6">
          <QuickAccess />
          <ComingNext />
        </div>
      </div>
    </div>
  )
}
