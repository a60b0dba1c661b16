import { type KeyboardEvent, useState } from 'react'
import { showDay } from '#web/lib/show-day.ts'
import { type DaySpan, lengthOf, momentAt } from './day-span.ts'
import { timeAt } from './task-position.ts'

type GridCursor = { date: string; minutes: number }

/** The keyboard's cursor in the empty grid: arrows move it, Enter creates a task there. */
export function useGridCursor(spans: readonly DaySpan[], first: GridCursor, announce: (announcement: string) => void) {
  const [chosen, setChosen] = useState<GridCursor>()
  const slot = chosen && spans.some(({ date }) => date === chosen.date) ? chosen : first
  const momentOn = (span: DaySpan) => momentAt(span, Math.min(slot.minutes, lengthOf(span) - 15))

  const handleKey = (span: DaySpan, event: KeyboardEvent<HTMLElement>) => {
    const by = steps[event.key]
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const day = spans[spans.indexOf(span) + by.days]
    if (!day) return
    const minutes = Math.max(0, Math.min(lengthOf(day) - 15, slot.minutes + by.minutes))
    setChosen({ date: day.date, minutes })
    if (by.days === 0) return announce(`${showDay(day.date, 'weekdayName')} ${timeAt(momentAt(day, minutes))}`)
    const columns = event.currentTarget.parentElement
    columns?.querySelector<HTMLElement>(`[data-column="${day.date}"]`)?.focus({ preventScroll: true })
  }
  return { slot, momentOn, handleKey }
}

const steps: Readonly<Record<string, { days: number; minutes: number }>> = {
  ArrowUp: { days: 0, minutes: -15 },
  ArrowDown: { days: 0, minutes: 15 },
  PageUp: { days: 0, minutes: -180 },
  PageDown: { days: 0, minutes: 180 },
  ArrowLeft: { days: -1, minutes: 0 },
  ArrowRight: { days: 1, minutes: 0 },
}
