import { useEffect, useState } from 'react'
import { toast } from '#web/ui/toast.ts'
import { useDialogState } from './dialog-state.ts'

/** A dialog whose code comes when it is first opened; where it does not come, a toast says so. `load` fetches the code. */
export function useLazyDialog(load: () => Promise<unknown>) {
  const [isOpen, setIsOpen] = useState(false)
  const [isHere, setIsHere] = useState(false)
  const open = () => {
    load().then(() => {
      setIsHere(true)
      setIsOpen(true)
    }, sayItDidNotCome)
  }
  return { isOpen, setIsOpen, isHere, open }
}

/** How long a page is left to itself before what it may need later is fetched, in milliseconds. */
const rest = 1_500

/** `useOpening` for a dialog whose code comes by itself once the page is at rest, or when it is first opened. */
export function useLazyDialogState<T>(load: () => Promise<unknown>) {
  const { opening, open, close } = useDialogState<T>()
  usePreloadWhenIdle(load)
  return {
    opening,
    close,
    open: (what: T) => {
      onceLoaded(load, () => open(what))
    },
  }
}

/** Fetches what may be needed later once the page is at rest. */
export function usePreloadWhenIdle(load: () => Promise<unknown>): void {
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => {}), rest)
    return () => clearTimeout(timer)
  }, [load])
}

/** Goes on once the code is here; where it does not come, a toast says so, and what she sees stays. */
export const onceLoaded = (load: () => Promise<unknown>, goOn: () => void): void => {
  load().then(goOn, sayItDidNotCome)
}

const sayItDidNotCome = () => {
  toast({ variant: 'destructive', title: 'We cannot reach Glowell right now', description: 'Please try again' })
}
