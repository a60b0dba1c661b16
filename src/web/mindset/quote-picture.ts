import { brand } from '#contract/brand.ts'
import type { Quote } from '#contract/mindset.ts'
import { coloursOf, drawEvening, fileOf, loadTypefaces, openCanvas, wrapWords } from '#web/lib/canvas.ts'

const size = 1080
const margin = 110

/** A quote on an evening sky, as a square picture of 1080 pixels. */
export async function drawQuote({ text, author, work, year }: Quote): Promise<Blob> {
  const { canvas, context } = openCanvas(size, size)
  await loadTypefaces()
  const colour = coloursOf('light')
  drawEvening(context, colour)
  context.fillStyle = colour('--ink')
  context.textBaseline = 'alphabetic'
  const { lines, height } = fit(context, text)
  let top = Math.max(margin + height, (size * 0.72 - lines.length * height * 1.3) / 2 + height)
  for (const line of lines) {
    context.fillText(line, margin, top)
    top += height * 1.3
  }
  context.font = '600 34px Figtree'
  context.fillText(author, margin, top + 26)
  context.font = '400 28px Figtree'
  context.fillStyle = colour('--ink-soft')
  context.fillText(`${work}, ${year}`, margin, top + 68, size - 2 * margin)
  context.fillStyle = colour('--paper')
  context.font = '600 26px Figtree'
  context.fillText(brand.name, margin, size - 20)
  return fileOf(canvas, 'image/png')
}

/** A line of verse is broken only where it would be set smaller than this. */
const leastVerse = 48

/** The largest size in which the words fit above the author, and their lines. */
function fit(context: CanvasRenderingContext2D, text: string): { lines: string[]; height: number } {
  for (let height = 76; height > 30; height -= 4) {
    context.font = `600 ${height}px Fraunces`
    const verses = text.split('\n')
    const lines = verses.flatMap((verse) => wrapWords(context, verse, size - 2 * margin))
    const isWhole = verses.length === 1 || lines.length === verses.length || height < leastVerse
    if (isWhole && lines.length * height * 1.3 < size * 0.58) return { lines, height }
  }
  return { lines: wrapWords(context, text, size - 2 * margin), height: 30 }
}
