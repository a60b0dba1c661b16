import { anyOf } from '../phrase-pattern.ts'
import { isConfident } from './find-matter.ts'
import type { Finder, MatterHit } from './find-matter.ts'
import { isGrief } from './passage.ts'

const isWish = anyOf(
  String.raw`^(?:(?:so|ok|okay|hey|hi|well|and|but|lately|honestly),? ){0,2}(?:i|we)(?:['’]?d| would| really| just| do| do really){0,2} (?:want|need|like|love|hope) to (?!cry|scream|hide|disappear|die|talk|vent|say|tell|know|ask|be (?:alone|heard))`,
  String.raw`^(?:(?:so|ok|okay|hey|hi|well|and|but|lately|honestly),? ){0,2}(?:i['’]?m|i am|we['’]?re|we are|i['’]?ve been|we['’]?ve been)? ?(?:hoping|trying|wanting|meaning) to`,
)
/** Matches the end of a wish. */
const beside = /[,.;:!?\n—–(]|\s(?:but|because|since|cause|cuz|although|though)\s/iu

/** From this probability on the wish by itself is surely about a matter. */
const surelyFrom = 0.75

/**
 * Returns the matter of the wish that a message begins with, where what is told beside it ('I want to run a 5k, I haven’t run since
 * high school') makes the same matter less certain. Null if the whole message is likelier about another.
 */
export function matterOfWish(message: string, hits: readonly MatterHit[], find: Finder): MatterHit | null {
  const [wish = ''] = message.split(beside, 1)
  if (wish.length === message.length || !isWish.test(wish)) return null
  const [best] = find(wish)
  return isConfident(best, surelyFrom) && !best.isBeside && !isGrief(best.passage) && best.passage === hits[0]?.passage
    ? best
    : null
}
