import { useQuery } from '@tanstack/react-query'
import type { Limited } from '#contract/plans.ts'
import { isCoachOn } from '#web/lib/coach.ts'
import { type LimitUsage, usageLimitsQuery } from '#web/lib/usage-limits.ts'
import { ProgressBar } from '#web/ui/ProgressBar.tsx'
import { QueryPending } from '#web/ui/QueryResult.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'

const limits: readonly { key: Limited; name: string }[] = [
  { key: 'journalEntries', name: 'Journal entries' },
  { key: 'aiQuestions', name: 'Coach questions this month' },
  { key: 'visionBoards', name: 'Vision board items' },
]

export function Usage() {
  const query = useQuery(usageLimitsQuery)
  const { data } = query
  if (data === undefined)
    return <QueryPending query={query} title="Your limits didn’t load" skeleton={<Skeleton className="h-39" />} />
  const shown = limits.filter(({ key }) => key !== 'aiQuestions' || isCoachOn())
  return (
    <ul className="grid gap-3.5">
      {shown.map(({ key, name }) => (
        <li key={key}>
          <Limit name={name} usage={data[key]} />
        </li>
      ))}
    </ul>
  )
}

function Limit({ name, usage }: { name: string; usage: LimitUsage }) {
  const words = usage.unlimited ? `${usage.used} · unlimited` : `${usage.used} of ${usage.limit}`
  return (
    <div className="grid gap-1.5">
      <div className="flex items-baseline justify-between gap-3 text-15">
        <span>{name}</span>
        <span className="tabular font-semibold">{words}</span>
      </div>
      {!usage.unlimited && <ProgressBar label={name} value={usage.used} max={usage.limit} valueText={words} />}
    </div>
  )
}
