import { useQuery } from '@tanstack/react-query'
import { useDeferredRender } from '#web/lib/use-deferred-render.ts'
import { ErrorNotice } from '#web/ui/ErrorNotice.tsx'
import { Cards } from './Cards.tsx'
import { CardsSkeleton } from './CardsSkeleton.tsx'
import { Customize } from './Customize.tsx'
import { dashboardQuery } from './dashboard.queries.ts'
import { QuickAdd } from './QuickAdd.tsx'
import { WelcomeBanner } from './WelcomeBanner.tsx'

export function DashboardScreen() {
  const { data: whole, error, isFetching, refetch } = useQuery(dashboardQuery)
  const data = useDeferredRender(whole)
  const isPending = data === undefined && error === null
  return (
    <div className="mx-auto grid w-full max-w-page grid-cols-1 gap-4 px-4 pt-4 pb-6 sm:gap-6 sm:px-6 sm:pt-8">
      <WelcomeBanner data={data} isPending={isPending} corner={data && <Customize data={data} />} />
      {isPending && <CardsSkeleton />}
      {data === undefined && error !== null && (
        <ErrorNotice
          title="Your dashboard didn’t load"
          detail={error.message}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && <Cards data={data} />}
      <QuickAdd />
    </div>
  )
}
