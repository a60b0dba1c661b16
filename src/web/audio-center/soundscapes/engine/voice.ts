import { seeded, type Random } from './random.ts'
import type { Studio } from './studio.ts'

/**
 * A sound that plays at a random moment in each span of `every` seconds, with the probability `chance`. It ends `tail` seconds
 * later.
 */
export type Happening = {
  every: number
  chance: number
  tail: number
  /** Starts the first one at once. */
  isFirst?: true
  play: (studio: Studio, at: number, random: Random) => void
}

/** `lay` builds the part that sounds all the time, and returns its reverb if it has one. */
export type Sound = { lay: (studio: Studio) => AudioNode | undefined; happenings?: readonly Happening[] }

/** Lists the moments from `from` until before `until`. They depend on the seed alone, so that no tick repeats or misses one. */
export function momentsOf(
  { every, chance, isFirst }: Pick<Happening, 'every' | 'chance' | 'isFirst'>,
  seed: string,
  from: number,
  until: number,
): { at: number; random: Random }[] {
  const moments = []
  for (let span = Math.max(0, Math.floor(from / every)); span * every < until; span += 1) {
    const random = seeded(seed, span)
    const isOpening = isFirst === true && span === 0
    const isHeard = random() < chance || isOpening
    const at = isOpening ? 0.2 : (span + random()) * every
    if (isHeard && at >= from && at < until) moments.push({ at, random })
  }
  return moments
}

/** The longest `tail` of all sounds, in seconds. Each rendered piece starts this much earlier. */
export const maxTailSeconds = 20

/** `advance` schedules sounds until a time of the context; `end` stops all of them at one. */
export function createVoice(studio: Studio, sound: Sound) {
  const { origin, begin, context } = studio
  let planned = origin
  const room = { ...studio, out: sound.lay(studio) ?? studio.out }
  return {
    advance: (until: number) => {
      const to = origin + until - begin
      if (to <= planned) return
      for (const [at, happening] of (sound.happenings ?? []).entries())
        for (const { at: moment, random } of momentsOf(happening, `${studio.seed}/${at}`, planned, to)) {
          const when = begin + moment - origin
          // Skips the sounds that were due while the device was asleep.
          if (when >= context.currentTime) happening.play(room, when, random)
        }
      planned = to
    },
    end: (at: number) => {
      for (const source of studio.sources) source.stop(at)
    },
  }
}

export type SoundVoice = ReturnType<typeof createVoice>
