// Finds a browser for the tests: CHROMIUM_PATH, Chromium's headless shell, the system's Chromium or Chrome, or Playwright's own.
// The shell is Playwright's default and takes about half the processor time. If it is missing and this is root on Debian,
// it is installed.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const shell = '/usr/bin/chromium-headless-shell'
const paths = [
  shell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The path of an installed browser, or undefined. */
export async function findBrowser() {
  const named = process.env.CHROMIUM_PATH
  if (named) return named
  const found = paths.find((path) => existsSync(path))
  if (found) return found
  const { chromium } = await import('@playwright/test')
  const own = chromium.executablePath()
  return existsSync(own) ? own : undefined
}

/** Like `findBrowser`, but installs one if it may. Throws with instructions if it can't. */
export async function ensureBrowser() {
  const isMissing = !process.env.CHROMIUM_PATH && !existsSync(shell)
  if (isMissing && process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.log('Installing Chromium’s headless shell …')
    apt('update', '-qq')
    install('chromium-headless-shell', 'fonts-noto-color-emoji')
    // Older Debian releases have it only in the whole package.
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
