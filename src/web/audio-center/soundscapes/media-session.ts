import { brand } from '#contract/brand.ts'

const actions = ['play', 'pause', 'stop', 'nexttrack', 'previoustrack'] as const

export type MediaHandlers = Record<(typeof actions)[number], () => void>

/** Shows the sound on the lock screen, and handles the media keys. */
export function showMedia(title: string, isPlaying: boolean, handlers: MediaHandlers): void {
  if (!('mediaSession' in navigator)) return
  const artwork = [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }]
  navigator.mediaSession.metadata = new MediaMetadata({ title, artist: 'Soundscapes', album: brand.name, artwork })
  navigator.mediaSession.playbackState = isPlaying ? 'playing' : 'paused'
  handle(handlers)
}

export function clearMedia(): void {
  if (!('mediaSession' in navigator)) return
  navigator.mediaSession.metadata = null
  navigator.mediaSession.playbackState = 'none'
  handle(null)
}

function handle(handlers: MediaHandlers | null): void {
  for (const action of actions)
    try {
      navigator.mediaSession.setActionHandler(action, handlers?.[action] ?? null)
    } catch {
      // This browser doesn't know the action: the others still work.
    }
}
