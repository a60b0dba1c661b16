import type { Vision } from '#contract/vision-board.ts'
import { fileOf, createCanvas } from '#web/lib/picture-canvas.ts'
import { pictureAddress } from '#web/lib/picture-address.ts'
import { covering } from './collage.ts'

/** Pixels for each point of the page: sharp in print, and 500 pictures still make a file that can be sent. */
const perPoint = 2.2

export type Picture = {
  shape: number
  jpegOf: (width: number, height: number) => Promise<ArrayBuffer>
  close: () => void
}

/** One at a time; null without a picture, or where it fails to load. */
export async function loadPicture(
  { imageUrl }: Vision,
  size: 'card' | 'full',
  canvas: HTMLCanvasElement,
): Promise<Picture | null> {
  if (imageUrl === null) return null
  const picture = Object.assign(new Image(), { src: pictureAddress(imageUrl, size) })
  try {
    await picture.decode()
  } catch {
    return null
  }
  const { naturalWidth, naturalHeight } = picture
  const shape = naturalWidth / Math.max(1, naturalHeight)
  return {
    shape,
    /** The crop that fills a box (in points). */
    jpegOf: async (width, height) => {
      const whole = covering(shape, { x: 0, y: 0, width, height })
      const isVector = imageUrl.endsWith('.svg')
      const pixels = isVector ? perPoint : Math.max(1, Math.min(perPoint, naturalWidth / whole.width))
      const { context } = createCanvas(Math.round(width * pixels), Math.round(height * pixels), canvas)
      context.fillStyle = 'white'
      context.fillRect(0, 0, canvas.width, canvas.height)
      context.imageSmoothingQuality = 'high'
      context.drawImage(picture, whole.x * pixels, whole.y * pixels, whole.width * pixels, whole.height * pixels)
      return (await fileOf(canvas, 'image/jpeg')).arrayBuffer()
    },
    close: () => picture.removeAttribute('src'),
  }
}
