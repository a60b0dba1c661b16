import { atom } from 'nanostores'

/** A change that the server refused after it had waited. */
export type Refused = { id: string; text: string; reason: string }

/** The id of what shows them, at the top of the page. */
export const refusedPanel = 'refused-changes'

/** Kept on the device until the user has read them. */
export const refusedChanges = atom<readonly Refused[]>([])
