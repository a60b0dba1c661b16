import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { maxPictureBytes } from '#contract/lists.ts'
import { type Client, problem, read } from '../../../test/client.ts'
import { askForUpload, samplePicture, uploadBytes } from '../../../test/pictures.ts'
import { type StartedApp, startApp } from '../../../test/start-app.ts'

let app: StartedApp
let user: Client
beforeAll(async () => {
  app = await startApp(inject('testServer'))
  user = await app.signUp()
  await uploadBytes(user, samplePicture)
  before = process.memoryUsage().rss
})
afterAll(() => app.stop())
beforeEach(async () => {
  await app.database.pool.query('delete from pictures')
  await app.database.pool.query('delete from pending_object_deletions')
})

let before = 0
const rows = async () =>
  (
    await app.database.pool.query(
      "select from pictures where state <> 'asked' union all select from pending_object_deletions",
    )
  ).rowCount
const objects = async () =>
  (await readdir(join(app.dataDir, 'objects'), { recursive: true, withFileTypes: true })).filter((each) =>
    each.isFile(),
  )
const kept: { files: number } = { files: 3 }

/** Expects that nothing of it is stored: no row, no object, no memory. */
async function expectNothing(): Promise<void> {
  expect(await rows()).toBe(0)
  expect(await objects()).toHaveLength(kept.files)
  expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000)
}

const chunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)])
}
/** Black rows, as far as 20 kB of a PNG go. Made once: what tests allocate counts as the process's memory too. */
const blackRows = deflateSync(Buffer.alloc(18_000_000), { level: 9 })
/** A PNG that says it is this large, black and white. */
function bomb(side: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header[8] = 1
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', blackRows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
const picture = sharp({
  create: {
    width: 300,
    height: 240,
    channels: 3,
    background: '#000',
    noise: { type: 'gaussian', mean: 128, sigma: 40 },
  },
})
const text = (words: string): Buffer => Buffer.from(words, 'latin1')
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
const html = '<!doctype html><script>alert(1)</script>'
const zip = Buffer.concat([text('PK\x03\x04'), Buffer.alloc(200, 1)])
const largeAvif = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a37' } })
    .avif({ effort: 0 })
    .toBuffer()
const cut = async (format: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif') => {
  const whole = await picture.clone().toFormat(format).toBuffer()
  return whole.subarray(0, Math.floor(whole.length * 0.7))
}
/** A file, its declared type, and the answer. */
const evil: [string, () => Buffer | Promise<Buffer>, string, number][] = [
  ['nothing', () => Buffer.alloc(0), 'image/png', 415],
  ['one byte', () => Buffer.of(0xff), 'image/jpeg', 415],
  ['words', () => text('hello'), 'image/png', 415],
  ['JSON', () => text('{"a":1}'), 'application/json', 415],
  ['an SVG', () => text(svg), 'image/svg+xml', 415],
  ['an SVG said to be a PNG', () => text(svg), 'image/png', 415],
  ['an SVG behind a declaration', () => text(`<?xml version="1.0"?>${svg}`), 'image/webp', 415],
  ['an SVG behind a byte order mark', () => text(`\xef\xbb\xbf${svg}`), 'image/jpeg', 415],
  ['a page', () => text(html), 'text/html', 415],
  ['a page said to be a GIF', () => text(html), 'image/gif', 415],
  ['a script', () => text('#!/bin/sh\nid'), 'image/png', 415],
  ['a PDF', () => text('%PDF-1.7\n1 0 obj'), 'image/jpeg', 415],
  ['a ZIP', () => zip, 'image/png', 415],
  ['a program', () => text('\x7fELF\x02\x01\x01'), 'image/png', 415],
  ['a film', () => text('\0\0\0\x18ftypmp42\0\0\0\0mp42isom'), 'image/avif', 415],
  ['a HEIC', () => text('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 'image/heic', 415],
  ['a TIFF', () => picture.clone().tiff().toBuffer(), 'image/tiff', 415],
  ['a BMP', () => text('BM\x46\0\0\0\0\0\0\0\x36\0\0\0'), 'image/bmp', 415],
  ['an icon', () => text('\0\0\x01\0\x01\0\x10\x10'), 'image/x-icon', 415],
  ['a TIFF that begins like an AVIF', () => text('\0\0\0\x18ftypavif\0\0\0\0II*\0'), 'image/avif', 400],
  ['a GIF that’s a script', () => text('GIF89a=1;alert(1)//'), 'image/gif', 400],
  ['a GIF that’s a page', () => text(`GIF89a${html}`), 'image/gif', 400],
  ['a JPEG that’s an SVG', () => text(`\xff\xd8\xff${svg}`), 'image/jpeg', 400],
  ['a PNG that’s a ZIP', () => Buffer.concat([text('\x89PNG\r\n\x1a\n'), zip]), 'image/png', 400],
  ['a WebP that’s a page', () => text(`RIFF\x40\0\0\0WEBPVP8 ${html}`), 'image/webp', 400],
  ['half a JPEG', () => cut('jpeg'), 'image/jpeg', 400],
  ['half a PNG', () => cut('png'), 'image/png', 400],
  ['half a WebP', () => cut('webp'), 'image/webp', 400],
  ['half a GIF', () => cut('gif'), 'image/gif', 400],
  ['half an AVIF', () => cut('avif'), 'image/avif', 400],
  ['30,000 × 30,000 pixels in 20 kB', () => bomb(30_000), 'image/png', 413],
  ['20,000 × 20,000 pixels in 20 kB', () => bomb(20_000), 'image/png', 413],
  ['an AVIF of 12 megapixels, which would take 300 MB', () => largeAvif(4_000, 3_000), 'image/avif', 413],
  ['a PNG as wide as a number can be', () => bomb(2_147_483_647), 'image/png', 400],
  ['a PNG of 5,000 × 5,000 with a quarter of its rows', () => bomb(5_000).subarray(0, 4_000), 'image/png', 400],
  ['5 MB and a byte', () => Buffer.alloc(maxPictureBytes + 1, 1), 'image/png', 413],
]

test.each(evil)('%s is refused plainly, and nothing of it stays', async (_, make, type, status) => {
  const bytes = new Uint8Array(await make())
  const got = read(problem, await user.send('PUT', await askForUpload(user), bytes, { 'content-type': type }))
  expect(got.status).toBe(status)
  expect(got.detail).toMatch(/picture|try/i)
  await expectNothing()
})

test('the bombs are as small as they say', () => {
  expect(bomb(30_000).length).toBeLessThan(20_000)
})

test('of a picture with a second file in it, only the picture is stored', async () => {
  const hidden = [await picture.clone().jpeg().toBuffer(), zip, text(`${html}wisteria`)]
  const path = await uploadBytes(user, new Uint8Array(Buffer.concat(hidden)))
  const cookie = [...user.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  for (const size of ['thumb', 'card', 'full']) {
    const response = await fetch(new URL(`${path}/${size}`, app.url), { headers: { cookie } })
    const bytes = Buffer.from(await response.arrayBuffer())
    for (const part of ['wisteria', '<script', 'PK\x03\x04']) expect(bytes.includes(part)).toBe(false)
  }
  kept.files += 3
})

test('a name of a file is of no meaning, wherever it is sent', async () => {
  for (const name of ['../../etc/passwd', '..\\\\x', 'a\\0.php', `${'x'.repeat(3_000)}.png`]) {
    const headers = { 'content-disposition': `attachment; filename="${name}"`, 'x-file-name': encodeURIComponent(name) }
    expect((await user.send('PUT', await askForUpload(user), samplePicture, headers)).status).toBe(201)
    kept.files += 3
  }
  for (const file of await objects()) expect(file.name).toMatch(/^(?:thumb|card|full)$/)
  expect(await objects()).toHaveLength(kept.files)
})

/** Sends the head of an upload and what `write` adds, by hand. Answers what is heard until the connection ends. */
async function byHand(
  head: string,
  write: (send: (bytes: Buffer | string) => boolean, end: () => void) => Promise<void>,
  sender = user,
) {
  const { port, host } = new URL(app.url)
  const cookie = [...sender.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const address = await askForUpload(sender)
  const socket = connect(Number(port), '127.0.0.1')
  let heard = ''
  socket.on('data', (bytes) => (heard += bytes.toString('latin1')))
  socket.on('error', () => {})
  const closed = once(socket, 'close')
  socket.write(`PUT ${address} HTTP/1.1\r\nhost: ${host}\r\ncookie: ${cookie}\r\n${head}\r\n\r\n`)
  await write(
    (bytes) => socket.write(bytes),
    () => void socket.destroy(),
  )
  return { heard: () => heard, end: () => socket.destroy(), closed, address }
}
const arriving = async () => (await app.database.pool.query("select from pictures where state = 'arriving'")).rowCount

test('a file that says that it is too large is refused before it is sent, and its address still takes another', async () => {
  const said = await byHand(`content-length: ${maxPictureBytes + 1}`, async () => {})
  await expect.poll(said.heard).toMatch(/^HTTP\/1\.1 413 /)
  said.end()
  await expectNothing()
  expect((await user.put(said.address, samplePicture)).status).toBe(201)
  kept.files += 3
})

test('a file that does not say how large it is, and does not end, is refused at 5 MB', async () => {
  const piece = Buffer.concat([text('10000\r\n'), Buffer.alloc(65_536, 1), text('\r\n')])
  const endless = await byHand('transfer-encoding: chunked', async (send) => {
    for (let sent = 0; sent <= maxPictureBytes; sent += 65_536) send(piece)
  })
  await expect.poll(endless.heard).toMatch(/^HTTP\/1\.1 413 /)
  endless.end()
  await expectNothing()
})

test('a file that stops half-way leaves nothing', async () => {
  const half = await byHand(`content-length: ${samplePicture.length}`, async (send) => {
    send(Buffer.from(samplePicture.subarray(0, 20)))
  })
  await expect.poll(arriving).toBe(1)
  half.end()
  await expect.poll(rows).toBe(0)
  await expectNothing()
  expect(app.logs.join('')).not.toContain('unexpected error')
})

test('files that trickle in fill only the four slots of their account, and make nobody else wait', async () => {
  const slow = await Promise.all(
    Array.from({ length: 4 }, () => byHand('content-length: 1000', async (send) => void send('\x89PNG'))),
  )
  await expect.poll(arriving).toBe(4)
  const got = await user.put(await askForUpload(user), samplePicture)
  expect(read(problem, got).status).toBe(429)
  expect(got.headers.get('retry-after')).toBe('5')
  await uploadBytes(await app.signUp(), samplePicture)
  kept.files += 3
  for (const each of slow) each.end()
  await expect.poll(arriving).toBe(0)
  await uploadBytes(user, samplePicture)
  kept.files += 3
})

test('files that trickle in from many accounts leave a slot to one that sends none: whoever sends the most gives way', async () => {
  const senders = await Promise.all(Array.from({ length: 6 }, () => app.signUp()))
  const slow = await Promise.all(
    senders.flatMap((sender) =>
      Array.from({ length: 4 }, () => byHand('content-length: 1000', async (send) => void send('\x89PNG'), sender)),
    ),
  )
  await expect.poll(arriving).toBe(24)
  await uploadBytes(await app.signUp(), samplePicture)
  kept.files += 3
  const refused = () => slow.filter((each) => each.heard().startsWith('HTTP/1.1 503 '))
  await expect.poll(refused).toHaveLength(1)
  await expect.poll(arriving).toBe(23)
  for (const each of slow) each.end()
  await expect.poll(arriving).toBe(0)
})

test('a picture does not wait until all large ones of another account are decoded', async () => {
  const drawn = sharp({ create: { width: 5_000, height: 5_000, channels: 3, background: '#a37' } })
  const large = new Uint8Array(await drawn.jpeg({ progressive: true }).toBuffer())
  const other = await app.signUp()
  let ended = 0
  const many = Array.from({ length: 4 }, () => uploadBytes(user, large).finally(() => (ended += 1)))
  await expect.poll(arriving).toBe(4)
  await uploadBytes(other, samplePicture)
  expect(ended).toBeLessThan(3)
  await Promise.all(many)
  kept.files += 15
})

test('12 pictures of 25 megapixels at the same moment are decoded one after the other, in bounded memory', async () => {
  const drawn = sharp({ create: { width: 5_000, height: 5_000, channels: 3, background: '#a37' } })
  const kinds = [drawn.clone().png(), drawn.clone().jpeg({ progressive: true }), drawn.clone().webp({ effort: 0 })]
  const large = await Promise.all(kinds.map(async (each) => new Uint8Array(await each.toBuffer())))
  const people = await Promise.all(Array.from({ length: 3 }, () => app.signUp()))
  const idle = process.memoryUsage().rss
  let most = idle
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 10)
  await Promise.all(
    people.flatMap((each, n) => Array.from({ length: 4 }, () => uploadBytes(each, large[n] ?? samplePicture))),
  )
  clearInterval(watch)
  // All at once they would take more than 1 GB. The client and its files are in this process too.
  expect(most - idle).toBeLessThan(400_000_000)
})
