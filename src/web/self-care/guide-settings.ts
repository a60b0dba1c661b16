import { useDeviceSettings } from '#web/lib/device-settings.ts'

/** How a session guides her; kept on this device, because it is about this device. */
export type GuideSettings = { voice: boolean; sound: boolean; vibration: boolean; volume: number }

const usual: GuideSettings = { voice: true, sound: false, vibration: true, volume: 0.7 }

/** The settings of the guide, and a way to change them. */
export const useGuideSettings = () => useDeviceSettings('breathing-guide', usual)
