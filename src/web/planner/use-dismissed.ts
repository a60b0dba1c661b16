import { useState } from 'react'

const key = 'glowell.left-over'

const read = (): string | null => {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** Whether the offer of this day was set aside: for as long as the tab is open. */
export function useDismissed(today: string) {
  const [dismissed, setDismissed] = useState(read)
  const dismiss = () => {
    setDismissed(today)
    try {
      sessionStorage.setItem(key, today)
    } catch {
      // Storage is closed to us: it holds until the page is left.
    }
  }
  return [dismissed === today, dismiss] as const
}
