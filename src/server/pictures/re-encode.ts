import type { Sharp } from 'sharp'
import { maxAvifPixels, pictureSizes } from '#contract/lists.ts'
import { HttpError } from '#server/lib/http-error.ts'
import { heldBytes, maxHeldBytes } from './decoding-memory.ts'

/**
 * The most pixels that are decoded: a photograph of 5 MB has about as many. One at a time, they take at most 140 MB. GIF and
 * AVIF cannot be read row by row (measured in decision 021), nor pictures in passes, which have a limit of their own.
 */
const maxPixels = { jpeg: 25_000_000, png: 25_000_000, webp: 25_000_000, gif: 12_000_000, heif: maxAvifPixels }
type Format = keyof typeof maxPixels
/** Limit for a thumbnail, in bytes. */
const maxThumbBytes = 30_000
const patienceSeconds = 20

export type Size = keyof typeof pictureSizes
export type Encoded = { width: number; height: number; sizes: Record<Size, Buffer> }

const startsWith = (bytes: Buffer, text: string, at = 0): boolean =>
  bytes.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'))

/** The format by its first bytes. No other format reaches a decoder: no SVG, PDF, TIFF or HTML. */
function formatOf(bytes: Buffer): Format | null {
  if (startsWith(bytes, '\xFF\xD8\xFF')) return 'jpeg'
  if (startsWith(bytes, '\x89PNG\r\n\x1A\n')) return 'png'
  if (startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a')) return 'gif'
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'webp'
  if (startsWith(bytes, 'ftyp', 4) && /avi[fs]/.test(bytes.subarray(8, 64).toString('latin1'))) return 'heif'
  return null
}

/**
 * Re-encodes a picture in every size that screens use: upright, in sRGB, as WebP, without metadata such as location or camera,
 * and without embedded files. An animation becomes its first frame. Refuses other formats (`wrong_kind`), too many pixels
 * (`too_large`), and files that do not decode completely (`bad_input`).
 */
export async function reEncode(bytes: Buffer): Promise<Encoded> {
  const format = formatOf(bytes)
  if (format === null) throw wrongKind()
  const sharp = await decoder()
  const open = (): Sharp =>
    sharp(bytes, { limitInputPixels: maxPixels[format], failOn: 'error', sequentialRead: true }).timeout({
      seconds: patienceSeconds,
    })
  const within = (size: Size, from: Sharp): Sharp =>
    from.resize(pictureSizes[size], pictureSizes[size], { fit: 'inside', withoutEnlargement: true })
  const upright = within('full', open().autoOrient()).toColourspace('srgb')
  try {
    const found = await open().metadata()
    if (found.format !== format || (format === 'heif' && found.compression !== 'av1')) throw wrongKind()
    if (heldBytes(bytes, found) > maxHeldBytes) throw tooHeavy()
    // Decoded once; the sizes are made from these pixels.
    const { data, info } = await upright.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true })
    const { width, height, channels } = info
    const pixels = (): Sharp => sharp(data, { raw: { width, height, channels } })
    return {
      width,
      height,
      sizes: {
        full: await pixels().webp({ quality: 80 }).toBuffer(),
        card: await within('card', pixels()).webp({ quality: 78 }).toBuffer(),
        thumb: await light(within('thumb', pixels())),
      },
    }
  } catch (error) {
    throw error instanceof HttpError ? error : refusalOf(error)
  }
}

/** Lowers the quality until the thumbnail is small enough, as noisy pictures need. */
async function light(thumb: Sharp): Promise<Buffer> {
  for (const quality of [75, 55, 35, 15]) {
    const made = await thumb.clone().webp({ quality }).toBuffer()
    if (made.length <= maxThumbBytes) return made
  }
  return thumb.clone().blur(2).webp({ quality: 5 }).toBuffer()
}

let opened: ReturnType<typeof load> | undefined
const decoder = () => (opened ??= load())

/** Loaded with the first picture, to save memory until then. Decoders of other formats are disabled. */
async function load() {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((kind) => `VipsForeignLoad${kind}`) })
  return sharp
}

const wrongKind = () => new HttpError('wrong_kind', 'Please choose a picture: JPEG, PNG, WebP, GIF or AVIF.')

const tooHeavy = () =>
  new HttpError(
    'too_large',
    'This picture takes too much memory to open. Try saving it smaller, or without “progressive” or “interlaced.”',
  )

function refusalOf(error: unknown): HttpError {
  const said = error instanceof Error ? error.message : ''
  if (/pixel limit|too (?:large|big)|exceeds/i.test(said))
    return new HttpError(
      'too_large',
      'This picture has more pixels than we can handle. Up to 25 megapixels work, 12 for a GIF, 5 for an AVIF.',
    )
  return new HttpError('bad_input', 'This picture is damaged or didn’t arrive in one piece. Please try another one.')
}
