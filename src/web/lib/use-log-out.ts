import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useState } from 'react'
import type { SessionUser } from '#contract/accounts.ts'
import { toast } from '#web/ui/toast.ts'
import { describeDraft } from './draft-names.ts'
import { draftSeal } from './draft-seal.ts'
import { storedDrafts } from './draft-store.ts'
import { logOut, useUser } from './session.ts'
import { closeTour } from './tour.ts'

type Question = { isOpen: boolean; unsaved: readonly string[] }

const question = atom<Question>({ isOpen: false, unsaved: [] })

/** What logging out would delete, and whether the user is being asked about it. */
export const useLogOutQuestion = (): Question => useStore(question)

export const closeLogOutQuestion = (): void => question.set({ ...question.get(), isOpen: false })

/**
 * Signs out on this device and opens the landing page; if that fails, a toast shows that the user is still signed in. `leave` asks
 * first where the device keeps what the server does not have; `discard` is the answer, and asks again about what came since.
 */
export function useLogOut() {
  const user = useUser()
  const [isPending, setIsPending] = useState(false)
  const leaveAfter = async (agreed: readonly string[]) => {
    setIsPending(true)
    try {
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
    title: 'You’re still signed in',
    description: error instanceof Error ? error.message : undefined,
    variant: 'destructive',
  })
}

/** Drafts of every tab, then the changes that wait for the network. */
async function findUnsaved(user: SessionUser): Promise<string[]> {
  const drafts = storedDrafts(user.id, draftSeal(user)).map(({ name, text }) => describeDraft(name, text))
  return [...drafts.toSorted((a, b) => a.localeCompare(b)), ...(await findWaiting(user))]
}

async function findWaiting(user: SessionUser): Promise<string[]> {
  try {
    const { describeWaiting } = await import('./offline.ts')
    return await describeWaiting(user)
  } catch {
    // This browser keeps nothing.
    return []
  }
}
