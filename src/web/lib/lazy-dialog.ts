import { useEffect, useState } from 'react'
import { toast } from '#web/ui/toast.ts'
import { useDialogState } from './dialog-state.ts'

/** A dialog whose code loads when it is first opened; if that fails, a toast shows. `load` fetches the code. */
export function useLazyDialog(load: () => Promise<unknown>) {
  const [isOpen, setIsOpen] = useState(false)
  const [isHere, setIsHere] = useState(false)
  const open = () => {
    load().then(() => {
      setIsHere(true)
      setIsOpen(true)
    }, showLoadError)
  }
  return { isOpen, setIsOpen, isHere, open }
}

/** How long the page is left idle before code for later is fetched, in milliseconds. */
const idleDelay = 1_500

/** `useDialogState` for a dialog whose code loads once the page is idle, or when the dialog is first opened. */
export function useLazyDialogState<T>(load: () => Promise<unknown>) {
  const { state, open, close } = useDialogState<T>()
  usePreloadWhenIdle(load)
  return {
    state,
    close,
    open: (value: T) => {
      onceLoaded(load, () => open(value))
    },
  }
}

/** Fetches code for later once the page is idle. */
export function usePreloadWhenIdle(load: () => Promise<unknown>): void {
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => {}), idleDelay)
    return () => clearTimeout(timer)
  }, [load])
}

/** Continues once the code has loaded; if that fails, a toast shows and the page stays. */
export const onceLoaded = (load: () => Promise<unknown>, onLoad: () => void): void => {
  load().then(onLoad, showLoadError)
}

export const showLoadError = (): void => {
  toast({ variant: 'destructive', title: 'We can’t reach Glowell right now', description: 'Please try again' })
}
