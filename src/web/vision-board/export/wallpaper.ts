import type { Placement, Vision } from '#contract/vision-board.ts'
import { type TokenColours, coloursOf, drawEvening, loadTypefaces, createCanvas } from '#web/lib/picture-canvas.ts'
import { pictureAddress } from '#web/lib/picture-address.ts'
import { titleOf } from '../vision-labels.ts'
import { type CollageBox, collage, pictureOf, type Piece } from './collage.ts'
import { fitFreeLayout } from './free-layout.ts'
import { drawPlacedCards, loadPicture, drawWords, fitWords, type Part, shapeOf } from './wallpaper-cards.ts'

/** Pixels, and the safe area beside clock and icons. */
export const screens = {
  phone: { label: 'Phone', width: 1170, height: 2532, area: { x: 45, y: 740, width: 1080, height: 1520 }, gap: 20 },
  desktop: {
    label: 'Desktop',
    width: 2560,
    height: 1440,
    area: { x: 200, y: 80, width: 2160, height: 1230 },
    gap: 24,
  },
} as const

/** `free`: the user's own free layout. */
type Layout = 'collage' | 'free'
export type Wallpaper = {
  screen: keyof typeof screens
  theme: 'light' | 'dark'
  layout: Layout
  hasTitles: boolean
}

/** More would be too small to see, and too much for a phone's memory. */
export const maxOnWallpaper = 24

/** Draws nothing before every picture has loaded. */
export async function drawWallpaper(
  canvas: HTMLCanvasElement,
  visions: readonly Vision[],
  placements: ReadonlyMap<string, Placement>,
  { screen, theme, layout, hasTitles }: Wallpaper,
  signal: AbortSignal,
): Promise<void> {
  const { width, height, area, gap } = screens[screen]
  const parts: Part[] = []
  for (const vision of visions.slice(0, maxOnWallpaper)) {
    parts.push({ vision, picture: await load(vision, visions.length > 6 ? 'card' : 'full') })
    signal.throwIfAborted()
  }
  await loadTypefaces()
  signal.throwIfAborted()
  const { context } = createCanvas(width, height, canvas)
  const colour = coloursOf(theme)
  drawEvening(context, colour)
  if (layout === 'collage') drawCollage(context, parts, area, gap, colour, hasTitles)
  else
    for (const lying of fitFreeLayout(visions.slice(0, maxOnWallpaper), placements, area)) {
      const part = parts.find(({ vision }) => vision === lying.vision)
      if (part) drawPlacedCards(context, part, lying, colour, hasTitles)
    }
}

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

/** Draws pictures and titles as a collage; titles take only the room they need. */
function drawCollage(
  context: CanvasRenderingContext2D,
  parts: readonly Part[],
  area: CollageBox,
  gap: number,
  colour: TokenColours,
  hasTitles: boolean,
): void {
  const hasPictures = parts.some(({ picture }) => picture)
  const pieces = parts.map(({ vision, picture }) =>
    picture ? pictureOf(shapeOf(picture)) : wordsOf(titleOf(vision), hasPictures),
  )
  const boxes = collage(pieces, area, gap)
  const words: { part: Part; box: CollageBox; size: number }[] = []
  for (const [index, part] of parts.entries()) {
    const box = boxes[index]
    if (box === undefined) continue
    if (part.picture) loadPicture(context, part.picture, box, colour, hasTitles ? titleOf(part.vision) : undefined)
    else words.push({ part, box, size: fitWords(context, titleOf(part.vision), box, area.width * 0.11) })
  }
  // At most 1.4 times the smallest title, so that no title stands out.
  const most = 1.4 * Math.min(...words.map(({ size }) => size))
  for (const { part, box, size } of words) drawWords(context, part.vision, box, Math.min(size, most), colour)
}

/** Long titles need more room, and their lines look better in a wide card. */
function wordsOf(title: string, isBesidePictures: boolean): Piece {
  const weight = isBesidePictures ? Math.min(0.9, 0.28 + title.length / 320) : 0.6 + title.length / 160
  const costs = { 0.9: 0.5, 1.2: 0.25, 1.6: 0.05, 2.1: 0, 2.8: 0.04, 3.6: 0.12, 4.6: 0.3 }
  return {
    weight,
    shapes: Object.entries(costs).map(([shape, cost]) => ({ shape: Number(shape), cost: cost * weight })),
  }
}
