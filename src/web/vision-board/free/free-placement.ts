import type { Placement, Vision } from '#contract/vision-board.ts'

/** Height by width. */
export const shape = 1.2
const leastWidth = 0.08
const maxWidth = 0.6
const maxTurn = 45
const beneath = 0.04

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value))
const rounded = (value: number) => Math.round(value * 10_000) / 10_000

/** Clamped to the board and to the allowed sizes and angles. */
export function settled({ x, y, width, turn, layer }: Placement): Placement {
  const wide = between(leastWidth, width, maxWidth)
  return {
    width: rounded(wide),
    x: rounded(between(wide / 2, x, 1 - wide / 2)),
    y: rounded(between((wide * shape) / 2, y, 200)),
    turn: Math.round(between(-maxTurn, turn, maxTurn) * 10) / 10 + 0,
    layer,
  }
}

export const isSamePlacement = (one: Placement | null, other: Placement | null): boolean =>
  one === other ||
  (one !== null &&
    other !== null &&
    one.x === other.x &&
    one.y === other.y &&
    one.width === other.width &&
    one.turn === other.turn &&
    one.layer === other.layer)

/** The board's height in widths of the board, with room below the lowest card. */
export const depthOf = (placements: Iterable<Placement>): number =>
  Math.max(0.55, ...Array.from(placements, ({ y, width }) => y + (width * (shape + 0.1)) / 2 + beneath))

export const onTop = (placement: Placement, others: Iterable<Placement>): Placement => {
  const highest = Math.max(0, ...Array.from(others, ({ layer }) => layer))
  return placement.layer === highest && highest > 0
    ? placement
    : { ...placement, layer: Math.min(1_000_000, highest + 1) }
}

/**
 * Places the visions that the user hasn't placed: loose columns, slightly turned, without overlaps. They are placed by age, so
 * that a new vision comes last and no other moves. Placing one by hand doesn't move the others.
 */
export function arrange(visions: readonly Pick<Vision, 'id'>[]): Map<string, Placement> {
  const columns = columnsFor(visions.length)
  const across = 1 / columns
  const byAge = visions.map(({ id }) => id).toSorted((a, b) => (a < b ? -1 : 1))
  return new Map(
    byAge.map((id, index) => {
      const [size, aside, turn] = chances(id)
      const column = index % columns
      const width = across * (0.78 + 0.1 * size)
      const row = Math.floor(index / columns)
      const y = across * (row * 1.22 + 0.68 + (column % 2) * 0.2)
      const x = across * (column + 0.5 + (aside - 0.5) * 0.06)
      return [id, settled({ x, y, width, turn: (turn - 0.5) * 7, layer: 0 })]
    }),
  )
}

/** The placement of every vision: the user's own, else the automatic one. */
export function placementsOf(visions: readonly Pick<Vision, 'id' | 'placement'>[]): Map<string, Placement> {
  const arranged = arrange(visions)
  return new Map(visions.flatMap(({ id, placement }) => [[id, placement ?? arranged.get(id) ?? middle] as const]))
}

export const middle: Placement = { x: 0.5, y: 0.3, width: 0.2, turn: 0, layer: 0 }

const columnsFor = (count: number): number => (count < 4 ? Math.max(2, count) : count <= 40 ? 4 : 5)

/** Three numbers from 0 to 1, always the same for an id. */
function chances(id: string): [number, number, number] {
  let hash = 2_166_136_261
  const next = () => {
    for (const letter of id) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619)
    return ((hash >>> 8) % 10_000) / 10_000
  }
  return [next(), next(), next()]
}
