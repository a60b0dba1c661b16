import { useEffect, useEffectEvent } from 'react'

export type Pane = 'sign-up' | 'login' | 'forgot'

const panes: Readonly<Record<string, Pane>> = { '#sign-up': 'sign-up', '#login': 'login', '#forgot': 'forgot' }

/** Opens the pane that a link names by its hash, now and later. The hash is removed, so that the same link works again. */
export const usePaneFromHash = (open: (pane: Pane) => void): void => {
  const openAsked = useEffectEvent(open)
  useEffect(() => {
    const follow = () => {
      const asked = panes[window.location.hash]
      if (!asked) return
      openAsked(asked)
      window.history.replaceState(window.history.state, '', window.location.pathname)
    }
    follow()
    window.addEventListener('hashchange', follow)
    return () => {
      window.removeEventListener('hashchange', follow)
    }
  }, [])
}
