import { type RefObject, useState } from 'react'
import type { ShoppingItem } from '#contract/shopping.ts'
import { usePointerDrag } from '#web/lib/use-pointer-drag.ts'

type Held = { item: ShoppingItem; index: number }

/** The index of the item before which a dragged one would go. */
export type Dragged = { id: string; to: number }

/** Drags an item by its handle. The page shows where it would go; the list itself does not change until the drop. */
export function useItemDrag(
  list: RefObject<HTMLElement | null>,
  items: readonly ShoppingItem[],
  onMove: (item: ShoppingItem, to: number) => void,
): Dragged | undefined {
  const [dragged, setDragged] = useState<Dragged>()
  usePointerDrag<Held>(list, {
    grab: ({ target, button, isPrimary }) => {
      if (button !== 0 || !isPrimary || !(target instanceof Element)) return undefined
      if (target.closest('[data-handle]') === null) return undefined
      const id = target.closest<HTMLElement>('[data-id]')?.dataset['id']
      const index = items.findIndex((item) => item.id === id)
      const item = items[index]
      return item && { item, index }
    },
    // The mouse may also click the handle; a finger that rests on it drags.
    liftsBy: () => 'rest',
    scrollerOf: () => document.documentElement,
    viewOf: () => ({ left: 0, top: 64, right: window.innerWidth, bottom: window.innerHeight - 72 }),
    onLift: ({ item, index }) => setDragged({ id: item.id, to: index }),
    onMove: ({ item }, _x, y) => {
      if (list.current) setDragged({ id: item.id, to: indexAt(list.current, y, items.length) })
    },
    onDrop: ({ item, index }) => {
      setDragged(undefined)
      if (dragged && dragged.to !== index && dragged.to !== index + 1)
        onMove(item, dragged.to > index ? dragged.to - 1 : dragged.to)
    },
    onCancel: () => setDragged(undefined),
  })
  return dragged
}

/** The index of the row that begins next to this height of the window. */
function indexAt(list: HTMLElement, y: number, count: number): number {
  for (const row of list.children) {
    const { top, height } = row.getBoundingClientRect()
    if (y < top + height / 2) return Number(row.getAttribute('data-index'))
  }
  const last = Number(list.lastElementChild?.getAttribute('data-index') ?? count - 1)
  return last + 1
}
