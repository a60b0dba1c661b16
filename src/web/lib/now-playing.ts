import { atom } from 'nanostores'

/** Whether a soundscape plays, or is paused in the middle: it goes on while the user looks at other pages. */
export const nowPlaying = atom(false)
