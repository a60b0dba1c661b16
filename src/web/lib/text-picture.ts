import { brand } from '#contract/brand.ts'
import { coloursOf, drawEvening, fileOf, loadTypefaces, createCanvas, wrapWords } from './picture-canvas.ts'

/** A text to draw; author and source go below it, where it has them. */
export type PictureText = { text: string; author?: string; source?: string }

type Paint = CanvasRenderingContext2D

const size = 1080
const margin = 110

/** Draws a text on an evening sky, as a square picture of 1080 pixels. */
export async function drawTextPicture({ text, author, source }: PictureText): Promise<Blob> {
  const { canvas, context } = createCanvas(size, size)
  await loadTypefaces()
  const colour = coloursOf('light')
  drawEvening(context, colour)
  context.textBaseline = 'alphabetic'
  context.textAlign = 'start'
  context.fillStyle = colour('--ink')
  const low = drawText(context, text)
  context.direction = 'ltr'
  if (author !== undefined) write(context, '600 34px Figtree', author, low + 26)
  context.fillStyle = colour('--ink-soft')
  if (source !== undefined) write(context, '400 28px Figtree', source, low + 68)
  context.fillStyle = colour('--paper')
  write(context, '600 26px Figtree', brand.name, size - 20)
  return fileOf(canvas, 'image/png')
}

function write(context: Paint, font: string, words: string, top: number): void {
  context.font = font
  context.fillText(words, margin, top, size - 2 * margin)
}

/** Whether the first letter of a text is of a right-to-left script. */
const fromTheRight = /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u

/** Draws the text as large as it fits, and returns where it ends, in pixels from the top. */
function drawText(context: Paint, text: string): number {
  const isFromTheRight = fromTheRight.test(text)
  context.direction = isFromTheRight ? 'rtl' : 'ltr'
  const { lines, height } = fit(context, text)
  let top = Math.max(margin + height, (size * 0.72 - lines.length * height * 1.3) / 2 + height)
  for (const line of lines) {
    context.fillText(line, isFromTheRight ? size - margin : margin, top)
    top += height * 1.3
  }
  return top
}

/** A line of verse is broken only below this font size. */
const minVerseSize = 40

/** The largest font size in which the text fits above the author and source, and its lines. */
function fit(context: Paint, text: string): { lines: string[]; height: number } {
  for (let height = 76; height > 30; height -= 4) {
    context.font = `600 ${height}px Fraunces`
    const verses = text.split('\n')
    const lines = verses.flatMap((verse) => wrapWords(context, verse, size - 2 * margin))
    const isWhole = verses.length === 1 || lines.length === verses.length || height < minVerseSize
    if (isWhole && lines.length * height * 1.3 < size * 0.58) return { lines, height }
  }
  return { lines: wrapWords(context, text, size - 2 * margin), height: 30 }
}
