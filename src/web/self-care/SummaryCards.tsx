import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { moods, selfCareGoals } from '#contract/lists.ts'
import type { SelfCareSummary } from '#contract/self-care.ts'
import { ProgressBar } from '#web/ui/ProgressBar.tsx'
import { QueryPending } from '#web/ui/QueryResult.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { historyOf, insightsAddress } from './addresses.ts'
import { summaryQuery } from './self-care.queries.ts'

export function SummaryCards({ onFollow }: { onFollow: () => void }) {
  const query = useQuery(summaryQuery)
  const { data } = query
  if (data === undefined)
    return (
      <QueryPending
        query={query}
        title="Your totals didn’t load"
        skeleton={<Skeleton className="h-36 rounded-card" />}
      />
    )
  const { week, today } = data
  const { dayActivities } = selfCareGoals
  return (
    <ul className="grid grid-cols-[1fr_1.14fr_0.86fr] gap-2 sm:grid-cols-3 sm:gap-4">
      <WeekCard week={week} onFollow={onFollow} />
      <MoodCard mood={week.mood} onFollow={onFollow} />
      <SummaryCard
        title="Today"
        number={today.count}
        href={historyOf(1)}
        leads="today: show what you logged"
        onFollow={onFollow}
      >
        {today.count >= dayActivities
          ? `Done for today: ${today.minutes} min`
          : `Daily goal: ${dayActivities} activity`}
      </SummaryCard>
    </ul>
  )
}

type Week = SelfCareSummary['week']

function WeekCard({ week, onFollow }: { week: Week; onFollow: () => void }) {
  const { weekMinutes } = selfCareGoals
  return (
    <SummaryCard
      title="This Week"
      number={
        <span className="whitespace-nowrap">
          {week.minutes} <span className="text-15 sm:text-28">min</span>
        </span>
      }
      href={historyOf(7)}
      leads="this week: show the last 7 days"
      onFollow={onFollow}
    >
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
  )
}

function MoodCard({ mood: { mean, count }, onFollow }: { mood: Week['mood']; onFollow: () => void }) {
  const { emoji } = moods.find(({ value }) => value === Math.round(mean ?? 0)) ?? {}
  return (
    <SummaryCard
      title="Average Mood"
      href={insightsAddress}
      leads="average mood: show insights"
      onFollow={onFollow}
      number={
        mean === null ? (
          '—'
        ) : (
          <>
            {mean.toFixed(1)} <span aria-hidden="true">{emoji}</span>
          </>
        )
      }
    >
      {mean === null ? 'Log a mood to see this' : `Last 7 days, ${count} with a mood`}
    </SummaryCard>
  )
}

type CardProps = {
  title: string
  number: ReactNode
  href: string
  /** Read aloud after the number: its meaning, and where the link leads. */
  leads: string
  onFollow: () => void
  children: ReactNode
}

function SummaryCard({ title, number, href, leads, onFollow, children }: CardProps) {
  return (
    <li className="relative grid content-start gap-1 rounded-card border border-line bg-surface p-3 shadow-card transition hover:border-edge sm:p-5">
      <h2 className="font-sans text-13 font-semibold tracking-normal text-ink-soft sm:text-15">{title}</h2>
      <p className="tabular font-display text-22 sm:text-28">
        <Link href={href} onClick={onFollow} className="after:absolute after:inset-0 after:rounded-card">
          {number}
          <span className="sr-only"> {leads}</span>
        </Link>
      </p>
      <div className="tabular grid gap-2 text-13 text-ink-soft">{children}</div>
    </li>
  )
}

const countOf = (count: number): string => `${count} ${count === 1 ? 'activity' : 'activities'}`
