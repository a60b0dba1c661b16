import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'

/** `docked`: the tour waits while the user visits a section. `run` is new each time the tour starts. */
type Tour = { state: 'closed' | 'open' | 'docked'; step: number; run: number }

const flag = 'tour-started'
const progressKey = 'tour-place'
/** How long the card that offers the tour stays hidden after the tour has begun, in milliseconds. */
const cardDelay = 60_000

let startedAt = readFlag()
const tour = atom(readProgress())
const justStarted = atom(isResting())
const taken = atom(false)
if (isResting()) lookAfterRest()

const show = (change: Partial<Tour>) => {
  const next = { ...tour.get(), ...change }
  storeProgress(next)
  tour.set(next)
}

/** Starts the tour at its first step, from anywhere. */
export const startTour = (): void => {
  startedAt = Date.now()
  try {
    localStorage.setItem(flag, String(startedAt))
  } catch {
    // Storage is not available: it holds until the page closes.
  }
  justStarted.set(true)
  lookAfterRest()
  show({ state: 'open', step: 0, run: tour.get().run + 1 })
}

/** Goes to a step; the first is 0. */
export const goToStep = (step: number): void => {
  show({ step })
}

/** Docks the tour while the user visits the step's section. */
export const dockTour = (): void => {
  show({ state: 'docked' })
}

/** Continues at the current step. */
export const resumeTour = (): void => {
  show({ state: 'open' })
}

/** Closes the tour. */
export const closeTour = (): void => {
  show({ state: 'closed' })
}

/** The user went through every step. */
export const finishTour = (): void => taken.set(true)

/** Whether the tour was taken to its end since the page was loaded. */
export const useHasTakenTour = (): boolean => useStore(taken)

/** The state of the tour: closed, open or docked, and its step. */
export const useTour = (): Tour => useStore(tour)

/** Whether the tour began within the last minute, on this device. */
export const useHasJustStarted = (): boolean => useStore(justStarted)

function isResting(): boolean {
  return Date.now() - startedAt < cardDelay
}

function lookAfterRest(): void {
  setTimeout(() => justStarted.set(isResting()), startedAt + cardDelay - Date.now())
}

/** The step of the tour is stored for this tab, so that it survives a reload. */
function storeProgress({ state, step }: Tour): void {
  try {
    if (state === 'closed') sessionStorage.removeItem(progressKey)
    else sessionStorage.setItem(progressKey, JSON.stringify({ state, step }))
  } catch {
    // Storage is not available: the step holds until the page closes.
  }
}

function readProgress(): Tour {
  const nowhere: Tour = { state: 'closed', step: 0, run: 0 }
  try {
    const { state, step }: { state?: unknown; step?: unknown } = JSON.parse(sessionStorage.getItem(progressKey) ?? '{}')
    const isKnown = (state === 'open' || state === 'docked') && typeof step === 'number'
    return isKnown ? { state, step, run: 0 } : nowhere
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
