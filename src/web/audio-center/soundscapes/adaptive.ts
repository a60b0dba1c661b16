import type { MixSound } from '#contract/audio.ts'
import type { SoundscapeKey } from '#contract/soundscapes.ts'
import { soundsOf, type Volumes } from './mixes.ts'

type Part = { from: number; name: string; says: string; sounds: Volumes; comes: SoundscapeKey }

/** The parts of the day, ordered by the hour at which they begin. `comes` is the sound that grows through the part. */
const parts: readonly [Part, ...Part[]] = [
  { from: 0, name: 'the middle of the night', says: 'low and even', sounds: { brown: 45, ocean: 35 }, comes: 'ocean' },
  {
    from: 5,
    name: 'first light',
    says: 'a slow wake-up',
    sounds: { stream: 30, wind: 20 },
    comes: 'birds',
  },
  {
    from: 8,
    name: 'morning',
    says: 'bright and clear, to start the day',
    sounds: { birds: 45, stream: 40 },
    comes: 'stream',
  },
  {
    from: 12,
    name: 'the middle of the day',
    says: 'steady, for work or rest',
    sounds: { rain: 40, cafe: 25 },
    comes: 'rain',
  },
  { from: 15, name: 'afternoon', says: 'light and airy', sounds: { wind: 45, stream: 30 }, comes: 'wind' },
  { from: 18, name: 'evening', says: 'warm, and slower', sounds: { fire: 50, crickets: 15 }, comes: 'crickets' },
  { from: 21, name: 'late evening', says: 'dim and soft', sounds: { roof: 45, fire: 25 }, comes: 'brown' },
]

const moods: Record<Feeling, { says: string; adds: Volumes; softens: readonly SoundscapeKey[] }> = {
  low: {
    says: 'so there’s a slow heartbeat and a warm tone underneath, and nothing sudden',
    adds: { heartbeat: 30, drone: 25 },
    softens: ['birds', 'cafe', 'crickets'],
  },
  even: { says: 'so it just goes by the time of day', adds: {}, softens: [] },
  bright: { says: 'so you’ll hear a few bowls ringing', adds: { bowls: 25 }, softens: [] },
}
type Feeling = 'low' | 'even' | 'bright'

/** A logged mood: from 1 to 5, its name, and when it was logged, in words. */
export type Felt = { mood: number; word: string; when: string }

export type Adaptive = { hour: number; sounds: MixSound[]; why: string }

const feelingOf = (mood: number): Feeling => (mood <= 2 ? 'low' : mood === 3 ? 'even' : 'bright')

/** `hour` from 0 to 23; the mood is null where none is logged, undefined where it isn't loaded. */
export function adapt(hour: number, felt: Felt | null | undefined): Adaptive {
  const part = parts.findLast(({ from }) => from <= hour) ?? parts[0]
  const volumes = new Map<SoundscapeKey, number>()
  const add = (given: Volumes) => {
    for (const { sound, volume } of soundsOf(given))
      volumes.set(sound, Math.min(70, (volumes.get(sound) ?? 0) + volume))
  }
  add(part.sounds)
  // Volumes shift with each hour within a part of the day.
  add({ [part.comes]: 10 + 8 * (hour - part.from) })
  const feeling = felt && moods[feelingOf(felt.mood)]
  if (feeling) {
    add(feeling.adds)
    for (const key of feeling.softens) {
      const volume = volumes.get(key)
      if (volume !== undefined) volumes.set(key, Math.round(volume / 2))
    }
  }
  const sounds = Array.from(volumes, ([sound, volume]) => ({ sound, volume }))
  return { hour, sounds, why: `${hourSays(part)} ${moodSays(felt)}` }
}

const hourSays = ({ name, says }: Part): string => `It’s ${name} where you are: ${says}.`

function moodSays(felt: Felt | null | undefined): string {
  if (felt === undefined) return 'We can’t see your last mood right now, so it goes by the time of day.'
  if (felt === null) return 'You haven’t logged a mood yet, so it goes by the time of day.'
  return `The last mood you logged was “${felt.word}” (${felt.when}), ${moods[feelingOf(felt.mood)].says}.`
}
