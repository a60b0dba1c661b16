import { lazy, Suspense } from 'react'
import { useUser } from '#web/lib/session.ts'
import { onceLoaded } from '#web/lib/lazy-dialog.ts'
import { Page } from '#web/ui/Page.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { TaskDialogs } from './TaskDialogs.tsx'
import { useTaskDialogs } from './use-task-dialogs.ts'
import { useView, type View } from './use-view.ts'
import { ViewSwitch } from './ViewSwitch.tsx'
import { DayPanel } from './DayPanel.tsx'
import { UnfinishedTasks } from './UnfinishedTasks.tsx'
import { MonthCalendar } from './MonthCalendar.tsx'
import type { TaskDialogActions } from './use-task-dialogs.ts'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import { MainAction } from '#web/ui/MainAction.tsx'
import { askForUpgrade } from '#web/lib/upsell.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { useSearchParams } from 'wouter'
import { useToday } from '#web/lib/use-today.ts'
import { readDay } from './calendar-days.ts'

const loadTimeline = async () => ({ default: (await import('./timeline/Timeline.tsx')).Timeline })
const Timeline = lazy(loadTimeline)

export function PlannerScreen() {
  const { isPremium } = useUser()
  const { today, picked, pick } = usePickedDay()
  const { view, show } = useView(isPremium)
  const dialogs = useTaskDialogs(picked)
  const handleView = (next: View) => (next === 'month' ? show(next) : onceLoaded(loadTimeline, () => show(next)))
  return (
    <Page
      title="My Planner"
      lead={<span className="max-sm:hidden">One day at a time, with room to breathe.</span>}
      actions={
        <>
          {isPremium ? <ViewSwitch view={view} onChange={handleView} /> : <ViewBadge />}
          <NewTaskButton onClick={dialogs.openNew} />
        </>
      }
    >
      {view === 'month' ? (
        <MonthView today={today} picked={picked} onPick={pick} dialogs={dialogs} />
      ) : (
        <Suspense fallback={<Skeleton className="h-[46rem] rounded-card" />}>
          <Timeline
            view={view}
            today={today}
            picked={picked}
            onPick={pick}
            onOpenDay={(day) => show('day', day)}
            dialogs={dialogs}
          />
        </Suspense>
      )}
      <TaskDialogs {...dialogs} />
    </Page>
  )
}

type Props = { today: string; picked: string; onPick: (day: string) => void; dialogs: TaskDialogActions }

function MonthView({ today, picked, onPick, dialogs }: Props) {
  return (
    <div className="grid grid-cols-1 items-start gap-4 sm:gap-5 lg:grid-cols-[23.5rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-8">
      <MonthCalendar today={today} picked={picked} onPick={onPick} />
      <div className="min-w-0 lg:row-span-2">
        <DayPanel today={today} day={picked} dialogs={dialogs} />
      </div>
      {picked === today && <UnfinishedTasks today={today} />}
    </div>
  )
}

function NewTaskButton({ onClick }: { onClick: () => void }) {
  return (
    <MainAction icon={<CalendarPlus aria-hidden="true" className="size-5" />} onClick={onClick}>
      New Task
    </MainAction>
  )
}

function ViewBadge() {
  return (
    <button
      type="button"
      className="group min-h-11 rounded-full text-left transition hover:brightness-[0.96]"
      onClick={() => askForUpgrade()}
    >
      <Badge tone="gold">Monthly View Only - Upgrade for Daily/Weekly Views</Badge>
    </button>
  )
}

/** Kept in the URL, so that Back leads to the day before; today where the URL has none. */
function usePickedDay() {
  const today = useToday()
  const [params, setParams] = useSearchParams()
  const picked = readDay(params.get('date')) ?? today
  const pick = (day: string) => {
    if (day === picked) return
    setParams((before) => {
      const next = new URLSearchParams(before)
      if (day === today) next.delete('date')
      else next.set('date', day)
      return next
    })
  }
  return { today, picked, pick }
}
