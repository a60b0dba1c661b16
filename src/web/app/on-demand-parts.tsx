import { useStore } from '@nanostores/react'
import { useEffect, useState, type ComponentType } from 'react'
import { showLoadError } from '#web/lib/lazy-dialog.ts'
import { nowPlaying } from '#web/lib/now-playing.ts'
import { closeTour, useTour } from '#web/lib/tour.ts'
import { closeUpsell, useUpsell } from '#web/lib/upsell.ts'

const loadPlayer = async () => (await import('#web/audio-center/soundscapes/NowPlayingBar.tsx')).NowPlayingBar
const loadTour = async () => (await import('#web/tour/Tour.tsx')).Tour
const loadOffer = async () => (await import('#web/premium/UpsellDialog.tsx')).UpsellDialog

/** Loads the player's code when something first plays. */
export function NowPlaying() {
  const isPlaying = useStore(nowPlaying)
  return <OnDemand isWanted={isPlaying} isShown={isPlaying} load={loadPlayer} onError={continueWithoutBar} />
}

// Does nothing: the sound continues, and the soundscapes tab has every control.
const continueWithoutBar = () => {}

/** Loads the guided tour's code when it is first started. */
export function GuidedTour() {
  const { state } = useTour()
  return <OnDemand isWanted={state !== 'closed'} load={loadTour} onError={failTour} />
}

const failTour = () => {
  closeTour()
  showLoadError()
}

/** Loads the premium offer's code when it is first asked for. */
export function PremiumOffer() {
  const { isOpen } = useUpsell()
  return <OnDemand isWanted={isOpen} load={loadOffer} onError={failOffer} />
}

const failOffer = () => {
  closeUpsell()
  showLoadError()
}

type Props = { isWanted: boolean; isShown?: boolean; load: () => Promise<ComponentType>; onError: () => void }

/** Loads a component's code when it is first wanted. After a failure, the next time that it is wanted loads it again. */
function OnDemand({ isWanted, isShown = true, load, onError }: Props) {
  const [Loaded, setLoaded] = useState<ComponentType>()
  const isMissing = isWanted && Loaded === undefined
  useEffect(() => {
    if (isMissing) load().then((component) => setLoaded(() => component), onError)
  }, [isMissing, load, onError])
  return isShown && Loaded && <Loaded />
}
