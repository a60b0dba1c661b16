import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Card } from '#web/ui/Card.tsx'
import { ProgressBar } from '#web/ui/ProgressBar.tsx'
import { goalSummaryQuery } from './goals.queries.ts'

export function GoalStats() {
  const { data } = useQuery(goalSummaryQuery)
  const progress = data?.progress ?? null
  return (
    <dl className="mb-4 grid grid-cols-3 max-sm:rounded-card max-sm:bg-sunk sm:mb-8 sm:gap-4">
      <Stat name="Total Goals" value={data ? String(data.total) : '—'}>
        <p className="text-13 text-ink-soft max-sm:hidden">{data && `${data.total - data.completed} in progress`}</p>
      </Stat>
      <Stat name="Overall Progress" value={progress === null ? '—' : `${progress}%`}>
        {progress === null ? (
          <p className="text-13 text-ink-soft max-sm:hidden">{data && 'Your first goal shows up here.'}</p>
        ) : (
          <div className="max-sm:hidden">
            <ProgressBar label="Overall Progress" value={progress} valueText={`${progress}% on average`} />
          </div>
        )}
      </Stat>
      <Stat name="Completed" value={data ? String(data.completed) : '—'}>
        <p className="text-13 text-ink-soft max-sm:hidden">
          {data && (data.completed === 0 ? 'Goals you reach show up here.' : 'Every goal you’ve reached')}
        </p>
      </Stat>
    </dl>
  )
}

type StatProps = { name: string; value: string; children: ReactNode }

function Stat({ name, value, children }: StatProps) {
  return (
    <Card className="flex flex-col-reverse justify-end max-sm:rounded-none max-sm:border-0 max-sm:bg-transparent max-sm:p-2! max-sm:text-center max-sm:shadow-none sm:block sm:p-6!">
      <dt className="text-13 font-semibold text-ink-soft sm:text-15">{name}</dt>
      <dd className="tabular font-display text-18 sm:mt-1 sm:text-28">{value}</dd>
      <dd className="max-sm:hidden sm:mt-2 sm:min-h-5">{children}</dd>
    </Card>
  )
}
