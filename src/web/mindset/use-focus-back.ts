import { useEffect, useRef } from 'react'

/**
 * Gives the focus back to what opened something, once that is closed again: its button carries `data-opens` with the name, and
 * the ref belongs on the list.
 */
export function useFocusBack(opened: string | undefined) {
  const list = useRef<HTMLUListElement>(null)
  const last = useRef(opened)
  useEffect(() => {
    const closed = last.current
    last.current = opened
    if (opened !== undefined || closed === undefined) return
    const openers = list.current?.querySelectorAll<HTMLElement>('[data-opens]') ?? []
    Array.from(openers)
      .find(({ dataset }) => dataset['opens'] === closed)
      ?.focus()
  }, [opened])
  return list
}
