import type { Page } from '@playwright/test'
import { closeDialog } from './page-parts.ts'
import { frame, keptPicture, openPictureDialog, pictureDialog, savePicture } from './picture-page.ts'
import { test as base, expect, expectAccessible } from './test.ts'

/** Chromium's fake camera, with permission granted. */
const flags = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']
/** In a browser of its own: other launch options in `use` would cost a new worker, with a server, before and after. */
const test = base.extend({
  context: async ({ playwright, launchOptions, contextOptions, server, viewport, serviceWorkers }, run) => {
    const args = [...(launchOptions.args ?? []), ...flags]
    const browser = await playwright.chromium.launch({ ...launchOptions, args })
    await run(await browser.newContext({ ...contextOptions, baseURL: server.url, viewport, serviceWorkers }))
    await browser.close()
  },
})

/** Keeps every camera that the page opens, for the test to look at. */
const watchCameras = (page: Page) =>
  page.addInitScript(() => {
    const opened: MediaStreamTrack[] = []
    Object.assign(window, { opened })
    const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      const stream = await ask(wanted)
      opened.push(...stream.getTracks())
      return stream
    }
  })
const camerasOf = (page: Page) => page.evaluate<string[]>('window.opened.map((track) => track.readyState)')

test('the user takes a photo, and the camera is released at once: also on Back, or when the dialog closes', async ({
  page,
  signUp,
}) => {
  await watchCameras(page)
  await signUp()
  await page.goto('/profile')
  const dialog = await openPictureDialog(page)
  const photo = dialog.getByRole('button', { name: 'Take a photo' })
  const shutter = dialog.getByRole('button', { name: 'Take the picture' })
  await photo.click()
  await expect(shutter).toBeFocused()
  expect(await camerasOf(page)).toEqual(['live'])
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Back' }).click()
  await expect.poll(() => camerasOf(page)).toEqual(['ended'])
  await expect(dialog.getByRole('button', { name: 'Upload Image' })).toBeFocused()

  await photo.click()
  await expect(shutter).toBeFocused()
  await closeDialog(page)
  await expect.poll(() => camerasOf(page)).toEqual(['ended', 'ended'])

  await openPictureDialog(page)
  await photo.click()
  await shutter.click()
  await expect(frame(page)).toBeFocused()
  expect(await camerasOf(page)).toEqual(['ended', 'ended', 'ended'])
  await savePicture(page)
  expect(await keptPicture(page)).toMatch(/^\/api\/pictures\//)
})

test('where the camera is closed to the page, it is said plainly, and the file is still one press away', async ({
  page,
  signUp,
  complaints,
}) => {
  complaints.expect(/Permissions policy violation: camera/)
  await signUp()
  await page.route('**/profile', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), 'permissions-policy': 'camera=()' } })
  })
  await page.goto('/profile')
  const dialog = await openPictureDialog(page)
  await dialog.getByRole('button', { name: 'Take a photo' }).click()
  await expect(pictureDialog(page).getByRole('alert').first()).toHaveText(/is blocking the camera/)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Back' }).click()
  await expect(dialog.getByRole('button', { name: 'Upload Image' })).toBeVisible()
})
