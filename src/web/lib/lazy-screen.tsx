import { lazy, type ComponentType } from 'react'

type Load = () => Promise<{ default: ComponentType }>

const failed = new Set<() => void>()

/** A screen that is its own chunk. One that did not arrive is asked for anew by `askAgain`. */
export function lazyScreen(load: Load): ComponentType {
  const begin = () =>
    lazy(async () => {
      try {
        return await load()
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

/** Forgets which screens did not arrive, so that showing one fetches it again. */
export function askAgain(): void {
  for (const startOver of failed) startOver()
  failed.clear()
}
