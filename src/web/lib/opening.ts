import { useState } from 'react'

/**
 * What a dialog is open on. `what` stays while the dialog leaves, so that it does not empty before her eyes; `key` is new at
 * each opening, so that each begins fresh.
 */
export function useOpening<T>() {
  const [opening, setOpening] = useState<{ what: T; key: number; isOpen: boolean }>()
  return {
    opening,
    open: (what: T) => {
      setOpening((last) => ({ what, key: (last?.key ?? 0) + 1, isOpen: true }))
    },
    close: () => {
      setOpening((last) => last && { ...last, isOpen: false })
    },
  }
}
