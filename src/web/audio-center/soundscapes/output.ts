/** Milliseconds after which playback counts as blocked by the browser. */
const patience = 4_000

type OutputEvents = {
  onState: () => void
  /** Paused by something else: unplugged headphones, another app. */
  onExternalPause: () => void
}

/** Through an audio element: that's what a phone keeps playing when locked, and what gets its media keys (decision 023). */
export function createOutput({ onState, onExternalPause }: OutputEvents) {
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
    if (!isOurs) onExternalPause()
  })
  const play = async () => {
    try {
      await element.play()
    } catch (error) {
      if (error instanceof DOMException && error.name === 'NotAllowedError') throw error
      // This element can't play a stream: straight to the speaker, then.
      isDirect = true
      out.connect(context.destination)
    }
  }
  return {
    context,
    out,
    isRunning: (): boolean => context.state === 'running' && (isDirect || !element.paused),
    /** Must be called within a user gesture. Throws where the browser blocks it. */
    wake: async (): Promise<void> => {
      isOurs = false
      await Promise.race([Promise.all([context.resume(), play()]), tooLong()])
      if (context.state !== 'running') throw new Error('The context does not run')
    },
    /** Suspends the context, so that a pause costs nothing. */
    hold: async (): Promise<void> => {
      isOurs = true
      element.pause()
      await context.suspend()
    },
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

/** On an iPhone, audio of type 'playback' ignores the ringer switch and continues when locked. */
function countAsPlayback(type: 'playback' | 'auto'): void {
  if ('audioSession' in navigator && typeof navigator.audioSession === 'object' && navigator.audioSession !== null)
    Object.assign(navigator.audioSession, { type })
}
