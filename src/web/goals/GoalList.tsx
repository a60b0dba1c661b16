import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { Goal } from '#contract/goals.ts'
import { goalCategories } from '#contract/lists.ts'
import { cx } from '#web/ui/cx.ts'
import { ErrorNotice } from '#web/ui/ErrorNotice.tsx'
import { LoadMore } from '#web/ui/LoadMore.tsx'
import { Unreadable } from '#web/ui/Unreadable.tsx'
import { focusNeighbour } from '#web/lib/focus-neighbour.ts'
import { categoryLabels } from '#web/lib/goal-words.ts'
import { GoalCard, type GoalActions } from './GoalCard.tsx'
import { GoalsSkeleton } from './GoalsSkeleton.tsx'
import { goalAnchor } from './use-linked-goal.ts'

type Props = GoalActions & { list: UseInfiniteQueryResult<Goal[]> }

export function GoalList({ list, ...actions }: Props) {
  const goals = list.data ?? []
  return (
    <>
      {list.isPending && <GoalsSkeleton />}
      {list.isError && goals.length === 0 && (
        <ErrorNotice
          title="Your goals didn’t load"
          detail={list.error.message}
          isRetrying={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      )}
      <div className="grid items-start gap-x-4 gap-y-8 md:grid-cols-2 xl:grid-cols-3">
        {goalCategories.map((category) => (
          <Category
            key={category}
            name={categoryLabels[category]}
            goals={goals.filter((goal) => goal.category === category)}
            {...actions}
          />
        ))}
      </div>
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

/** An area is as wide as its goals need, so that small ones share a row. */
const widths = [
  { section: '', list: '' },
  { section: 'md:col-span-2', list: 'md:grid-cols-2' },
  { section: 'md:col-span-2 xl:col-span-3', list: 'md:grid-cols-2 xl:grid-cols-3' },
]

function Category({ name, goals, ...actions }: GoalActions & { name: string; goals: Goal[] }) {
  if (goals.length === 0) return null
  const width = widths[Math.min(goals.length, widths.length) - 1]
  return (
    <section aria-label={name} className={cx('min-w-0', width?.section)}>
      <h2 className="mb-3 flex items-center gap-4 text-18 text-ink-soft after:h-px after:flex-1 after:bg-line">
        {name}
      </h2>
      <ul className={cx('grid items-start gap-4', width?.list)}>
        {goals.toSorted(byUrgency).map((goal) =>
          goal.isUnreadable ? (
            <Unreadable
              key={goal.id}
              id={goalAnchor(goal.id)}
              tabIndex={-1}
              record={goal}
              title={goal.title}
              onDelete={(control) => {
                focusNeighbour(control)
                actions.onDelete(goal)
              }}
            />
          ) : (
            <GoalCard key={goal.id} goal={goal} {...actions} />
          ),
        )}
      </ul>
    </section>
  )
}

/** Open goals first, by priority; the rest in the list's order. */
const byUrgency = (a: Goal, b: Goal): number => Number(a.isCompleted) - Number(b.isCompleted) || b.priority - a.priority
