import { useEffect, useEffectEvent } from 'react'

/**
 * Makes the browser's Back button close the topmost layer, such as a dialog. While a layer is open, the history has an extra
 * entry with the page's URL: Back leaves that entry, which closes the layer. If the layer is closed in another way, the entry
 * is removed; if the app goes to another page, that page replaces it.
 */
type Layer = { back: () => boolean }

const layers: Layer[] = []
const mark = 'overLayer'

/** Whether the extra entry is the current one, and whether a move to or from it is in progress: `popstate` ends the move. */
let isArmed = false
let isMoving = false
/** A URL that replaced the page's while the extra entry was current. */
let replaced: string | undefined
/** History changes that arrived during such a move. */
const waiting: (() => void)[] = []

const isMarked = (state: unknown): boolean => typeof state === 'object' && state !== null && mark in state

/**
 * Lets Back close a layer while it is open. `onBack` returns whether that closed it: a layer that asks first, or only went a
 * step back, stays open.
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
      // Waits, so that the entry stays if another layer opens at once.
      queueMicrotask(settle)
    }
  }, [isOpen])
}

function forget(layer: Layer): void {
  const at = layers.indexOf(layer)
  if (at !== -1) layers.splice(at, 1)
}

/** Adds the extra entry while a layer is open, and removes it otherwise. */
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

/** Runs other code's history changes only once the extra entry is gone, so that it never stays between two pages. */
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

/** The page was reloaded while something was open, or came back from the browser's cache. */
function readHistory(): void {
  isArmed = isMarked(window.history.state)
  isMoving = false
  // Before the page has loaded, some browsers do not report a move.
  if (document.readyState === 'complete') settle()
}

if (typeof window !== 'undefined') watchHistory()
