import { normalize } from '../../../../guide/text-analysis.ts'
import { oneOf } from '../../../../phrase-pattern.ts'
import type { PartMaker } from '../../part.ts'
import { askForRaise } from './ask-for-raise.ts'
import { asksToSay } from './asks-to-say.ts'
import { nameTwoWishes } from './name-two-wishes.ts'
import { sayPlainly } from './say-plainly.ts'
import { findWrittenWords } from './written-words.ts'

/** No set words fit beside violence or self-harm; safety answers those, and what it misses gets none either. */
const isOfDanger = new RegExp(
  String.raw`\b(?:${oneOf(
    '(?:hit|hits|hitting|hurts|beats|beat|chokes?|choked|shoves?|shoved|slaps?|slapped|threatens?|threatened) (?:me|my|her|him|us)|bruis\\w+|afraid of him|scared of him|do that to',
    'suicid\\w*|kill (?:my|him|her)self|hurt (?:my|him|her)self|self harm\\w*|razors?|cutting (?:my|him|her)self|acid|guns?|overdos\\w+|woken? up',
    'purg\\w+|throw(?:ing)? up after|stopped eating|starv\\w+|deserve (?:dinner|food|to eat)|raped?|molest\\w*|touched (?:me|her|him)',
  )})\b`,
)

/** Words to say to somebody, face to face or by phone, with what was told, and how to say them. */
export const makeWordsToSay: PartMaker = (part) => {
  const { message } = part.context.turn.request
  if (!asksToSay(part.line) || isOfDanger.test(normalize(message))) return null
  // How to get ready for it is a matter of the library.
  if (/\bprepare to ask for\b/.test(part.line)) return null
  const isOnly = part.wants.length < 2
  // Alone, a raise and two wishes have their own drafts in the stages after this one.
  const ofPart = isOnly ? null : (askForRaise(part) ?? nameTwoWishes(part))
  return ofPart ?? findWrittenWords(part, isOnly) ?? sayPlainly(part, isOnly)
}
