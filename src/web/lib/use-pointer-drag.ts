import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { type Box, followPointer, type LiftsBy } from './follow-pointer.ts'

/** How long a phone vibrates when a finger has started a drag, in milliseconds. */
const vibration = 12

type Drag<G> = {
  /** The dragged item; undefined where the pointer is on nothing that can be dragged. */
  grab: (down: PointerEvent, area: HTMLElement) => G | undefined
  liftsBy: (grabbed: G, down: PointerEvent) => LiftsBy
  /** The element that scrolls when an item is dragged to its edge, and its visible part. */
  scrollerOf: (area: HTMLElement) => Element
  viewOf: (scroller: Element) => Box
  onLift: (grabbed: G, down: PointerEvent) => void
  onMove: (grabbed: G, x: number, y: number) => void
  onDrop: (grabbed: G) => void
  onCancel: (grabbed: G) => void
}

/**
 * Makes the items in an area draggable: by the mouse at once, by a finger after a rest, so that scrolling still works. The click
 * that ends a drag is suppressed.
 */
export function usePointerDrag<G>(area: RefObject<HTMLElement | null>, drag: Drag<G>): void {
  const gesture = useRef<{ isLifted: () => boolean }>(undefined)
  const hasJustDropped = useRef(false)

  const handleLift = useEffectEvent((grabbed: G, down: PointerEvent) => {
    hasJustDropped.current = true
    if (down.pointerType === 'touch') navigator.vibrate?.(vibration)
    drag.onLift(grabbed, down)
  })
  const handleMove = useEffectEvent((grabbed: G, x: number, y: number) => drag.onMove(grabbed, x, y))
  const handleDrop = useEffectEvent((grabbed: G) => drag.onDrop(grabbed))
  const handleCancel = useEffectEvent((grabbed: G) => drag.onCancel(grabbed))
  const handleDown = useEffectEvent((down: PointerEvent) => {
    hasJustDropped.current = false
    const grabbed = area.current === null ? undefined : drag.grab(down, area.current)
    if (area.current === null || grabbed === undefined) return
    const scroller = drag.scrollerOf(area.current)
    gesture.current = followPointer(down, {
      scroller,
      viewOf: () => drag.viewOf(scroller),
      liftsBy: drag.liftsBy(grabbed, down),
      onLift: () => handleLift(grabbed, down),
      onMove: (x, y) => handleMove(grabbed, x, y),
      onDrop: () => handleDrop(grabbed),
      onCancel: () => handleCancel(grabbed),
    })
  })

  useEffect(() => {
    if (area.current === null) return undefined
    const isDragging = () => gesture.current?.isLifted() === true
    return listenForDrags(area.current, { onDown: (down) => handleDown(down), isDragging, hasJustDropped })
  }, [area])
}

type Listening = {
  onDown: (down: PointerEvent) => void
  isDragging: () => boolean
  /** Whether the click that ends a drag may still come. */
  hasJustDropped: RefObject<boolean>
}

/** Listens in an area, and keeps the browser from scrolling, opening a menu or clicking by a drag. Returns the cleanup. */
function listenForDrags(area: HTMLElement, { onDown, isDragging, hasJustDropped }: Listening): () => void {
  const ending = new AbortController()
  const { signal } = ending
  const prevent = (event: Event) => isDragging() && event.preventDefault()
  area.addEventListener('pointerdown', onDown, { signal })
  // Browsers only respect a touch listener that was there before the touch.
  area.addEventListener('touchmove', prevent, { signal, passive: false })
  area.addEventListener('contextmenu', prevent, { signal })
  area.addEventListener(
    'click',
    (event) => {
      if (!hasJustDropped.current || event.detail === 0) return
      hasJustDropped.current = false
      event.preventDefault()
      event.stopPropagation()
    },
    { signal, capture: true },
  )
  return () => ending.abort()
}
