import type { Turn } from '../../dialogue/compose-answer.ts'
import { pickOldest } from '../../dialogue/conversation-state.ts'
import { splitUserSentences } from '../../dialogue/split-sentences.ts'
import { countWords, normalize } from '../../guide/text-analysis.ts'
import { wholeWords } from '../../phrase-pattern.ts'
import { isGoodNewsDenied } from '../clearly-positive.ts'
import { findPlainStatement } from '../find-acknowledgment.ts'
import { sayBack } from '../say-back.ts'
import { toneOfWords } from '../tone-of-words.ts'
import { clauseAfterGlad } from './embed-clause.ts'
import { findAsides, writeNames } from './match-telling.ts'

/** Matches a good thing by its form: what was liked, shared, managed, said kindly or done for the first time. */
const gladForm = wholeWords([
  '(?:everyone|everybody|they all|they|people|kids|family|client|customer|boss|class|he|she) (?:all |really |just |absolutely )?loved (?:it|my|the|our|her|his)',
  '(?:split|shared) (?:\\w+ ){1,3}with (?:me|us)|saved me (?:a|the) (?:seat|plate|piece)|(?:proud of|thankful for|grateful for|bragged on|bragged about) me',
  'told (?:me|us) (?:im|i am|i was|we were) (?:the best|a good|such a good|doing (?:a )?(?:good|great))|made it (?:all the way )?(?:through|thru) (?:my|the|our) (?:whole |entire )?\\w+',
  'ate (?:all|every bite|everything|two|three|a whole)|asked for (?:more|seconds)|slept in|went up to (?:full time|\\d+)|went full time',
  '(?:had|having) the best (?:time|day|night|visit|talk|lunch|weekend)|raised (?:her|his|their) hand|(?:came|ran) (?:up to|over to) (?:me|us) (?:just )?(?:to (?:say|thank|hug|tell)|and (?:said|hugged|thanked))',
  '(?:hugged|thanked|complimented|surprised) (?:me|us)(?! (?:by|with a (?:bill|fine)))|(?:held|reached for|took) my hand|fell asleep (?:on (?:my|me)|in my (?:arms|lap))',
  '(?:laughed|smiled|sang|danced|giggled) (?:the (?:whole|entire) (?:time|way)|all (?:day|night|morning|evening|through)|so hard|together)|first time (?:in|since|ever)',
  'without (?:crying|shaking|my voice (?:shaking|cracking)|stopping|help|being asked|looking at my notes)|came (?:all the way )?to (?:see|watch) (?:me|my|us|our|the)',
])
/** Matches what makes a good form something else. */
const clouded = wholeWords([
  'but|until|except|if|wish|hope|never|used to|would|should|could|supposed|pretend\\w*|fake|instead|only reason|except|unless|would have|last time|miss|without (?:him|her|them|me|us)',
  'died|passed away|funeral|hospice|cancer|abus\\w*|drunk|police|divorce\\w*|cheat\\w*|fired|laid off|hit (?:me|him|her)|suicid\\w*|overdos\\w*|goodbye|threw up|sick of',
])
const parts = / (?:and|then|so) (?=\p{L})|[,;.!]+ */u
const bareVerb =
  /^(?:just |finally |also )?(?:made|ate|got|had|took|went|slept|did|finished|shared|laughed|sang|danced|walked)\b/i

/** In words. A longer message tells of more than one thing. */
const longest = 32
const openings = [
  'I love that {it}.',
  'I’m so glad {it}.',
  'It makes me happy that {it}.',
  'It’s so good that {it}.',
  'I like hearing that {it}.',
]

/** Takes up a good thing that was told, by the clause that says it. Returns null if there is none, or something speaks against it. */
export function sayGladly({ request, state }: Turn): string | null {
  const { message } = request
  const line = normalize(message.slice(0, 500))
  if (countWords(message) > longest || clouded.test(line) || !gladForm.test(line) || isGoodNewsDenied(message))
    return null
  if (findPlainStatement(message) !== null) return null
  const clauses = splitUserSentences(message).flatMap((sentence) => sentence.split(parts))
  const told = clauses.find((one) => gladForm.test(normalize(one)) && toneOfWords(one) !== 'bad')
  const said = told === undefined ? null : sayBack(told, bareVerb.test(told.trim()))
  const clause = said === null ? null : clauseAfterGlad(said)
  if (clause === null) return null
  const remark = findAsides(message).find(({ tone }) => tone === 'good')
  return [
    pickOldest(state, openings, message).replace('{it}', () => writeNames(clause)),
    remark === undefined ? null : pickOldest(state, remark.lines, message),
  ]
    .filter((part) => part !== null)
    .join(' ')
}
