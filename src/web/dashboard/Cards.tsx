import { lazy, type ReactNode, Suspense } from 'react'
import type { Dashboard } from '#contract/dashboard.ts'
import { useLazyDialog } from '#web/lib/lazy-dialog.ts'
import { useMedia } from '#web/lib/use-media.ts'
import { AffirmationCard } from './AffirmationCard.tsx'
import { AskCard } from './AskCard.tsx'
import { type CardKey, isNewAccount, isAvailable, type Column, columnOf, wide } from './card-layout.ts'
import { DigitalIncome } from './DigitalIncome.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import { GoalsCard } from './GoalsCard.tsx'
import { InsightCard } from './InsightCard.tsx'
import { QuickAccess } from './QuickAccess.tsx'
import { QuickActions } from './QuickActions.tsx'
import { RecentEntries } from './RecentEntries.tsx'
import { StatsCard } from './StatsCard.tsx'
import { TasksCard } from './TasksCard.tsx'
import { TourCard } from './TourCard.tsx'
import { UpcomingCard } from './UpcomingCard.tsx'
import { WeekCard } from './WeekCard.tsx'

const load = async () => ({ default: (await import('./WellnessDialog.tsx')).WellnessDialog })
const WellnessDialog = lazy(load)

const render: Record<CardKey, (data: Dashboard, onDetails: () => void) => ReactNode> = {
  tour: () => <TourCard />,
  affirmation: ({ affirmation }) => <AffirmationCard affirmation={affirmation} />,
  tasks: ({ tasks }) => <TasksCard tasks={tasks} />,
  quickActions: () => <QuickActions />,
  stats: (data, onDetails) => <StatsCard data={data} onDetails={onDetails} />,
  week: ({ week }) => <WeekCard week={week} />,
  journal: ({ entries }) => <RecentEntries entries={entries} />,
  goals: ({ goals }) => <GoalsCard goals={goals} />,
  ask: () => <AskCard />,
  upcoming: ({ upcoming, today }) => <UpcomingCard upcoming={upcoming} today={today} />,
  insight: ({ insight }) => <InsightCard insight={insight} />,
  quickAccess: () => <QuickAccess />,
  digitalIncome: () => <DigitalIncome />,
}

/** While all three are empty, one card replaces them. */
const beginnings = new Set<CardKey>(['tasks', 'journal', 'goals'])

export function Cards({ data }: { data: Dashboard }) {
  const isWide = useMedia(wide)
  const details = useLazyDialog(load)
  const isNew = isNewAccount(data)
  const shown = data.layout.filter(({ card, isHidden }) => !isHidden && isAvailable(card)).map(({ card }) => card)
  const first = isNew ? shown.find((card) => beginnings.has(card)) : undefined
  const visible = shown.filter((card) => !isNew || card === first || !beginnings.has(card))
  const show = (cards: readonly CardKey[]) =>
    cards.map((card) => (
      <CardFrame key={card}>{card === first ? <FirstSteps /> : render[card](data, details.open)}</CardFrame>
    ))
  const of = (side: Column) => visible.filter((card) => columnOf(card, isNew) === side)
  return (
    <>
      {isWide ? (
        <div className="grid gap-6">
          {show(of('top'))}
          <div className="grid grid-cols-[minmax(0,1.62fr)_minmax(0,1fr)] items-start gap-6">
            <div className={column}>{show(of('main'))}</div>
            <div className={column}>{show(of('side'))}</div>
          </div>
          {show(of('bottom'))}
        </div>
      ) : (
        <div className={column}>{show(visible)}</div>
      )}
      {details.isHere && (
        <Suspense>
          <WellnessDialog isOpen={details.isOpen} onOpenChange={details.setIsOpen} data={data} />
        </Suspense>
      )}
    </>
  )
}

const column = 'grid grid-cols-1 gap-4 sm:gap-6'

function CardFrame({ children }: { children: ReactNode }) {
  return children
}
