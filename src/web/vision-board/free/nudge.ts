import type { Place } from '#contract/vision-board.ts'
import { settled } from './place.ts'

/** What a key, or the button that stands for it, does to a place. */
const nudges: Record<string, (place: Place, step: number) => Partial<Place>> = {
  ArrowLeft: ({ x }, step) => ({ x: x - 0.01 * step }),
  ArrowRight: ({ x }, step) => ({ x: x + 0.01 * step }),
  ArrowUp: ({ y }, step) => ({ y: y - 0.01 * step }),
  ArrowDown: ({ y }, step) => ({ y: y + 0.01 * step }),
  '+': ({ width }, step) => ({ width: width + 0.01 * step }),
  '-': ({ width }, step) => ({ width: width - 0.01 * step }),
  '[': ({ turn }, step) => ({ turn: turn - step }),
  ']': ({ turn }, step) => ({ turn: turn + step }),
}

/** The same key with Shift is another one on many keyboards. */
const shifted: Record<string, string> = { '=': '+', '*': '+', _: '-', '{': '[', '}': ']' }

/** A place after a key; undefined where the key is for something else. Shift makes the step five times as big. */
export function nudged(place: Place, key: string, isShifted: boolean): Place | undefined {
  const change = nudges[shifted[key] ?? key]
  // '+' and '*' are typed with Shift: it is not asked for a bigger step there.
  const step = isShifted && key !== '+' && key !== '*' ? 5 : 1
  return change && settled({ ...place, ...change(place, step) })
}

const percent = (part: number) => `${Math.round(part * 100)} percent`

/** Where something lies, as it is said aloud. */
export function showPlace({ x, y, width, turn }: Place): string {
  const leaning =
    Math.abs(turn) < 0.5 ? 'straight' : `turned ${Math.abs(Math.round(turn))} degrees ${turn < 0 ? 'left' : 'right'}`
  return `${percent(x)} from the left, ${percent(y)} down, ${percent(width)} wide, ${leaning}`
}
