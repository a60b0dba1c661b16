import { useSyncExternalStore } from 'react'

/** `docked` keeps the place while she looks at a section. `run` is new each time it starts. */
type Tour = { state: 'closed' | 'open' | 'docked'; step: number; run: number }

const flag = 'tour-started'
const place = 'tour-place'
/** How long the card that offers the tour stays away once it has begun, in milliseconds (spec.md, section 9). */
const rest = 60_000

let startedAt = readFlag()
let current = readPlace()
const listeners = new Set<() => void>()

const tell = () => {
  for (const listener of listeners) listener()
}

const show = (change: Partial<Tour>) => {
  current = { ...current, ...change }
  keepPlace(current)
  tell()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Begins the tour at its first step, from anywhere. */
export const startTour = (): void => {
  startedAt = Date.now()
  try {
    localStorage.setItem(flag, String(startedAt))
  } catch {
    // Storage is closed to us: it holds until the page closes.
  }
  setTimeout(tell, rest)
  show({ state: 'open', step: 0, run: current.run + 1 })
}

/** Goes to a step; the first is 0. */
export const goToStep = (step: number): void => {
  show({ step })
}

/** Makes way for the section that the step is about, and keeps the place, also where the page is loaded anew. */
export const dockTour = (): void => {
  show({ state: 'docked' })
}

/** Goes on where it was. */
export const resumeTour = (): void => {
  show({ state: 'open' })
}

/** Ends the tour. */
export const closeTour = (): void => {
  show({ state: 'closed' })
}

/** The tour as it stands. */
export const useTour = (): Tour => useSyncExternalStore(subscribe, () => current)

/** Whether the tour began within the last minute, on this device. */
export const useHasJustStarted = (): boolean => useSyncExternalStore(subscribeToRest, isResting)

const isResting = (): boolean => Date.now() - startedAt < rest

function subscribeToRest(listener: () => void) {
  const timer = isResting() ? setTimeout(listener, startedAt + rest - Date.now()) : undefined
  const leave = subscribe(listener)
  return () => {
    clearTimeout(timer)
    leave()
  }
}

/** While she looks at a section, where she was stays with this tab of her browser. */
function keepPlace({ state, step }: Tour): void {
  try {
    if (state === 'docked') sessionStorage.setItem(place, String(step))
    else sessionStorage.removeItem(place)
  } catch {
    // Storage is closed to us: the place is kept until the page closes.
  }
}

function readPlace(): Tour {
  const nowhere: Tour = { state: 'closed', step: 0, run: 0 }
  try {
    const step = Number(sessionStorage.getItem(place) ?? 0)
    return Number.isInteger(step) && step > 0 ? { state: 'docked', step, run: 0 } : nowhere
  } catch {
    return nowhere
  }
}

function readFlag(): number {
  try {
    return Number(localStorage.getItem(flag) ?? 0)
  } catch {
    return 0
  }
}
