import { atom } from 'nanostores'

/** Whether a soundscape plays or is paused: it continues while the user visits other pages. */
export const nowPlaying = atom(false)
