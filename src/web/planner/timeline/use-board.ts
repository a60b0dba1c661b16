import type { RefObject } from 'react'
import { type DaySpan, lengthOf, momentAt } from './day-span.ts'

type Element = RefObject<HTMLElement | null>

/** What scrolls, what stands still at its top, and the days by their hours. */
type Elements = { scroller: Element; head: Element; grid: Element }

/** Where the days of a timeline are on the screen. */
export type Board = {
  find: (selector: string) => HTMLElement | null | undefined
  /** How much of the scroller stands still at its top, in pixels. */
  headHeight: () => number
  /** A moment of a day; null over its tray. */
  pointAt: (x: number, y: number) => { span: DaySpan; moment: number | null } | undefined
  /** Scrolls to an element, clear of what stands still. */
  reveal: (element: HTMLElement) => void
  /** Scrolls to a minute of the days, and to one of these. */
  scrollTo: (minutes: number, day: number) => void
}

const gap = 8

/** Knows where the days of a timeline are on the screen, by its elements. */
export function useBoard({ scroller, head, grid }: Elements, spans: readonly DaySpan[]): Board {
  const headHeight = () => (isPinned(head.current) ? (head.current?.offsetHeight ?? 0) : 0)
  return {
    find: (selector) => scroller.current?.querySelector<HTMLElement>(selector),
    headHeight,
    pointAt: (x, y) => {
      const box = grid.current?.getBoundingClientRect()
      const headEnd = head.current?.getBoundingClientRect().bottom
      if (box === undefined || headEnd === undefined) return undefined
      const column = Math.floor(((x - box.left) / box.width) * spans.length)
      const span = spans[Math.max(0, Math.min(spans.length - 1, column))]
      if (span === undefined) return undefined
      if (y < headEnd) return { span, moment: null }
      return { span, moment: momentAt(span, ((y - box.top) / box.height) * rowsOf(spans)) }
    },
    reveal: (element) => {
      if (!scroller.current || !grid.current) return
      const [box, view] = [element.getBoundingClientRect(), scroller.current.getBoundingClientRect()]
      const gutter = grid.current.offsetLeft
      scroller.current.scrollBy({
        top: beyond(box.top, box.bottom, view.top + headHeight() + gap, view.bottom - gap),
        left: beyond(box.left, box.right, view.left + gutter, view.right),
        behavior: 'instant',
      })
    },
    scrollTo: (minutes, day) => {
      const element = grid.current
      if (!element) return
      scroller.current?.scrollTo({
        top: (minutes / rowsOf(spans)) * element.offsetHeight - gap,
        left: (day / spans.length) * element.offsetWidth,
        behavior: 'instant',
      })
    },
  }
}

/** How many minutes tall the timeline is: as the longest of its days. */
export const rowsOf = (spans: readonly DaySpan[]): number => Math.max(...spans.map(lengthOf))

/** On a low screen nothing stands still. */
const isPinned = (head: HTMLElement | null): boolean => head !== null && getComputedStyle(head).position === 'sticky'

/** How far something has to go to be between two lines; its beginning comes first. */
function beyond(from: number, to: number, first: number, last: number): number {
  if (from < first) return from - first
  return to > last ? Math.min(to - last, from - first) : 0
}
