/** How long (ms) a finger must rest to start a drag. */
const holdFor = 350
/** How far (px) a pointer may move and still count as resting. */
const slop = 6
/** How near (px) to an edge the scroller scrolls, and by how much at most in one frame. */
const edge = 44
const maxStep = 16

type Gesture = {
  /** The drag begins: the mouse has moved, or the finger has rested. */
  onLift: () => void
  onMove: (x: number, y: number) => void
  onDrop: () => void
  onCancel: () => void
}

/**
 * How a drag starts. 'press': at once, for a handle with no other purpose. 'move': when the pointer moves, for a handle that
 * can also be clicked. 'rest': when a finger has rested, so that it can scroll too; a mouse only has to move.
 */
export type LiftsBy = 'press' | 'move' | 'rest'

/** A rectangle in viewport coordinates. */
export type Box = { left: number; top: number; right: number; bottom: number }

type Options = Gesture & {
  scroller: Element
  /** The visible part of the scroller, without sticky headers, in viewport coordinates: near its edges it scrolls. */
  viewOf: () => Box
  liftsBy: LiftsBy
}

/**
 * Follows a mouse or a finger from where it was pressed. A finger that moves before it has rested scrolls as usual. Escape cancels.
 * Near the edges of the scroller it scrolls.
 */
export function followPointer(down: PointerEvent, options: Options): { isLifted: () => boolean } {
  const { scroller, onLift, onMove, onDrop, onCancel, liftsBy } = options
  const mustRest = liftsBy === 'rest' && down.pointerType === 'touch'
  const listening = new AbortController()
  const on = listenUntil(listening.signal)
  const begun = { x: down.clientX, y: down.clientY }
  const at = { ...begun }
  let isLifted = false
  let stopScrolling: (() => void) | undefined

  const lift = () => {
    isLifted = true
    scroller.setPointerCapture(down.pointerId)
    onLift()
    stopScrolling = scrollAtEdges(options, begun, at)
  }
  const hold = mustRest ? setTimeout(lift, holdFor) : undefined
  const end = (then: () => void) => {
    listening.abort()
    clearTimeout(hold)
    stopScrolling?.()
    if (isLifted) then()
    isLifted = false
  }

  on('pointermove', ({ pointerId, clientX, clientY }) => {
    if (pointerId !== down.pointerId) return
    Object.assign(at, { x: clientX, y: clientY })
    const isFar = Math.hypot(at.x - begun.x, at.y - begun.y) > slop
    if (!isLifted && isFar && mustRest) return end(onCancel)
    if (!isLifted && isFar) lift()
    if (isLifted) onMove(at.x, at.y)
  })
  on('pointerup', ({ pointerId }) => pointerId === down.pointerId && end(onDrop))
  on('pointercancel', ({ pointerId }) => pointerId === down.pointerId && end(onCancel))
  on('keydown', (event) => {
    if (isLifted && isEscape(event)) end(onCancel)
  })
  preventSelection(on)
  if (liftsBy === 'press') lift()
  return { isLifted: () => isLifted }
}

type Listen = <K extends keyof WindowEventMap>(kind: K, handle: (event: WindowEventMap[K]) => void) => void

const listenUntil =
  (signal: AbortSignal): Listen =>
  (kind, handle) =>
    window.addEventListener(kind, handle, { signal, capture: true })

/** Whether a key is Escape, which then has no other effect. */
function isEscape(event: KeyboardEvent): boolean {
  if (event.key !== 'Escape') return false
  event.preventDefault()
  event.stopPropagation()
  return true
}

/** Keeps the browser from selecting text along the way. Otherwise the next drag would move the selection. */
function preventSelection(on: Listen): void {
  on('selectstart', (event) => event.preventDefault())
  on('dragstart', (event) => event.preventDefault())
}

type Point = { x: number; y: number }

/** Scrolls in every frame while the pointer, whose position `at` follows, is near an edge. Returns the cleanup. */
function scrollAtEdges({ scroller, viewOf, onMove }: Options, begun: Point, at: Point): () => void {
  const scrollOn = () => {
    const [x, y] = pushAt(at, begun, viewOf())
    if (x !== 0 || y !== 0) {
      scroller.scrollBy({ left: x, top: y, behavior: 'instant' })
      onMove(at.x, at.y)
    }
    frame = requestAnimationFrame(scrollOn)
  }
  let frame = requestAnimationFrame(scrollOn)
  return () => cancelAnimationFrame(frame)
}

/** How far to scroll in one frame: faster the nearer the pointer is to an edge, and only in the direction of travel. */
function pushAt(at: Point, begun: Point, { left, top, right, bottom }: Box): [x: number, y: number] {
  const push = (first: number, last: number, value: number, from: number) => {
    const [before, beyond] = [first + edge - value, value - last + edge]
    if (beyond > 0 && value > from + slop) return Math.min(maxStep, Math.ceil(beyond / 4))
    return before > 0 && value < from - slop ? -Math.min(maxStep, Math.ceil(before / 4)) : 0
  }
  // Above the view the pointer is heading for something else, so it does not scroll.
  const y = at.y < top ? 0 : push(top, bottom, at.y, begun.y)
  return [push(left, right, at.x, begun.x), y]
}
