import {
  AutoScroller,
  Cursor,
  DragDropManager,
  Feedback,
  PointerActivationConstraints,
  PointerSensor,
  PreventSelection,
  StyleInjector,
} from '@dnd-kit/dom'
import { isSortable, Sortable } from '@dnd-kit/dom/sortable'
import { getNonce } from 'get-nonce'

type OnDrop = (id: string, index: number) => void

/**
 * Makes the items of a list (`data-id`) draggable by their handles (`data-handle`). Nothing is set up before a
 * handle is pressed, so that a long list costs nothing. Returns the cleanup.
 */
export function arrange(list: HTMLElement, onDrop: OnDrop): () => void {
  let manager: DragDropManager | undefined
  const stop = () => {
    manager?.destroy()
    manager = undefined
  }
  const handlePress = ({ target, button, isPrimary }: PointerEvent) => {
    if (!(target instanceof Element) || target.closest('[data-handle]') === null || button !== 0 || !isPrimary) return
    stop()
    const pressed = target.closest('[data-id]')
    if (pressed) manager = takeHold(list, pressed, onDrop)
  }
  // In the capture phase: what's set up here must receive the same press.
  list.addEventListener('pointerdown', handlePress, { capture: true })
  list.dataset['arranged'] = 'by hand'
  return () => {
    delete list.dataset['arranged']
    list.removeEventListener('pointerdown', handlePress, { capture: true })
    stop()
  }
}

/** How many cards away a card can be dragged; the buttons go further. Setting up hundreds would take a second. */
const reach = 24

function takeHold(list: HTMLElement, pressed: Element, onDrop: OnDrop): DragDropManager {
  // The keyboard and the announcements have an implementation of their own, so the library's plugins for them are left out.
  const manager = new DragDropManager({
    plugins: [AutoScroller, Cursor, Feedback, PreventSelection, StyleInjector.configure({ nonce: getNonce() ?? '' })],
    sensors: [
      PointerSensor.configure({ activationConstraints: [new PointerActivationConstraints.Distance({ value: 6 })] }),
    ],
  })
  const all = [...list.children]
  const first = Math.max(0, all.indexOf(pressed) - reach)
  for (const [index, element] of all.slice(first, first + 2 * reach + 1).entries()) {
    const id = element instanceof HTMLElement ? element.dataset['id'] : undefined
    const handle = element.querySelector('[data-handle]')
    if (id === undefined || handle === null) continue
    const transition = { duration: motion(), easing: 'ease-out' }
    new Sortable({ id, index, element, handle, transition }, manager).register()
  }
  manager.monitor.addEventListener('dragend', ({ operation: { source }, canceled }) => {
    if (canceled || !isSortable(source)) return
    if (source.index !== source.initialIndex) onDrop(String(source.id), first + source.index)
  })
  return manager
}

const motion = (): number => (window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 200)
