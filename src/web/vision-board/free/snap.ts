import type { Placement } from '#contract/vision-board.ts'
import { shape } from './free-placement.ts'

/** Vertical at an `x`, or horizontal at a `y`. */
export type SnapLine = { axis: 'x' | 'y'; at: number }

const nearby = 0.75

/** Snaps to the lines of neighbours that are nearer than `reach`, and returns these lines. */
export function snapped(
  placement: Placement,
  others: readonly Placement[],
  reach: number,
): { placement: Placement; guides: SnapLine[] } {
  const near = others.filter(({ x, y }) => Math.hypot(x - placement.x, y - placement.y) < nearby)
  const across = pull(
    lines(placement.x, placement.width),
    [0.5, ...near.flatMap(({ x, width }) => lines(x, width))],
    reach,
  )
  const down = pull(
    lines(placement.y, placement.width * shape),
    near.flatMap(({ y, width }) => lines(y, width * shape)),
    reach,
  )
  return {
    placement: { ...placement, x: placement.x + (across?.by ?? 0), y: placement.y + (down?.by ?? 0) },
    guides: [
      ...(across ? [{ axis: 'x', at: across.at } as const] : []),
      ...(down ? [{ axis: 'y', at: down.at } as const] : []),
    ],
  }
}

const lines = (middle: number, length: number): number[] => [middle, middle - length / 2, middle + length / 2]

function pull(own: number[], theirs: number[], reach: number): { by: number; at: number } | undefined {
  let found: { by: number; at: number } | undefined
  for (const line of own)
    for (const at of theirs)
      if (Math.abs(at - line) < Math.min(reach, Math.abs(found?.by ?? reach))) found = { by: at - line, at }
  return found
}

/** Snaps to 0 and to steps of 15 degrees. */
export function snappedTurn(turn: number): number {
  const step = Math.round(turn / 15) * 15
  return Math.abs(turn - step) < 2 ? step : turn
}
