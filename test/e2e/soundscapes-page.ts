import { expect, type Page } from '@playwright/test'

export const soundscapesPath = '/audio-center?tab=soundscapes'
export const player = (page: Page) => page.getByRole('region', { name: 'Player' })
export const slider = (page: Page, name: string) => player(page).getByRole('slider', { name, exact: true })

declare global {
  /** The contexts that the page opened, what it hears now, and the media keys it listens to. */
  var sound: { contexts: AudioContext[]; level: () => number; keys: Map<string, MediaSessionActionHandler | null> }
}

/** Listens to what leaves the page, and to what it asks of the browser. Everything still happens. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const contexts: AudioContext[] = []
    const keys = new Map<string, MediaSessionActionHandler | null>()
    const ears: AnalyserNode[] = []
    const create = Reflect.get(AudioContext.prototype, 'createMediaStreamDestination')
    AudioContext.prototype.createMediaStreamDestination = function createMediaStreamDestination(this: AudioContext) {
      const node: MediaStreamAudioDestinationNode = Reflect.apply(create, this, [])
      // The longest there is, 0.7 s: noise is as loud in each of them.
      const ear = new AnalyserNode(this, { fftSize: 32_768 })
      this.createMediaStreamSource(node.stream).connect(ear)
      contexts.push(this)
      ears.push(ear)
      return node
    }
    const level = () => {
      const ear = ears.at(-1)
      if (ear === undefined || contexts.at(-1)?.state !== 'running') return 0
      const samples = new Float32Array(ear.fftSize)
      ear.getFloatTimeDomainData(samples)
      return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)
    }
    const handle = navigator.mediaSession.setActionHandler.bind(navigator.mediaSession)
    navigator.mediaSession.setActionHandler = (action, handler) => {
      keys.set(action, handler)
      handle(action, handler)
    }
    globalThis.sound = { contexts, level, keys }
  })
}

/** How loud the page has been for the last 0.7 s. */
export const level = (page: Page) => page.evaluate(() => globalThis.sound.level())

/** Sound leaves the page. */
export const expectSound = (page: Page) => expect.poll(() => level(page)).toBeGreaterThan(0.005)

/** The last context is in this state: closed means that nothing of it is left. */
export const expectContext = (page: Page, state: AudioContextState) =>
  expect.poll(() => page.evaluate(() => globalThis.sound.contexts.at(-1)?.state)).toBe(state)

/** Presses a media key, as a locked screen or headphones do. */
export const pressMediaKey = (page: Page, action: MediaSessionAction) =>
  page.evaluate((action) => globalThis.sound.keys.get(action)?.({ action }), action)
