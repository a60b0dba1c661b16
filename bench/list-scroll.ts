import { type Browser, chromium, type Page } from '@playwright/test'
import { z } from 'zod'
import { ensureBrowser } from '../scripts/browser.mjs'
import { Client } from '../test/client.ts'
import { atMost, type Figure, milliseconds, only } from './lib/figure.ts'
import { alternate, median, ratio } from './lib/rounds.ts'
import { workPerFrame } from './lib/scrolling.ts'
import type { Stage, Writer } from './lib/stage.ts'

const many = 2_000
const few = 40
const rounds = 3
const ticks = 3
/** Requests at once while a list is filled. */
const writers = 8
/** Until what follows a tick (the reply, the list fetched again, the device's copy) is done, in milliseconds. */
const watched = 1_000
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
    const scrolled = await alternate(rounds, ...[long, short].map((page) => () => workPerFrame(page)))
    const ticked = await alternate(rounds, ...[long, short].map((page) => () => tick(page)))
    const [longScroll = [], shortScroll = []] = scrolled
    const [longTick = [], shortTick = []] = ticked
    const drawn = (all: Tick[]) => all.map((each) => each.drawn)
    const worst = (all: Tick[]) => all.map((each) => each.worst)
    const rest = (all: Tick[]) => all.map((each) => each.rest)
    return [
      atMost(`shared list of ${many}, scrolling: main thread a frame`, median(longScroll), frame, milliseconds),
      atMost(`scrolling a shared list: ${many} / ${few}`, ratio(longScroll, shortScroll), 2),
      only(`shared list of ${many}, a tick until it is drawn`, milliseconds(median(drawn(longTick)))),
      atMost(`a tick until it is drawn: ${many} / ${few}`, ratio(drawn(longTick), drawn(shortTick)), 2),
      only(`shared list of ${many}, the longest frame after a tick`, milliseconds(median(worst(longTick)))),
      only('the longest frame of the same page at rest', milliseconds(median(rest(longTick)))),
      atMost(`the longest frame after a tick: ${many} / ${few}`, ratio(worst(longTick), worst(shortTick)), 2),
    ]
  } finally {
    await browser.close()
  }
}

/** A shared list with this many items, as its owner sees it. */
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
  for (let from = 0; from < count; from += writers)
    await Promise.all(
      lines.slice(from, from + writers).map((line) => post(client, '/api/shopping-items', { list: 'household', line })),
    )
  const invited = await post(client, '/api/shopping-lists/household/invitations', { role: 'edit', name: 'Ada' })
  const { secret } = z.object({ secret: z.string() }).parse(invited)
  await post(other, '/api/shopping-invitations/accept', { secret, name: 'Grace' })
}

/** In milliseconds: until a tick was drawn, the longest frame after it, and the longest where nothing happens. */
type Tick = { drawn: number; worst: number; rest: number }

/** Ticks the first item some times, until all that follows a tick is done. */
async function tick(page: Page): Promise<Tick> {
  // A covered page draws no frames.
  await page.bringToFront()
  const { worst: rest } = await watchFrames(page, false)
  const measured: { drawn: number; worst: number }[] = []
  for (let n = 0; n < ticks; n += 1) measured.push(await watchFrames(page, true))
  return {
    drawn: median(measured.map(({ drawn }) => drawn)),
    worst: median(measured.map(({ worst }) => worst)),
    rest,
  }
}

const watchFrames = (page: Page, isTicked: boolean): Promise<{ drawn: number; worst: number }> =>
  page.evaluate(
    async ([watched, isTicked]) => {
      const nextFrame = () =>
        new Promise<number>((resolve) => {
          requestAnimationFrame(resolve)
          setTimeout(() => resolve(performance.now()), 1_000)
        })
      window.scrollTo({ top: 0, behavior: 'instant' })
      await nextFrame()
      const began = performance.now()
      if (isTicked) document.querySelector<HTMLInputElement>('li input[type=checkbox]:not(:checked)')?.click()
      let last = await nextFrame()
      const drawn = (await nextFrame()) - began
      let worst = 0
      while (last - began < watched) {
        const now = await nextFrame()
        worst = Math.max(worst, now - last)
        last = now
      }
      return { drawn, worst }
    },
    [watched, isTicked] as const,
  )
