import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useWakeLock } from './use-wake-lock.ts'

/** 'done' once the session reached its end or was ended early. */
export type StopwatchStatus = 'idle' | 'running' | 'paused' | 'done'

/** In milliseconds. A tick only reads the clock, so its rate doesn't affect the time. */
const tickInterval = 50

/**
 * The time of a guided session by a monotonic clock, measured from its start, so that slow, missed or sleeping timers cannot make
 * it drift. `onTick` is called with the elapsed milliseconds while it runs, and returns whether the session is over. The screen
 * stays awake meanwhile.
 */
export function useStopwatch(onTick: (elapsed: number) => boolean) {
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
  const tick = useEffectEvent(() => {
    if (onTick(passed())) setStatus('done')
  })
  useEffect(() => {
    if (status !== 'running') return undefined
    const timer = setInterval(() => tick(), tickInterval)
    return () => {
      clearInterval(timer)
    }
  }, [status])
  return {
    status,
    /** Starts, or continues from where it was paused or set. */
    start: () => {
      clock.current.began = performance.now()
      setStatus('running')
    },
    /** Pauses, and returns the milliseconds that have passed. */
    pause: () => stop('paused'),
    /** Ends early, and returns the milliseconds that have passed. */
    finish: () => stop('done'),
    /** Stops, and sets the elapsed time in milliseconds. */
    set: (elapsed: number) => {
      clock.current = { began: undefined, before: elapsed }
      setStatus(elapsed === 0 ? 'idle' : 'paused')
    },
    passed,
  }
}
