import type { MixSound } from '#contract/audio.ts'
import { soundscapes, type SoundscapeKey } from '#contract/soundscapes.ts'
import { english } from '#web/lib/dates.ts'

export type Mix = { id: string; name: string; sounds: readonly MixSound[] }

export type Volumes = Readonly<Partial<Record<SoundscapeKey, number>>>

export const soundsOf = (volumes: Volumes): MixSound[] =>
  soundscapes.flatMap(({ key }) => {
    const volume = volumes[key]
    return volume === undefined ? [] : [{ sound: key, volume }]
  })

const mix = (id: string, name: string, volumes: Volumes): Mix => ({ id, name, sounds: soundsOf(volumes) })

export const ourMixes: readonly Mix[] = [
  mix('cabin', 'Cabin at night', { fire: 65, roof: 50, wind: 20 }),
  mix('garden', 'Garden at first light', { birds: 60, stream: 35, wind: 20 }),
  mix('harbour', 'Harbor evening', { ocean: 65, crickets: 20, drone: 15 }),
  mix('desk', 'Clear desk', { brown: 55, rain: 35 }),
  mix('temple', 'Slow breath', { bowls: 60, drone: 30, stream: 20 }),
  mix('held', 'Held', { heartbeat: 55, ocean: 30, brown: 20 }),
]

const soundOf = new Map<string, (typeof soundscapes)[number]>(soundscapes.map((one) => [one.key, one]))

export const labelOf = (key: SoundscapeKey): string => soundOf.get(key)?.label ?? key

export const fileMinutesOf = (key: SoundscapeKey): number => soundOf.get(key)?.minutes ?? 60

/** 'Soft Rain, Open Fire and Heartbeat'. */
export const listed = (sounds: readonly MixSound[]): string =>
  new Intl.ListFormat(english).format(sounds.map(({ sound }) => labelOf(sound)))

export const isSameMix = (a: readonly MixSound[], b: readonly MixSound[]): boolean =>
  a.length === b.length && a.every(({ sound, volume }) => b.some((one) => one.sound === sound && one.volume === volume))
