import { lazy, type ComponentType } from 'react'

type Load = () => Promise<ComponentType>

const failed = new Set<() => void>()

/** A screen in its own chunk. `retryFailedScreens` makes one that failed to load be fetched again. */
export function lazyScreen(load: Load): ComponentType {
  const begin = () =>
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
  return function LazyScreen() {
    return <Screen />
  }
}

/** Forgets failed loads, so that showing a screen fetches it again. */
export function retryFailedScreens(): void {
  for (const startOver of failed) startOver()
  failed.clear()
}
