import { atom } from 'nanostores'

/** Whether something is being read aloud, so that what sounds beside it can make room. */
export const readingAloud = atom(false)
