import { Cursor, DragDropManager, Feedback, PreventSelection, StyleInjector } from '@dnd-kit/dom'
import { isSortable, Sortable } from '@dnd-kit/dom/sortable'
import { getNonce } from 'get-nonce'

/** How many cards away a card can be dragged; the buttons go further. Setting up hundreds would take a second. */
const reach = 24

type Point = { x: number; y: number }
export type Lifted = { move: (to: Point) => void; end: (isCanceled: boolean) => void }

/** The previous drag, which still animates its card into place when the next one begins. */
let latest: DragDropManager | undefined

/** Lifts an item (`data-id`) of a list. The library moves it and makes room; the pointer is followed by the caller. */
export function liftCard(
  card: HTMLElement,
  at: Point,
  onDrop: (id: string, index: number) => void,
): Lifted | undefined {
  const list = card.parentElement
  const id = card.dataset['id']
  if (list === null || id === undefined) return undefined
  latest?.destroy()
  const manager = new DragDropManager({
    plugins: [Cursor, Feedback, PreventSelection, StyleInjector.configure({ nonce: getNonce() ?? '' })],
    sensors: [],
  })
  latest = manager
  // Otherwise the page jumps to follow a card that makes room.
  list.style.overflowAnchor = 'none'
  const first = register(manager, list, card)
  manager.monitor.addEventListener('dragend', ({ operation: { source }, canceled }) => {
    list.style.overflowAnchor = ''
    if (!canceled && isSortable(source) && source.index !== source.initialIndex) onDrop(id, first + source.index)
  })
  manager.actions.start({ source: id, coordinates: at })
  return {
    move: (to) => manager.actions.move({ to }),
    end: (canceled) => manager.actions.stop({ canceled }),
  }
}

/** Makes the cards around one sortable. Returns the index of the first. */
function register(manager: DragDropManager, list: HTMLElement, card: HTMLElement): number {
  const all = [...list.children]
  const first = Math.max(0, all.indexOf(card) - reach)
  const transition = { duration: motion(), easing: 'ease-out' }
  for (const [index, element] of all.slice(first, first + 2 * reach + 1).entries()) {
    const id = element instanceof HTMLElement ? element.dataset['id'] : undefined
    if (id !== undefined) new Sortable({ id, index, element, transition }, manager).register()
  }
  return first
}

const motion = (): number => (window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 200)
