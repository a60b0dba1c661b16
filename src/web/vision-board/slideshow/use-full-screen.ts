import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'

/** Phones may not support it. */
export const canBeFull = (): boolean => document.fullscreenEnabled

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}

/** `onLeft` is called when the user presses Escape in full screen. */
export function useFullScreen(onLeft: () => void) {
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null)
  const isLeaving = useRef(false)
  const enter = async () => {
    try {
      await document.documentElement.requestFullscreen({ navigationUI: 'hide' })
    } catch {
      // Denied: the slideshow then fills the window.
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
