/** Milliseconds after which playback counts as blocked by the browser. */
const patience = 4_000

type OutputEvents = {
  onState: () => void
  /** Paused by something else: unplugged headphones, another app. */
  onExternalPause: () => void
}

export type Output = ReturnType<typeof createOutput>

/** An audio element that plays a stream. */
function createPlayer(stream: MediaStream, onExternalPause: () => void) {
  const element = new Audio()
  element.srcObject = stream
  let isOurs = false
  element.addEventListener('pause', () => {
    if (!isOurs) onExternalPause()
  })
  const pause = () => {
    isOurs = true
    element.pause()
  }
  return {
    isPlaying: (): boolean => !element.paused,
    play: (): Promise<void> => {
      isOurs = false
      return element.play()
    },
    pause,
    close: (): void => {
      pause()
      element.srcObject = null
      for (const track of stream.getTracks()) track.stop()
    },
  }
}

/** Plays through an audio element, because a phone keeps that playing when locked, and sends it the media keys (decision 023). */
export function createOutput({ onState, onExternalPause }: OutputEvents) {
  countAsPlayback('playback')
  const context = new AudioContext({ latencyHint: 'playback' })
  const out = new GainNode(context)
  const destination = context.createMediaStreamDestination()
  out.connect(destination)
  const player = createPlayer(destination.stream, onExternalPause)
  let isDirect = false
  context.addEventListener('statechange', onState)
  const play = async () => {
    try {
      await player.play()
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
    isRunning: (): boolean => context.state === 'running' && (isDirect || player.isPlaying()),
    /** Must be called within a user gesture. Throws where the browser blocks it. */
    wake: async (): Promise<void> => {
      await Promise.race([Promise.all([context.resume(), play()]), tooLong()])
      if (context.state !== 'running') throw new Error('The context does not run')
    },
    /** Suspends the context, so that a pause costs nothing. */
    hold: async (): Promise<void> => {
      player.pause()
      await context.suspend()
    },
    close: async (): Promise<void> => {
      context.removeEventListener('statechange', onState)
      player.close()
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
