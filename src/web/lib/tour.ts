import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'

/** `docked` keeps the place while she looks at a section. `run` is new each time it starts. */
type Tour = { state: 'closed' | 'open' | 'docked'; step: number; run: number }

const flag = 'tour-started'
const place = 'tour-place'
/** How long the card that offers the tour stays away once it has begun, in milliseconds (spec.md, section 9). */
const rest = 60_000

let startedAt = readFlag()
const tour = atom(readPlace())
const justStarted = atom(isResting())
if (isResting()) lookAfterRest()

const show = (change: Partial<Tour>) => {
  const next = { ...tour.get(), ...change }
  keepPlace(next)
  tour.set(next)
}

/** Begins the tour at its first step, from anywhere. */
export const startTour = (): void => {
  startedAt = Date.now()
  try {
    localStorage.setItem(flag, String(startedAt))
  } catch {
    // Storage is closed to us: it holds until the page closes.
  }
  justStarted.set(true)
  lookAfterRest()
  show({ state: 'open', step: 0, run: tour.get().run + 1 })
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
export const useTour = (): Tour => useStore(tour)

/** Whether the tour began within the last minute, on this device. */
export const useHasJustStarted = (): boolean => useStore(justStarted)

function isResting(): boolean {
  return Date.now() - startedAt < rest
}

function lookAfterRest(): void {
  setTimeout(() => justStarted.set(isResting()), startedAt + rest - Date.now())
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
