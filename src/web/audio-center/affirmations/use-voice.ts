import { useDeviceSettings } from '#web/lib/device-settings.ts'
import { offered, useVoices } from './voices.ts'

/** Where the voice stands at first (spec.md, section 9). An empty `voice` is the one that the browser takes by itself. */
const usual: { voice: string; rate: number; pitch: number; volume: number } = {
  voice: '',
  rate: 0.8,
  pitch: 1.1,
  volume: 0.7,
}

export type VoiceChoice = ReturnType<typeof useVoice>

/** The voice that reads to her on this device: her choice, and what there is to choose from. */
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
    /** As it is spoken. One that this device has lost gives way to the browser's own. */
    voice: { ...settings, voice: voices.find(({ voiceURI }) => voiceURI === settings.voice) },
  }
}
