import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { type ControlMark, markForUndo } from '#web/lib/undo-focus.ts'

/** 'destructive' is for failures. */
export type ToastVariant = 'default' | 'success' | 'destructive'

/** The texts of a toast, and a button for it, such as Undo. */
export type ToastContent = {
  title: string
  description?: string | undefined
  variant?: ToastVariant
  action?: { label: string; onSelect: () => void }
}

/** A toast on the screen. `focus` is where the focus returns after its action. */
export type ShownToast = ToastContent & { id: number; isOpen: boolean; focus?: ControlMark | undefined }

/** How long a toast shows, and how long a dismissed one is kept, in milliseconds. */
export const toastDuration = 5000
const removalDelay = 1_000_000

let lastId = 0
let removal: ReturnType<typeof setTimeout> | undefined
const shownToast = atom<ShownToast | undefined>(undefined)

const update = (id: number, change: Partial<ShownToast>) => {
  const shown = shownToast.get()
  if (shown?.id === id) shownToast.set({ ...shown, ...change })
}

/** Dismisses the toast of this id, or the one that is shown. */
const dismissToast = (id = shownToast.get()?.id): void => {
  if (id === undefined || shownToast.get()?.id !== id) return
  update(id, { isOpen: false })
  clearTimeout(removal)
  removal = setTimeout(() => {
    if (shownToast.get()?.id === id) shownToast.set(undefined)
  }, removalDelay)
}

/** Shows a toast, from anywhere, and replaces the previous one. Returns functions that update or dismiss it. */
export const toast = (content: ToastContent) => {
  const id = ++lastId
  clearTimeout(removal)
  shownToast.set({ ...content, id, isOpen: true, focus: content.action && markForUndo() })
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

/** Describes why a change was refused, where nothing beside the change has room for the reason. */
export const toNotSaved = ({ message }: Pick<Error, 'message'>): ToastContent => ({
  title: 'This isn’t saved yet',
  description: message,
  variant: 'destructive',
})

/** Shows that a change was refused, and why. */
export const toastNotSaved = (error: Pick<Error, 'message'>): void => {
  toast(toNotSaved(error))
}

const handOverKey = 'glowell.toast'

/** Stores a toast for the next page, when the current page is about to be left. */
export const toastOnNextPage = (content: Omit<ToastContent, 'action'>): void => {
  try {
    sessionStorage.setItem(handOverKey, JSON.stringify(content))
  } catch {
    // Storage is not available: the toast is lost.
  }
}

/** Shows the toast that the previous page stored, once. */
export const showStoredToast = (): void => {
  try {
    const handed = sessionStorage.getItem(handOverKey)
    sessionStorage.removeItem(handOverKey)
    if (handed !== null) toast(JSON.parse(handed))
  } catch {
    // Storage is not available, or its content is not valid: nothing to show.
  }
}

/** The toast that is shown, if any, with the functions that show and dismiss one. */
export const useToast = () => ({ shown: useStore(shownToast), toast, dismiss: dismissToast })
