import { useEffect, useRef } from 'react'
import { usePointerDrag } from '#web/lib/use-pointer-drag.ts'
import type { liftCard, Lifted } from './board-dragging.ts'

type Held = { card: HTMLElement; isByGrip: boolean; begin: typeof liftCard; lifted?: Lifted | undefined }

/** The header and, on a phone, the navigation cover the edges of the page. */
const [above, beneath] = [64, 72]

/**
 * Cards are dragged by any part that does nothing else: with the mouse at once, with a finger after a rest, and by
 * their grip as soon as it moves. The code is loaded once the page is idle.
 */
export function useBoardDragging(onDrop: (id: string, index: number) => void) {
  const list = useRef<HTMLUListElement>(null)
  const begin = useRef<typeof liftCard>(undefined)
  useEffect(() => {
    const load = async () => {
      const { liftCard } = await import('./board-dragging.ts')
      begin.current = liftCard
      if (list.current) list.current.dataset['arranged'] = 'by hand'
    }
    // Without it the arrow keys and the buttons still work.
    const timer = setTimeout(() => void load().catch(() => {}), 400)
    return () => clearTimeout(timer)
  }, [])
  usePointerDrag<Held>(list, {
    grab: ({ target, button, isPrimary }) => {
      if (button !== 0 || !isPrimary || !(target instanceof Element) || begin.current === undefined) return undefined
      const card = target.closest<HTMLElement>('[data-id]')
      const control = target.closest('a, button, input, select, textarea')
      const isByGrip = control?.matches('[data-handle]') === true
      if (card?.querySelector('[data-handle]') == null || (control !== null && !isByGrip)) return undefined
      return { card, isByGrip, begin: begin.current }
    },
    liftsBy: ({ isByGrip }) => (isByGrip ? 'move' : 'rest'),
    scrollerOf: () => document.documentElement,
    viewOf: () => ({ left: 0, top: above, right: window.innerWidth, bottom: window.innerHeight - beneath }),
    onLift: (held, { clientX, clientY }) => {
      held.lifted = held.begin(held.card, { x: clientX, y: clientY }, onDrop)
    },
    onMove: ({ lifted }, x, y) => lifted?.move({ x, y }),
    onDrop: ({ lifted }) => lifted?.end(false),
    onCancel: ({ lifted }) => lifted?.end(true),
  })
  return list
}
