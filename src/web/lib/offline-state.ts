import { type Mutation, type MutationState, onlineManager } from '@tanstack/react-query'
import { atom } from 'nanostores'

/** A change that the server refused after it had waited. */
export type Refused = { id: string; text: string; reason: string }

/** The id of the panel that shows refused changes, at the top of the page. */
export const refusedPanel = 'refused-changes'

/** Kept on the device until the user has read them. */
export const refusedChanges = atom<readonly Refused[]>([])

type Held = { state: Pick<MutationState, 'status' | 'failureCount' | 'isPaused'> }

/** Whether a pending mutation waits for the network or couldn't reach the server, and not only for the one before it. */
export const isHeldUp = ({ state }: Held): boolean =>
  state.status === 'pending' && (state.failureCount > 0 || (state.isPaused && !onlineManager.isOnline()))

/** Mutations that were held up and haven't ended: the user sees that they are being sent, and gets a message if one is refused. */
export const waited = new WeakSet<Mutation>()

/** Whether waiting changes are stored on this device, so that they survive closing the page. */
export const areChangesKept = atom(false)
