import type { Vision } from '#contract/vision-board.ts'
import { visionCategories } from '#contract/vision-lists.ts'
import { showDate } from '#web/lib/dates.ts'
import { titleOf } from '../vision-labels.ts'
import type { Style } from './pdf-fonts.ts'
import type { Paper } from './pdf-paper.ts'
import type { Line } from './pdf-text.ts'

export type Block = { kind: 'H2' | 'P'; style: Style; lines: Line[]; before: number; isBadge: boolean }

/** The sizes that a title may have, in points. The text below is sized from them. */
const titleSizes = [72, 64, 56, 50, 44, 39, 35, 31, 28, 25, 22, 20, 18, 16, 14]
const textSize = (title: number): number => Math.min(16, Math.max(title > 16 ? 9.5 : 8.5, title * 0.5))

export const badgeRoom = 12

/** Sets the words of a vision as large as fits in the box, or in the smallest size if none fits. */
export function fitBlocks(
  paper: Paper,
  vision: Vision,
  box: { width: number; height: number },
  most: number,
): { blocks: Block[]; depth: number } {
  const words = titleOf(vision).split(/\s+/)
  for (const size of titleSizes) {
    const isLast = size === titleSizes.at(-1)
    if (size > most && !isLast) continue
    const style = titleStyle(paper, size)
    if (!isLast && words.some((word) => paper.type.widthOf(word, style) > box.width)) continue
    const blocks = blocksOf(paper, vision, box.width, size)
    const depth = depthOf(blocks)
    if (depth <= box.height || isLast) return { blocks, depth }
  }
  return { blocks: [], depth: 0 }
}

const depthOf = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, { before, lines, style }) => sum + before + lines.length * style.leading, 0)

const titleStyle = ({ ink }: Paper, size: number): Style => ({
  face: 'display',
  size,
  leading: size * 1.18,
  colour: ink('--ink'),
})

function blocksOf(paper: Paper, vision: Vision, width: number, titleSize: number): Block[] {
  const { type, ink } = paper
  const { description, achievedAt, achievedNote, goalTitle } = vision
  const category = visionCategories.find(({ id }) => id === vision.category)
  const size = textSize(titleSize)
  const style = (face: Style['face'], scale: number, token: `--${string}`): Style => ({
    face,
    size: size * scale,
    leading: size * scale * 1.45,
    colour: ink(token),
  })
  const blocks: Block[] = []
  const add = (kind: Block['kind'], words: string | null, style: Style, before: number, isBadge = false) => {
    if (words === null || words.trim() === '') return
    const lines = type.lines(words, style, width - (isBadge ? badgeRoom : 0))
    blocks.push({ kind, style, lines, before: blocks.length === 0 ? 0 : before * size, isBadge })
  }
  add('P', category?.label ?? null, style('strong', 0.88, category ? `--${category.colour}` : '--ink'), 0, true)
  add('H2', titleOf(vision), titleStyle(paper, titleSize), 0.35)
  add('P', description, style('text', 1, '--ink'), 0.6)
  if (achievedAt !== null) {
    add('P', `Came true on ${showDate(achievedAt, 'longDate')}`, style('strong', 0.92, '--green'), 0.9, true)
    add('P', achievedNote, style('text', 0.95, '--ink-soft'), 0.25)
  }
  if (goalTitle !== null) add('P', `Linked goal: ${goalTitle}`, style('text', 0.88, '--ink-soft'), 0.6)
  return blocks
}

/** Estimates the height of the words in a column before the fonts are loaded. */
export function depthAbout(vision: Vision, width: number): number {
  const lines = (words: string | null, size: number) =>
    words === null
      ? 0
      : words.split('\n').reduce((sum, part) => sum + Math.ceil((part.length * size * 0.52) / width), 0)
  const { description, achievedAt, achievedNote, goalTitle } = vision
  const small =
    lines(description, 10) + lines(achievedNote, 10) + lines(goalTitle, 10) + (achievedAt === null ? 0 : 1.5)
  return 24 + lines(titleOf(vision), 20) * 24 + small * 15
}
