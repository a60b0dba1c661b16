import { visionCategories } from '#contract/vision-lists.ts'
import type { Vision } from '#contract/vision-board.ts'
import { titleOf } from '../vision-labels.ts'
import type { CollageBox, Piece } from './collage.ts'
import type { Paper } from './pdf-paper.ts'
import type { Picture } from './pdf-picture.ts'
import { badgeRoom, depthAbout, fitBlocks } from './pdf-words.ts'

/** `picture` is null for a card of words. `isWhole`: the picture reaches three edges of the card. */
type Plan = { picture: CollageBox | null; isWhole: boolean; textBox: CollageBox; score: number; isTight: boolean }

const corner = 14
/** The smallest share of a picture that cropping may leave. A picture that would lose more is shown whole. */
const leastSeen = 0.68
const shares = [0.82, 0.78, 0.74, 0.7, 0.66, 0.62, 0.58, 0.54, 0.5, 0.45, 0.4, 0.35, 0.3]
const narrowestWords = 96

const padOf = ({ width, height }: CollageBox): number => Math.min(40, Math.max(14, Math.min(width, height) * 0.075))

/** Gives the picture the largest room that the words leave, above them or beside them. */
function planOf(vision: Vision, shape: number | null, box: CollageBox): Plan {
  const pad = padOf(box)
  const inside = { x: box.x + pad, y: box.y + pad, width: box.width - 2 * pad, height: box.height - 2 * pad }
  if (shape === null) {
    const isTight = depthAbout(vision, inside.width) > inside.height
    return { picture: null, isWhole: false, textBox: inside, score: 0, isTight }
  }
  const plans = shares.flatMap((share) => [
    planWith(
      vision,
      shape,
      { ...box, height: box.height * share },
      { ...inside, y: box.y + box.height * share + pad, height: box.height * (1 - share) - 2 * pad },
      pad,
    ),
    planWith(
      vision,
      shape,
      { ...box, width: box.width * share },
      { ...inside, x: box.x + box.width * share + pad, width: box.width * (1 - share) - 2 * pad },
      pad,
    ),
  ])
  return plans.reduce((best, next) => (next.score > best.score ? next : best))
}

function planWith(vision: Vision, shape: number, room: CollageBox, textBox: CollageBox, pad: number): Plan {
  const own = room.width / room.height
  const seen = Math.min(shape / own, own / shape)
  const isWhole = seen >= leastSeen
  const picture = isWhole ? room : inset(room, shape, pad)
  const isTight = textBox.width < narrowestWords || depthAbout(vision, textBox.width) > textBox.height
  const area = picture.width * picture.height
  const score = area * (isWhole ? Math.sqrt(seen) : 0.75) * (isTight ? 0.02 : 1)
  return { picture, isWhole, textBox, score, isTight }
}

/** The whole picture inside its room, away from the edges. */
function inset({ x, y, width, height }: CollageBox, shape: number, pad: number): CollageBox {
  const [across, down] = [width - 2 * pad, height - 2 * pad]
  const wide = Math.max(1, Math.min(across, down * shape))
  const high = wide / shape
  return { x: x + (width - wide) / 2, y: y + (height - high) / 2, width: wide, height: high }
}

const shapes = [0.45, 0.55, 0.68, 0.82, 1, 1.2, 1.45, 1.75, 2.1, 2.6, 3.2]

/** The shapes that a vision may have on a page that it shares with others. */
export function pieceOf(vision: Vision, shape: number | null, area: number): Piece {
  const textArea = depthAbout(vision, 240) * 240
  const weight =
    shape === null ? Math.min(1.2, Math.max(0.35, (2 * textArea) / area)) : 0.75 + Math.min(0.6, textArea / area)
  return {
    weight,
    shapes: shapes.map((own) => {
      const width = Math.sqrt(area * weight * own)
      const box = { x: 0, y: 0, width, height: width / own }
      const { score, isTight } = planOf(vision, shape, box)
      const loss = shape === null ? 0.3 * Math.log(own / 1.4) ** 2 : -Math.log(score / (area * weight))
      return { shape: own, cost: weight * (loss + (isTight ? 4 : 0)) }
    }),
  }
}

export function isRoomy(paper: Paper, vision: Vision, shape: number | null, box: CollageBox): boolean {
  const { textBox } = planOf(vision, shape, box)
  return fitBlocks(paper, vision, textBox, 14).depth <= textBox.height + 1
}

/** Words that don't fit go on on the next page. */
export async function drawCard(paper: Paper, vision: Vision, picture: Picture | null, box: CollageBox): Promise<void> {
  const { document, ink } = paper
  paper.begin(titleOf(vision))
  const plan = planOf(vision, picture?.shape ?? null, box)
  paper.decorate(() => document.roundedRect(box.x, box.y, box.width, box.height, corner).fill(ink(washOf(vision))))
  if (picture && plan.picture) {
    const { x, y, width, height } = plan.picture
    const jpeg = await picture.jpegOf(width, height)
    paper.mark(
      'Figure',
      () => {
        document.save()
        if (plan.isWhole) document.roundedRect(box.x, box.y, box.width, box.height, corner).clip()
        else document.roundedRect(x, y, width, height, corner / 2).clip()
        document.image(jpeg, x, y, { width, height })
        document.restore()
      },
      `The picture of ${titleOf(vision)}`,
    )
  }
  drawBlocks(paper, vision, plan)
}

function drawBlocks(paper: Paper, vision: Vision, { picture, textBox }: Plan): void {
  const most = picture === null ? Math.min(72, textBox.width * 0.17) : Math.min(44, textBox.width * 0.09 + 8)
  const { blocks, depth } = fitBlocks(paper, vision, textBox, most)
  let at = textBox.y + Math.max(0, (textBox.height - depth) / 2)
  for (const block of blocks) {
    at += block.before
    paper.mark(block.kind, () => {
      const inset = block.isBadge ? badgeRoom : 0
      if (block.isBadge)
        paper.document.circle(textBox.x + 3.6, at + block.style.leading * 0.5, 3.4).fill(block.style.colour)
      at = paper.flow(block.lines, block.style, textBox.x + inset, at, textBox.width - inset)
    })
  }
}

function washOf({ category }: Vision): `--${string}` {
  const colour = visionCategories.find(({ id }) => id === category)?.colour
  return colour ? `--${colour}-wash` : '--gold-wash'
}
