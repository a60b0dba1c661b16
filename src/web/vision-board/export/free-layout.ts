import type { Placement, Vision } from '#contract/vision-board.ts'
import { shape } from '../free/free-placement.ts'
import type { CollageBox } from './collage.ts'

/** A card in its area: its middle, its size, and its turn in degrees. */
export type PlacedCard = { vision: Vision; x: number; y: number; width: number; height: number; turn: number }

type Edges = { left: number; top: number; right: number; bottom: number }

/** How much larger the cards must get before a deep wall is continued in one more column. */
const worthFolding = 1.25
const maxColumns = 8
const between = 0.03
/** How far cards may move apart to fill an area of another shape than the wall. */
const maxSpread = 1.5

/**
 * Scales the user's free layout to fill an area; the lowest layer comes first. A wall that is far too deep for the area
 * continues in a further column. If the area is wider or higher than the wall, the cards are moved apart.
 */
export function fitFreeLayout(
  visions: readonly Vision[],
  placements: ReadonlyMap<string, Placement>,
  area: CollageBox,
): PlacedCard[] {
  const cards = visions.flatMap((vision) => {
    const placement = placements.get(vision.id)
    return placement ? [{ vision, placement }] : []
  })
  if (cards.length === 0) return []
  let best = fold(cards, 1, area)
  for (let columns = 2; columns <= Math.min(maxColumns, cards.length); columns += 1) {
    const next = fold(cards, columns, area)
    if (next.scale > best.scale * worthFolding) best = next
  }
  const { scale, width, height, folded } = best
  const across = spread(
    folded.map(({ placement }) => [placement.x - width / 2, reachOf(placement).across]),
    area.width / scale,
  )
  const down = spread(
    folded.map(({ placement }) => [placement.y - height / 2, reachOf(placement).down]),
    area.height / scale,
  )
  return folded
    .toSorted((one, other) => one.placement.layer - other.placement.layer)
    .map(({ vision, placement }) => ({
      vision,
      x: area.x + area.width / 2 + (placement.x - width / 2) * scale * across,
      y: area.y + area.height / 2 + (placement.y - height / 2) * scale * down,
      width: placement.width * scale,
      height: placement.width * shape * scale,
      turn: placement.turn,
    }))
}

type Card = { vision: Vision; placement: Placement }

function fold(cards: readonly Card[], columns: number, area: CollageBox) {
  const { top, bottom } = edgesOf(cards)
  const deep = (bottom - top) / columns
  const columnOf = ({ placement }: Card) => Math.min(columns - 1, Math.floor((placement.y - top) / deep))
  const folded: Card[] = []
  let [width, height] = [0, 0]
  for (let column = 0; column < columns; column += 1) {
    const own = cards.filter((card) => columnOf(card) === column)
    if (own.length === 0) continue
    const edges = edgesOf(own)
    const at = width === 0 ? 0 : width + between
    folded.push(
      ...own.map(({ vision, placement }) => ({
        vision,
        placement: { ...placement, x: at + placement.x - edges.left, y: placement.y - edges.top },
      })),
    )
    width = at + edges.right - edges.left
    height = Math.max(height, edges.bottom - edges.top)
  }
  return { scale: Math.min(area.width / width, area.height / height), width, height, folded }
}

/** Returns the factor by which the cards can move away from the middle until one reaches the edge. */
function spread(cards: readonly (readonly [fromMiddle: number, reach: number])[], room: number): number {
  const most = cards.map(([fromMiddle, reach]) => (room / 2 - reach) / Math.abs(fromMiddle))
  return Math.max(1, Math.min(maxSpread, ...most))
}

/** Half of a card's size, turned as it is. */
function reachOf({ width, turn }: Placement) {
  const angle = (turn * Math.PI) / 180
  const [sin, cos] = [Math.abs(Math.sin(angle)), Math.cos(angle)]
  return { across: (width * (cos + shape * sin)) / 2, down: (width * (shape * cos + sin)) / 2 }
}

function edgesOf(cards: readonly Card[]): Edges {
  const all = cards.map(({ placement }) => {
    const { x, y } = placement
    const { across, down } = reachOf(placement)
    return { left: x - across, right: x + across, top: y - down, bottom: y + down }
  })
  return {
    left: Math.min(...all.map(({ left }) => left)),
    top: Math.min(...all.map(({ top }) => top)),
    right: Math.max(...all.map(({ right }) => right)),
    bottom: Math.max(...all.map(({ bottom }) => bottom)),
  }
}
