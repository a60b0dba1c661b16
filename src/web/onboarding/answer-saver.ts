import type { SessionUser } from '#contract/accounts.ts'
import type { Draft } from './answers.ts'
import { deleteDraft, storeDraft } from './onboarding-draft.ts'
import { saveDraft } from './onboarding.queries.ts'

/** `held`: on this device only, because the server could not be reached; `open`: not even there. */
export type SaveStatus = 'saved' | 'held' | 'open'

const pause = 600

/**
 * Saves the answers along the way: on the device at once, on the server after a short pause, one call at a time. The device's
 * copy is removed when the server has the newest.
 */
export function createSaver(user: SessionUser, onStatus: (status: SaveStatus) => void) {
  let newest: Draft | undefined
  let isOnDevice = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let sending = Promise.resolve()

  const send = async (draft: Draft): Promise<void> => {
    try {
      await saveDraft(draft)
      if (newest !== draft) return
      newest = undefined
      deleteDraft(user)
      onStatus('saved')
    } catch {
      onStatus(isOnDevice ? 'held' : 'open')
    }
  }

  const flush = (): void => {
    clearTimeout(timer)
    sending = sending.then(async () => {
      if (newest) await send(newest)
    })
  }

  const handleVisibility = () => {
    if (document.visibilityState !== 'hidden' || !newest) return
    clearTimeout(timer)
    const leaving = send(newest)
    sending = sending.then(() => leaving)
  }

  return {
    keep: (draft: Draft): void => {
      newest = draft
      isOnDevice = storeDraft(user, { ...draft, isFinished: false })
      clearTimeout(timer)
      timer = setTimeout(flush, pause)
    },
    /** Waits for a save in progress, so that it cannot overtake the next call. */
    settle: (): Promise<void> => {
      clearTimeout(timer)
      return sending
    },
    /** Called once the server has every answer. */
    forget: (): void => {
      clearTimeout(timer)
      newest = undefined
      deleteDraft(user)
    },
    /** Saves when the page is left or the network returns. Returns a function that stops this and saves what is pending. */
    watch: () => {
      document.addEventListener('visibilitychange', handleVisibility)
      window.addEventListener('online', flush)
      return () => {
        document.removeEventListener('visibilitychange', handleVisibility)
        window.removeEventListener('online', flush)
        flush()
      }
    },
  }
}
