import type { MatterHit } from './find-matter.ts'
import type { Classifier } from './matter-classifier.ts'
import { contentStems, isStory } from './text-analysis.ts'

/**
 * From these bounds a probable matter is given without an 'if'. `share` is that of `word-share.ts`, `name` the part of the matter's
 * own name that the message says. They were chosen on the judges (J1 to J6), so the judges' figures don't measure them (decision 060).
 */
const nearlyCertain = { confidence: 0.9, share: 0.6 } as const
const named = { confidence: 0.7, share: 0.8, name: 0.5 } as const

function shareOfName(message: string, about: string): number {
  const name = contentStems(about)
  return name.size === 0 ? 0 : name.intersection(contentStems(message)).size / name.size
}

/** Creates the test of whether a message is so plainly about a matter that an 'if you mean' would only hedge. */
export const createPlainlyAbout =
  (sharesOf: Classifier['sharesOf']) =>
  (message: string, { passage, confidence }: MatterHit): boolean => {
    if (isStory(message)) return false
    const { share } = sharesOf(message)(passage.id)
    if (confidence >= nearlyCertain.confidence && share >= nearlyCertain.share) return true
    return confidence >= named.confidence && share >= named.share && shareOfName(message, passage.about) >= named.name
  }
