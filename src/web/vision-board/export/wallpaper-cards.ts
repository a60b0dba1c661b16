import type { Vision } from '#contract/vision-board.ts'
import { visionCategories } from '#contract/vision-lists.ts'
import { type TokenColours, longestPart, wrapWords } from '#web/lib/picture-canvas.ts'
import { titleOf } from '../vision-labels.ts'
import { type CollageBox, covering } from './collage.ts'
import type { PlacedCard } from './free-layout.ts'

export type Part = { vision: Vision; picture: HTMLImageElement | undefined }

export const shapeOf = (picture: HTMLImageElement): number => picture.naturalWidth / Math.max(1, picture.naturalHeight)

const leading = 1.22

/** A picture on a shadow, with its title on it where there is one. */
export function loadPicture(
  context: CanvasRenderingContext2D,
  picture: HTMLImageElement,
  box: CollageBox,
  colour: TokenColours,
  title: string | undefined,
): void {
  context.save()
  castShadow(context, 36)
  context.fillStyle = colour('--surface')
  context.beginPath()
  context.roundRect(box.x, box.y, box.width, box.height, Math.min(32, box.width * 0.07))
  context.fill()
  context.shadowColor = 'transparent'
  context.clip()
  paintPicture(context, picture, box)
  if (title !== undefined) drawTitle(context, title, box)
  context.restore()
}

function castShadow(context: CanvasRenderingContext2D, blur: number): void {
  context.shadowColor = 'rgb(40 10 40 / 0.28)'
  context.shadowBlur = blur
  context.shadowOffsetY = blur / 3
}

/** Draws a picture to cover a box. Doesn't use the source's size in pixels, because an SVG has none. */
function paintPicture(context: CanvasRenderingContext2D, picture: HTMLImageElement, box: CollageBox): void {
  const whole = covering(shapeOf(picture), box)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, whole.x, whole.y, whole.width, whole.height)
}

/** Draws a title on a shade, so that it is readable over any picture. */
function drawTitle(context: CanvasRenderingContext2D, title: string, box: CollageBox): void {
  const size = Math.round(Math.min(42, Math.max(24, box.width * 0.056)))
  context.font = `600 ${size}px Figtree`
  const lines = clipped(context, title, box.width - 1.6 * size, 2)
  const deep = (lines.length * 1.25 + 1.6) * size
  const shade = context.createLinearGradient(0, box.y + box.height - deep, 0, box.y + box.height)
  shade.addColorStop(0, 'rgb(30 8 28 / 0)')
  shade.addColorStop(0.45, 'rgb(30 8 28 / 0.5)')
  shade.addColorStop(1, 'rgb(30 8 28 / 0.78)')
  context.fillStyle = shade
  context.fillRect(box.x, box.y + box.height - deep, box.width, deep)
  context.fillStyle = 'white'
  context.textAlign = 'left'
  let y = box.y + box.height - size * (0.8 + (lines.length - 1) * 1.25)
  for (const line of lines) {
    context.fillText(line, box.x + 0.8 * size, y)
    y += size * 1.25
  }
}

/** Finds the largest size at which a title fits in a card. It shrinks before it breaks a word. */
export function fitWords(
  context: CanvasRenderingContext2D,
  title: string,
  { width, height }: CollageBox,
  most: number,
): number {
  const room = width * 0.84
  const words = title.split(/\s+/)
  for (let size = Math.round(Math.min(most, width * 0.15)); size > 12; size -= 2) {
    context.font = wordsFont(size)
    const isTooHigh = (wrapWords(context, title, room).length * leading + 1.1) * size > height * 0.86
    if (!isTooHigh && (size <= 16 || words.every((word) => context.measureText(word).width <= room))) return size
  }
  return 12
}

const wordsFont = (size: number) => `520 ${size}px Fraunces`

const colourOf = ({ category }: Vision) => visionCategories.find(({ id }) => id === category)?.colour

/** A vision without a picture: its title alone, on a sheet that the sky shines through. */
export function drawWords(
  context: CanvasRenderingContext2D,
  vision: Vision,
  box: CollageBox,
  size: number,
  colour: TokenColours,
): void {
  context.save()
  context.globalAlpha = 0.74
  context.fillStyle = colour('--surface')
  context.beginPath()
  context.roundRect(box.x, box.y, box.width, box.height, Math.min(32, box.width * 0.07))
  context.fill()
  context.restore()
  setWords(context, vision, box, size, colour)
}

