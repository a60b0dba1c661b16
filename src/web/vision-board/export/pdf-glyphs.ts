import type { Drawing, PDFDocument } from 'pdfkit'
import { createCanvas } from '#web/lib/picture-canvas.ts'
import type { Face, Style } from './pdf-fonts.ts'

/** Emoji and other scripts: drawn by the browser in the device's fonts. */
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

/** In points. */
export function measureGlyphs(text: string, face: Face, size: number): number {
  ruler ??= createCanvas(1, 1).context
  ruler.font = fontOf(face, size)
  return ruler.measureText(text).width
}

/** An image with alternative text, so that it can be searched and read aloud. */
export function drawGlyphs(
  document: PDFDocument,
  text: string,
  { face, size, colour }: Style,
  x: number,
  baseline: number,
  width: number,
): void {
  if (width <= 0) return
  // Padding, because some glyphs overhang their own width.
  const side = size / 8
  const wide = Math.min(8000, Math.ceil((width + 2 * side) * scale))
  const { canvas, context } = createCanvas(wide, Math.ceil((above + below) * size * scale))
  context.font = fontOf(face, size * scale)
  context.fillStyle = colour
  context.fillText(text, side * scale, above * size * scale)
  document.markContent('Span', { actual: text })
  document.image(drawingOf(document, context), x - side, baseline - above * size, {
    width: wide / scale,
    height: canvas.height / scale,
  })
  document.endMarkedContent()
}

/** Numbers the images, whose labels must differ within a PDF. */
let imageCount = 0

/** A PDF image with alpha from a canvas. Decoding a PNG would need a worker. */
function drawingOf(document: PDFDocument, context: CanvasRenderingContext2D): Drawing {
  const { width, height } = context.canvas
  const { data } = context.getImageData(0, 0, width, height)
  const [inks, covers] = [new Uint8Array(width * height * 3), new Uint8Array(width * height)]
  for (let at = 0; at < covers.length; at += 1) {
    inks.set(data.subarray(at * 4, at * 4 + 3), at * 3)
    covers[at] = data[at * 4 + 3] ?? 0
  }
  const image = { Type: 'XObject', Subtype: 'Image', Width: width, Height: height, BitsPerComponent: 8 }
  const cover = document.ref({ ...image, ColorSpace: 'DeviceGray' })
  cover.end(covers)
  const obj = document.ref({ ...image, ColorSpace: 'DeviceRGB', SMask: cover })
  obj.end(inks)
  imageCount += 1
  return { label: `G${imageCount}`, width, height, obj }
}
