import sharp from 'sharp'
import { closeDialog, expectDialogAwake, toast } from './page-parts.ts'
import {
  chooseFile,
  coloursOf,
  frame,
  handOver,
  headerPicture,
  keptPicture,
  noise,
  openPictureDialog,
  photograph,
  pictureDialog,
  redThenBlue,
  savePicture,
} from './picture-page.ts'
import { expect, expectAccessible, test } from './test.ts'

const upper = [0.5, 0.1] as const
const lower = [0.5, 0.9] as const
const left = [0.1, 0.5] as const
const right = [0.9, 0.5] as const

test('a photograph becomes the user’s picture: upright, everywhere at once, on the user’s other tab, and without its location', async ({
  page,
  context,
  signUp,
}) => {
  await signUp()
  const other = await context.newPage()
  await other.goto('/journal')
  await page.goto('/profile')
  await openPictureDialog(page)
  await chooseFile(page, 'photo.jpg', 'image/jpeg', await photograph())
  await expect(frame(page)).toBeFocused()
  await savePicture(page)
  const path = (await keptPicture(page)) ?? ''
  expect(path).toMatch(/^\/api\/pictures\//)
  for (const each of [page, other]) await expect(headerPicture(each)).toHaveAttribute('src', `${path}/thumb`)
  await page.reload()
  await expect(headerPicture(page)).toHaveJSProperty('complete', true)
  await expect(headerPicture(page)).not.toHaveJSProperty('naturalWidth', 0)
  await expect.poll(() => coloursOf(page, path, [[...upper], [...lower]])).toEqual(['red', 'blue'])
  const bytes = await (await page.request.get(`${path}/full`)).body()
  expect((await sharp(bytes).metadata()).exif).toBeUndefined()
})

test('by the keyboard alone the user crops: arrows move it, the slider zooms, a button turns it', async ({
  page,
  signUp,
}) => {
  await signUp()
  await page.goto('/profile')
  // From here on, so that a quick key does not come before the test is ready to answer.
  const asked = page.waitForEvent('filechooser')
  const change = page.getByRole('button', { name: 'Change picture' })
  await change.focus()
  await page.keyboard.press('Enter')
  await expectDialogAwake(page)
  await expect(pictureDialog(page).getByRole('button', { name: 'Upload Image' })).toBeFocused()
  await page.keyboard.press('Enter')
  await (await asked).setFiles({ name: 'a.png', mimeType: 'image/png', buffer: await redThenBlue() })
  await expect(frame(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(pictureDialog(page).getByRole('slider', { name: 'Zoom' })).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('Shift+Tab')
  for (let n = 0; n < 60; n += 1) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Tab')
  for (const name of ['Choose another', 'Rotate left', 'Rotate right', 'Cancel', 'Save picture']) {
    await page.keyboard.press('Tab')
    await expect(pictureDialog(page).getByRole('button', { name })).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Profile picture updated!')).toBeVisible()
  await expect(change).toBeFocused()
  const path = (await keptPicture(page)) ?? ''
  await expect.poll(() => coloursOf(page, path, [[...left], [...right]])).toEqual(['red', 'red'])
})

test('a picture that lies on its side is turned by quarters', async ({ page, signUp }) => {
  await signUp()
  await page.goto('/profile')
  await openPictureDialog(page)
  await chooseFile(page, 'a.png', 'image/png', await redThenBlue())
  await expect(frame(page)).toBeFocused()
  await pictureDialog(page).getByRole('button', { name: 'Rotate right' }).click()
  await savePicture(page)
  expect(await coloursOf(page, (await keptPicture(page)) ?? '', [[...upper], [...lower]])).toEqual(['red', 'blue'])
  await openPictureDialog(page)
  await chooseFile(page, 'a.png', 'image/png', await redThenBlue())
  await expect(frame(page)).toBeFocused()
  await pictureDialog(page).getByRole('button', { name: 'Rotate left' }).click()
  await savePicture(page)
  expect(await coloursOf(page, (await keptPicture(page)) ?? '', [[...upper], [...lower]])).toEqual(['blue', 'red'])
})

test('a dropped or pasted picture is taken anywhere on the page, and text pasted into a field stays text', async ({
  page,
  signUp,
}) => {
  await signUp()
  await page.goto('/profile')
  const dialog = await openPictureDialog(page)
  await expectDialogAwake(page)
  const bytes = await redThenBlue()
  expect(await handOver(page, 'drop', { bytes })).toBe(true)
  await expect(frame(page)).toBeVisible()
  await dialog.getByRole('button', { name: 'Choose another' }).click()
  expect(await handOver(page, 'paste', { bytes })).toBe(true)
  await expect(frame(page)).toBeVisible()
  // One more, replacing it.
  expect(await handOver(page, 'paste', { bytes: await noise(40) })).toBe(true)
  await expect(frame(page)).toBeVisible()
  await dialog.getByRole('button', { name: 'Choose another' }).click()
  expect(await handOver(page, 'paste', { bytes, words: 'https://x.example/a.png' }, '[type=url]')).toBe(false)
  expect(await handOver(page, 'drop', { address: 'https://x.example/a.png' })).toBe(true)
  await expect(dialog.getByLabel('Or paste an address')).toHaveValue('https://x.example/a.png')
  await closeDialog(page)
  await expect(dialog).toHaveCount(0)
  expect(await handOver(page, 'paste', { bytes })).toBe(false)
})

test.describe('what is no picture for us', () => {
  test.beforeEach(async ({ page, signUp, complaints }) => {
    complaints.expect(/status of 4(?:00|13|15)/)
    await signUp()
    await page.request.put('/api/profile/avatar', { data: { avatarURL: '/avatars/dawn.svg' } })
    await page.goto('/profile')
    await openPictureDialog(page)
  })
  test.afterEach(async ({ page }) => {
    await expect.poll(() => keptPicture(page)).toBe('/avatars/dawn.svg')
    await closeDialog(page)
    await expect(headerPicture(page)).toHaveAttribute('src', '/avatars/dawn.svg')
  })

  test('an address that cannot be one is refused beside its field, and no host is asked by the page', async ({
    page,
  }) => {
    const field = pictureDialog(page).getByLabel('Or paste an address')
    const fetch = pictureDialog(page).getByRole('button', { name: 'Get picture' })
    await fetch.click()
    await expect(field).toHaveAccessibleDescription(/begins with https/)
    const script = 'javascript'
    for (const [address, said] of [
      [`${script}:alert(1)`, /begins with https/],
      ['http://pictures.example/a.png', /begins with https/],
      ['https://127.0.0.1/a.png', /couldn’t get a picture/],
      ['https://10.0.0.7/a.png', /couldn’t get a picture/],
      ['https://localhost/a.png', /couldn’t get a picture/],
    ] as const) {
      await field.fill(address)
      await expect(field).not.toHaveAttribute('aria-invalid')
      await fetch.click()
      await expect(field).toHaveAccessibleDescription(said)
    }
    // A pasted address that was not fetched is not ignored.
    await field.fill('https://10.0.0.8/b.png')
    await pictureDialog(page).getByRole('button', { name: 'Save picture' }).click()
    await expect(field).toHaveAccessibleDescription(/couldn’t get a picture/)
    await expectAccessible(page)
  })

  test('a file of another kind, one that is too heavy, and one that did not come whole are each told plainly', async ({
    page,
  }) => {
    const said = pictureDialog(page).getByRole('alert')
    await chooseFile(page, 'a.txt', 'text/plain', Buffer.from('hello'))
    await expect(said).toHaveText(/Please choose a picture/)
    await chooseFile(page, 'a.svg', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
    await expect(said).toHaveText(/Please choose a picture/)
    await chooseFile(page, 'a.png', 'image/png', Buffer.from('no picture at all'))
    await expect(said).toHaveText(/Please choose a picture/)
    await chooseFile(page, 'a.jpg', 'image/jpeg', Buffer.alloc(6_000_000, 1))
    await expect(said).toHaveText(/larger than 5 MB/)
    const whole = await photograph()
    await chooseFile(page, 'a.jpg', 'image/jpeg', whole.subarray(0, Math.floor(whole.length * 0.7)))
    await expect(said).toHaveText(/damaged or didn’t arrive in one piece/)
    await expectAccessible(page)
  })
})

test('a photograph that is heavier than 5 MB is made smaller before it is sent', async ({ page, signUp }) => {
  await signUp()
  await page.goto('/profile')
  const heavy = await noise(1_400)
  expect(heavy.length).toBeGreaterThan(5_242_880)
  const sizes: number[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/objects/upload/')) sizes.push(request.postDataBuffer()?.length ?? 0)
  })
  await openPictureDialog(page)
  await chooseFile(page, 'a.png', 'image/png', heavy)
  await expect(frame(page)).toBeFocused()
  await savePicture(page)
  expect(sizes).toHaveLength(1)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(5_242_880)
})

test('a drawing of ours, then the user’s initial: each is undone by the toast, and nobody else sees any of it', async ({
  page,
  browser,
  server,
  signUp,
}) => {
  await signUp()
  await page.goto('/profile')
  await openPictureDialog(page)
  await chooseFile(page, 'a.png', 'image/png', await redThenBlue())
  await expect(frame(page)).toBeFocused()
  await savePicture(page)
  const own = (await keptPicture(page)) ?? ''
  const eve = await browser.newContext({ baseURL: server.url })
  await signUp({ context: eve })
  expect((await eve.request.get(`${own}/thumb`)).status()).toBe(404)
  await eve.close()

  const dialog = await openPictureDialog(page)
  await dialog.getByText('Tide', { exact: true }).click()
  await expect(dialog.getByRole('radio', { name: 'Tide' })).toBeChecked()
  await savePicture(page)
  await expect(headerPicture(page)).toHaveAttribute('src', '/avatars/tide.svg')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(headerPicture(page)).toHaveAttribute('src', `${own}/thumb`)

  await openPictureDialog(page)
  await dialog.getByText('Your initial', { exact: true }).click()
  await savePicture(page)
  await expect(headerPicture(page)).toHaveCount(0)
  await expect.poll(() => keptPicture(page)).toBeNull()
  await page.reload()
  await expect(page.getByRole('link', { name: /^Your profile,/ })).toHaveText('P')
})

test('in Edit Profile the user’s picture is kept by Save with the rest, and Cancel restores the stored one', async ({
  page,
  signUp,
}) => {
  await signUp()
  await page.goto('/profile')
  const about = page.getByRole('region', { name: 'About you' })
  const choose = async () => {
    await page.getByRole('button', { name: 'Edit Profile' }).click()
    const dialog = await openPictureDialog(page)
    await dialog.getByText('Blossom', { exact: true }).click()
    await dialog.getByRole('button', { name: 'Use this picture' }).click()
    await expect(about.locator('img')).toHaveAttribute('src', '/avatars/blossom.svg')
    await expect(dialog).toHaveCount(0)
  }
  await choose()
  await about.getByRole('button', { name: 'Cancel' }).click()
  await expect(about.locator('img')).toHaveCount(0)
  await expect.poll(() => keptPicture(page)).toBeNull()
  await choose()
  await about.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Profile updated successfully!')).toBeVisible()
  await expect(headerPicture(page)).toHaveAttribute('src', '/avatars/blossom.svg')
  await expect.poll(() => keptPicture(page)).toBe('/avatars/blossom.svg')
})

test('without a connection the user’s crop stays, and goes when it is back', async ({
  page,
  context,
  signUp,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  await signUp()
  await page.goto('/profile')
  const dialog = await openPictureDialog(page)
  await chooseFile(page, 'a.png', 'image/png', await redThenBlue())
  await expect(frame(page)).toBeFocused()
  await context.setOffline(true)
  await dialog.getByRole('button', { name: 'Save picture' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(/can’t reach Glowell/)
  await context.setOffline(false)
  await page.route('**/api/profile/avatar', (route) => route.abort(), { times: 1 })
  await dialog.getByRole('button', { name: 'Save picture' }).click()
  await expect(page.getByText('Upload failed', { exact: true })).toBeVisible()
  await expect(page.getByText('Please try again', { exact: true })).toBeVisible()
  await savePicture(page)
})

test('the dialog is whole for everyone, as a phone and as a desktop, while choosing and while cropping', async ({
  page,
  signUp,
}) => {
  await signUp()
  await page.goto('/profile')
  await openPictureDialog(page)
  await expectAccessible(page)
  await chooseFile(page, 'a.png', 'image/png', await redThenBlue())
  await expect(frame(page)).toBeFocused()
  await expectAccessible(page)
})
