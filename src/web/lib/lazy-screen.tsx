import { lazy, useState, type ComponentType } from 'react'

type Load = () => Promise<ComponentType>

/** `preload` fetches the code ahead. It never fails: showing the screen fetches it again, and says what is wrong. */
export type LazyScreen = ComponentType & { preload: () => Promise<void> }

const failed = new Set<() => void>()

/** A screen in its own chunk. `retryFailedScreens` makes one that failed to load be fetched again. */
export function lazyScreen(load: Load): LazyScreen {
  const begin = (): ComponentType =>
    lazy(async () => {
      try {
        return { default: await load() }
      } catch (error) {
        failed.add(startOver)
        throw error
      }
    })
  let Screen = begin()
  const startOver = () => {
    Screen = begin()
  }
  const preload = async () => {
    const Loaded = await load().catch(() => undefined)
    if (Loaded !== undefined) Screen = Loaded
  }
  function Shown() {
    // Keeps the first component: replacing it while it is shown would lose its state.
    const [First] = useState(() => Screen)
    return <First />
  }
  return Object.assign(Shown, { preload })
}

/** Forgets failed loads, so that showing a screen fetches it again. */
export function retryFailedScreens(): void {
  for (const startOver of failed) startOver()
  failed.clear()
}
