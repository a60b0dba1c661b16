import type { Placement, Vision } from '#contract/vision-board.ts'
import { visionCategories } from '#contract/vision-lists.ts'
import { createCanvas } from '#web/lib/picture-canvas.ts'
import { titleOf } from '../vision-labels.ts'
import type { CollageBox } from './collage.ts'
import { drawSky } from './pdf-cover.ts'
import type { Style } from './pdf-fonts.ts'
import type { Paper } from './pdf-paper.ts'
import { loadPicture } from './pdf-picture.ts'
import type { Line } from './pdf-text.ts'
import { type PlacedCard, fitFreeLayout } from './free-layout.ts'

/** In points: the margin, and the room for the board's name at the bottom. */
const edge = 22
const nameRoom = 20

const roomOf = (width: number, height: number): CollageBox => ({
  x: edge,
  y: edge,
  width: width - 2 * edge,
  height: height - 2 * edge - nameRoom,
})

/** The way to hold the paper in which the cards are larger. */
export function orientationFor(
  visions: readonly Vision[],
  placements: ReadonlyMap<string, Placement>,
): 'portrait' | 'landscape' {
  const [short, long] = [595, 842]
  const widthIn = (room: CollageBox) => fitFreeLayout(visions, placements, room)[0]?.width ?? 0
  return widthIn(roomOf(long, short)) > widthIn(roomOf(short, long)) ? 'landscape' : 'portrait'
}

type Making = { name: string; onDone: (count: number) => void; signal: AbortSignal }

/** Draws the user's free layout on one page. */
export async function drawPoster(
  paper: Paper,
  visions: readonly Vision[],
  placements: ReadonlyMap<string, Placement>,
  { name, onDone, signal }: Making,
): Promise<void> {
  paper.newPage(false)
  paper.begin(name)
  const { width, height } = paper.document.page
  paper.decorate(() => drawSky(paper.document, paper.ink))
  const style: Style = { face: 'strong', size: 9.5, leading: 12, colour: paper.ink('--ink-soft') }
  paper.mark('H1', () => {
    const [line] = paper.type.lines(name, style, width - 2 * edge)
    if (line) drawCentered(paper, line, style, width / 2, height - edge + 3)
  })
  const { canvas } = createCanvas(1, 1)
  for (const [index, lying] of fitFreeLayout(visions, placements, roomOf(width, height)).entries()) {
    await drawPlacedCards(paper, lying, canvas)
    signal.throwIfAborted()
    onDone(index + 1)
    await new Promise((resolve) => setTimeout(resolve))
  }
}

async function drawPlacedCards(paper: Paper, lying: PlacedCard, canvas: HTMLCanvasElement): Promise<void> {
  const { document, ink } = paper
  const { vision, x, y, width, height, turn } = lying
  const picture = await loadPicture(vision, width > 260 ? 'full' : 'card', canvas)
  const rim = width * 0.045
  const caption = picture ? width * 0.2 : 0
  const inner = {
    x: x - width / 2 + rim,
    y: y - height / 2 + rim,
    width: width - 2 * rim,
    height: height - 2 * rim - caption,
  }
  const jpeg = picture && (await picture.jpegOf(inner.width, inner.height))
  document.save().rotate(turn, { origin: [x, y] })
  paper.decorate(() => drawFrame(paper, lying))
  if (jpeg) {
    paper.mark(
      'Figure',
      () => {
        document
          .save()
          .roundedRect(inner.x, inner.y, inner.width, inner.height, width * 0.014)
          .clip()
        document.image(jpeg, inner.x, inner.y, { width: inner.width, height: inner.height })
        document.restore()
      },
      `The picture of ${titleOf(vision)}`,
    )
    drawTitle(paper, vision, { ...inner, y: inner.y + inner.height, height: caption }, width * 0.075)
  } else drawTitle(paper, vision, inner, width * 0.15)
  paper.decorate(() => document.circle(x, y - height / 2, Math.min(5, width * 0.028)).fill(ink('--sunrise-coral')))
  document.restore()
  picture?.close()
}

function drawFrame({ document, ink }: Paper, { x, y, width, height }: PlacedCard): void {
  const [left, top, corner] = [x - width / 2, y - height / 2, width * 0.025]
  document.save().fillOpacity(0.1)
  document.roundedRect(left + width * 0.008, top + width * 0.018, width, height, corner).fill(ink('--ink'))
  document.restore()
  document.roundedRect(left, top, width, height, corner).fill(ink('--surface'))
}

const sizes = [1, 0.86, 0.74, 0.62, 0.52, 0.44, 0.36]

/** Draws a title in the middle of a box, as large as fits, up to `most`. In a high box it has a line in its colour above. */
function drawTitle(paper: Paper, vision: Vision, box: CollageBox, most: number): void {
  const isAlone = box.height > box.width * 0.5
  const room = box.width * (isAlone ? 0.88 : 1)
  const { style, lines } = fitTitle(paper, titleOf(vision), { width: room, height: box.height * 0.9 }, most, isAlone)
  const shown = lines.slice(0, Math.max(1, Math.floor(box.height / style.leading)))
  const rule = isAlone ? style.size * 0.7 : 0
  let y = box.y + (box.height - shown.length * style.leading - rule) / 2
  const middle = box.x + box.width / 2
  if (isAlone)
    paper.decorate(() =>
      paper.document
        .roundedRect(middle - style.size * 0.8, y, style.size * 1.6, style.size * 0.07, style.size * 0.03)
        .fill(paper.ink(colourOf(vision))),
    )
  y += rule
  paper.mark('P', () => {
    for (const line of shown) {
      drawCentered(paper, line, style, middle, y + style.leading * 0.78)
      y += style.leading
    }
  })
}

function fitTitle(
  paper: Paper,
  title: string,
  { width, height }: { width: number; height: number },
  most: number,
  isAlone: boolean,
): { style: Style; lines: Line[] } {
  const words = title.split(/\s+/)
  const tries = sizes.map((scale) => {
    const size = most * scale
    const style: Style = { face: 'display', size, leading: size * 1.2, colour: paper.ink('--ink') }
    return { style, scale }
  })
  for (const { style, scale } of tries) {
    const lines = paper.type.lines(title, style, width)
    const rule = isAlone ? style.size * 0.7 : 0
    const isLast = scale === sizes.at(-1)
    const isWhole = words.every((word) => paper.type.widthOf(word, style) <= width)
    if (isLast || (isWhole && lines.length * style.leading + rule <= height)) return { style, lines }
  }
  throw new Error('One of them is the last')
}

function drawCentered(paper: Paper, line: Line, style: Style, middle: number, baseline: number): void {
  const width = line.runs.reduce((sum, run) => sum + run.width, 0)
  paper.type.draw(line, style, middle - width / 2, baseline, width)
}

function colourOf({ category }: Vision): `--${string}` {
  const colour = visionCategories.find(({ id }) => id === category)?.colour
  return colour ? `--${colour}` : '--sunrise-coral'
}
