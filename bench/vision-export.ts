import { readFile } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import { ensureBrowser } from '../scripts/browser.mjs'
import { atMost, type Figure, seconds } from './lib/figure.ts'
import type { Stage } from './lib/stage.ts'
import { fillBoard } from './lib/visions.ts'

const many = 500

/** How long the browser takes to make a booklet of a board of 500. */
export async function visionExport(stage: Stage): Promise<Figure[]> {
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const { cookie } = await stage.writer(0)
    await fillBoard(stage.product.url, cookie, many)
    const page = await browser.newPage({ extraHTTPHeaders: { cookie }, reducedMotion: 'reduce' })
    await page.goto(`${stage.product.url}/vision-board`)
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    await page.getByRole('dialog').getByRole('tab', { name: 'PDF' }).click()
    const saving = page.waitForEvent('download', { timeout: 180_000 })
    const began = performance.now()
    await page.getByRole('button', { name: 'Save PDF', exact: true }).click()
    const file = await readFile(await (await saving).path())
    const took = performance.now() - began
    if (file.length === 0) throw new Error('The booklet is empty')
    return [atMost(`a booklet of ${many} visions`, took, 30_000, seconds)]
  } finally {
    await browser.close()
  }
}
