import { chromium, type Page } from '@playwright/test'
import { ensureBrowser } from '../scripts/browser.mjs'
import { Client } from '../test/client.ts'
import { atMost, type Figure, milliseconds, only } from './lib/figure.ts'
import { alternate, median, ratio } from './lib/rounds.ts'
import type { Stage } from './lib/stage.ts'

const visions = 500
const rounds = 5
const steps = 120
/** A fast scroll: at 60 frames a second, eight screens in a second. */
const stride = 120

/** Work of the page's main thread for scrolling through a board of 500, against as many bare boxes of the same size in the same run. */
export async function visionScroll(stage: Stage): Promise<Figure[]> {
  const { cookie } = await stage.writer(0)
  await fillBoard(stage.product.url, cookie)
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
    await context.setExtraHTTPHeaders({ cookie })
    const [grid, wall, floor] = [await context.newPage(), await context.newPage(), await context.newPage()]
    for (const page of [grid, wall]) {
      await page.goto(`${stage.product.url}/vision-board`)
      await page.getByRole('heading', { name: 'Vision 0', exact: true }).waitFor()
    }
    await wall.getByRole('button', { name: 'Free', exact: true }).click()
    await wall.locator('[data-vision]').last().waitFor()
    await makeFloor(floor, await grid.evaluate(() => document.documentElement.scrollHeight))
    const scroll = (page: Page) => () => workOf(page)
    const [grids = [], walls = [], bare = []] = await alternate(rounds, scroll(grid), scroll(wall), scroll(floor))
    return [
      only(`vision board of ${visions}: main thread a frame while scrolling, grid`, milliseconds(median(grids))),
      only(`vision board of ${visions}: the same, free layout`, milliseconds(median(walls))),
      only(`${visions} bare boxes: the same`, milliseconds(median(bare))),
      atMost(`vision board of ${visions}: grid / bare boxes`, ratio(grids, bare), 6),
      atMost(`vision board of ${visions}: free layout / bare boxes`, ratio(walls, bare), 6),
    ]
  } finally {
    await browser.close()
  }
}

async function fillBoard(url: string, cookie: string): Promise<void> {
  const client = new Client(url)
  for (let n = visions - 1; n >= 0; n -= 1) {
    const vision = { title: `Vision ${n}`, description: 'Early light through the kitchen window.', category: 'travel' }
    const { status } = await client.post('/api/vision-board', vision, { cookie })
    if (status !== 201) throw new Error(`A vision answered ${status}`)
  }
}

/** A page as long as the board, of boxes with a picture's place and two lines of text, and nothing else. */
const makeFloor = (page: Page, height: number): Promise<void> =>
  page.evaluate(
    ([count, height]) => {
      document.body.innerHTML = ''
      const grid = document.createElement('div')
      grid.style.cssText = `display:grid;grid-template-columns:repeat(4,1fr);gap:16px;height:${height}px`
      for (let n = 0; n < count; n += 1) {
        const box = document.createElement('div')
        box.style.cssText = 'border:1px solid;border-radius:20px;background:#eee;padding:16px'
        box.append(`Vision ${n}`, document.createElement('br'), 'Early light through the kitchen window.')
        grid.append(box)
      }
      document.body.append(grid)
    },
    [visions, height] as const,
  )

/** Milliseconds of the main thread's work (script, style, layout) for each frame of a fast scroll. */
async function workOf(page: Page): Promise<number> {
  await page.bringToFront()
  const inspector = await page.context().newCDPSession(page)
  await inspector.send('Performance.enable')
  const before = await taskTime(inspector)
  await page.evaluate(
    async ([steps, stride]) => {
      window.scrollTo({ top: 0, behavior: 'instant' })
      for (let step = 0; step < steps; step += 1) {
        window.scrollBy({ top: stride, behavior: 'instant' })
        await new Promise((resolve) => requestAnimationFrame(resolve))
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
