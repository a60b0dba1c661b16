import { type Browser, chromium, type Page } from '@playwright/test'
import { ensureBrowser } from '../scripts/browser.mjs'
import { atMost, type Figure, milliseconds, only } from './lib/figure.ts'
import { alternate, median, ratio } from './lib/rounds.ts'
import type { Stage } from './lib/stage.ts'
import { fillBoard } from './lib/visions.ts'

const many = 500
const few = 40
const rounds = 3
const steps = 120
/** A fast scroll: at 60 frames a second, eight screens in a second. */
const stride = 120

/** Main-thread work per frame of a fast scroll: on a board of 500, against a board of a few screens. */
export async function visionScroll(stage: Stage): Promise<Figure[]> {
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const pages = await Promise.all([many, few].map((count) => openBoards(browser, stage, count)))
    const scrolls = pages.flat().map((page) => () => workOf(page))
    const [grid = [], wall = [], smallGrid = [], smallWall = []] = await alternate(rounds, ...scrolls)
    return [
      only(`vision board of ${many}, scrolling: main thread a frame`, milliseconds(median(grid))),
      only(`the same, free layout`, milliseconds(median(wall))),
      atMost(`scrolling a vision board: ${many} / ${few}`, ratio(grid, smallGrid), 5),
      atMost(`scrolling its free layout: ${many} / ${few}`, ratio(wall, smallWall), 5),
    ]
  } finally {
    await browser.close()
  }
}

/** A board of so many visions, once as a grid and once as a wall. */
async function openBoards(browser: Browser, stage: Stage, count: number): Promise<Page[]> {
  const { cookie } = await stage.writer(0)
  await fillBoard(stage.product.url, cookie, count)
  const open = async () => {
    const page = await browser.newPage({
      viewport: { width: 1280, height: 900 },
      reducedMotion: 'reduce',
      extraHTTPHeaders: { cookie },
    })
    await page.goto(`${stage.product.url}/vision-board`)
    await page.getByRole('heading', { name: 'Vision 0', exact: true }).waitFor()
    return page
  }
  const [grid, wall] = [await open(), await open()]
  await wall.getByRole('button', { name: 'Free', exact: true }).click()
  await wall.locator('[data-vision]').last().waitFor()
  return [grid, wall]
}

/** Milliseconds of the main thread's work (script, style, layout) per frame of a fast scroll. */
async function workOf(page: Page): Promise<number> {
  const inspector = await page.context().newCDPSession(page)
  await inspector.send('Performance.enable')
  const before = await taskTime(inspector)
  await page.evaluate(
    async ([steps, stride]) => {
      window.scrollTo({ top: 0, behavior: 'instant' })
      for (let step = 0; step < steps; step += 1) {
        // Down and up again, within the height of the short board.
        window.scrollBy({ top: step % 24 < 12 ? stride : -stride, behavior: 'instant' })
        await new Promise<void>((resolve) => {
          requestAnimationFrame(() => resolve())
          // A covered page draws no frames.
          setTimeout(resolve, 100)
        })
      }
    },
    [steps, stride] as const,
  )
  const after = await taskTime(inspector)
  await inspector.detach()
  return ((after - before) * 1000) / steps
}

async function taskTime(inspector: Awaited<ReturnType<ReturnType<Page['context']>['newCDPSession']>>): Promise<number> {
  const { metrics } = await inspector.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
}
