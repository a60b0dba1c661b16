import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useState } from 'react'
import { toast } from '#web/ui/toast.ts'
import { logOut, useUser } from './session.ts'
import { closeTour } from './tour.ts'

type Question = { isOpen: boolean; unsaved: readonly string[] }

const question = atom<Question>({ isOpen: false, unsaved: [] })

/** The unsaved changes that logging out would delete, and whether the user is asked about it. */
export const useLogOutQuestion = (): Question => useStore(question)

/** Closes the question whether to log out, without logging out. */
export const closeLogOutQuestion = (): void => question.set({ ...question.get(), isOpen: false })

/**
 * Signs out on this device and opens the landing page. If that fails, a toast shows that the user is still signed in. `leave`
 * asks first if the device has changes that the server doesn't have. `discard` confirms this, and asks again if there are new
 * ones.
 */
export function useLogOut() {
  const user = useUser()
  const [isPending, setIsPending] = useState(false)
  const leaveAfter = async (agreed: readonly string[]) => {
    setIsPending(true)
    try {
      const { findUnsaved } = await import('./find-unsaved.ts')
      const unsaved = await findUnsaved(user)
      if (unsaved.every((each) => agreed.includes(each))) {
        closeTour()
        return await logOut()
      }
      question.set({ isOpen: true, unsaved })
    } catch (error) {
      closeLogOutQuestion()
      showStillSignedIn(error)
    }
    setIsPending(false)
  }
  return {
    leave: () => void leaveAfter([]),
    discard: () => void leaveAfter(question.get().unsaved),
    isPending,
  }
}

const showStillSignedIn = (error: unknown): void => {
  toast({
    title: 'You’re still logged in',
    description: error instanceof Error ? error.message : undefined,
    variant: 'destructive',
  })
}
