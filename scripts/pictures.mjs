// `npm run pictures`: takes the README's pictures from the server that is running, into docs/pictures: four screens of an
// account with three months of data, on a phone and on a desktop, by day and by night.
import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { onboardingDefaults } from '../src/contract/onboarding-defaults.ts'
import { ensureBrowser } from './browser.mjs'
import { makeSeededAccount } from './seeded-account.mjs'

const address = process.env.PUBLIC_URL ?? `http://localhost:${process.env.PORT ?? '3000'}`
const folder = new URL('../docs/pictures/', import.meta.url)
const screens = {
  dashboard: () => '/',
  journal: () => '/journal',
  planner: (device) => `/planner?view=${device === 'phone' ? 'day' : 'week'}`,
  luxee: () => '/ask-luxee',
}
const devices = {
  phone: { viewport: { width: 375, height: 812 }, deviceScaleFactor: 2, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
}
/** In pixels: as wide as the README shows them, on a dense screen. */
const widths = { phone: 480, desktop: 1280 }

/** A zone where it is between nine and ten in the morning, so that the pictures never show a night. The sign is POSIX's. */
function morningZone() {
  const ahead = 9 - new Date().getUTCHours()
  return `Etc/GMT${ahead < 0 ? '+' : '-'}${Math.abs(ahead)}`
}

const timeZone = morningZone()
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ['--no-sandbox'] })
mkdirSync(folder, { recursive: true })
try {
  const password = randomBytes(9).toString('base64url')
  const username = `pictures-${randomBytes(3).toString('hex')}`
  const cookie = await makeSeededAccount(address, { username, password, timeZone })
  for (const [device, settings] of Object.entries(devices)) await takeAll(device, settings, cookie)
} catch (error) {
  const isAway = error instanceof TypeError
  console.error(isAway ? `No server answers at ${address}: start it first with npm start` : error)
  process.exitCode = 1
} finally {
  await browser.close()
}

async function takeAll(device, settings, cookie) {
  const context = await browser.newContext({
    ...settings,
    timezoneId: timeZone,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  const cookies = cookie.split('; ').map((pair) => {
    const [name, ...value] = pair.split('=')
    return { name, value: value.join('='), url: address }
  })
  await context.addCookies(cookies)
  const page = await context.newPage()
  await setUp(page.request)
  for (const [screen, pathOn] of Object.entries(screens)) {
    for (const colorScheme of ['light', 'dark']) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto(new URL(pathOn(device), address).href)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.waitForLoadState('networkidle')
      const picture = await page.screenshot()
      const file = new URL(`${screen}-${device}-${colorScheme}.webp`, folder)
      await sharp(picture).resize({ width: widths[device] }).webp({ quality: 78, effort: 6 }).toFile(file.pathname)
    }
  }
  await context.close()
}

/** As someone who has been through the setup, with a name to be greeted by. */
async function setUp(request) {
  const answers = { ...onboardingDefaults, fullName: 'Nora' }
  const headers = { origin: new URL(address).origin }
  const answer = await request.post(new URL('/api/onboarding/complete', address).href, { data: answers, headers })
  if (!answer.ok()) throw new Error(await answer.text())
}
