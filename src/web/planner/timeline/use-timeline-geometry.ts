import type { RefObject } from 'react'
import { type DaySpan, lengthOf, momentAt } from './day-span.ts'

type Element = RefObject<HTMLElement | null>

type Elements = { scroller: Element; head: Element; grid: Element }

export type TimelineGeometry = {
  find: (selector: string) => HTMLElement | null | undefined
  /** The height of the sticky head in pixels. */
  headHeight: () => number
  /** `moment` is epoch ms; null over the tray. */
  pointAt: (x: number, y: number) => { span: DaySpan; moment: number | null } | undefined
  /** Scrolls to an element, clear of the sticky head. */
  reveal: (element: HTMLElement) => void
  scrollTo: (minutes: number, day: number) => void
}

const gap = 8

export function useTimelineGeometry({ scroller, head, grid }: Elements, spans: readonly DaySpan[]): TimelineGeometry {
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
      return { span, moment: momentAt(span, ((y - box.top) / box.height) * heightInMinutes(spans)) }
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
        top: (minutes / heightInMinutes(spans)) * element.offsetHeight - gap,
        left: (day / spans.length) * element.offsetWidth,
        behavior: 'instant',
      })
    },
  }
}

export const heightInMinutes = (spans: readonly DaySpan[]): number => Math.max(...spans.map(lengthOf))

/** On a low screen the head isn't sticky. */
const isPinned = (head: HTMLElement | null): boolean => head !== null && getComputedStyle(head).position === 'sticky'

/** How far to scroll so that an element lies between two lines; its start wins. */
function beyond(from: number, to: number, first: number, last: number): number {
  if (from < first) return from - first
  return to > last ? Math.min(to - last, from - first) : 0
}
