import { ComingNext } from './ComingNext.tsx'
import { QuickAccess } from './QuickAccess.tsx'
import { RecentEntries } from './RecentEntries.tsx'
import { WelcomeBanner } from './WelcomeBanner.tsx'

/** Where she arrives: a greeting, the way to everything, and what she wrote last. */
export function DashboardScreen() {
  return (
    <div className="mx-auto grid w-full max-w-page gap-8 px-4 pt-4 pb-12 sm:px-6 sm:pt-8">
      <WelcomeBanner />
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:grid-rows-[auto_1fr]">
        <QuickAccess />
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <RecentEntries />
        </div>
        <div>
          <ComingNext />
        </div>
      </div>
    </div>
  )
}
