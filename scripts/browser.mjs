// Finds a browser for the tests: one that is named, Chromium's headless shell, the system's Chromium or Chrome, Playwright's
// own. The shell is the same engine without windows to draw, which is what Playwright runs by default: the tests take little
// more than half the processor's time in it. Where it is not there and this is root on Debian, installs Debian's.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const shell = '/usr/bin/chromium-headless-shell'
const places = [
  shell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The path of a browser that is there, or undefined. */
export async function findBrowser() {
  const named = process.env.CHROMIUM_PATH
  if (named) return named
  const found = places.find((place) => existsSync(place))
  if (found) return found
  const { chromium } = await import('@playwright/test')
  const own = chromium.executablePath()
  return existsSync(own) ? own : undefined
}

/** Like `findBrowser`, and installs one where it may. Throws with what to do where it cannot. */
export async function ensureBrowser() {
  const isMissing = !process.env.CHROMIUM_PATH && !existsSync(shell)
  if (isMissing && process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.log('Installing Chromium’s headless shell …')
    apt('update', '-qq')
    install('chromium-headless-shell', 'fonts-noto-color-emoji')
    // Older ones have it as a part of this only.
    if ((await findBrowser()) === undefined) install('chromium', 'fonts-noto-color-emoji')
  }
  const found = await findBrowser()
  if (found) return found
  throw new Error(
    'The browser tests need Chromium: install it, run `npx playwright install chromium`, or set CHROMIUM_PATH.',
  )
}

const install = (...names) => apt('install', '-y', '-qq', '--no-remove', '--no-install-recommends', ...names)

const apt = (...words) =>
  spawnSync('apt-get', words, {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 300_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
