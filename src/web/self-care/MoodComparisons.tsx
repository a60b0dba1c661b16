import { useQuery } from '@tanstack/react-query'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { selfCareInsightBasis as basis } from '#contract/lists.ts'
import type { SelfCareInsights } from '#contract/self-care.ts'
import { QueryPending } from '#web/ui/QueryResult.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { activityPhrase } from './activity-form.ts'
import { MoodPair } from './MoodPair.tsx'
import { insightsQuery } from './self-care.queries.ts'

/** Means of days side by side, each with its count; the texts claim no causes. */
export function MoodComparisons() {
  const query = useQuery(insightsQuery)
  const { data } = query
  if (data === undefined) return <QueryPending query={query} skeleton={<Skeleton className="mt-3 h-40" />} />
  if (data.days < basis.days) return <TooFew days={data.days} />
  return <Comparisons insights={data} />
}

function TooFew({ days }: { days: number }) {
  const more = basis.days - days
  return (
    <p className="mt-1 text-15 text-ink-soft">
      — {days} of {basis.days} days with a mood so far. {more} more {more === 1 ? 'day' : 'days'}, and we can compare
      them. With fewer, we’d be guessing.
    </p>
  )
}

const shownFirst = 4
const columns = 'mt-4 grid grid-cols-1 gap-x-8 gap-y-5 lg:grid-cols-2'

function Comparisons({ insights: { days, trend, byMinutes, byActivity } }: { insights: SelfCareInsights }) {
  if (trend === null && byMinutes === null && byActivity.length === 0)
    return (
      <p className="mt-1 text-15 text-ink-soft">
        — {days} days with a mood, but nothing to compare yet: that takes {basis.sideDays} days with an activity and{' '}
        {basis.sideDays} without it.
      </p>
    )
  return (
    <>
      <p className="mt-1 max-w-reading text-15 text-ink-soft">
        From {days} days with a mood in twelve weeks. This shows what went together, not what caused it.
      </p>
      <ul className={columns}>
        {trend !== null && (
          <Comparison sides={[trend.recent, trend.before]}>
            In the last {basis.trendDays} days, your mood averaged {mood(trend.recent)} ({trend.recent.days} days); in
            the {basis.trendDays} before that, {mood(trend.before)} ({trend.before.days} days).
          </Comparison>
        )}
        {byMinutes !== null && (
          <Comparison sides={[byMinutes.more, byMinutes.less]}>
            On the {byMinutes.more.days} days with more than {byMinutes.minutes} minutes, your mood averaged{' '}
            {mood(byMinutes.more)}; on the other {byMinutes.less.days}, {mood(byMinutes.less)}.
          </Comparison>
        )}
        <Activities kinds={byActivity.slice(0, shownFirst)} />
      </ul>
      {byActivity.length > shownFirst && (
        <details className="group mt-3">
          <summary className="inline-flex min-h-11 list-none items-center gap-1.5 text-15 font-semibold [&::-webkit-details-marker]:hidden">
            <ChevronRight aria-hidden="true" className="size-4.5 transition group-open:rotate-90" />
            {byActivity.length - shownFirst} more, with smaller differences
          </summary>
          <ul className={columns}>
            <Activities kinds={byActivity.slice(shownFirst)} />
          </ul>
        </details>
      )}
    </>
  )
}

function Activities({ kinds }: { kinds: SelfCareInsights['byActivity'] }) {
  return kinds.map((kind) => (
    <Comparison key={kind.activityType} sides={[kind.with, kind.without]}>
      On the {kind.with.days} days with {activityPhrase(kind.activityType)}, your mood averaged {mood(kind.with)}; on
      the other {kind.without.days}, {mood(kind.without)}.
    </Comparison>
  ))
}

type Side = { days: number; mood: number }

const mood = ({ mood }: Side): string => mood.toFixed(1)

function Comparison({ sides: [first, second], children }: { sides: [Side, Side]; children: ReactNode }) {
  return (
    <li className="grid grid-cols-1 content-start gap-1.5">
      <p className="tabular text-15">{children}</p>
      <MoodPair first={first.mood} second={second.mood} />
    </li>
  )
}
