import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Placement } from '#contract/vision-board.ts'
import { nudged } from './nudge.ts'

type Nudging = { id: string; placement: Placement }

/** How long (ms) the keys must rest before their moves are sent as one change. */
const restFor = 600

export function useNudges(onDone: (id: string, placement: Placement) => void) {
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
    if (current) onDone(current.id, current.placement)
  }
  const handleLeave = useEffectEvent(() => flush())
  useEffect(() => () => handleLeave(), [])
  return {
    nudging,
    flush,
    /** Returns whether the key was handled. */
    nudge: (id: string, placement: Placement, key: string, isShifted: boolean): boolean => {
      if (latest.current && latest.current.id !== id) flush()
      const next = nudged(latest.current?.placement ?? placement, key, isShifted)
      if (next === undefined) return false
      clearTimeout(timer.current)
      timer.current = setTimeout(flush, restFor)
      hold({ id, placement: next })
      return true
    },
    /** Drops an unsent move; returns whether there was one. */
    putBack: (): boolean => {
      clearTimeout(timer.current)
      const hadAny = latest.current !== undefined
      hold(undefined)
      return hadAny
    },
  }
}
