import { useEffect, useEffectEvent } from 'react'

/**
 * The browser's Back button closes what lies over a page. While something does, one extra history entry of the same address
 * stands after that of the page: Back leaves it, which closes the topmost layer. Where a layer closes otherwise, the entry is
 * left again; where the app goes to another page, that page takes its place.
 */
type Layer = { back: () => boolean }

const layers: Layer[] = []
const mark = 'overLayer'

/** Whether the extra entry is the current one, and whether we are on the way to or from it: `popstate` ends that. */
let isArmed = false
let isMoving = false
/** An address that replaced the page's while the extra entry stood after it. */
let replaced: string | undefined
/** Changes of the history that came while we were on the way. */
const waiting: (() => void)[] = []

const isMarked = (state: unknown): boolean => typeof state === 'object' && state !== null && mark in state

/**
 * Lets Back close a layer while it is open. `onBack` answers whether that closed it: one that asks first, or that only went a
 * step back, stays.
 */
export function useBackCloses(isOpen: boolean, onBack: () => boolean): void {
  const handleBack = useEffectEvent(onBack)
  useEffect(() => {
    if (!isOpen) return undefined
    const layer: Layer = { back: () => handleBack() }
    layers.push(layer)
    queueMicrotask(settle)
    return () => {
      forget(layer)
      // Where one layer gives way to another, the entry stays.
      queueMicrotask(settle)
    }
  }, [isOpen])
}

function forget(layer: Layer): void {
  const at = layers.indexOf(layer)
  if (at !== -1) layers.splice(at, 1)
}

/** Makes the extra entry be there while a layer is open, and not otherwise. */
function settle(): void {
  if (isMoving || isArmed === layers.length > 0) return
  if (isArmed) return move(-1)
  window.history.pushState({ [mark]: true }, '')
  isArmed = true
}

function move(by: 1 | -1): void {
  isMoving = true
  window.history.go(by)
}

function handlePopState(): void {
  const wasArmed = isArmed
  const wasMoving = isMoving
  isMoving = false
  isArmed = isMarked(window.history.state)
  if (!isArmed && replaced !== undefined) window.history.replaceState(window.history.state, '', replaced)
  replaced = undefined
  if (wasMoving) for (const change of waiting.splice(0)) change()
  else if (wasArmed && !isArmed) {
    const top = layers.at(-1)
    if (top?.back() === true) forget(top)
    if (layers.length > 0) return move(1)
  }
  settle()
}

/** Other code changes the history as ever; the extra entry never stays between two pages. */
function watchHistory(): void {
  const { history } = window
  const push = history.pushState.bind(history)
  const replace = history.replaceState.bind(history)
  history.pushState = (state, unused, url) => {
    if (isMoving) {
      waiting.push(() => history.pushState(state, unused, url))
      return
    }
    if (!isArmed) return push(state, unused, url)
    isArmed = false
    replaced = undefined
    replace(state, unused, url)
  }
  history.replaceState = (state, unused, url) => {
    if (isMoving) {
      waiting.push(() => history.replaceState(isMarked(state) ? null : state, unused, url))
      return
    }
    if (isArmed && url !== undefined && url !== null) replaced = String(url)
    replace(isArmed ? { ...state, [mark]: true } : state, unused, url)
  }
  window.addEventListener('popstate', handlePopState)
  window.addEventListener('pageshow', readHistory)
  readHistory()
}

/** The page was loaded anew while something was open, or came back from the browser's cache. */
function readHistory(): void {
  isArmed = isMarked(window.history.state)
  isMoving = false
  // Before the page is loaded, not every browser tells of a move.
  if (document.readyState === 'complete') settle()
}

if (typeof window !== 'undefined') watchHistory()
