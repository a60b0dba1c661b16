import { type RefObject, useEffect, useRef } from 'react'
import type { Placement } from '#contract/vision-board.ts'
import { usePointerDrag } from '#web/lib/use-pointer-drag.ts'
import { paintGuides, paintPlacement } from './placement-styles.ts'
import { depthOf, onTop, settled } from './free-placement.ts'
import { snapped, snappedTurn } from './snap.ts'

type Grip = 'move' | 'size' | 'turn'
type Point = { x: number; y: number }
type Grab = { card: HTMLElement; id: string; grip: Grip }
type Held = Grab & { board: HTMLElement; from: Placement; start: Point; others: readonly Placement[]; now: Placement }

type Options = {
  board: RefObject<HTMLElement | null>
  /** The element that scrolls when a card is dragged to its edge. */
  scrollerOf: () => Element
  placements: ReadonlyMap<string, Placement>
  chosen: string | undefined
  onChoose: (id: string | undefined) => void
  onDrop: (id: string, placement: Placement) => void
}

const snapReach = 7

/**
 * On touch, only a chosen card is lifted at once. During a drag only the card's own style changes. Alt turns
 * snapping off.
 */
export function useVisionDrag({ board, scrollerOf, placements, chosen, onChoose, onDrop }: Options): void {
  const isAltHeld = useIsAltHeld()
  usePointerDrag<Held>(board, {
    grab: (down, board) => {
      if (down.button !== 0 || !down.isPrimary) return undefined
      const held = heldBy(down, board, placements)
      if (held === undefined) onChoose(undefined)
      return held
    },
    liftsBy: ({ grip, id }, { pointerType }) =>
      grip !== 'move' || (pointerType === 'touch' && id === chosen) ? 'press' : 'rest',
    scrollerOf,
    viewOf,
    onLift: ({ card, grip }) => {
      card.dataset['lifted'] = grip
    },
    onMove: (held, x, y) => {
      const { board, card, from, grip, start, others } = held
      const reach = isAltHeld.current ? 0 : snapReach / board.clientWidth
      const { placement, guides } = carried(from, grip, start, pointOf(board, x, y), others, reach)
      held.now = placement
      paintPlacement(card, placement)
      paintGuides(board, guides)
      board.style.setProperty('--deep', String(depthOf([placement, ...placements.values()])))
    },
    onDrop: (held) => {
      const { card, id, grip, from, now, others } = held
      release(held)
      card.querySelector('button')?.focus({ preventScroll: true })
      onChoose(id)
      if (now !== from) onDrop(id, grip === 'move' ? onTop(now, others) : now)
    },
    onCancel: (held) => {
      release(held)
      paintPlacement(held.card, held.from)
    },
  })
}

/** Whether the Alt key was held at the last movement of the pointer. */
function useIsAltHeld(): RefObject<boolean> {
  const isAltHeld = useRef(false)
  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    window.addEventListener('pointermove', ({ altKey }) => (isAltHeld.current = altKey), { signal, capture: true })
    return () => ending.abort()
  }, [])
  return isAltHeld
}

/** Finds the card under the pointer and where it starts; undefined if there is none. */
function heldBy(down: PointerEvent, board: HTMLElement, placements: ReadonlyMap<string, Placement>): Held | undefined {
  const grab = grabOf(down)
  const from = grab && placements.get(grab.id)
  if (grab === undefined || from === undefined) return undefined
  const others = [...placements].flatMap(([id, placement]) => (id === grab.id ? [] : [placement]))
  return { ...grab, board, from, start: pointOf(board, down.clientX, down.clientY), others, now: from }
}

function release({ card, board }: Held): void {
  delete card.dataset['lifted']
  paintGuides(board, [])
}

function grabOf({ target }: PointerEvent): Grab | undefined {
  if (!(target instanceof Element)) return undefined
  const card = target.closest<HTMLElement>('[data-vision]')
  const id = card?.dataset['vision']
  if (card === null || id === undefined) return undefined
  const grip = target.closest<HTMLElement>('[data-grip]')?.dataset['grip']
  return { card, id, grip: grip === 'size' || grip === 'turn' ? grip : 'move' }
}

/** Converts client coordinates to the board's, in widths of the board. */
function pointOf(board: HTMLElement, x: number, y: number): Point {
  const box = board.getBoundingClientRect()
  return { x: (x - box.left) / box.width, y: (y - box.top) / box.width }
}

/** The visible part below the header and above the navigation. */
function viewOf(scroller: Element) {
  const window = { left: 0, right: innerWidth, top: 64, bottom: innerHeight }
  if (scroller === document.scrollingElement) return window
  const { left, right, top, bottom } = scroller.getBoundingClientRect()
  return { left, right, top: Math.max(top, window.top), bottom: Math.min(bottom, window.bottom) }
}

function carried(from: Placement, grip: Grip, start: Point, at: Point, others: readonly Placement[], reach: number) {
  if (grip === 'move') {
    const moved = settled({ ...from, x: from.x + at.x - start.x, y: from.y + at.y - start.y })
    const { placement, guides } = snapped(moved, others, reach)
    return { placement: settled(placement), guides }
  }
  const [before, after] = [arm(from, start), arm(from, at)]
  const change =
    grip === 'size'
      ? { width: (from.width * after.length) / Math.max(before.length, 0.001) }
      : { turn: turnTo(from.turn + after.angle - before.angle, reach) }
  return { placement: settled({ ...from, ...change }), guides: [] }
}

const arm = ({ x, y }: Placement, at: Point) => ({
  length: Math.hypot(at.x - x, at.y - y),
  angle: (Math.atan2(at.y - y, at.x - x) * 180) / Math.PI,
})

function turnTo(turn: number, reach: number): number {
  const nearest = ((((turn + 180) % 360) + 360) % 360) - 180
  return reach > 0 ? snappedTurn(nearest) : nearest
}
