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
 * Lets the items of a list (`data-id`) be dragged by their handles (`data-handle`). Nothing is made ready before a handle is
 * pressed, so that a long list costs nothing while it is only looked at. Answers how to stop.
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
    manager = takeHold(list, onDrop)
  }
  // Before the handle itself hears of it: what is made ready here takes the same press.
  list.addEventListener('pointerdown', handlePress, { capture: true })
  list.dataset['arranged'] = 'by hand'
  return () => {
    delete list.dataset['arranged']
    list.removeEventListener('pointerdown', handlePress, { capture: true })
    stop()
  }
}

function takeHold(list: HTMLElement, onDrop: OnDrop): DragDropManager {
  // The keyboard has a way of its own, and what is said is in our words: so without the parts of the library for these.
  const manager = new DragDropManager({
    plugins: [AutoScroller, Cursor, Feedback, PreventSelection, StyleInjector.configure({ nonce: getNonce() ?? '' })],
    sensors: [
      PointerSensor.configure({ activationConstraints: [new PointerActivationConstraints.Distance({ value: 6 })] }),
    ],
  })
  for (const [index, element] of [...list.children].entries()) {
    const id = element instanceof HTMLElement ? element.dataset['id'] : undefined
    const handle = element.querySelector('[data-handle]')
    if (id === undefined || handle === null) continue
    new Sortable(
      { id, index, element, handle, transition: { duration: motion(), easing: 'ease-out' } },
      manager,
    ).register()
  }
  manager.monitor.addEventListener('dragend', ({ operation: { source }, canceled }) => {
    if (canceled || !isSortable(source)) return
    if (source.index !== source.initialIndex) onDrop(String(source.id), source.index)
  })
  return manager
}

const motion = (): number => (window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 200)
