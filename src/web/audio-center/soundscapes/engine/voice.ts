import { seeded, type Random } from './random.ts'
import type { Studio } from './studio.ts'

/**
 * Something that happens now and then: in each span of `every` seconds once, or by `chance` not at all, at a moment of its own.
 * It is over `tail` seconds later.
 */
export type Happening = {
  every: number
  chance: number
  tail: number
  /** The first comes at once, so that she does not wait for it. */
  isFirst?: true
  play: (studio: Studio, at: number, random: Random) => void
}

/** What sounds all the time (`lay`, which answers the room that it is in, where it has one), and what happens in it. */
export type Sound = { lay: (studio: Studio) => AudioNode | undefined; happenings?: readonly Happening[] }

/** When it happens from `from` until before `until`: worked out from the seed alone, so that no tick comes twice or is missed. */
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

/** No happening sounds longer than this: what is rendered in pieces begins each so much earlier. */
export const longestTail = 20

/** Builds a sound. `advance` plans what happens until a moment of the context; `end` is when it falls silent for good. */
export function openVoice(studio: Studio, sound: Sound) {
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
          // What a sleeping device missed is over.
          if (when >= context.currentTime) happening.play(room, when, random)
        }
      planned = to
    },
    end: (at: number) => {
      for (const source of studio.sources) source.stop(at)
    },
  }
}

export type Voice = ReturnType<typeof openVoice>
