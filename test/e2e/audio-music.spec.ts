import type { Locator, Page } from '@playwright/test'
import { ask, expect, expectAccessible, test } from './test.ts'
import { standInVoice } from './voice.ts'

const address = '/audio-center?tab=music'
const lists = (page: Page) =>
  page
    .getByRole('list', { name: 'Playlists' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
const choose = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group }).getByText(name, { exact: true }).click()

/** Opens the songs of a playlist, as they are folded at first. */
const unfold = (within: Page | Locator, name: string | RegExp = /^6 songs of/) => within.getByText(name).click()

test('playlists go by what they are for, each with its songs and a way to listen', async ({ page, signUp }) => {
  await signUp()
  await page.goto(address)
  await expect(lists(page)).toHaveCount(8)
  const choices = page.getByRole('group', { name: 'Playlists for' }).getByRole('radio')
  await expect(choices).toHaveCount(5)
  for (const name of ['Empowerment', 'Focus', 'Relaxation', 'Motivation']) {
    await choose(page, 'Playlists for', name)
    await expect(lists(page)).toHaveCount(2)
    for (const list of await lists(page).all()) {
      await expect(list).toContainText(name)
      await expect(list.locator('ol').getByRole('link')).toHaveCount(0)
      await unfold(list)
      await expect(list.locator('ol').getByRole('link')).toHaveCount(6)
      await expect(list.getByRole('link', { name: /^More like this on Spotify/ })).toBeVisible()
    }
  }
  await choose(page, 'Playlists for', 'All')
  await expect(lists(page)).toHaveCount(8)
})

test('every way out opens in a tab of its own and tells nobody where the user came from', async ({ page, signUp }) => {
  await signUp()
  await page.goto(address)
  await expect(lists(page)).toHaveCount(8)
  for (const list of await lists(page).all()) await unfold(list)
  const links = page.getByRole('tabpanel').getByRole('link')
  await expect(links).toHaveCount(8 * 7 + 3 + 4)
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /^noopener noreferrer/)
    await expect(link).toHaveAttribute('href', /^https:\/\/(open\.spotify\.com|www\.amazon\.com)\//)
    await expect(link).toHaveAccessibleName(/opens in a new tab$/)
  }
})

test('the user chooses a music service once, and each song leads there', async ({ page, signUp }) => {
  await signUp()
  await page.goto(address)
  const song = page.getByRole('link', { name: 'Respect Aretha Franklin on' })
  await unfold(page, '6 songs of Standing tall')
  await expect(song).toHaveAttribute('href', 'https://open.spotify.com/search/Respect%20Aretha%20Franklin')
  await choose(page, 'Listen on', 'Apple')
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Apple' })).toBeChecked()
  await unfold(page, '6 songs of Standing tall')
  await expect(song).toHaveAttribute('href', 'https://music.apple.com/us/search?term=Respect%20Aretha%20Franklin')
  await expect(page.getByRole('link', { name: 'Listen on Apple: HerMoney, opens in a new tab' })).toHaveAttribute(
    'href',
    'https://podcasts.apple.com/us/search?term=HerMoney%20Jean%20Chatzky',
  )
})

test('three podcasts, and four things to listen with, each with a price and said to be an affiliate link', async ({
  page,
  signUp,
}) => {
  await signUp()
  await page.goto(address)
  await expect(page.getByRole('region', { name: 'Podcasts' }).getByRole('listitem')).toHaveCount(3)
  const gear = page.getByRole('region', { name: 'Gear' })
  await expect(gear).toContainText('Affiliate links: if you buy through one of them')
  await expect(gear.getByRole('listitem')).toHaveCount(4)
  for (const item of await gear.getByRole('listitem').all()) {
    await expect(item).toContainText(/about \$\d+/)
    await expect(item.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer sponsored')
    await expect(item.getByRole('link')).toHaveAccessibleName(/opens in a new tab$/)
    await expect(item.getByText('Affiliate link', { exact: true })).toBeVisible()
  }
})

test('on a phone the songs of a playlist are a touch away', async ({ page, signUp }) => {
  await signUp()
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto(address)
  const song = page.getByRole('link', { name: 'Respect Aretha Franklin on' })
  await expect(song).toBeHidden()
  await unfold(page, '6 songs of Standing tall')
  await expect(song).toBeVisible()
})

for (const name of ['breathing', 'affirmations', 'music'])
  test(`axe finds nothing in ${name}, of a full account`, async ({ page, server }) => {
    await standInVoice(page)
    await ask(page.request, server.url, '/api/demo', {})
    await page.goto(`/audio-center?tab=${name}`)
    await expect(page.getByRole('tabpanel').locator('h2, legend').first()).toBeVisible()
    await expectAccessible(page)
  })

test('axe finds nothing while an affirmation is read', async ({ page, server }) => {
  const voice = await standInVoice(page)
  await ask(page.request, server.url, '/api/demo', {})
  await page.goto('/audio-center?tab=affirmations')
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expectAccessible(page)
  await voice.end()
  await expectAccessible(page)
})
