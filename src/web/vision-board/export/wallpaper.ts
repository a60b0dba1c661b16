import type { Vision } from '#contract/vision-board.ts'
import { visionCategories } from '#contract/vision-lists.ts'
import {
  type Colours,
  coloursOf,
  drawEvening,
  loadTypefaces,
  longestPart,
  openCanvas,
  wrapWords,
} from '#web/lib/canvas.ts'
import { pictureAddress } from '#web/lib/picture-address.ts'
import { titleOf } from '../vision-labels.ts'
import { type Box, collage, covering } from './collage.ts'

/** Pixels, and the safe area beside clock and icons. */
export const screens = {
  phone: { label: 'Phone', width: 1170, height: 2532, area: { x: 72, y: 800, width: 1026, height: 1380 }, gap: 20 },
  desktop: {
    label: 'Desktop',
    width: 2560,
    height: 1440,
    area: { x: 330, y: 110, width: 1900, height: 1130 },
    gap: 24,
  },
} as const

export type Wallpaper = { screen: keyof typeof screens; theme: 'light' | 'dark'; hasTitles: boolean }

/** More would be too small to see, and too much for a phone's memory. */
export const mostOnWallpaper = 24

type Part = { vision: Vision; picture: HTMLImageElement | undefined }

/** Draws nothing before every picture has loaded. */
export async function drawWallpaper(
  canvas: HTMLCanvasElement,
  visions: readonly Vision[],
  { screen, theme, hasTitles }: Wallpaper,
  signal: AbortSignal,
): Promise<void> {
  const { width, height, area, gap } = screens[screen]
  const parts: Part[] = []
  for (const vision of visions.slice(0, mostOnWallpaper)) {
    parts.push({ vision, picture: await load(vision, visions.length > 6 ? 'card' : 'full') })
    signal.throwIfAborted()
  }
  await loadTypefaces()
  signal.throwIfAborted()
  const { context } = openCanvas(width, height, canvas)
  const colour = coloursOf(theme)
  drawEvening(context, colour)
  const boxes = collage(parts.map(shapeOf), area, gap)
  for (const [index, part] of parts.entries()) {
    const box = boxes[index]
    if (box) drawPart(context, part, box, colour, hasTitles)
  }
}

const shapeOf = ({ picture }: Part): number =>
  picture === undefined ? 1 : picture.naturalWidth / Math.max(1, picture.naturalHeight)

/** From our own origin; where it fails, the vision shows its text. */
async function load({ imageUrl }: Vision, size: 'card' | 'full'): Promise<HTMLImageElement | undefined> {
  if (imageUrl === null) return undefined
  const picture = Object.assign(new Image(), { src: pictureAddress(imageUrl, size) })
  try {
    await picture.decode()
    return picture
  } catch {
    return undefined
  }
}

function drawPart(
  context: CanvasRenderingContext2D,
  { vision, picture }: Part,
  box: Box,
  colour: Colours,
  hasTitles: boolean,
) {
  const corner = Math.min(32, box.width * 0.07)
  context.save()
  context.shadowColor = 'rgb(40 10 40 / 0.28)'
  context.shadowBlur = 36
  context.shadowOffsetY = 12
  context.fillStyle = colour('--surface')
  context.beginPath()
  context.roundRect(box.x, box.y, box.width, box.height, corner)
  context.fill()
  context.shadowColor = 'transparent'
  context.clip()
  if (picture) {
    const whole = covering(shapeOf({ vision, picture }), box)
    context.imageSmoothingQuality = 'high'
    // By the box and not by the source's pixels: an SVG has none.
    context.drawImage(picture, whole.x, whole.y, whole.width, whole.height)
    if (hasTitles) drawTitle(context, titleOf(vision), box)
  } else drawWords(context, vision, box, colour)
  context.restore()
}

/** On a shade, so that the title is readable over any picture. */
function drawTitle(context: CanvasRenderingContext2D, title: string, box: Box): void {
  const size = Math.round(Math.min(44, Math.max(22, box.width * 0.062)))
  context.font = `600 ${size}px Figtree`
  const lines = clipped(context, title, box.width - 1.6 * size, 2)
  const deep = (lines.length * 1.25 + 1.9) * size
  const shade = context.createLinearGradient(0, box.y + box.height - deep, 0, box.y + box.height)
  shade.addColorStop(0, 'rgb(30 8 28 / 0)')
  shade.addColorStop(0.45, 'rgb(30 8 28 / 0.62)')
  shade.addColorStop(1, 'rgb(30 8 28 / 0.86)')
  context.fillStyle = shade
  context.fillRect(box.x, box.y + box.height - deep, box.width, deep)
  context.fillStyle = 'white'
  context.textAlign = 'left'
  let y = box.y + box.height - size * (0.85 + (lines.length - 1) * 1.25)
  for (const line of lines) {
    context.fillText(line, box.x + 0.8 * size, y)
    y += size * 1.25
  }
}

function drawWords(context: CanvasRenderingContext2D, vision: Vision, box: Box, colour: Colours): void {
  const name = visionCategories.find(({ id }) => id === vision.category)?.colour
  context.fillStyle = colour(name ? `--${name}-wash` : '--gold-wash')
  context.fillRect(box.x, box.y, box.width, box.height)
  context.fillStyle = colour(name ? `--${name}` : '--ink')
  context.textAlign = 'center'
  const room = box.width * 0.82
  const words = titleOf(vision).split(/\s+/)
  for (let size = Math.round(box.width * 0.13); size > 12; size -= 2) {
    context.font = `600 ${size}px Fraunces`
    const lines = wrapWords(context, titleOf(vision), room)
    const isTooHigh = lines.length * size * 1.2 > box.height * 0.8
    // Shrinks before it breaks a word.
    if (size > 16 && (isTooHigh || words.some((word) => context.measureText(word).width > room))) continue
    let y = box.y + box.height / 2 - ((lines.length - 1) * size * 1.2) / 2 + size * 0.34
    for (const line of lines) {
      context.fillText(line, box.x + box.width / 2, y)
      y += size * 1.2
    }
    break
  }
  context.textAlign = 'left'
}

/** What doesn't fit ends in an ellipsis. */
function clipped(context: CanvasRenderingContext2D, text: string, width: number, most: number): string[] {
  const lines = wrapWords(context, text, width)
  if (lines.length <= most) return lines
  const fits = (part: string) => context.measureText(`${part}…`).width <= width
  const rest = lines.slice(most - 1).join(' ')
  return [...lines.slice(0, most - 1), `${longestPart(rest, fits).trimEnd()}…`]
}
