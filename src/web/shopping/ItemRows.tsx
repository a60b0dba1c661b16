import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import type { ShoppingItem } from '#contract/shopping.ts'

type Props = {
  label: string
  items: readonly ShoppingItem[]
  list: RefObject<HTMLUListElement | null>
  children: (item: ShoppingItem, index: number) => ReactNode
}

const usualHeight = 52
const overscan = 12

/** The rows in sight and a few around them, so that thousands cost no more than dozens. */
export function ItemRows({ label, items, list, children }: Props) {
  const top = useTop(list)
  // oxlint-disable-next-line react/incompatible-library -- No compiler memoises here (decision 028).
  const rows = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => usualHeight,
    overscan,
    scrollMargin: top,
    getItemKey: (index) => items[index]?.id ?? index,
  })
  return (
    <ul ref={list} aria-label={label} className="relative" style={{ height: rows.getTotalSize() }}>
      {rows.getVirtualItems().map((row) => {
        const item = items[row.index]
        return item === undefined ? null : (
          <li
            key={item.id}
            ref={rows.measureElement}
            data-index={row.index}
            data-id={item.id}
            aria-setsize={items.length}
            aria-posinset={row.index + 1}
            className="absolute inset-x-0 top-0 has-aria-expanded:z-10"
            style={{ transform: `translateY(${offsetOf(row, top)}px)` }}
          >
            {children(item, row.index)}
          </li>
        )
      })}
    </ul>
  )
}

const offsetOf = ({ start }: VirtualItem, top: number): number => start - top

/** The position of the list on the page. It changes with the height of the list and of what is above it. */
function useTop(list: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0)
  useEffect(() => {
    const element = list.current
    if (element === null) return undefined
    const observer = new ResizeObserver(() => {
      setTop(Math.round(element.getBoundingClientRect().top + window.scrollY))
    })
    observer.observe(element)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [list])
  return top
}
