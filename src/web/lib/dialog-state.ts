import { useEffect, useEffectEvent, useState } from 'react'
import { useLocationProperty } from 'wouter/use-browser-location'

/**
 * What a dialog is open on. `what` stays while the dialog leaves, so that it does not empty before her eyes; `key` is new at
 * each opening, so that each begins fresh.
 */
export function useDialogState<T>() {
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

/** Opens what a link from elsewhere asks for, such as `/journal#new`. The hash is taken away: coming back does not repeat it. */
export function useOpenFromHash(hash: `#${string}`, open: () => void): void {
  const current = useLocationProperty(() => window.location.hash)
  const handleHash = useEffectEvent(() => {
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search)
    open()
  })
  useEffect(() => {
    if (current === hash) handleHash()
  }, [current, hash])
}
