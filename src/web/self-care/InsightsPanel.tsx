import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { selfCareInsightBasis } from '#contract/lists.ts'
import type { SelfCareSummary } from '#contract/self-care.ts'
import { useUser } from '#web/lib/session.ts'
import { askForUpgrade } from '#web/lib/upsell.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { LowSun } from '#web/ui/drawings/LowSun.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { PremiumTeaser } from '#web/ui/PremiumTeaser.tsx'
import { QueryPending } from '#web/ui/QueryResult.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { BreathingEffect } from './BreathingEffect.tsx'
import { MoodComparisons } from './MoodComparisons.tsx'
import { MinutesChart } from './MinutesChart.tsx'
import { MoodChart } from './MoodChart.tsx'
import { summaryQuery } from './self-care.queries.ts'
import { labelOf } from './activity-form.ts'

export function InsightsPanel({ onLog }: { onLog: () => void }) {
  const query = useQuery(summaryQuery)
  const { data } = query
  if (data === undefined) return <QueryPending query={query} skeleton={<Skeleton className="h-96 rounded-card" />} />
  if (data.byActivity.length === 0)
    return (
      <EmptyState
        drawing={<LowSun className="h-20" />}
        title="Nothing to show yet"
        action={<Button onClick={onLog}>Log an activity</Button>}
      >
        Log your first activity to start the chart. After a week, you’ll see how your days go. After a few weeks, you’ll
        see what helps.
      </EmptyState>
    )
  return <Charts summary={data} />
}

function Charts({ summary }: { summary: SelfCareSummary }) {
  const { isPremium } = useUser()
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
      <Chart title="Minutes a day" isWide>
        <MinutesChart days={summary.days.slice(-28)} weekMinutes={summary.week.minutes} />
      </Chart>
      <div className="grid grid-cols-1 content-start gap-4">
        <Chart title="Mood over time">
          <MoodChart days={summary.days} />
        </Chart>
        <Chart title="Before and after breathing">
          <BreathingEffect breathing={summary.breathing} />
        </Chart>
      </div>
      <Chart title="By activity">
        <KindChart kinds={summary.byActivity} />
      </Chart>
      <Chart title="What goes with your mood" isWide>
        {isPremium ? (
          <MoodComparisons />
        ) : (
          <div className="mt-3">
            <PremiumTeaser title="Days with it, and days without" onSee={() => askForUpgrade()}>
              Your mood on days with each activity compared with the other days, and how it changes from month to month.
              You’ll see both once you’ve logged {selfCareInsightBasis.days} days with a mood.
            </PremiumTeaser>
          </div>
        )}
      </Chart>
    </div>
  )
}

function Chart({ title, isWide = false, children }: { title: string; isWide?: boolean; children: ReactNode }) {
  return (
    <Card as="section" className={isWide ? 'lg:col-span-2' : ''}>
      <h2 className="text-18">{title}</h2>
      {children}
    </Card>
  )
}

function KindChart({ kinds }: { kinds: SelfCareSummary['byActivity'] }) {
  const most = Math.max(...kinds.map(({ minutes }) => minutes))
  return (
    <ul className="mt-3 grid gap-2.5">
      {kinds.map(({ activityType, minutes, count }) => (
        <li key={activityType} className="grid gap-1">
          <div className="flex justify-between gap-3 text-15">
            <span className="font-medium">{labelOf(activityType)}</span>
            <span className="tabular text-ink-soft">
              {minutes} min, {count} {count === 1 ? 'time' : 'times'}
            </span>
          </div>
          <div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-sunk">
            <div className="h-full rounded-full bg-royal" style={{ width: `${(minutes / most) * 100}%` }} />
          </div>
        </li>
      ))}
    </ul>
  )
}
