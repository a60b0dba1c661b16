import type { DayFacts } from './day-facts.ts'

/** A gap in an ordinary day: its minutes, and what it hangs on. */
export type Opening = { from: number; to: number; why: string; kind: 'morning' | 'gap' | 'pickup' | 'home' | 'evening' }

/** In minutes: the shortest gap, the way to work that is left free, and the minute of the day when an evening ends. */
const [shortest, commute, evenings] = [15, 30, 22 * 60]
/** In minutes: what the end of a duty needs before anything else begins. */
const breath = 5

/** The gaps between the fixed hours of a day, those that nobody else fills first. */
export function openingsOf({ shifts, up, out, isBus, pickup, home, supper, done }: DayFacts): Opening[] {
  const [first, second] = shifts
  const all: (Opening | null)[] = [
    first !== undefined && second !== undefined
      ? { from: first.to + 30, to: second.from - 45, why: 'between the two halves of your shift', kind: 'gap' }
      : null,
    first !== undefined && pickup !== null && second === undefined
      ? { from: first.to, to: pickup - breath, why: 'between work and pickup', kind: 'pickup' }
      : null,
    out !== null && isBus && first !== undefined && first.from > out
      ? {
          from: out + breath,
          to: first.from - commute,
          why: 'the bus is gone and work hasn’t started',
          kind: 'morning',
        }
      : null,
    home !== null && supper !== null
      ? { from: home + 15, to: supper - 30, why: 'after you’re home and before supper', kind: 'home' }
      : null,
    done !== null
      ? { from: done + breath, to: Math.min(done + 60, evenings), why: 'everybody’s down', kind: 'evening' }
      : null,
    up !== null && out !== null && out - up > 75
      ? { from: up + 15, to: out - 45, why: 'before the house is awake', kind: 'morning' }
      : null,
  ]
  return all.filter((one) => one !== null).filter(({ from, to }) => to - from >= shortest)
}
