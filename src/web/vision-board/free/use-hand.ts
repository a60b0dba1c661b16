import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { Place } from '#contract/vision-board.ts'
import { followPointer } from '#web/lib/follow-pointer.ts'
import { paintGuides, paintPlace } from './paint.ts'
import { depthOf, onTop, settled } from './place.ts'
import { snapped, snappedTurn } from './snap.ts'

type Grip = 'move' | 'size' | 'turn'
type Point = { x: number; y: number }
type Grab = { card: HTMLElement; id: string; grip: Grip }

type Options = {
  board: RefObject<HTMLElement | null>
  /** What scrolls when a card is carried to its edge. */
  scrollerOf: () => Element
  places: ReadonlyMap<string, Place>
  chosen: string | undefined
  onChoose: (id: string | undefined) => void
  onDrop: (id: string, place: Place) => void
}

const snapReach = 7

/**
 * Visions in her hand: by the mouse at once, by a finger after a rest, or at once where the vision is chosen; else the finger
 * scrolls. While one is carried only its own style changes. Alt carries it past the lines that draw it.
 */
export function useHand({ board, scrollerOf, places, chosen, onChoose, onDrop }: Options): void {
  const gesture = useRef<{ isLifted: () => boolean }>(undefined)
  const isJustDropped = useRef(false)
  const isFree = useRef(false)

  const handleDown = useEffectEvent((event: PointerEvent) => {
    isJustDropped.current = false
    const element = board.current
    if (element === null || event.button !== 0 || !event.isPrimary) return
    const grab = grabOf(event)
    const from = grab && places.get(grab.id)
    if (grab === undefined || from === undefined) return onChoose(undefined)
    const { card, id, grip } = grab
    const others = [...places].flatMap(([other, place]) => (other === id ? [] : [place]))
    const start = pointOf(element, event.clientX, event.clientY)
    let now = from
    const release = () => {
      delete card.dataset['lifted']
      paintGuides(element, [])
    }
    gesture.current = followPointer(event, {
      scroller: scrollerOf(),
      viewOf: () => viewOf(scrollerOf()),
      isHandle: grip !== 'move' || (event.pointerType === 'touch' && id === chosen),
      onLift: () => {
        isJustDropped.current = true
        card.dataset['lifted'] = grip
        if (event.pointerType === 'touch') navigator.vibrate?.(12)
      },
      onMove: (x, y) => {
        const reach = isFree.current ? 0 : snapReach / element.clientWidth
        const result = carried(from, grip, start, pointOf(element, x, y), others, reach)
        now = result.place
        paintPlace(card, now)
        paintGuides(element, result.guides)
        element.style.setProperty('--deep', String(depthOf([now, ...places.values()])))
      },
      onDrop: () => {
        release()
        card.querySelector('button')?.focus({ preventScroll: true })
        onChoose(id)
        if (now !== from) onDrop(id, grip === 'move' ? onTop(now, others) : now)
      },
      onCancel: () => {
        release()
        paintPlace(card, from)
      },
    })
  })

  useEffect(() => {
    const element = board.current
    if (element === null) return undefined
    const ending = new AbortController()
    const { signal } = ending
    const stayQuiet = (event: Event) => gesture.current?.isLifted() && event.preventDefault()
    element.addEventListener('pointerdown', (event) => handleDown(event), { signal })
    window.addEventListener('pointermove', ({ altKey }) => (isFree.current = altKey), { signal, capture: true })
    // Once lifted, the finger carries instead of scrolling. It must be heard from the start, or the browser does not wait.
    element.addEventListener('touchmove', stayQuiet, { signal, passive: false })
    element.addEventListener('contextmenu', stayQuiet, { signal })
    element.addEventListener(
      'click',
      (event) => {
        if (!isJustDropped.current || event.detail === 0) return
        isJustDropped.current = false
        event.preventDefault()
        event.stopPropagation()
      },
      { signal, capture: true },
    )
    return () => ending.abort()
  }, [board])
}

function grabOf({ target }: PointerEvent): Grab | undefined {
  if (!(target instanceof Element)) return undefined
  const card = target.closest<HTMLElement>('[data-vision]')
  const id = card?.dataset['vision']
  if (card === null || id === undefined) return undefined
  const grip = target.closest<HTMLElement>('[data-grip]')?.dataset['grip']
  return { card, id, grip: grip === 'size' || grip === 'turn' ? grip : 'move' }
}

/** A point of the screen on the board, in widths of the board. */
function pointOf(board: HTMLElement, x: number, y: number): Point {
  const box = board.getBoundingClientRect()
  return { x: (x - box.left) / box.width, y: (y - box.top) / box.width }
}

/** What of a scroller is in sight beneath the header and above the navigation. */
function viewOf(scroller: Element) {
  const window = { left: 0, right: innerWidth, top: 64, bottom: innerHeight }
  if (scroller === document.scrollingElement) return window
  const { left, right, top, bottom } = scroller.getBoundingClientRect()
  return { left, right, top: Math.max(top, window.top), bottom: Math.min(bottom, window.bottom) }
}

function carried(from: Place, grip: Grip, start: Point, at: Point, others: readonly Place[], reach: number) {
  if (grip === 'move') {
    const moved = settled({ ...from, x: from.x + at.x - start.x, y: from.y + at.y - start.y })
    const { place, guides } = snapped(moved, others, reach)
    return { place: settled(place), guides }
  }
  const [before, after] = [arm(from, start), arm(from, at)]
  const change =
    grip === 'size'
      ? { width: (from.width * after.length) / Math.max(before.length, 0.001) }
      : { turn: turnTo(from.turn + after.angle - before.angle, reach) }
  return { place: settled({ ...from, ...change }), guides: [] }
}

/** From the middle of a place to a point. */
const arm = ({ x, y }: Place, at: Point) => ({
  length: Math.hypot(at.x - x, at.y - y),
  angle: (Math.atan2(at.y - y, at.x - x) * 180) / Math.PI,
})

function turnTo(turn: number, reach: number): number {
  const nearest = ((((turn + 180) % 360) + 360) % 360) - 180
  return reach > 0 ? snappedTurn(nearest) : nearest
}
