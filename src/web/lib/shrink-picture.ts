import { maxAvifPixels, maxPictureBytes, pictureSizes, pictureTypes } from '#contract/lists.ts'
import { CallError } from './call.ts'

/** A file lighter than this, of a type that the server accepts, is sent unchanged: encoding it again would only cost quality. */
const maxUnchangedBytes = 1_500_000
/** The most pixels that a browser decodes without running out of memory: 4 bytes each. */
const maxPixels = 120_000_000

/**
 * Scales a picture to what screens need, upright and without metadata. A file that this browser cannot decode is sent unchanged
 * if the server accepts its type. Throws `CallError` if it isn't a picture, or is too large.
 */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  const isKind = pictureTypes.some((type) => type === file.type)
  if (!isKind && (file.type === 'image/svg+xml' || !/^(?:image\/|$)/.test(file.type))) throw wrongKind()
  if (isKind && file.size <= maxUnchangedBytes && file.type !== 'image/avif') return file
  const size = await measure(file)
  if (isKind && file.size <= maxUnchangedBytes && (size?.width ?? 0) * (size?.height ?? 0) <= maxAvifPixels) return file
  if (size !== null && size.width * size.height > maxPixels) throw tooManyPixels()
  const isSmall = size !== null && Math.max(size.width, size.height) <= pictureSizes.full
  if (isKind && isSmall && file.size <= maxPictureBytes) return file
  const pixels = await openPicture(file)
  if (pixels) return lighten(pixels, file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp')
  if (!isKind) throw wrongKind()
  if (file.size > maxPictureBytes) throw tooHeavy()
  return file
}

/** The decoded picture, upright; null where it has too many pixels, is cut off, or this browser cannot decode it. */
export async function openPicture(file: Blob): Promise<ImageBitmap | null> {
  const size = await measure(file)
  if (size === null || size.width * size.height > maxPixels) return null
  return createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)
}

/** Reads only the file's header: a picture too large for memory is never decoded. */
async function measure(file: Blob): Promise<{ width: number; height: number } | null> {
  const address = URL.createObjectURL(file)
  const picture = new Image()
  try {
    await new Promise((resolve, reject) => {
      picture.addEventListener('load', resolve)
      picture.addEventListener('error', () => reject(new Error('Not opened')))
      picture.src = address
    })
    return { width: picture.naturalWidth, height: picture.naturalHeight }
  } catch {
    return null
  } finally {
    URL.revokeObjectURL(address)
  }
}

async function lighten(pixels: ImageBitmap, type: string): Promise<Blob> {
  const longest = Math.max(pixels.width, pixels.height)
  try {
    for (let side: number = pictureSizes.full; side >= 512; side /= 2) {
      const made = await draw(pixels, Math.min(1, side / longest), type)
      if (made.size <= maxPictureBytes) return made
    }
  } finally {
    pixels.close()
  }
  throw tooHeavy()
}

function draw(pixels: ImageBitmap, scale: number, type: string): Promise<Blob> {
  const width = Math.max(1, Math.round(pixels.width * scale))
  const height = Math.max(1, Math.round(pixels.height * scale))
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (context === null) throw damaged()
  context.imageSmoothingQuality = 'high'
  context.drawImage(pixels, 0, 0, width, height)
  return blobOf(canvas, type)
}

/** The canvas as a file. A browser that cannot encode `type` encodes PNG. */
export const blobOf = (canvas: HTMLCanvasElement, type: string): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(damaged())), type, 0.9)
  })

const wrongKind = () =>
  new CallError({ status: 415, code: 'wrong_kind', detail: 'Please choose a picture: JPEG, PNG, WebP, GIF or AVIF.' })
const tooHeavy = () =>
  new CallError({ status: 413, code: 'too_large', detail: 'This picture is larger than 5 MB. Try a smaller copy.' })
const tooManyPixels = () =>
  new CallError({
    status: 413,
    code: 'too_large',
    detail: 'This picture has more pixels than we can handle. Try a smaller copy.',
  })
const damaged = () =>
  new CallError({
    status: 400,
    code: 'bad_input',
    detail: 'This picture is damaged or didn’t arrive in one piece. Please try another one.',
  })
