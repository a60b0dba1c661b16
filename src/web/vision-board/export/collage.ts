export type Box = { x: number; y: number; width: number; height: number }

const narrowest = 0.66
const widest = 1.7
/** How much cropping a collage may need before it leaves empty room instead. */
const mostBend = 1.3

/**
 * Fits shapes (width by height) into rows of an area, in order. It takes the number of rows that crops least;
 * where even that crops too much, the collage is smaller and centered.
 */
export function collage(shapes: readonly number[], area: Box, gap: number): Box[] {
  if (shapes.length === 0) return []
  const kept = shapes.map((shape) => Math.min(widest, Math.max(narrowest, shape)))
  const tries = kept.map((_, index) => lay(splitEvenly(kept, index + 1), area, gap))
  const best = tries.reduce((one, other) =>
    Math.abs(Math.log(other.bend)) < Math.abs(Math.log(one.bend)) ? other : one,
  )
  return place(best, area, gap)
}

type Layout = { rows: number[][]; heights: number[]; bend: number }

/** Rows as wide as the area, at their natural height; `bend` stretches them to the area's height. */
function lay(rows: number[][], area: Box, gap: number): Layout {
  const heights = rows.map((row) => (area.width - gap * (row.length - 1)) / sum(row))
  return { rows, heights, bend: (area.height - gap * (rows.length - 1)) / sum(heights) }
}

function place({ rows, heights, bend }: Layout, area: Box, gap: number): Box[] {
  const stretch = Math.min(mostBend, Math.max(1 / mostBend, bend))
  const shrink = Math.min(1, bend / stretch)
  const whole = sum(heights) * stretch * shrink + gap * (rows.length - 1)
  let y = area.y + (area.height - whole) / 2
  return rows.flatMap((row, at) => {
    const height = (heights[at] ?? 0) * stretch * shrink
    const wide = (area.width - gap * (row.length - 1)) * shrink
    let x = area.x + (area.width - wide - gap * (row.length - 1)) / 2
    const boxes = row.map((shape) => {
      const box = { x, y, width: (wide * shape) / sum(row), height }
      x += box.width + gap
      return box
    })
    y += height + gap
    return boxes
  })
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)

/** The split into rows with the narrowest widest row. */
function splitEvenly(shapes: readonly number[], count: number): number[][] {
  let [least, most] = [Math.max(...shapes), sum(shapes)]
  for (let round = 0; round < 30; round += 1) {
    const middle = (least + most) / 2
    if (fill(shapes, middle).length <= count) most = middle
    else least = middle
  }
  return fill(shapes, most)
}

function fill(shapes: readonly number[], most: number): number[][] {
  const rows: number[][] = [[]]
  let wide = 0
  for (const shape of shapes) {
    if (wide > 0 && wide + shape > most + 1e-9) {
      rows.push([])
      wide = 0
    }
    rows.at(-1)?.push(shape)
    wide += shape
  }
  return rows
}

/** The offset that makes a box crop the middle of a picture, or a bit above it where it's taller. */
export function covering(shape: number, { x, y, width, height }: Box): Box {
  if (shape > width / height) {
    const whole = height * shape
    return { x: x - (whole - width) / 2, y, width: whole, height }
  }
  const whole = width / shape
  return { x, y: y - (whole - height) * 0.4, width, height: whole }
}
