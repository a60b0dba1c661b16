import { useDeviceSettings } from '#web/lib/device-settings.ts'

/** Stored on the device, because voice, sound and vibration depend on it. */
export type GuideSettings = { voice: boolean; sound: boolean; vibration: boolean; volume: number }

const usual: GuideSettings = { voice: true, sound: false, vibration: true, volume: 0.7 }

export const useGuideSettings = () => useDeviceSettings('breathing-guide', usual)
