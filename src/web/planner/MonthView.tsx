import { DayPanel } from './DayPanel.tsx'
import { UnfinishedTasks } from './UnfinishedTasks.tsx'
import { MonthCalendar } from './MonthCalendar.tsx'
import type { TaskDialogActions } from './use-task-dialogs.ts'

type Props = { today: string; picked: string; onPick: (day: string) => void; dialogs: TaskDialogActions }

/** The month at the left, the picked day at the right; on a phone the week above the day. */
export function MonthView({ today, picked, onPick, dialogs }: Props) {
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[23.5rem_minmax(0,1fr)] lg:gap-8">
      <div className="grid grid-cols-1 gap-5">
        <MonthCalendar today={today} picked={picked} onPick={onPick} />
        {picked === today && <UnfinishedTasks today={today} />}
      </div>
      <DayPanel today={today} day={picked} dialogs={dialogs} />
    </div>
  )
}
