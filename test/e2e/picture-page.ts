import { randomBytes } from 'node:crypto'
import { type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { z } from 'zod'
import { expect } from './test.ts'

/**
 * Two halves, as a camera held upright writes them: lying on its side, to be rotated by its metadata, which has the location
 * too.
 */
export const photograph = (): Promise<Buffer> =>
  halves({ width: 1200, height: 900 })
    .jpeg({ quality: 95 })
    .withExif({ IFD0: { Make: 'wisteria' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 24/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()

/** Red at the left, blue at the right. */
const halves = ({ width, height }: { width: number; height: number }) =>
  sharp({ create: { width, height, channels: 3, background: 'blue' } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: 'red' } }, left: 0, top: 0 },
  ])
export const redThenBlue = (side = 600): Promise<Buffer> => halves({ width: side, height: side }).png().toBuffer()

/** Noise hardly gets lighter: as PNG it weighs about three bytes a pixel. */
export const noise = (side: number): Promise<Buffer> =>
  sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer()

const profile = z.object({ avatar: z.string().nullable() })

/** The server's address of the user's picture. */
export const keptPicture = async (page: Page): Promise<string | null> =>
  profile.parse(await (await page.request.get('/api/user/profile')).json()).avatar

/** The colours of a kept picture, where `at` says, from 0 to 1. */
export async function coloursOf(page: Page, path: string, at: readonly [x: number, y: number][]): Promise<string[]> {
  const bytes = await (await page.request.get(`${path}/full`)).body()
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return at.map(([x, y]) => {
    const from = (Math.floor(y * (info.height - 1)) * info.width + Math.floor(x * (info.width - 1))) * 3
    const [red = 0, , blue = 0] = data.subarray(from, from + 3)
    return red > blue ? 'red' : 'blue'
  })
}

export const pictureDialog = (page: Page) => page.getByRole('dialog', { name: 'Your profile picture' })
export const headerPicture = (page: Page) => page.getByRole('link', { name: /^Your profile,/ }).locator('img')

export async function openPictureDialog(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Change picture' }).click()
  await expect(pictureDialog(page)).toBeVisible()
  return pictureDialog(page)
}

/** A file, by the file chooser that the button opens. */
export async function chooseFile(page: Page, name: string, mimeType: string, buffer: Buffer): Promise<void> {
  const asked = page.waitForEvent('filechooser')
  await pictureDialog(page).getByRole('button', { name: 'Upload Image' }).click()
  await (await asked).setFiles({ name, mimeType, buffer })
}

export const frame = (page: Page) => pictureDialog(page).getByRole('application')

/** Saves, and waits until it is the user's picture. */
export async function savePicture(page: Page): Promise<void> {
  await pictureDialog(page).getByRole('button', { name: 'Save picture' }).click()
  await expect(page.getByText('Profile picture updated!', { exact: true })).toBeVisible()
  await expect(pictureDialog(page)).toHaveCount(0)
}

/** Hands files or an address over as the browser does for what is dropped or pasted; whether the page took it. */
export const handOver = (
  page: Page,
  kind: 'drop' | 'paste',
  { bytes, address, words }: { bytes?: Buffer; address?: string; words?: string },
  target = 'body',
): Promise<boolean> =>
  page.evaluate(
    ({ kind, encoded, address, words, target }) => {
      const data = new DataTransfer()
      if (encoded !== undefined) {
        const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0))
        data.items.add(new File([bytes], 'a.png', { type: 'image/png' }))
      }
      if (address !== undefined) data.setData('text/uri-list', address)
      if (words !== undefined) data.setData('text/plain', words)
      const options = { bubbles: true, cancelable: true }
      const event =
        kind === 'drop'
          ? new DragEvent('drop', { ...options, dataTransfer: data })
          : new ClipboardEvent('paste', { ...options, clipboardData: data })
      document.querySelector(target)?.dispatchEvent(event)
      return event.defaultPrevented
    },
    { kind, encoded: bytes?.toString('base64'), address, words, target },
  )
