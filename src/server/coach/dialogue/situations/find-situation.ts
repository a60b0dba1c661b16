import type { PeopleReader } from '../../guide/read-people.ts'
import { sureFrom } from '../../guide/matter-certainty.ts'
import type { Hit } from '../../guide/find-matter.ts'
import type { Situation } from './situation.ts'
import { normalize } from '../../guide/words.ts'

/** The words of a text between single blanks, to look for phrases in. */
export const toPhraseText = (text: string): string => ` ${normalize(text.slice(0, 4_000))} `

/** Whether a phrase was said; `*` stands for any ending of its word. */
export const hasPhrase = (phraseText: string, phrase: string): boolean =>
  phrase.endsWith('*') ? phraseText.includes(` ${phrase.slice(0, -1)}`) : phraseText.includes(` ${phrase} `)

/** What one cue adds to the probability of the matters, and how many cues count. */
const cueWeight = 0.13
const maxCues = 6
/** From this sum a message tells of the situation; the lower one is for where nothing else is known of it. */
const tellsFrom = 0.5
export const possibleFrom = 0.3

/** A sure matter wins unless the situation's score is higher by this much. */
const matterAdvantage = 0.05

/** With this many cues a situation wins over any matter. */
const plainCues = 3

export type Found = { situation: Situation; score: number; cues: number }
export type SituationFinder = (message: string, hits: readonly Hit[], from?: number) => Found | null

export function createSituationFinder(all: readonly Situation[], peopleIn: PeopleReader): SituationFinder {
  return (message, hits, from = tellsFrom) => {
    const people = peopleIn(message)
    const said = toPhraseText(message)
    const found = all.flatMap((situation): Found[] => {
      if (situation.people.length > 0 && !situation.people.some((kind) => people.has(kind))) return []
      if (situation.isGeneral && from >= tellsFrom) return []
      const cues = situation.cues.filter((cue) => hasPhrase(said, cue)).length
      if (cues < situation.leastCues) return []
      const byMatters = hits
        .filter(({ passage }) => situation.matters.includes(passage.id))
        .reduce((sum, { confidence }) => sum + confidence, 0)
      return [{ situation, cues, score: byMatters + cueWeight * Math.min(cues, maxCues) }]
    })
    const [best] = found.toSorted((one, other) => other.score - one.score || other.cues - one.cues)
    if (best === undefined || best.score < from) return null
    const [likeliest] = hits
    const isOther = likeliest !== undefined && !best.situation.matters.includes(likeliest.passage.id)
    return isOther &&
      best.cues < plainCues &&
      likeliest.confidence >= sureFrom &&
      best.score < likeliest.confidence + matterAdvantage
      ? null
      : best
  }
}
