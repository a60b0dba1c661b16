import { atom } from 'nanostores'

/** Whether something is being read aloud, so that other sound can be lowered. */
export const readingAloud = atom(false)
