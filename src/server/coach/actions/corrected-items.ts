import { oneOf } from '../phrase-pattern.ts'

const leads = String.raw`^(?:(?:ok|okay|hey|so|also|please|pls|can you|could you|and)[, ]{1,2}){0,3}`
const lists = oneOf(
  'add|put|stick|throw|get|buy|we need|i need',
  '(?:my |the )?(?:groceries|grocery list|shopping list|shopping)',
)
const corrections = oneOf(
  'no,? (?:wait|sorry|actually)',
  '(?:wait|actually|sorry),? no',
  'no|wait|actually|sorry|i mean|scratch that|make (?:that|it)',
)
/** Matches 'Milk. No, oat milk'. Groups: the text before, the wrong item, and the right one. */
const corrected = new RegExp(
  String.raw`(${leads}(?:${lists})(?:[^?\n]{0,160}?(?:[:,]| and| add| put| buy| get| need))?\s)([\p{L}’' -]{2,30}?)( (?:on|to|onto) (?:my|the|our) [\p{L} ]{0,20}list)?(?: ?[.,;–—-]{1,3}\s)(?:oh |um |hm+,? )?(${corrections})[,.:]?\s(\p{L}[\p{L}’'-]{0,29}(?: \p{L}[\p{L}’'-]{0,29}){0,3})(?=[.,;!]|$| to | on )`,
  'iu',
)
/** Matches two words that clearly take something back. After one word, both items must share a word. */
const sureCorrection = /^(?:no,? (?:wait|sorry|actually)|(?:wait|actually|sorry),? no|scratch that)$/i
const tellsMore = /^(?:he|she|i|we|it|they|that|those|this|you|my|never|forget|do|don|keep|leave|not)\b/i
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}’'-]{3,}/gu) ?? []

/** Replaces an item of a list with its correction. */
export function withCorrectedItem(message: string): string {
  if (message.length > 260) return message
  return message.replace(
    corrected,
    (all: string, before: string, wrong: string, suffix: string | undefined, correction: string, right: string) => {
      const shared = wordsOf(wrong).some((word) => wordsOf(right).includes(word))
      const isSure = shared || (sureCorrection.test(correction) && !tellsMore.test(right))
      return isSure ? `${before}${right.trim()}${suffix ?? ''}` : all
    },
  )
}
