import type { Mutation } from '@tanstack/react-query'
import { atom } from 'nanostores'

/** A change that the server refused after it had waited. */
export type Refused = { id: string; text: string; reason: string }

/** The id of the panel that shows refused changes, at the top of the page. */
export const refusedPanel = 'refused-changes'

/** Kept on the device until the user has read them. */
export const refusedChanges = atom<readonly Refused[]>([])

/** Mutations that had to wait and haven't ended: the user sees that they are being sent, and gets a message if one is refused. */
export const waited = new WeakSet<Mutation>()

/** Whether waiting changes are stored on this device, so that they survive closing the page. */
export const areChangesKept = atom(false)
