import { useDeviceSettings } from '#web/lib/device-settings.ts'
import { offered, useVoices } from './voices.ts'

/** The defaults. An empty `voice` is the browser's default. */
const usual: { voice: string; rate: number; pitch: number; volume: number } = {
  voice: '',
  rate: 0.8,
  pitch: 1.1,
  volume: 0.7,
}

export type VoiceChoice = ReturnType<typeof useVoice>

export function useVoice() {
  const { settings, change } = useDeviceSettings('affirmation-voice', usual)
  const { voices, state } = useVoices()
  const choices = offered(voices, navigator.languages)
  return {
    state,
    choices,
    settings,
    change,
    reset: () => change(usual),
    /** A voice that this device no longer has falls back to the browser's default. */
    voice: { ...settings, voice: voices.find(({ voiceURI }) => voiceURI === settings.voice) },
  }
}
