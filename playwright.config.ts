import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/browser.mjs'

const executablePath = await findBrowser()

export default defineConfig({
  testDir: 'test/e2e',
  // Its own folder: Playwright empties it at each start, and the reports stand beside it.
  outputDir: 'test-results/browser',
  globalSetup: './test/e2e/global-setup.ts',
  fullyParallel: true,
  // Two cores: three or four workers slow each other, and took a tenth longer for the same tests.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // On a machine with other work a page takes long; what never comes fails all the same.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    // A worker answers before a test can route what is asked (offline.spec.ts allows it).
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A page takes over the process of the empty one before it: a sixth less processor time for the first page of a test.
        '--renderer-process-limit=1',
      ],
    },
  },
})
