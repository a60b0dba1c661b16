import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { crc32 } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { compileCache } from '../../../test/start-process.ts'

const program = fileURLToPath(new URL('../../../test/fixtures/decode-picture.ts', import.meta.url))
const printed = z.object({ outcome: z.string(), grown: z.int() })

/** In a process of its own, whose peak is of this one picture. */
async function decode(bytes: Buffer) {
  const child = execFile(process.execPath, [program], { timeout: 180_000, env: { ...process.env, ...compileCache } })
  const said: string[] = []
  child.stdout?.on('data', (part) => said.push(String(part)))
  const ended = once(child, 'close')
  child.stdin?.end(bytes)
  await ended
  return printed.parse(JSON.parse(said.join('')))
}

type Kind = (width: number, height: number) => Sharp
const drawn = (width: number, height: number, channels: 3 | 4 = 3): Sharp =>
  sharp({ create: { width, height, channels, background: { r: 170, g: 51, b: 119, alpha: 0.5 } } })
const deepPng: Kind = (width, height) =>
  drawn(width, height, 4).toColourspace('rgb16').png({ progressive: true, compressionLevel: 1 })
const clearPng: Kind = (width, height) => drawn(width, height, 4).png({ progressive: true, compressionLevel: 1 })
const inkJpeg: Kind = (width, height) => drawn(width, height).toColourspace('cmyk').jpeg({ progressive: true })
const fullJpeg: Kind = (width, height) => drawn(width, height).jpeg({ progressive: true, chromaSubsampling: '4:4:4' })

/** As if all components were subsampled: the metadata calls this 4:2:0, but none is. */
const claimsToBeSubsampled = (jpeg: Buffer): Buffer => {
  const header = jpeg.indexOf(Buffer.of(0xff, 0xc2))
  const changed = Buffer.from(jpeg)
  for (const component of [0, 1, 2]) changed[header + 11 + component * 3] = 0x22
  return changed
}

/** A small picture whose header claims this size, for what nobody decodes: drawing 25 megapixels takes seconds. */
async function claiming(width: number, height: number, kind: Kind): Promise<Buffer> {
  const picture = await kind(50, 50).toBuffer()
  const frame = picture.indexOf(Buffer.of(0xff, 0xc2))
  if (picture.toString('latin1', 1, 4) === 'PNG') {
    picture.writeUInt32BE(width, 16)
    picture.writeUInt32BE(height, 20)
    picture.writeUInt32BE(crc32(picture.subarray(12, 29)), 29)
  } else {
    picture.writeUInt16BE(height, frame + 5)
    picture.writeUInt16BE(width, frame + 7)
  }
  expect(await sharp(picture).metadata()).toMatchObject({ width, height, isProgressive: true })
  return picture
}

test.each<[string, Kind]>([
  ['an interlaced PNG of 16 bits with transparency', deepPng],
  ['a progressive CMYK JPEG', inkJpeg],
  ['a progressive JPEG of full color', fullJpeg],
])('%s of 25 megapixels, which would take 190 MB and more, is refused before it is decoded', async (_, kind) => {
  const { outcome, grown } = await decode(await claiming(5_000, 5_000, kind))
  expect(outcome).toBe('too_large')
  expect(grown).toBeLessThan(30_000_000)
})

test('a JPEG that only claims to be subsampled is counted in full', async () => {
  const { outcome } = await decode(claimsToBeSubsampled(await claiming(4_400, 3_200, fullJpeg)))
  expect(outcome).toBe('too_large')
})

test.each<[string, Kind, number, number]>([
  ['an interlaced PNG of 16 bits with transparency', deepPng, 3_200, 3_100],
  ['an interlaced PNG with transparency', clearPng, 4_450, 4_450],
  ['a progressive JPEG of full color', fullJpeg, 4_000, 3_300],
])('%s that is almost too large is decoded in 140 MB', async (_, kind, width, height) => {
  const { outcome, grown } = await decode(await kind(width, height).toBuffer())
  expect(outcome).toBe('decoded')
  expect(grown).toBeLessThan(140_000_000)
})
