import { type Browser, chromium, type Page } from '@playwright/test'
import { ensureBrowser } from '../scripts/browser.mjs'
import { atMost, type Figure, milliseconds, only } from './lib/figure.ts'
import { alternate, median, ratio } from './lib/rounds.ts'
import { workPerFrame } from './lib/scrolling.ts'
import type { Stage } from './lib/stage.ts'
import { fillBoard } from './lib/visions.ts'

const many = 500
const few = 40
const rounds = 3

/** Main-thread work per frame of a fast scroll: on a board of 500, against a board of a few screens. */
export async function visionScroll(stage: Stage): Promise<Figure[]> {
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const pages = await Promise.all([many, few].map((count) => openBoards(browser, stage, count)))
    const scrolls = pages.flat().map((page) => () => workPerFrame(page))
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

/** A board of this many visions, once as a grid and once as a wall. */
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
