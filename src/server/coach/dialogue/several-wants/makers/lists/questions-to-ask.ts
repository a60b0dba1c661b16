import { z } from 'zod'
import { readContent } from '#server/lib/content.ts'
import { numberedList } from '../../../../markdown.ts'
import { readCount } from '../../../../number-words.ts'
import { oneOf, wholeWords } from '../../../../phrase-pattern.ts'
import { makeAnswer, paragraphs } from '../../../compose-answer.ts'
import type { PartMaker } from '../../part.ts'
import { findSubject, fitItems, fitLine, keepFirst, writtenList } from './written-lists.ts'

const subjects = await readContent('coach/questions/questions-to-ask', z.array(writtenList))

const asks = new RegExp(
  oneOf(
    String.raw`\bwhat (?:else )?(?:do|should|can|could|would) (?:i|we|he|she|they) (?:even |be |have |really |also )*(?:ask|asked|asking)\b(?! (?:for|to|if|people)\b| (?:\w+ ){1,2}(?:to|for)\b)`,
    String.raw`\bwhat (?:i|we|he|she) (?:should|can|could) (?:be )?(?:ask|asking)\b(?! (?:for|to)\b)`,
    String.raw`\b(?:what|things) to ask\b(?! for\b)`,
    String.raw`\b(?:give|tell|make|write|need|list|bring|have|like|some|my|good|prepare|put|what|which|short|few|\d)\b(?: \w+){0,4} questions\b(?! (?:about|for) (?:you|this app)\b)`,
    String.raw`^questions (?:for|to|i should)\b`,
  ),
)
/** Says that questions follow, which the user has. */
const hasOwn = /\bi (?:have|ve got|got) (?:a |some |two |three |few |couple of )*questions\b/
/** Questions that others will ask the user. */
const ofOthers = wholeWords([
  '(?:questions|what) (?:will|would|do|might|could|can|are) (?:they|he|she) (?:\\w+ ){0,3}ask(?:ing)?(?: me)?',
  'questions (?:to expect|i (?:will get|ll get|will be asked))',
])
const howMany = /\b(two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) (?:\w+ )?(?:questions\b|things to ask\b)/

const usualMost = 7

/** Lists what to ask at an appointment, a meeting or a tour, with what is told of it, in order of importance. */
export const makeQuestionsToAsk: PartMaker = ({ want, line, context }) => {
  if (!asks.test(line) || hasOwn.test(line) || ofOthers.test(line)) return null
  const { message } = context.turn.request
  const subject = findSubject(subjects, want, message)
  if (subject === null) return null
  const count = readCount(howMany.exec(line)?.[1] ?? '')
  const questions = keepFirst(fitItems(subject.items, message), count >= 2 && count <= 10 ? count : usualMost)
  return makeAnswer(paragraphs('Most important first:', numberedList(questions), fitLine(subject.last, message)))
}
