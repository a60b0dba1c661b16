import { expect, test } from 'vitest'
import type { Placement } from '#contract/vision-board.ts'
import { nudged, showPlacement } from './nudge.ts'
import { arrange, depthOf, onTop, settled, shape } from './free-placement.ts'
import { snapped, snappedTurn } from './snap.ts'

const placement: Placement = { x: 0.5, y: 0.5, width: 0.2, turn: 0, layer: 0 }
const visions = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ id: `019a-${String(n).padStart(4, '0')}-${(n * 7919) % 1000}` }))

/** The bounding box of a rotated card. */
function boxOf({ x, y, width, turn }: Placement) {
  const [sin, cos] = [Math.abs(Math.sin((turn * Math.PI) / 180)), Math.cos((turn * Math.PI) / 180)]
  const [w, h] = [width * cos + width * shape * sin, width * shape * cos + width * sin]
  return { left: x - w / 2, right: x + w / 2, top: y - h / 2, bottom: y + h / 2 }
}

test.each([1, 2, 3, 4, 12, 41, 500])(
  '%i visions that the user has not placed lie apart, and whole on the board',
  (count) => {
    const placements = [...arrange(visions(count)).values()]
    expect(placements).toHaveLength(count)
    for (const [index, one] of placements.entries()) {
      const box = boxOf(one)
      expect(Math.min(box.left, box.top, 1 - box.right)).toBeGreaterThan(-0.01)
      for (const other of placements.slice(index + 1, index + 12).map(boxOf)) {
        const across = Math.min(box.right, other.right) - Math.max(box.left, other.left)
        const down = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top)
        expect(Math.min(across, down)).toBeLessThan(0.012)
      }
    }
  },
)

test('a new vision lies at the end, and nothing that was there moves', () => {
  const before = arrange(visions(12))
  const after = arrange(visions(13).toReversed())
  for (const [id, placement] of before) expect(after.get(id)).toEqual(placement)
  expect(arrange(visions(12))).toEqual(before)
})

test('a place stays on the board and within what the server takes', () => {
  expect(settled({ x: -3, y: -1, width: 9, turn: 300, layer: 2 })).toEqual({
    x: 0.3,
    y: 0.36,
    width: 0.6,
    turn: 45,
    layer: 2,
  })
  expect(settled({ x: 0.123_456_789, y: 500, width: 0, turn: -0.04, layer: 0 })).toEqual({
    x: 0.1235,
    y: 200,
    width: 0.08,
    turn: 0,
    layer: 0,
  })
})

test('the board is as deep as its lowest vision, and never flat', () => {
  expect(depthOf([])).toBe(0.55)
  expect(depthOf([placement, { ...placement, y: 7 }])).toBeCloseTo(7.17)
})

test('a vision brought to the front lies above all others, once', () => {
  const front = onTop(placement, [placement, { ...placement, layer: 4 }])
  expect(front.layer).toBe(5)
  expect(onTop(front, [placement, front])).toBe(front)
})

test('keys move, size and turn a vision; Shift makes bigger steps', () => {
  expect(nudged(placement, 'ArrowRight', false)?.x).toBe(0.51)
  expect(nudged(placement, 'ArrowUp', true)?.y).toBe(0.45)
  expect(nudged(placement, '+', true)?.width).toBe(0.21)
  expect(nudged(placement, '-', false)?.width).toBe(0.19)
  expect(nudged(placement, ']', false)?.turn).toBe(1)
  expect(nudged(placement, '{', true)?.turn).toBe(-5)
  expect(nudged(placement, 'a', false)).toBeUndefined()
  expect(showPlacement({ ...placement, turn: -4 })).toBe(
    '50 percent from the left, 50 percent down, 20 percent wide, turned 4 degrees left',
  )
})

test('a vision snaps to the lines of its neighbours, and only from near by', () => {
  const neighbour = { ...placement, x: 0.2, y: 0.3, width: 0.3 }
  const near = snapped({ ...placement, x: 0.204, y: 0.65 }, [neighbour], 0.006)
  expect(near.placement.x).toBeCloseTo(0.2)
  expect(near.guides).toEqual([{ axis: 'x', at: 0.2 }])
  const far = snapped({ ...placement, x: 0.23, y: 0.65 }, [neighbour], 0.006)
  expect(far).toEqual({ placement: { ...placement, x: 0.23, y: 0.65 }, guides: [] })
  expect([snappedTurn(1.4), snappedTurn(-3), snappedTurn(14)]).toEqual([0, -3, 15])
})
