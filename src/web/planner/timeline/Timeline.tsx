import { addDays } from '#web/lib/days.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { PlannerHours, Task } from '#contract/planner.ts'
import { useDialogState } from '#web/lib/dialog-state.ts'
import { showDayHeader, showDayRange } from '#web/lib/show-day.ts'
import { ErrorNotice } from '#web/ui/ErrorNotice.tsx'
import { startOfWeek, weekStartOf } from '../calendar-days.ts'
import { deleteTask, updateTaskQueued } from '../planner.mutations.ts'
import { plannerHoursQuery, rangeTasksQuery } from '../planner.queries.ts'
import type { TaskDialogActions } from '../use-task-dialogs.ts'
import { spanOf, spansFrom } from './day-span.ts'
import { HoursDialog } from './HoursDialog.tsx'
import { ScheduleDialog } from './ScheduleDialog.tsx'
import { changeTo, type TaskPosition, formatPosition } from './task-position.ts'
import { TimelineBar } from './TimelineBar.tsx'
import { TimelineGrid } from './TimelineGrid.tsx'
import { freeTime } from './initial-time.ts'
import { QuickAdd } from '../QuickAdd.tsx'

type Props = {
  view: 'week' | 'day'
  today: string
  picked: string
  onPick: (day: string) => void
  onOpenDay: (day: string) => void
  dialogs: TaskDialogActions
}

export function Timeline({ view, today, picked, onPick, onOpenDay, dialogs }: Props) {
  const isWeek = view === 'week'
  const first = isWeek ? startOfWeek(picked, weekStartOf(navigator.language)) : picked
  const spans = useMemo(() => spansFrom(first, isWeek ? 7 : 1), [first, isWeek])
  const last = addDays(first, spans.length - 1)
  // A task lasts up to 24 hours and a day may have 23, so a task may have begun two days before the first day that it reaches.
  const list = useQuery(rangeTasksQuery(addDays(first, -2), last))
  const saved = useQuery(plannerHoursQuery)
  const { mutate: remove } = useMutation(deleteTask)
  // Shows no task before the timeline has scrolled, because it would move away from the pointer.
  const isLoaded = !list.isPending && !saved.isPending
  const tasks = isLoaded ? (list.data ?? []) : []
  const hours = saved.data?.hours ?? null
  const settings = useHoursDialog(hours)
  const scheduling = useScheduling((task) => freeTime(task, tasks, spanOf(task.dueDate), hours, Date.now()))

  return (
    <section aria-label={isWeek ? 'Week' : 'Day'}>
      <TimelineBar
        title={isWeek ? showDayRange(first, last) : showDayHeader(picked)}
        unit={view}
        isNow={first <= today && today <= last}
        onStep={(by) => onPick(addDays(picked, by * spans.length))}
        onToday={() => onPick(today)}
        hoursLabel={saved.isSuccess ? (hours === null ? 'Set your hours' : 'Your hours') : undefined}
        onHours={settings.open}
      />
      <QuickAdd today={today} day={picked} />
      {list.isError && list.data === undefined ? (
        <ErrorNotice
          title={isWeek ? 'This week didn’t load' : 'This day didn’t load'}
          detail={list.error.message}
          isRetrying={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      ) : (
        <TimelineGrid
          spans={spans}
          picked={picked}
          today={today}
          tasks={tasks}
          isLoaded={isLoaded}
          hours={hours}
          onDay={(date) => {
            if (date < first || date > last) onPick(date)
          }}
          onOpenDay={onOpenDay}
          onNew={dialogs.openAt}
          onOpen={dialogs.openEdit}
          onSchedule={scheduling.start}
          onDelete={(task) => (task.seriesId === null ? remove({ task }) : dialogs.askDelete(task))}
        />
      )}
      <Hint />
      {scheduling.dialog}
      {settings.dialog}
    </section>
  )
}

/** The dialog that gives a task a time, beginning with `suggest`. */
function useScheduling(suggest: (task: Task) => string) {
  const { mutate: update } = useMutation(updateTaskQueued)
  const { state, open, close } = useDialogState<{ task: Task; suggested: string }>()
  const finish = (position: TaskPosition) => {
    const task = state?.value.task
    const change = task && changeTo(task, position)
    if (task && change) update({ before: task, change, description: formatPosition(position) })
  }
  const dialog = state && (
    <ScheduleDialog key={state.key} isOpen={state.isOpen} {...state.value} onSchedule={finish} onClose={close} />
  )
  return { dialog, start: (task: Task) => open({ task, suggested: suggest(task) }) }
}

function useHoursDialog(hours: PlannerHours | null) {
  const { state, open, close } = useDialogState<null>()
  const dialog = state && <HoursDialog key={`hours-${state.key}`} isOpen={state.isOpen} hours={hours} onClose={close} />
  return { dialog, open: () => open(null) }
}

function Hint() {
  return (
    <p className="mt-3 text-13 text-ink-soft">
      <span className="[@media(hover:hover)]:hidden">
        Tap an hour to plan something. Press and hold a task to move it, then drag its ends.
      </span>
      <span className="hidden [@media(hover:hover)]:inline">
        Click an hour to plan something. Drag a task to move it, or drag an end to change its length. On the keyboard:
        arrows, Shift and arrows, Delete.
      </span>
    </p>
  )
}
