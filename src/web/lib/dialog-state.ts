import { useEffect, useEffectEvent, useState } from 'react'
import { useLocationProperty } from 'wouter/use-browser-location'

/**
 * The state of a dialog. `value` stays while the dialog animates out, so that its content does not vanish; `key` is new each
 * time it opens, so that it starts fresh.
 */
export function useDialogState<T>() {
  const [state, setState] = useState<{ value: T; key: number; isOpen: boolean }>()
  return {
    state,
    open: (value: T) => {
      setState((last) => ({ value, key: (last?.key ?? 0) + 1, isOpen: true }))
    },
    close: () => {
      setState((last) => last && { ...last, isOpen: false })
    },
  }
}

/**
 * Opens a dialog by a link, such as `/journal#new` or `#idea-2`; `open` is given what follows the hyphen. The hash is removed,
 * so that coming back does not open it again.
 */
export function useOpenFromHash(hash: `#${string}`, open: (rest: string) => void): void {
  const current = useLocationProperty(() => window.location.hash)
  const handleHash = useEffectEvent((rest: string) => {
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search)
    open(rest)
  })
  useEffect(() => {
    if (current === hash) handleHash('')
    else if (current.startsWith(`${hash}-`)) handleHash(current.slice(hash.length + 1))
  }, [current, hash])
}
