import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'

/** Whether this browser can show a page on the whole screen; a phone may not. */
export const canBeFull = (): boolean => document.fullscreenEnabled

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}

/** The whole screen from when it is asked for until the page goes on without it. `onLeft`: she pressed Escape there. */
export function useFullScreen(onLeft: () => void) {
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null)
  const isLeaving = useRef(false)
  const enter = async () => {
    try {
      await document.documentElement.requestFullscreen({ navigationUI: 'hide' })
    } catch {
      // Not allowed here, or not now: the slideshow fills the window.
    }
  }
  const leave = async () => {
    if (document.fullscreenElement === null) return
    isLeaving.current = true
    await document.exitFullscreen()
  }
  const handleBegin = useEffectEvent(() => void enter())
  const handleEnd = useEffectEvent(() => void leave())
  const handleChange = useEffectEvent(() => {
    if (document.fullscreenElement !== null) return
    if (!isLeaving.current) onLeft()
    isLeaving.current = false
  })
  useEffect(() => {
    if (canBeFull()) handleBegin()
    const stop = subscribe(() => handleChange())
    return () => {
      stop()
      handleEnd()
    }
  }, [])
  return { isFull, toggle: () => void (isFull ? leave() : enter()) }
}
