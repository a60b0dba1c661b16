import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { moods, selfCareGoals } from '#contract/lists.ts'
import { ErrorNotice } from '#web/ui/ErrorNotice.tsx'
import { ProgressBar } from '#web/ui/ProgressBar.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { summaryQuery } from './self-care.queries.ts'

/** This week, how it felt, and today. */
export function SummaryCards() {
  const { data, error, isFetching, refetch } = useQuery(summaryQuery)
  if (data === undefined)
    return error ? (
      <ErrorNotice
        title="Your sums did not load"
        detail={error.message}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <Skeleton className="h-36 rounded-card" />
    )
  const { week, today } = data
  const { weekMinutes, dayActivities } = selfCareGoals
  const felt = moods.find(({ value }) => value === Math.round(week.mood.mean ?? 0))
  return (
    <ul className="grid grid-cols-3 gap-2 sm:gap-4">
      <SummaryCard title="This Week" number={`${week.minutes} min`}>
        <span>
          {countOf(week.count)}, goal {weekMinutes} min
        </span>
        <ProgressBar
          label="Minutes this week"
          value={week.minutes}
          max={weekMinutes}
          valueText={`${week.minutes} of ${weekMinutes} minutes`}
        />
      </SummaryCard>
      <SummaryCard
        title="Average Mood"
        number={
          week.mood.mean === null ? (
            '—'
          ) : (
            <>
              {week.mood.mean.toFixed(1)} <span aria-hidden="true">{felt?.emoji}</span>
            </>
          )
        }
      >
        {week.mood.mean === null ? 'Log one with a mood to see it' : `Last 7 days, ${week.mood.count} with a mood`}
      </SummaryCard>
      <SummaryCard title="Today" number={today.count}>
        {today.count >= dayActivities
          ? `Your one for today is done, ${today.minutes} min`
          : `Daily goal: ${dayActivities} activity`}
      </SummaryCard>
    </ul>
  )
}

type CardProps = { title: string; number: ReactNode; children: ReactNode }

function SummaryCard({ title, number, children }: CardProps) {
  return (
    <li className="grid content-start gap-1 rounded-card border border-line bg-surface p-3 shadow-card sm:p-5">
      <h2 className="font-sans text-13 font-semibold tracking-normal text-ink-soft sm:text-15">{title}</h2>
      <p className="tabular font-display text-22 sm:text-28">{number}</p>
      <div className="tabular grid gap-2 text-13 text-ink-soft">{children}</div>
    </li>
  )
}

const countOf = (count: number): string => `${count} ${count === 1 ? 'activity' : 'activities'}`
