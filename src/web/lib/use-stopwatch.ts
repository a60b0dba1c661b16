import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useWakeLock } from './use-wake-lock.ts'

export type StopwatchStatus = 'idle' | 'running' | 'paused' | 'done'

/** Often enough that nothing is seen late; a tick only looks at the clock, it counts nothing. */
const lookEvery = 50

/**
 * A guided session on a monotonic clock: what shows follows from when it began, so that slow, missed or sleeping timers
 * cannot make it drift. `onLook` is told the milliseconds that have passed, again and again while it runs, and answers whether
 * that was all. The screen stays awake meanwhile.
 */
export function useStopwatch(onLook: (elapsed: number) => boolean) {
  const [status, setStatus] = useState<StopwatchStatus>('idle')
  const clock = useRef<{ began: number | undefined; before: number }>({ began: undefined, before: 0 })
  useWakeLock(status === 'running')
  const passed = (): number =>
    clock.current.before + (clock.current.began === undefined ? 0 : performance.now() - clock.current.began)
  const stop = (status: StopwatchStatus): number => {
    clock.current = { began: undefined, before: passed() }
    setStatus(status)
    return clock.current.before
  }
  const look = useEffectEvent(() => {
    if (onLook(passed())) setStatus('done')
  })
  useEffect(() => {
    if (status !== 'running') return undefined
    const timer = setInterval(() => look(), lookEvery)
    return () => {
      clearInterval(timer)
    }
  }, [status])
  return {
    status,
    /** Begins, or goes on from where it was paused or set. */
    start: () => {
      clock.current.began = performance.now()
      setStatus('running')
    },
    /** Holds it, and answers how much has passed. */
    pause: () => stop('paused'),
    /** Ends it before its time, and answers how much has passed. */
    finish: () => stop('done'),
    /** Stops it, with so many milliseconds passed. */
    set: (elapsed: number) => {
      clock.current = { began: undefined, before: elapsed }
      setStatus(elapsed === 0 ? 'idle' : 'paused')
    },
    passed,
  }
}