/** Draws a title in the middle of a box, below a short line in the colour of its category. */
function setWords(
  context: CanvasRenderingContext2D,
  vision: Vision,
  box: CollageBox,
  size: number,
  colour: TokenColours,
): void {
  context.font = wordsFont(size)
  const most = Math.max(1, Math.floor(box.height / (size * leading)))
  const lines = clipped(context, titleOf(vision), box.width * 0.84, most)
  const middle = box.x + box.width / 2
  let y = box.y + (box.height - (lines.length * leading + 0.7) * size) / 2
  const name = colourOf(vision)
  context.fillStyle = colour(name ? `--${name}` : '--sunrise-coral')
  const long = Math.min(1.6 * size, box.width * 0.2)
  context.beginPath()
  context.roundRect(middle - long / 2, y, long, Math.max(2, size * 0.07), size)
  context.fill()
  context.fillStyle = colour('--ink')
  context.textAlign = 'center'
  y += 1.55 * size
  for (const line of lines) {
    context.fillText(line, middle, y)
    y += size * leading
  }
  context.textAlign = 'left'
}

/** A card of the free layout, as it is on the screen. */
export function drawPlacedCards(
  context: CanvasRenderingContext2D,
  { vision, picture }: Part,
  { x, y, width, height, turn }: PlacedCard,
  colour: TokenColours,
  hasTitles: boolean,
): void {
  context.save()
  context.translate(x, y)
  context.rotate((turn * Math.PI) / 180)
  const frame = { x: -width / 2, y: -height / 2, width, height }
  context.save()
  castShadow(context, width * 0.06)
  context.fillStyle = colour('--surface')
  context.beginPath()
  context.roundRect(frame.x, frame.y, width, height, width * 0.025)
  context.fill()
  context.restore()
  const edge = width * 0.045
  const hasCaption = hasTitles && picture !== undefined
  const inner = {
    x: frame.x + edge,
    y: frame.y + edge,
    width: width - 2 * edge,
    height: height - 2 * edge - (hasCaption ? width * 0.2 : 0),
  }
  if (picture) paintInside(context, picture, inner, width * 0.014)
  else setWords(context, vision, inner, fitWords(context, titleOf(vision), inner, width * 0.14), colour)
  if (hasCaption)
    drawCaption(context, titleOf(vision), { ...inner, y: inner.y + inner.height, height: width * 0.2 }, colour)
  drawPin(context, frame.y, width, colour)
  context.restore()
}

function paintInside(
  context: CanvasRenderingContext2D,
  picture: HTMLImageElement,
  box: CollageBox,
  corner: number,
): void {
  context.save()
  context.beginPath()
  context.roundRect(box.x, box.y, box.width, box.height, corner)
  context.clip()
  paintPicture(context, picture, box)
  context.restore()
}

function drawCaption(context: CanvasRenderingContext2D, title: string, box: CollageBox, colour: TokenColours): void {
  const size = box.height * 0.375
  context.font = `500 ${size}px Fraunces`
  const lines = clipped(context, title, box.width, 2)
  context.fillStyle = colour('--ink')
  context.textAlign = 'center'
  let y = box.y + box.height / 2 - ((lines.length - 1) * size * leading) / 2 + size * 0.45
  for (const line of lines) {
    context.fillText(line, box.x + box.width / 2, y)
    y += size * leading
  }
  context.textAlign = 'left'
}

function drawPin(context: CanvasRenderingContext2D, top: number, width: number, colour: TokenColours): void {
  const radius = Math.min(14, width * 0.028)
  const light = context.createLinearGradient(-radius, top - radius, radius, top + radius)
  light.addColorStop(0, colour('--sunrise-gold'))
  light.addColorStop(1, colour('--sunrise-coral'))
  context.fillStyle = light
  context.beginPath()
  context.arc(0, top, radius, 0, 2 * Math.PI)
  context.fill()
}

/** Cuts what doesn't fit, with an ellipsis. */
function clipped(context: CanvasRenderingContext2D, text: string, width: number, most: number): string[] {
  const lines = wrapWords(context, text, width)
  if (lines.length <= most) return lines
  const fits = (part: string) => context.measureText(`${part}…`).width <= width
  const rest = lines.slice(most - 1).join(' ')
  return [...lines.slice(0, most - 1), `${longestPart(rest, fits).trimEnd()}…`]
}
