export type CollageBox = { x: number; y: number; width: number; height: number }

/** An item of a collage: how much room it should get, and the cost of each shape (width by height) that it may have. */
export type Piece = { weight: number; shapes: readonly { shape: number; cost: number }[] }

const [narrowest, widest] = [0.66, 1.9]
/** How far a collage may be stretched to fill its area before it leaves empty room instead. */
const maxBend = 1.12
const crops = [0.89, 0.94, 1, 1.06, 1.12]

/** A picture may lose a bit of its edge. Very tall and very wide ones lose more. */
export function pictureOf(shape: number, weight = 1): Piece {
  const kept = Math.min(widest, Math.max(narrowest, shape))
  return { weight, shapes: crops.map((crop) => ({ shape: kept * crop, cost: 4 * weight * Math.log(crop) ** 2 })) }
}

/** A part of the collage: one piece, or two parts side by side or one above the other. */
type Part = { shape: number; log: number; cost: number; parts?: readonly [Part, Part]; isBeside?: boolean }

/** Shapes are told apart in steps of 13 %, from 1:9 to 9:1. Of each, only the cheapest part is kept. */
const step = Math.log(1.13)
const slots = 37
const slotOf = (log: number): number => Math.round(log / step) + (slots - 1) / 2

/**
 * Fits pieces into an area, in order: it is cut again and again, across or down, so that nothing stays empty. Of all
 * ways to cut it, this finds the one that gives each piece its share and crops least. `isFilled` bends it as far as
 * it takes to leave no room.
 */
export function collage(
  pieces: readonly Piece[],
  area: CollageBox,
  gap: number,
  { isFilled = false } = {},
): CollageBox[] {
  if (pieces.length === 0) return []
  const target = Math.log(area.width / area.height)
  const weight = pieces.reduce((sum, piece) => sum + piece.weight, 0)
  const priceOf = ({ log, cost }: Part) => cost + 12 * weight * (log - target) ** 2
  const best = allParts(pieces).reduce((one, other) => (priceOf(other) < priceOf(one) ? other : one))
  return layOut(best, isFilled ? area : boxOf(best, area), gap)
}

/** Returns the cheapest part of each shape that contains all pieces. Builds it from the parts of shorter runs of pieces. */
function allParts(pieces: readonly Piece[]): Part[] {
  const runs = new Map<number, Part[]>()
  const key = (first: number, last: number) => first * pieces.length + last
  const sums = [0]
  for (const [at, piece] of pieces.entries()) {
    sums.push((sums[at] ?? 0) + piece.weight)
    runs.set(key(at, at), cheapest(piece.shapes.map(({ shape, cost }) => ({ shape, log: Math.log(shape), cost }))))
  }
  const weigh = (first: number, last: number) => (sums[last + 1] ?? 0) - (sums[first] ?? 0)
  for (let length = 2; length <= pieces.length; length += 1)
    for (let first = 0; first + length <= pieces.length; first += 1) {
      const last = first + length - 1
      const cuts = Array.from({ length: length - 1 }, (_, more) => first + more).map((cut) => ({
        before: runs.get(key(first, cut)) ?? [],
        after: runs.get(key(cut + 1, last)) ?? [],
        wanted: Math.log(weigh(first, cut) / weigh(cut + 1, last)),
        weight: weigh(first, last),
      }))
      const even = joined(cuts, maxUnevenness)
      runs.set(key(first, last), even.length > 0 ? even : joined(cuts, Infinity))
    }
  return runs.get(key(0, pieces.length - 1)) ?? []
}

function cheapest(parts: readonly Part[]): Part[] {
  const kept: Part[] = []
  for (const part of parts) if (isCheaper(kept, part.log, part.cost)) kept[slotOf(part.log)] = part
  return kept.filter(Boolean)
}

function isCheaper(kept: readonly Part[], log: number, cost: number): boolean {
  const slot = slotOf(log)
  return slot >= 0 && slot < slots && cost < (kept[slot]?.cost ?? Infinity)
}

/** How far the ratio of two areas may differ from that of their weights, as a logarithm, unless no other cut is possible. */
const maxUnevenness = Math.log(3)

/** `wanted` is the ratio of the two parts' weights, as a logarithm. */
type Cut = { before: readonly Part[]; after: readonly Part[]; wanted: number; weight: number }

/** Joins two parts along an edge. Their shapes decide how they share the area; a difference from their weights costs. */
function joined(cuts: readonly Cut[], most: number): Part[] {
  const kept: Part[] = []
  for (const { before, after, wanted, weight } of cuts)
    for (const one of before)
      for (const other of after)
        for (const isBeside of [true, false]) {
          const uneven = (isBeside ? one.log - other.log : other.log - one.log) - wanted
          if (Math.abs(uneven) > most) continue
          const cost = one.cost + other.cost + 0.4 * weight * uneven ** 2
          const shape = isBeside ? one.shape + other.shape : 1 / (1 / one.shape + 1 / other.shape)
          const log = Math.log(shape)
          if (isCheaper(kept, log, cost)) kept[slotOf(log)] = { shape, log, cost, parts: [one, other], isBeside }
        }
  return kept.filter(Boolean)
}

function boxOf({ shape }: Part, area: CollageBox): CollageBox {
  const whole = area.width / area.height
  const kept = Math.min(shape * maxBend, Math.max(shape / maxBend, whole))
  const [width, height] = kept > whole ? [area.width, area.width / kept] : [area.height * kept, area.height]
  return { x: area.x + (area.width - width) / 2, y: area.y + (area.height - height) / 2, width, height }
}

function layOut({ parts, isBeside = false }: Part, box: CollageBox, gap: number): CollageBox[] {
  if (parts === undefined) return [box]
  const [one, other] = parts
  const { x, y, width, height } = box
  if (isBeside) {
    const first = ((width - gap) * one.shape) / (one.shape + other.shape)
    return [
      ...layOut(one, { x, y, width: first, height }, gap),
      ...layOut(other, { x: x + first + gap, y, width: width - gap - first, height }, gap),
    ]
  }
  const first = ((height - gap) * other.shape) / (one.shape + other.shape)
  return [
    ...layOut(one, { x, y, width, height: first }, gap),
    ...layOut(other, { x, y: y + first + gap, width, height: height - gap - first }, gap),
  ]
}

/** The offset that makes a box crop the middle of a picture, or a bit above it where it's taller. */
export function covering(shape: number, { x, y, width, height }: CollageBox): CollageBox {
  if (shape > width / height) {
    const whole = height * shape
    return { x: x - (whole - width) / 2, y, width: whole, height }
  }
  const whole = width / shape
  return { x, y: y - (whole - height) * 0.4, width, height: whole }
}
