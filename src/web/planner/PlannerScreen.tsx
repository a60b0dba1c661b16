import { useUser } from '#web/lib/session.ts'
import { Page } from '#web/ui/Page.tsx'
import { MonthView } from './MonthView.tsx'
import { NewTaskButton } from './NewTaskButton.tsx'
import { TaskDialogs } from './TaskDialogs.tsx'
import { useTaskDialogs } from './use-task-dialogs.ts'
import { usePickedDay } from './use-picked-day.ts'
import { ViewBadge } from './ViewBadge.tsx'

/** Her planner: a month to pick a day from, and that day's tasks. */
export function PlannerScreen() {
  const { isPremium } = useUser()
  const { today, picked, pick } = usePickedDay()
  const dialogs = useTaskDialogs(picked)
  return (
    <Page
      title="My Planner"
      lead="One day at a time, with room to breathe."
      actions={
        <>
          {!isPremium && <ViewBadge />}
          <NewTaskButton onClick={dialogs.openNew} />
        </>
      }
    >
      <MonthView today={today} picked={picked} onPick={pick} dialogs={dialogs} />
      <TaskDialogs {...dialogs} />
    </Page>
  )
}
