import { expect, test } from 'vitest'
import { collage, covering } from './collage.ts'

const phone = { x: 70, y: 800, width: 1030, height: 1360 }
const desktop = { x: 320, y: 120, width: 1920, height: 1120 }
const gap = 20
const shapes = (count: number) => Array.from({ length: count }, (_, n) => [0.75, 1.5, 1, 1.33, 0.56][n % 5] ?? 1)

test.each([1, 2, 3, 5, 8, 13, 24])('%i pictures stand in their area, apart, and none is cropped much', (count) => {
  for (const area of [phone, desktop]) {
    const boxes = collage(shapes(count), area, gap)
    expect(boxes).toHaveLength(count)
    for (const [index, box] of boxes.entries()) {
      expect(box.x).toBeGreaterThan(area.x - 0.01)
      expect(box.y).toBeGreaterThan(area.y - 0.01)
      expect(box.x + box.width).toBeLessThan(area.x + area.width + 0.01)
      expect(box.y + box.height).toBeLessThan(area.y + area.height + 0.01)
      const bend = box.width / box.height / Math.max(0.66, shapes(count)[index] ?? 1)
      expect(Math.max(bend, 1 / bend)).toBeLessThan(1.31)
      const next = boxes[index + 1]
      if (next) expect(next.x >= box.x + box.width + gap - 0.01 || next.y >= box.y + box.height + gap - 0.01).toBe(true)
    }
  }
})

test('a collage fills most of its area', () => {
  for (const area of [phone, desktop])
    for (const count of [3, 6, 9, 12, 24]) {
      const filled = collage(shapes(count), area, gap).reduce((sum, { width, height }) => sum + width * height, 0)
      expect(filled / (area.width * area.height)).toBeGreaterThan(0.6)
    }
})

test('no pictures make no collage', () => {
  expect(collage([], phone, gap)).toEqual([])
})

test('a box cuts the middle out of a picture, and of a tall one more of its upper part', () => {
  const box = { x: 10, y: 20, width: 100, height: 100 }
  expect(covering(3, box)).toEqual({ x: -90, y: 20, width: 300, height: 100 })
  const tall = covering(1 / 3, box)
  expect(tall.y).toBeCloseTo(-60)
  expect([tall.x, tall.width, Math.round(tall.height)]).toEqual([10, 100, 300])
})
