import type { SessionUser } from '#contract/accounts.ts'
import type { OnboardingDraft } from './answers.ts'
import { deleteDraft, storeOnboardingDraft } from './onboarding-draft.ts'
import { saveDraft } from './onboarding.queries.ts'

/** 'held': stored on this device only, because the server could not be reached. 'open': not stored anywhere. */
export type SaveStatus = 'saved' | 'held' | 'open'

const pause = 600

/**
 * Saves the answers along the way: on the device at once, on the server after a short pause, one call at a time. The device's
 * copy is removed when the server has the newest.
 */
export function createSaver(user: SessionUser, onStatus: (status: SaveStatus) => void) {
  const unsent: Unsent = { draft: undefined, isOnDevice: false }
  const send = () => sendTo(user, unsent, onStatus)
  let timer: ReturnType<typeof setTimeout> | undefined
  let sending = Promise.resolve()

  const flush = (): void => {
    clearTimeout(timer)
    sending = sending.then(send)
  }
  /** Doesn't wait for an earlier call, because a page that is being left may close before that call ends. */
  const sendAtOnce = () => {
    clearTimeout(timer)
    const leaving = send()
    sending = sending.then(() => leaving)
  }

  return {
    keep: (draft: OnboardingDraft): void => {
      unsent.draft = draft
      unsent.isOnDevice = storeOnboardingDraft(user, { ...draft, isFinished: false })
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
      unsent.draft = undefined
      deleteDraft(user)
    },
    /** Saves when the page is left or the network returns. Returns a function that stops this and saves what is pending. */
    watch: () => {
      const stop = listenForLeaving(sendAtOnce, flush)
      return () => {
        stop()
        flush()
      }
    },
  }
}

/** The newest answers that the server doesn't have yet, and whether they are on the device. */
type Unsent = { draft: OnboardingDraft | undefined; isOnDevice: boolean }

async function sendTo(user: SessionUser, unsent: Unsent, onStatus: (status: SaveStatus) => void): Promise<void> {
  const { draft } = unsent
  if (draft === undefined) return
  try {
    await saveDraft(draft)
    if (unsent.draft !== draft) return
    unsent.draft = undefined
    deleteDraft(user)
    onStatus('saved')
  } catch {
    onStatus(unsent.isOnDevice ? 'held' : 'open')
  }
}

/** Calls `onHide` when the page is hidden, `onOnline` when the network returns. Returns the cleanup. */
function listenForLeaving(onHide: () => void, onOnline: () => void): () => void {
  const handleVisibility = () => {
    if (document.visibilityState === 'hidden') onHide()
  }
  document.addEventListener('visibilitychange', handleVisibility)
  window.addEventListener('online', onOnline)
  return () => {
    document.removeEventListener('visibilitychange', handleVisibility)
    window.removeEventListener('online', onOnline)
  }
}
