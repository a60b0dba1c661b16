import { useState } from 'react'
import { toast } from '#web/ui/toast.ts'

/** A dialog whose code comes when it is first opened; where it does not come, a toast says so. `load` fetches the code. */
export function useLateDialog(load: () => Promise<unknown>) {
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

const sayItDidNotCome = () => {
  toast({ variant: 'destructive', title: 'We cannot reach Glowell right now', description: 'Please try again' })
}
