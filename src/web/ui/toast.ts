import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'

export type ToastVariant = 'default' | 'success' | 'destructive'

export type ToastContent = {
  title: string
  description?: string | undefined
  variant?: ToastVariant
  action?: { label: string; onSelect: () => void }
}

export type ShownToast = ToastContent & { id: number; isOpen: boolean }

/** How long a toast stays, and how long one that was dismissed is kept, in milliseconds (spec.md, section 9). */
export const toastDuration = 5000
const removalDelay = 1_000_000

let lastId = 0
let removal: ReturnType<typeof setTimeout> | undefined
const shownToast = atom<ShownToast | undefined>(undefined)

const update = (id: number, change: Partial<ShownToast>) => {
  const shown = shownToast.get()
  if (shown?.id === id) shownToast.set({ ...shown, ...change })
}

/** Takes a toast away: the one of this id, or whichever is shown. */
const dismissToast = (id = shownToast.get()?.id): void => {
  if (id === undefined || shownToast.get()?.id !== id) return
  update(id, { isOpen: false })
  clearTimeout(removal)
  removal = setTimeout(() => {
    if (shownToast.get()?.id === id) shownToast.set(undefined)
  }, removalDelay)
}

/** Shows a toast in place of the one before it, from anywhere; the answer updates or dismisses it. */
export const toast = (content: ToastContent) => {
  const id = ++lastId
  clearTimeout(removal)
  shownToast.set({ ...content, id, isOpen: true })
  return {
    id,
    update: (change: Partial<ToastContent>) => {
      update(id, change)
    },
    dismiss: () => {
      dismissToast(id)
    },
  }
}

const handOverKey = 'glowell.toast'

/** Keeps a toast for the next page, for when this one is left at once. */
export const toastOnNextPage = (content: Omit<ToastContent, 'action'>): void => {
  try {
    sessionStorage.setItem(handOverKey, JSON.stringify(content))
  } catch {
    // Storage is closed to us: the next page speaks for itself.
  }
}

/** Shows the toast that the page before handed over, once. */
export const showHandedToast = (): void => {
  try {
    const handed = sessionStorage.getItem(handOverKey)
    sessionStorage.removeItem(handOverKey)
    if (handed !== null) toast(JSON.parse(handed))
  } catch {
    // Closed to us, or not ours: nothing to show.
  }
}

/** The toast that is shown, if any, with the calls that show and dismiss one. */
export const useToast = () => ({ shown: useStore(shownToast), toast, dismiss: dismissToast })
