import type { Placement } from '#contract/vision-board.ts'
import { settled } from './free-placement.ts'

const nudges: Record<string, (placement: Placement, step: number) => Partial<Placement>> = {
  ArrowLeft: ({ x }, step) => ({ x: x - 0.01 * step }),
  ArrowRight: ({ x }, step) => ({ x: x + 0.01 * step }),
  ArrowUp: ({ y }, step) => ({ y: y - 0.01 * step }),
  ArrowDown: ({ y }, step) => ({ y: y + 0.01 * step }),
  '+': ({ width }, step) => ({ width: width + 0.01 * step }),
  '-': ({ width }, step) => ({ width: width - 0.01 * step }),
  '[': ({ turn }, step) => ({ turn: turn - step }),
  ']': ({ turn }, step) => ({ turn: turn + step }),
}

/** The same key with Shift has another name on many keyboards. */
const shifted: Record<string, string> = { '=': '+', '*': '+', _: '-', '{': '[', '}': ']' }

/** undefined for any other key. Shift makes the step five times as large. */
export function nudged(placement: Placement, key: string, isShifted: boolean): Placement | undefined {
  const change = nudges[shifted[key] ?? key]
  // '+' and '*' are typed with Shift, so there it doesn't enlarge the step.
  const step = isShifted && key !== '+' && key !== '*' ? 5 : 1
  return change && settled({ ...placement, ...change(placement, step) })
}

const percent = (part: number) => `${Math.round(part * 100)} percent`

/** Read aloud by a live region. */
export function showPlacement({ x, y, width, turn }: Placement): string {
  const leaning =
    Math.abs(turn) < 0.5 ? 'straight' : `turned ${Math.abs(Math.round(turn))} degrees ${turn < 0 ? 'left' : 'right'}`
  return `${percent(x)} from the left, ${percent(y)} down, ${percent(width)} wide, ${leaning}`
}
