import { expect, test } from 'vitest'
import { placementsOf } from '../free/free-placement.ts'
import { blankForm, toShownVision } from '../vision-form.ts'
import { fitFreeLayout } from './free-layout.ts'

const visions = (count: number) =>
  Array.from({ length: count }, (_, n) => toShownVision(`019a-${String(n).padStart(4, '0')}`, blankForm))
const lie = { turn: 0, layer: 0 }
const area = { x: 40, y: 60, width: 500, height: 700 }

test('a wall is exported as it stands: each card where it lies, turned as it is, the front one last', () => {
  const [one, other] = visions(2)
  if (one === undefined || other === undefined) throw new Error('There are two')
  const placements = new Map([
    [one.id, { ...lie, x: 0.7, y: 0.2, width: 0.2, turn: 12, layer: 5 }],
    [other.id, { ...lie, x: 0.3, y: 0.4, width: 0.4 }],
  ])
  // As high as wide as these two lie: nothing has to move apart.
  const [back, front] = fitFreeLayout([one, other], placements, { x: 40, y: 60, width: 700, height: 560 })
  expect([back?.vision, front?.vision]).toEqual([other, one])
  expect(front?.turn).toBe(12)
  expect((back?.width ?? 0) / (front?.width ?? 1)).toBeCloseTo(2)
  expect(((front?.x ?? 0) - (back?.x ?? 0)) / (back?.width ?? 1)).toBeCloseTo(1)
  expect(((back?.y ?? 0) - (front?.y ?? 0)) / (back?.width ?? 1)).toBeCloseTo(0.5)
})

test.each([1, 2, 7, 24, 100, 500])('a wall of %i cards lies whole in its area and fills most of it', (count) => {
  const board = visions(count)
  const cards = fitFreeLayout(board, placementsOf(board), area)
  expect(new Set(cards.map(({ vision: { id } }) => id)).size).toBe(count)
  const edges = (side: (card: (typeof cards)[number]) => number) => cards.map(side)
  const [left, right] = [
    Math.min(...edges(({ x, width }) => x - width / 2)),
    Math.max(...edges(({ x, width }) => x + width / 2)),
  ]
  const [top, bottom] = [
    Math.min(...edges(({ y, height }) => y - height / 2)),
    Math.max(...edges(({ y, height }) => y + height / 2)),
  ]
  expect(Math.min(left - 40, top - 60, 540 - right, 760 - bottom)).toBeGreaterThan(-0.01)
  expect(Math.max((right - left) / 500, (bottom - top) / 700)).toBeGreaterThan(0.95)
  if (count > 7) expect(((right - left) / 500) * ((bottom - top) / 700)).toBeGreaterThan(0.6)
})

test.each([0.9, 1, 1.1, 1.25])('a wall %f times as wide as high leaves no side of a sheet empty', (wide) => {
  const board = visions(12)
  const placements = new Map(
    board.map(({ id }, n) => [
      id,
      { ...lie, x: 0.1 + (n % 4) * 0.26 * wide, y: 0.12 + Math.floor(n / 4) * 0.38, width: 0.2 },
    ]),
  )
  for (const sheet of [area, { x: 0, y: 0, width: 798, height: 531 }]) {
    const cards = fitFreeLayout(board, placements, sheet)
    const right = Math.max(...cards.map(({ x, width }) => x + width / 2))
    const bottom = Math.max(...cards.map(({ y, height }) => y + height / 2))
    expect(right).toBeLessThan(sheet.x + sheet.width + 0.01)
    expect(bottom).toBeLessThan(sheet.y + sheet.height + 0.01)
    expect((right - sheet.x) / sheet.width).toBeGreaterThan(0.9)
    expect((bottom - sheet.y) / sheet.height).toBeGreaterThan(0.9)
  }
})
