import { useDeferredValue } from 'react'

/**
 * Returns undefined until the data has loaded, and renders it first with low priority, in steps of a few milliseconds, so that
 * the page answers input in between. Later changes render at once.
 */
export function useDeferredRender<T>(data: T | undefined): T | undefined {
  const isReady = useDeferredValue(data !== undefined)
  return isReady ? data : undefined
}
