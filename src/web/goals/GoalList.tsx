import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState } from 'react'
import type { Goal } from '#contract/goals.ts'
import { goalCategories } from '#contract/lists.ts'
import { goalCategoryLabels } from '#web/lib/goal-words.ts'
import { Landscape } from '#web/ui/drawings/Landscape.tsx'
import { LoadMore } from '#web/ui/LoadMore.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { QueryPending } from '#web/ui/QueryResult.tsx'
import { areaMotifs } from './area-motifs.ts'
import type { GoalActions } from './GoalControls.tsx'
import { byPriority } from './goal-order.ts'
import { GoalRow } from './GoalRow.tsx'
import { NextGoal } from './NextGoal.tsx'
import { useGoalSections } from './use-goal-sections.ts'

type Props = GoalActions & { list: UseInfiniteQueryResult<Goal[]> }

export function GoalList({ list, ...actions }: Props) {
  const goals = list.data ?? []
  return (
    <>
      {list.data === undefined && (
        <QueryPending query={list} title="Your goals didn’t load" skeleton={<GoalsSkeleton />} />
      )}
      {goals.length > 0 && <Goals goals={goals} {...actions} />}
      {list.hasNextPage && (
        <LoadMore
          onMore={() => void list.fetchNextPage()}
          isLoading={list.isFetchingNextPage}
          hasFailed={list.isFetchNextPageError}
        />
      )}
    </>
  )
}

/** The goal that's next, then the others by area, then those reached, folded. */
function Goals({ goals, ...actions }: GoalActions & { goals: Goal[] }) {
  const { next, open, reached } = useGoalSections(goals)
  return (
    <div className="grid grid-cols-1 gap-8">
      {next && <NextGoal goal={next} {...actions} />}
      {goalCategories.map((category) => (
        <Area
          key={category}
          category={category}
          goals={open.filter((goal) => goal.category === category)}
          {...actions}
        />
      ))}
      {reached.length > 0 && <Reached goals={reached} isOnly={reached.length === goals.length} {...actions} />}
    </div>
  )
}

function Area({ category, goals, ...actions }: GoalActions & { category: Goal['category']; goals: Goal[] }) {
  if (goals.length === 0) return null
  const name = goalCategoryLabels[category]
  return (
    <section aria-label={name} className="grid grid-cols-1 gap-3 lg:grid-cols-[8rem_1fr] lg:gap-6">
      <div className="flex items-center gap-3 lg:flex-col lg:items-start">
        <Landscape motif={areaMotifs[category]} className="h-10 w-13 shrink-0 rounded-small lg:h-22 lg:w-full" />
        <h2 className="text-18">{name}</h2>
      </div>
      <Rows goals={goals} {...actions} />
    </section>
  )
}

const Rows = ({ goals, ...actions }: GoalActions & { goals: Goal[] }) => (
  <ul className="divide-y divide-line self-start rounded-card border border-line bg-surface shadow-card">
    {goals.toSorted(byPriority).map((goal) => (
      <GoalRow key={goal.id} goal={goal} {...actions} />
    ))}
  </ul>
)

/** Open from the start where there is nothing else. */
function Reached({ goals, isOnly, ...actions }: GoalActions & { goals: Goal[]; isOnly: boolean }) {
  const [isOpen, setIsOpen] = useState(isOnly)
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)} className="group">
      <summary className="inline-flex min-h-11 list-none items-center gap-2 [&::-webkit-details-marker]:hidden">
        <h2 className="text-18">
          Reached <span className="tabular text-ink-soft">· {goals.length}</span>
        </h2>
        <ChevronDown aria-hidden="true" className="size-5 text-ink-soft transition group-open:rotate-180" />
      </summary>
      <div className="mt-2">
        <Rows goals={goals} {...actions} />
      </div>
    </details>
  )
}

const GoalsSkeleton = () => (
  <output className="grid gap-8">
    <span className="sr-only">Opening your goals</span>
    <Skeleton className="h-100 rounded-card sm:h-90" />
    {[1, 2].map((area) => (
      <div key={area} className="grid gap-3 lg:grid-cols-[8rem_1fr] lg:gap-6">
        <Skeleton className="h-10 w-40 rounded-small lg:h-22 lg:w-full" />
        <Skeleton className="h-80 rounded-card lg:h-60" />
      </div>
    ))}
  </output>
)
