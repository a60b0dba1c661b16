import { useStore } from '@nanostores/react'
import { useEffect, useState, type ComponentType } from 'react'
import { nowPlaying } from '#web/lib/now-playing.ts'

/** Loads the player's code when something first plays. */
export function NowPlaying() {
  const isPlaying = useStore(nowPlaying)
  const [Bar, setBar] = useState<ComponentType>()
  const isWanted = isPlaying && Bar === undefined
  useEffect(() => {
    if (!isWanted) return
    import('#web/audio-center/soundscapes/NowPlayingBar.tsx').then(({ NowPlayingBar }) => {
      setBar(() => NowPlayingBar)
    }, goOnWithout)
  }, [isWanted])
  return isPlaying && Bar && <Bar />
}

// It plays all the same, and the tab has every control.
const goOnWithout = () => {}
