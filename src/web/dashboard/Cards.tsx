import ChevronDown from 'lucide-react/icons/chevron-down'
import { lazy, type ReactNode, Suspense } from 'react'
import type { Dashboard } from '#contract/dashboard.ts'
import { useDeviceSettings } from '#web/lib/device-settings.ts'
import { useLazyDialog } from '#web/lib/lazy-dialog.ts'
import { useAfterFirstPaint } from '#web/lib/use-after-first-paint.ts'
import { roomy, useMedia } from '#web/lib/use-media.ts'
import { AffirmationCard } from './AffirmationCard.tsx'
import { Button } from '#web/ui/Button.tsx'
import { cx } from '#web/ui/cx.ts'
import { AskCard } from './AskCard.tsx'
import { type CardKey, isAvailable, type Column, columnOf, twoColumns, unfolded, wide } from './card-layout.ts'
import { DigitalIncome } from './DigitalIncome.tsx'
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
  tour: ({ layout }) => <TourCard layout={layout} />,
  affirmation: ({ affirmation }) => <AffirmationCard affirmation={affirmation} />,
  tasks: ({ tasks }) => <TasksCard tasks={tasks} />,
  quickActions: () => <QuickActions />,
  stats: (data, onDetails) => <StatsCard data={data} onDetails={onDetails} />,
  week: ({ week }) => <WeekCard week={week} />,
  journal: ({ entries }) => <RecentEntries entries={entries} />,
  goals: ({ goals, focus }) => <GoalsCard goals={goals} focus={focus} />,
  ask: () => <AskCard />,
  upcoming: ({ upcoming, today }) => <UpcomingCard upcoming={upcoming} today={today} />,
  insight: ({ insight }) => <InsightCard insight={insight} />,
  quickAccess: () => <QuickAccess />,
  digitalIncome: () => <DigitalIncome />,
}

/** How many cards a phone shows at first, so that the page stays within three screens. */
const maxOnPhone = 5
/** How many of them the first screen of a phone shows. */
const firstScreen = 2

export function Cards({ data }: { data: Dashboard }) {
  const isWide = useMedia(wide)
  const isRoomy = useMedia(roomy)
  const isAtRest = useAfterFirstPaint()
  const details = useLazyDialog(load)
  const { settings, change } = useDeviceSettings<{ isWhole: boolean }>('dashboard-cards', { isWhole: false })
  const all = data.layout.filter(({ card, isHidden }) => !isHidden && isAvailable(card)).map(({ card }) => card)
  const first = unfolded(all, data, isRoomy ? all.length : maxOnPhone)
  const visible = settings.isWhole ? all : first
  const show = (cards: readonly CardKey[]) =>
    cards.map((card) => <CardFrame key={card}>{render[card](data, details.open)}</CardFrame>)
  const of = (column: Column) => visible.filter((card) => columnOf(card) === column)
  const { main, side } = twoColumns(visible, data)
  return (
    <>
      {isWide ? (
        <div className="grid gap-6">
          {show(of('top'))}
          <div className="grid grid-cols-[minmax(0,1.62fr)_minmax(0,1fr)] items-start gap-6">
            <div className={column}>{show(main)}</div>
            <div className={column}>{show(side)}</div>
          </div>
          {show(of('bottom'))}
        </div>
      ) : (
        <div className={cx(column, !isAtRest && 'min-h-dvh')}>
          {show(isAtRest ? visible : visible.slice(0, firstScreen))}
        </div>
      )}
      {first.length < all.length && <Fold isWhole={settings.isWhole} onChange={(isWhole) => change({ isWhole })} />}
      {details.isHere && (
        <Suspense>
          <WellnessDialog isOpen={details.isOpen} onOpenChange={details.setIsOpen} data={data} />
        </Suspense>
      )}
    </>
  )
}

function Fold({ isWhole, onChange }: { isWhole: boolean; onChange: (isWhole: boolean) => void }) {
  return (
    <Button
      variant="plain"
      className="justify-self-center"
      aria-expanded={isWhole}
      icon={<ChevronDown aria-hidden="true" className={cx('size-5 transition', isWhole && 'rotate-180')} />}
      onClick={() => onChange(!isWhole)}
    >
      {isWhole ? 'Show fewer cards' : 'Show all cards'}
    </Button>
  )
}

const column = 'grid grid-cols-1 gap-4 sm:gap-6'

function CardFrame({ children }: { children: ReactNode }) {
  return children
}
