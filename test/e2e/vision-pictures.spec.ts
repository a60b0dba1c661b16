import type { Page } from '@playwright/test'
import { dialog, toast } from './page-parts.ts'
import { expect, test } from './test.ts'
import { field, vision } from './vision-page.ts'

/** A picture as a file, drawn in the browser: `colour` all over, of this size. */
const draw = (page: Page, colour: string, width = 900, height = 600) =>
  page.evaluate(
    async ([colour, width, height]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height })
      const context = canvas.getContext('2d')
      if (context === null) throw new Error('No canvas')
      context.fillStyle = colour
      context.fillRect(0, 0, width, height)
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
      return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))]
    },
    [colour, width, height] as const,
  )

const chosen = (page: Page) => dialog(page).getByRole('img', { name: 'What you chose' })

/** Brings a file as a paste or a drop would. */
const bring = (page: Page, kind: 'paste' | 'drop', bytes: number[]) =>
  page.evaluate(
    ([kind, bytes]) => {
      const data = new DataTransfer()
      data.items.add(new File([new Uint8Array(bytes)], 'picture.png', { type: 'image/png' }))
      const options = { bubbles: true, cancelable: true }
      window.dispatchEvent(
        kind === 'paste'
          ? new ClipboardEvent('paste', { ...options, clipboardData: data })
          : new DragEvent('drop', { ...options, dataTransfer: data }),
      )
    },
    [kind, bytes] as const,
  )

test('the user uploads a picture; the board shows it small, lazily, in a place that is kept for it', async ({
  page,
  signUp,
}) => {
  await signUp()
  await page.goto('/vision-board#new')
  await field(page, 'Title').fill('A red door')
  const choosing = page.waitForEvent('filechooser')
  await dialog(page).getByRole('button', { name: 'Upload Image' }).click()
  const buffer = Buffer.from(await draw(page, 'crimson', 1600, 1200))
  await (await choosing).setFiles({ name: 'door.png', mimeType: 'image/png', buffer })
  await expect(chosen(page)).toHaveAttribute('src', /^\/api\/pictures\/.*\/thumb$/)
  await expect(field(page, 'Image URL')).toHaveValue('')
  await dialog(page).getByRole('button', { name: 'Add to Board' }).click()
  const picture = vision(page, 'A red door').getByRole('img', { name: 'A red door' })
  await expect(picture).toHaveAttribute('src', /^\/api\/pictures\/.*\/thumb$/)
  await expect(picture).toHaveAttribute('width', '320')
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  const answer = await page.request.get((await picture.getAttribute('src')) ?? '')
  expect((await answer.body()).byteLength).toBeLessThan(30_000)
  await page.reload()
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
})

test('the user pastes one and drops another; the latest is the one', async ({ page, signUp }) => {
  await signUp()
  await page.goto('/vision-board#new')
  await field(page, 'Title').fill('A door')
  await bring(page, 'paste', await draw(page, 'teal'))
  await expect(chosen(page)).toBeVisible()
  const pasted = await chosen(page).getAttribute('src')
  await bring(page, 'drop', await draw(page, 'gold'))
  await expect(chosen(page)).not.toHaveAttribute('src', pasted ?? '')
  const dropped = (await chosen(page).getAttribute('src')) ?? ''
  await dialog(page).getByRole('button', { name: 'Add to Board' }).click()
  await expect(vision(page, 'A door').getByRole('img', { name: 'A door' })).toHaveAttribute('src', dropped)
})

test('a file that is no picture is refused with a reason, and the text stays', async ({ page, signUp, complaints }) => {
  complaints.expect(/4\d\d/)
  await signUp()
  await page.goto('/vision-board#new')
  await field(page, 'Title').fill('A door')
  await bring(page, 'drop', [...Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')])
  await expect(dialog(page).getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
  await expect(chosen(page)).toHaveCount(0)
  await expect(field(page, 'Title')).toHaveValue('A door')
})

test('a picture is shared by nobody: another account gets none of its sizes', async ({
  page,
  signUp,
  browser,
  server,
}) => {
  await signUp()
  await page.goto('/vision-board#new')
  await field(page, 'Title').fill('A door')
  await bring(page, 'paste', await draw(page, 'teal'))
  await expect(chosen(page)).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Add to Board' }).click()
  await expect(toast(page, 'Vision board item added! ✨')).toBeVisible()
  const src = (await vision(page, 'A door').getByRole('img').getAttribute('src')) ?? ''
  const other = await browser.newContext({ baseURL: server.url })
  await signUp({ context: other })
  expect((await other.request.get(src)).status()).toBe(404)
  await other.close()
})
