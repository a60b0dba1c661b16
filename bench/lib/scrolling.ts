import type { CDPSession, Page } from '@playwright/test'

const steps = 120
/** A fast scroll: at 60 frames a second, 7,200 pixels in a second. */
const stride = 120

/** Milliseconds of the main thread's work (script, style, layout) per frame of a fast scroll; other load does not count. */
export async function workPerFrame(page: Page): Promise<number> {
  // A covered page draws no frames.
  await page.bringToFront()
  const inspector = await page.context().newCDPSession(page)
  await inspector.send('Performance.enable', { timeDomain: 'threadTicks' })
  const before = await taskTime(inspector)
  await page.evaluate(
    async ([steps, stride]) => {
      window.scrollTo({ top: 0, behavior: 'instant' })
      for (let step = 0; step < steps; step += 1) {
        // Down and up again, within the height of a few screens.
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

async function taskTime(inspector: CDPSession): Promise<number> {
  const { metrics } = await inspector.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
}
