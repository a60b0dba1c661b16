import { useQuery } from '@tanstack/react-query'
import { useDeferredRender } from '#web/lib/use-deferred-render.ts'
import { useMedia } from '#web/lib/use-media.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { wide } from './card-layout.ts'
import { QueryPending } from '#web/ui/QueryResult.tsx'
import { Cards } from './Cards.tsx'
import { Customize } from './Customize.tsx'
import { dashboardQuery } from './dashboard.queries.ts'
import { QuickAdd } from './QuickAdd.tsx'
import { WelcomeBanner } from './WelcomeBanner.tsx'

export function DashboardScreen() {
  const query = useQuery(dashboardQuery)
  const data = useDeferredRender(query.data)
  const isPending = data === undefined && query.error === null
  return (
    <div className="mx-auto grid w-full max-w-page grid-cols-1 gap-4 px-4 pt-4 pb-6 sm:gap-6 sm:px-6 sm:pt-8">
      <WelcomeBanner data={data} isPending={isPending} corner={data && <Customize data={data} />} />
      {data === undefined ? (
        <QueryPending query={query} title="Your dashboard didn’t load" skeleton={<CardsSkeleton />} />
      ) : (
        <Cards data={data} />
      )}
      <QuickAdd />
    </div>
  )
}

function CardsSkeleton() {
  const isWide = useMedia(wide)
  return (
    <output className="grid min-h-dvh content-start gap-4 sm:gap-6">
      <span className="sr-only">Opening your dashboard</span>
      <Skeleton className="h-20 rounded-card max-lg:hidden" />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:gap-6 lg:grid-cols-[minmax(0,1.62fr)_minmax(0,1fr)]">
        <div className="grid gap-4 sm:gap-6">
          <Skeleton className="h-64 rounded-card" />
          <Skeleton className="h-96 rounded-card" />
        </div>
        {isWide && <Skeleton className="h-160 rounded-card" />}
      </div>
    </output>
  )
}
