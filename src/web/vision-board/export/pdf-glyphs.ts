import type { PDFDocument } from 'pdfkit'
import { openCanvas } from '#web/lib/canvas.ts'
import type { Face } from './pdf-fonts.ts'
import type { Style } from './pdf-text.ts'

/** Letters that are drawn by the browser, with whatever typefaces the device has: emoji, other scripts. */
const families: Record<Face, string> = {
  display: '560 1px Fraunces',
  text: '400 1px Figtree',
  strong: '600 1px Figtree',
}
const scale = 4
const above = 1.1
const below = 0.4

const fontOf = (face: Face, size: number) => families[face].replace('1px', `${size}px`)
let ruler: CanvasRenderingContext2D | undefined

/** How wide the browser draws these letters, in points. */
export function measureGlyphs(text: string, face: Face, size: number): number {
  ruler ??= openCanvas(1, 1).context
  ruler.font = fontOf(face, size)
  return ruler.measureText(text).width
}

/** Puts letters on the page as a picture that says what it reads, so that it is found and read aloud. */
export function drawGlyphs(
  document: PDFDocument,
  text: string,
  { face, size, colour }: Style,
  x: number,
  baseline: number,
  width: number,
): void {
  // A little more to each side: some letters reach over their own width.
  const side = size / 8
  const wide = Math.min(8000, Math.ceil((width + 2 * side) * scale))
  if (width <= 0) return
  const { canvas, context } = openCanvas(wide, Math.ceil((above + below) * size * scale))
  context.font = fontOf(face, size * scale)
  context.fillStyle = colour
  context.fillText(text, side * scale, above * size * scale)
  document.markContent('Span', { actual: text })
  document.image(canvas.toDataURL('image/png'), x - side, baseline - above * size, {
    width: wide / scale,
    height: canvas.height / scale,
  })
  document.endMarkedContent()
}
