import { type MatterHit, isConfident } from '../guide/find-matter.ts'
import type { Passage } from '../guide/passage.ts'
import { contentStems } from '../guide/text-analysis.ts'

/** Words in half of all statements, which say nothing about their subject. */
const common = contentStems(
  `work job day night week time home house life people person kid kids child children baby mother mom dad father parent
  parents husband wife partner friend friends family sister brother son daughter man woman guy boss coworker client
  clients school class good bad new old hard little big money year month care looking body losing being somebody feel nothing know`,
)
/** The stems of the content words that a message and the name of a matter share. */
const sharedWords = (message: string, { about, title }: Passage): number => {
  const told = contentStems(message)
  return [...contentStems(about, title)].filter((stem) => told.has(stem) && !common.has(stem)).length
}

/** Matches matters about wording, which aren't offered below a story of a day. */
const isOfWords = /^(?:writing|planning|buying|looking for|a (?:toast|speech|eulogy)|having people over)\b/

/** Below this certainty every third matter is wrong, unless it is this many times as likely as the next. */
const surely = { from: 0.7, timesNext: 12 } as const

/** True if the message is about this matter, and no other one is near. */
export const isClearlyAbout = (passage: Passage, [best, next]: readonly MatterHit[]): boolean =>
  best?.passage === passage &&
  isConfident(best) &&
  !isOfWords.test(passage.about) &&
  (best.confidence >= surely.from || best.confidence >= surely.timesNext * (next?.confidence ?? 0))

/** From this probability of its situation on, a matter is named although the message has none of its words. */
const ofSituationFrom = 0.7
/** True if the matter of a situation may be named next to an acknowledgment. */
export const isNamedIn = (message: string, passage: Passage, probability: number): boolean =>
  (sharedWords(message, passage) > 0 && !isOfWords.test(passage.about)) || probability >= ofSituationFrom
