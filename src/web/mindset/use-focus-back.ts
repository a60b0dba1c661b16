import { useEffect, useRef } from 'react'

/** Returns the focus to the button (`data-opens`) that opened something. The ref belongs on what holds the buttons. */
export function useFocusBack(opened: string | undefined) {
  const list = useRef<HTMLDivElement>(null)
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
