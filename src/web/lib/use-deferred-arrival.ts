import { useDeferredValue } from 'react'

/**
 * What has just arrived is first rendered in pieces of a few milliseconds, so that a touch in between is answered; its later
 * changes at once. Undefined until then.
 */
export function useDeferredArrival<T>(data: T | undefined): T | undefined {
  const hasArrived = useDeferredValue(data !== undefined)
  return hasArrived ? data : undefined
}
