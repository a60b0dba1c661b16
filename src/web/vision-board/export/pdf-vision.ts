import { visionCategories } from '#contract/vision-lists.ts'
import type { Vision } from '#contract/vision-board.ts'
import { showDate } from '#web/lib/dates.ts'
import { titleOf } from '../vision-labels.ts'
import type { Box } from './collage.ts'
import type { Paper } from './pdf-paper.ts'
import type { Picture } from './pdf-picture.ts'
import type { Line, Style } from './pdf-text.ts'

type Block = { kind: 'H2' | 'P'; style: Style; lines: Line[]; before: number; isBadge?: boolean }
type Plan = { picture: Box; words: Box }

const corner = 12

/** Text that doesn't fit the box goes on on the next page. */
export async function drawVision(
  paper: Paper,
  vision: Vision,
  picture: Picture | null,
  box: Box,
  isSmall: boolean,
): Promise<void> {
  paper.begin(titleOf(vision))
  const plan = planOf(paper, vision, picture?.shape ?? null, box, isSmall)
  const { x, y, width, height } = plan.picture
  const jpeg = picture && (await picture.jpegOf(width, height))
  // A tall picture stands on a band, so that the page has an upper edge.
  const isOnBand = box.height > box.width && width < box.width - 1
  if (jpeg && isOnBand)
    paper.decorate(() =>
      paper.document.roundedRect(box.x, y, box.width, height, corner).fill(paper.ink(colourOf(vision, 'wash'))),
    )
  if (jpeg)
    paper.mark(
      'Figure',
      () => {
        paper.document
          .save()
          .roundedRect(x, y, width, height, isOnBand ? 0 : corner)
          .clip()
        paper.document.image(jpeg, x, y, { width, height })
        paper.document.restore()
      },
      `The picture of ${titleOf(vision)}`,
    )
  else drawPanel(paper, vision, plan.picture)
  let at = plan.words.y
  for (const block of blocksOf(paper, vision, plan.words.width, isSmall)) {
    at += block.before
    paper.mark(block.kind, () => {
      const inset = block.isBadge === true ? 12 : 0
      if (inset > 0)
        paper.document.circle(plan.words.x + 4, at + block.style.leading * 0.5, 3.6).fill(block.style.colour)
      at = paper.flow(block.lines, block.style, plan.words.x + inset, at, plan.words.width - inset)
    })
  }
}

export function fits(paper: Paper, vision: Vision, shape: number | null, box: Box): boolean {
  const { words } = planOf(paper, vision, shape, box, true)
  return words.y + depthOf(blocksOf(paper, vision, words.width, true)) <= box.y + box.height + 1
}

const depthOf = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, { before, lines, style }) => sum + before + lines.length * style.leading, 0)

/**
 * In a portrait box the picture is above the text, in a landscape one beside it. Long text shrinks a picture above
 * it. Without a picture (`shape` null) there's a panel.
 */
function planOf(paper: Paper, vision: Vision, shape: number | null, box: Box, isSmall: boolean): Plan {
  const kept = Math.min(2, Math.max(0.7, shape ?? 1.5))
  const gap = isSmall ? 16 : 24
  if (box.width > box.height) {
    const height = Math.min(box.height, (box.width * (isSmall ? 0.36 : 0.54)) / kept)
    const width = height * kept
    const words = { x: box.x + width + gap, y: box.y, width: box.width - width - gap, height: box.height }
    return { picture: { x: box.x, y: box.y, width, height }, words }
  }
  const free = box.height - gap - depthOf(blocksOf(paper, vision, box.width, isSmall))
  const most = Math.min(box.width / kept, box.height * (isSmall ? 0.56 : 0.6))
  const height = Math.max(box.height * 0.2, Math.min(most, free))
  const width = shape === null ? box.width : Math.min(box.width, height * kept)
  const y = box.y + height + gap
  return {
    picture: { x: box.x + (box.width - width) / 2, y: box.y, width, height },
    words: { x: box.x, y, width: box.width, height: box.y + box.height - y },
  }
}

function blocksOf({ type, ink }: Paper, vision: Vision, width: number, isSmall: boolean): Block[] {
  const { description, achievedAt, achievedNote, goalTitle } = vision
  const category = visionCategories.find(({ id }) => id === vision.category)
  const scale = isSmall ? 0.86 : 1
  const style = (face: Style['face'], points: number, token: `--${string}`): Style => {
    const size = points * scale
    return { face, size, leading: size * (face === 'display' ? 1.2 : 1.5), colour: ink(token) }
  }
  const blocks: Block[] = []
  const add = (kind: Block['kind'], words: string | null, style: Style, before: number, isBadge = false) => {
    if (words === null || words.trim() === '') return
    const lines = type.lines(words, style, width - (isBadge ? 12 : 0))
    blocks.push({ kind, style, lines, before: blocks.length === 0 ? 0 : before * scale, isBadge })
  }
  add('P', category?.label ?? null, style('strong', 10, category ? `--${category.colour}` : '--ink'), 0, true)
  add('H2', titleOf(vision), style('display', isSmall ? 20 : 27, '--ink'), 4)
  add('P', description, style('text', 11.5, '--ink'), 8)
  if (achievedAt !== null) {
    add('P', `Came true on ${showDate(achievedAt, 'longDate')}`, style('strong', 10.5, '--green'), 12, true)
    add('P', achievedNote, style('text', 11, '--ink-soft'), 3)
  }
  if (goalTitle !== null) add('P', `Its goal: ${goalTitle}`, style('text', 10, '--ink-soft'), 8)
  return blocks
}

/** In place of a picture. */
function drawPanel({ document, ink, decorate }: Paper, vision: Vision, { x, y, width, height }: Box): void {
  decorate(() => {
    document.save().roundedRect(x, y, width, height, corner).clip()
    document.rect(x, y, width, height).fill(ink(colourOf(vision, 'wash')))
    const radius = Math.min(width, height) * 0.26
    document.circle(x + width * 0.62, y + height * 0.7, radius).fill(ink('--sunrise-gold'))
    document
      .moveTo(x, y + height * 0.72)
      .bezierCurveTo(x + width * 0.3, y + height * 0.6, x + width * 0.6, y + height * 0.86, x + width, y + height * 0.7)
      .lineTo(x + width, y + height)
      .lineTo(x, y + height)
      .fill(ink(colourOf(vision)))
    document.restore()
  })
}

function colourOf({ category }: Vision, part?: 'wash'): `--${string}` {
  const colour = visionCategories.find(({ id }) => id === category)?.colour
  if (part === 'wash') return colour ? `--${colour}-wash` : '--gold-wash'
  return colour ? `--${colour}` : '--hill-mid'
}
