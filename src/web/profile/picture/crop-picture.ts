import { blobOf } from '#web/lib/shrink-picture.ts'

/** The part of a picture that is shown, in its own pixels, and its rotation: 0, 90, 180 or 270 degrees. */
export type Crop = { area: { x: number; y: number; width: number; height: number }; rotation: number }

/** The most pixels of a side: three per CSS pixel where a profile picture is shown largest. */
const maxSide = 1024

export async function cropPicture(address: string, { area, rotation }: Crop): Promise<Blob> {
  const picture = new Image()
  picture.src = address
  await picture.decode()
  const { naturalWidth, naturalHeight } = picture
  const side = Math.max(1, Math.min(maxSide, Math.round(area.width)))
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side })
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('There is no canvas')
  const [width, height] = rotation % 180 === 0 ? [naturalWidth, naturalHeight] : [naturalHeight, naturalWidth]
  context.imageSmoothingQuality = 'high'
  context.scale(side / area.width, side / area.width)
  context.translate(width / 2 - area.x, height / 2 - area.y)
  context.rotate((rotation * Math.PI) / 180)
  context.drawImage(picture, -naturalWidth / 2, -naturalHeight / 2)
  return blobOf(canvas, 'image/webp')
}
