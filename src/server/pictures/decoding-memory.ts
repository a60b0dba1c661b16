import type { Metadata } from 'sharp'

/** The most memory for a picture that a decoder cannot read row by row. With later steps it is at most 140 MB. */
export const maxHeldBytes = 80_000_000

const sampleBytes = (depth: string): number => (depth === 'uchar' ? 1 : depth === 'ushort' ? 2 : 4)
/** In libjpeg a coefficient is a short. */
const coefficientBytes = 2

/**
 * The memory for a picture in passes, in bytes: all pixels of an interlaced PNG, the coefficients of a JPEG in several scans. 0
 * for others, whose limit is their number of pixels.
 */
export function heldBytes(bytes: Buffer, { format, width, height, channels, depth, isProgressive }: Metadata): number {
  if (!isProgressive) return 0
  if (format === 'png') return width * height * channels * sampleBytes(depth)
  return format === 'jpeg' ? width * height * samplesPerPixel(bytes, channels) * coefficientBytes : 0
}

/**
 * From the frame header, because the metadata calls a JPEG '4:2:0' if any of its components has another size. Without a header,
 * all components are counted in full.
 */
function samplesPerPixel(bytes: Buffer, channels: number): number {
  const start = frameHeader(bytes)
  const count = start === null ? 0 : (bytes[start + 5] ?? 0)
  const factors = Array.from({ length: count }, (_, n) => bytes[(start ?? 0) + 7 + n * 3] ?? 0)
  const across = Math.max(...factors.map((factor) => factor >> 4))
  const down = Math.max(...factors.map((factor) => factor & 15))
  const samples = factors.reduce((sum, factor) => sum + (factor >> 4) * (factor & 15), 0)
  return across > 0 && down > 0 ? samples / (across * down) : channels
}

/** The index where the content of the first frame header (SOF) begins, after its length. */
function frameHeader(bytes: Buffer): number | null {
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff;) {
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) at += 1
    else if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) return at + 4
    else at += 2 + bytes.readUInt16BE(at + 2)
  }
  return null
}
