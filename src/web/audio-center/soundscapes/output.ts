/** How long a browser may take before we say that it holds the sound back, in milliseconds. */
const patience = 4_000

type Told = {
  /** The context runs, or no longer does. */
  onState: () => void
  /** Something else than we paused it: headphones that were pulled out, another app that plays. */
  onOutside: () => void
}

/**
 * Where sound leaves the page. It goes through an audio element: that is what a phone keeps playing when its screen is locked,
 * and what it gives its media keys to (decision 023).
 */
export function openOutput({ onState, onOutside }: Told) {
  countAsPlayback('playback')
  const context = new AudioContext({ latencyHint: 'playback' })
  const out = new GainNode(context)
  const stream = context.createMediaStreamDestination()
  out.connect(stream)
  const element = new Audio()
  element.srcObject = stream.stream
  let isOurs = false
  let isDirect = false
  context.addEventListener('statechange', onState)
  element.addEventListener('pause', () => {
    if (!isOurs) onOutside()
  })
  const play = async () => {
    try {
      await element.play()
    } catch (error) {
      if (error instanceof DOMException && error.name === 'NotAllowedError') throw error
      // An element that cannot play a stream: straight to the speaker, then.
      isDirect = true
      out.connect(context.destination)
    }
  }
  return {
    context,
    out,
    isRunning: (): boolean => context.state === 'running' && (isDirect || !element.paused),
    /** Begins, or goes on. It has to be asked for within her touch. Throws where the browser holds it back. */
    wake: async (): Promise<void> => {
      isOurs = false
      await Promise.race([Promise.all([context.resume(), play()]), tooLong()])
      if (context.state !== 'running') throw new Error('The context does not run')
    },
    /** Holds it where it is: nothing is worked out meanwhile. */
    hold: async (): Promise<void> => {
      isOurs = true
      element.pause()
      await context.suspend()
    },
    /** Gives everything back to the browser. */
    close: async (): Promise<void> => {
      isOurs = true
      context.removeEventListener('statechange', onState)
      element.pause()
      element.srcObject = null
      for (const track of stream.stream.getTracks()) track.stop()
      countAsPlayback('auto')
      if (context.state !== 'closed') await context.close()
    },
  }
}

const tooLong = () =>
  new Promise<never>((_resolve, reject) => {
    setTimeout(() => {
      reject(new Error('No sound came'))
    }, patience)
  })

/** Tells an iPhone that this is something to listen to: it sounds with the ringer off, and goes on behind a locked screen. */
function countAsPlayback(type: 'playback' | 'auto'): void {
  if ('audioSession' in navigator && typeof navigator.audioSession === 'object' && navigator.audioSession !== null)
    Object.assign(navigator.audioSession, { type })
}
