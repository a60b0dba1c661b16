import { lazy, Suspense } from 'react'
import { useUser } from '#web/lib/session.ts'
import { onceLoaded } from '#web/lib/lazy-dialog.ts'
import { Page } from '#web/ui/Page.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { MonthView } from './MonthView.tsx'
import { NewTaskButton } from './NewTaskButton.tsx'
import { TaskDialogs } from './TaskDialogs.tsx'
import { useTaskDialogs } from './use-task-dialogs.ts'
import { usePickedDay } from './use-picked-day.ts'
import { useView, type View } from './use-view.ts'
import { ViewBadge } from './ViewBadge.tsx'
import { ViewSwitch } from './ViewSwitch.tsx'

const loadTimeline = async () => ({ default: (await import('./timeline/Timeline.tsx')).Timeline })
const Timeline = lazy(loadTimeline)

/** Her planner: a month to pick a day from, and that day's tasks; or a week or a day by its hours. */
export function PlannerScreen() {
  const { isPremium } = useUser()
  const { today, picked, pick } = usePickedDay()
  const { view, show } = useView(isPremium)
  const dialogs = useTaskDialogs(picked)
  const handleView = (next: View) => (next === 'month' ? show(next) : onceLoaded(loadTimeline, () => show(next)))
  return (
    <Page
      title="My Planner"
      lead="One day at a time, with room to breathe."
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
