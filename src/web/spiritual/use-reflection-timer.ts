import { useState } from 'react'
import { reflectionSeconds } from '#contract/spiritual-lists.ts'
import { useStopwatch } from '#web/lib/use-stopwatch.ts'

const maxMs = reflectionSeconds * 1000

/** Measures five minutes from the start, also while another tab is shown. */
export function useReflectionTimer() {
  const [second, setSecond] = useState(0)
  const watch = useStopwatch((elapsed) => {
    setSecond(Math.min(reflectionSeconds, Math.floor(elapsed / 1000)))
    return elapsed >= maxMs
  })
  return {
    status: watch.status,
    second,
    start: () => {
      if (watch.status === 'done') watch.set(0)
      watch.start()
    },
    pause: watch.pause,
    /** Back to the beginning. */
    reset: () => {
      watch.set(0)
      setSecond(0)
    },
    /** Whole seconds so far. */
    seconds: () => Math.floor(Math.min(maxMs, watch.passed()) / 1000),
  }
}

export type ReflectionTimerState = ReturnType<typeof useReflectionTimer>
