import { useState } from 'react'
import { toast } from '#web/ui/toast.ts'
import { logOut } from './session.ts'
import { closeTour } from './tour.ts'

/** Signs out on this device and opens the landing page; if that fails, a toast shows that the user is still signed in. */
export function useLogOut() {
  const [isPending, setIsPending] = useState(false)
  const leave = async () => {
    setIsPending(true)
    try {
      closeTour()
      await logOut()
    } catch (error) {
      setIsPending(false)
      toast({
        title: 'You’re still signed in',
        description: error instanceof Error ? error.message : undefined,
        variant: 'destructive',
      })
    }
  }
  return { leave, isPending }
}
