import { useEffect } from 'react'

/** Keeps the screen awake while `isWanted`, also after the tab was hidden in between. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return undefined
    let lock: WakeLockSentinel | undefined
    let isOver = false
    const take = async () => {
      if (document.visibilityState !== 'visible') return
      try {
        lock = await navigator.wakeLock.request('screen')
        if (isOver) void lock.release()
      } catch {
        // Low battery or a device setting: the screen may sleep, the session keeps its time.
      }
    }
    const handleChange = () => void take()
    handleChange()
    document.addEventListener('visibilitychange', handleChange)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', handleChange)
      void lock?.release()
    }
  }, [isWanted])
}
