import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Place } from '#contract/vision-board.ts'
import { nudged } from './nudge.ts'

type Nudging = { id: string; place: Place }

/** How long the keys rest until what they did in one go is told, in milliseconds. */
const restFor = 600

/** Moves by the keyboard and by buttons: each shows at once, and what was done in one go is told once. */
export function useNudges(onDone: (id: string, place: Place) => void) {
  const [nudging, setNudging] = useState<Nudging>()
  const latest = useRef<Nudging>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hold = (next: Nudging | undefined) => {
    latest.current = next
    setNudging(next)
  }
  const flush = () => {
    clearTimeout(timer.current)
    const { current } = latest
    hold(undefined)
    if (current) onDone(current.id, current.place)
  }
  const handleLeave = useEffectEvent(() => flush())
  useEffect(() => () => handleLeave(), [])
  return {
    nudging,
    flush,
    /** Does what a key means; answers whether it means anything. */
    nudge: (id: string, place: Place, key: string, isShifted: boolean): boolean => {
      if (latest.current && latest.current.id !== id) flush()
      const next = nudged(latest.current?.place ?? place, key, isShifted)
      if (next === undefined) return false
      clearTimeout(timer.current)
      timer.current = setTimeout(flush, restFor)
      hold({ id, place: next })
      return true
    },
    /** Forgets what was not told yet; answers whether there was anything. */
    putBack: (): boolean => {
      clearTimeout(timer.current)
      const hadAny = latest.current !== undefined
      hold(undefined)
      return hadAny
    },
  }
}
