import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { z } from 'zod'
import { ensureBrowser } from '../scripts/browser.mjs'
import { Client } from '../test/client.ts'
import { atMost, type Figure, milliseconds, only } from './lib/figure.ts'
import { alternate, median, ratio } from './lib/rounds.ts'
import type { Stage, Writer } from './lib/stage.ts'

const many = 2_000
const few = 40
const rounds = 3
const steps = 120
/** A fast scroll on a phone: at 60 frames a second, nine screens in a second. */
const stride = 120
const ticks = 5
/** Until what follows a tick (the reply, the list fetched again, the device's copy) is done, in milliseconds. */
const watched = 1_500
/** At 60 frames a second, in milliseconds. */
const frame = 1000 / 60

/** A shared list of 2,000 items on a phone, against one of a few screens: what a frame of scrolling and a tick cost the page. */
export async function listScroll(stage: Stage): Promise<Figure[]> {
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const [long, short] = [await openList(browser, stage, many), await openList(browser, stage, few)]
    const scrolled = await alternate(rounds, ...[long, short].map((page) => () => scroll(page)))
    const ticked = await alternate(rounds, ...[long, short].map((page) => () => tick(page)))
    const [longScroll = [], shortScroll = []] = scrolled
    const [longTick = [], shortTick = []] = ticked
    const drawn = (all: Tick[]) => all.map((each) => each.drawn)
    const worst = (all: Tick[]) => all.map((each) => each.worst)
    return [
      atMost(`shared list of ${many}, scrolling: main thread a frame`, median(longScroll), frame, milliseconds),
      atMost(`scrolling a shared list: ${many} / ${few}`, ratio(longScroll, shortScroll), 2),
      only(`shared list of ${many}, a tick until it is drawn`, milliseconds(median(drawn(longTick)))),
      atMost(`a tick until it is drawn: ${many} / ${few}`, ratio(drawn(longTick), drawn(shortTick)), 2),
      only(`shared list of ${many}, the longest frame after a tick`, milliseconds(median(worst(longTick)))),
      atMost(`the longest frame after a tick: ${many} / ${few}`, ratio(worst(longTick), worst(shortTick)), 2),
    ]
  } finally {
    await browser.close()
  }
}

/** A list with so many items that somebody else is on, as its owner sees it. */
async function openList(browser: Browser, stage: Stage, count: number): Promise<Page> {
  const { url } = stage.product
  const [owner, guest] = [await stage.writer(0), await stage.writer(0)]
  await fillList(url, owner, guest, count)
  const page = await browser.newPage({
    viewport: { width: 375, height: 812 },
    reducedMotion: 'reduce',
    extraHTTPHeaders: { cookie: owner.cookie },
  })
  await page.goto(`${url}/shopping-lists?tab=household`)
  await page.getByRole('button', { name: '2 people' }).waitFor()
  await page.getByRole('tab', { name: new RegExp(`Household.*0/${count}$`) }).waitFor()
  await page.getByRole('checkbox').first().waitFor()
  await page.waitForLoadState('networkidle').catch(() => {})
  return page
}

async function fillList(url: string, owner: Writer, guest: Writer, count: number): Promise<void> {
  const [client, other] = [owner, guest].map(({ cookie }) => new Client(url, { cookie }))
  const post = async (by: Client | undefined, path: string, body: unknown) => {
    const got = await by?.post(path, body)
    if (got === undefined || got.status > 201) throw new Error(`${path} answered ${got?.status}`)
    return got.body
  }
  const lines = Array.from({ length: count }, (_, n) => `${n} kg of thing ${n}, the red one`)
  for (const line of lines) await post(client, '/api/shopping-items', { list: 'household', line })
  const invited = await post(client, '/api/shopping-lists/household/invitations', { role: 'edit', name: 'Ada' })
  const { secret } = z.object({ secret: z.string() }).parse(invited)
  await post(other, '/api/shopping-invitations/accept', { secret, name: 'Grace' })
}

/** Milliseconds of the main thread's work (script, style, layout) per frame of a fast scroll; other load does not count. */
async function scroll(page: Page): Promise<number> {
  // A covered page draws no frames.
  await page.bringToFront()
  const inspector = await page.context().newCDPSession(page)
  await inspector.send('Performance.enable', { timeDomain: 'threadTicks' })
  const before = await taskTime(inspector)
  await page.evaluate(
    async ([steps, stride]) => {
      window.scrollTo({ top: 0, behavior: 'instant' })
      for (let step = 0; step < steps; step += 1) {
        // Down and up again, within the height of the short list.
        window.scrollBy({ top: step % 24 < 12 ? stride : -stride, behavior: 'instant' })
        await new Promise<void>((resolve) => {
          requestAnimationFrame(() => resolve())
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

type Tick = { drawn: number; worst: number }

/** Ticks the first item some times: until the tick is drawn, and the longest frame until all that follows a tick is done. */
async function tick(page: Page): Promise<Tick> {
  // A covered page draws no frames.
  await page.bringToFront()
  const measured: Tick[] = []
  for (let n = 0; n < ticks; n += 1) {
    measured.push(
      await page.evaluate(async (watched) => {
        const nextFrame = () =>
          new Promise<number>((resolve) => {
            requestAnimationFrame(resolve)
            setTimeout(() => resolve(performance.now()), 1_000)
          })
        window.scrollTo({ top: 0, behavior: 'instant' })
        await nextFrame()
        const began = performance.now()
        document.querySelector<HTMLInputElement>('li input[type=checkbox]:not(:checked)')?.click()
        let last = await nextFrame()
        const drawn = (await nextFrame()) - began
        let worst = 0
        while (last - began < watched) {
          const now = await nextFrame()
          worst = Math.max(worst, now - last)
          last = now
        }
        return { drawn, worst }
      }, watched),
    )
  }
  return { drawn: median(measured.map(({ drawn }) => drawn)), worst: median(measured.map(({ worst }) => worst)) }
}

async function taskTime(inspector: CDPSession): Promise<number> {
  const { metrics } = await inspector.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
}
