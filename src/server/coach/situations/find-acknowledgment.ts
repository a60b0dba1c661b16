import { wholeWords } from '../phrase-pattern.ts'
import { readGuideRequest } from '../guide/guide-requests.ts'
import { countWords, normalize } from '../guide/text-analysis.ts'
import { readWant } from '../dialogue/honest-reply/read-want.ts'
import { saidOfTone } from './replies-by-tone.ts'
import { isOnlyWorn, moodOfTelling, nameBothFeelings, speaksAgainst } from './mood-of-statement.ts'
import type { Said, Told } from './find-situation.ts'
import type { Telling } from './statement-match.ts'
import { findTelling } from './match-statement.ts'
import { isSurelyHard } from './guessed-tone.ts'
import { toneOfWords } from './tone-of-words.ts'

/** In words. In a shorter message only a mood is recognized. */
export const shortest = 4
/** In words. 'He proposed!' */
const shortestTelling = 2
/** Below this probability what is said for a situation may miss what was told. */
const sureFrom = 0.35
/** The same of a mood in a word or two, which says little. */
const sureOfMood = { share: 0.4, probability: 0.15 } as const

/** From here a situation of the tone that the plain words have is meant, though another is likelier. */
const likelyOfTone = 0.15

/** Where the plain words of good news and the classifier disagree, the words are right: 'sold five' is no slow business. */
function correctTone(message: string, told: Told): Said | null {
  const tone = toneOfWords(message)
  if (tone === 'faint') return told.situation.tone === 'good' ? saidOfTone('plain') : null
  if (tone !== 'good' || (told.situation.tone === 'plain' && told.probability >= surelyFrom)) return null
  const best = told.likeliest('good')
  return best !== null && best.probability >= likelyOfTone ? best.situation : saidOfTone('good')
}

/** Good news with something sad in it, or that is surely hard by all its words, is not met as good news alone. */
export function findPlainTelling(message: string): Telling | null {
  const telling = countWords(message) < shortestTelling ? null : findTelling(message)
  if (telling?.tone !== 'good') return telling
  const tone = toneOfWords(message)
  if (tone === 'bad') return isOnlyWorn(message) ? telling : null
  return tone !== 'good' && !message.includes('!') && isSurelyHard(message) ? null : telling
}

/** A feeling of one's own, or something of this very day, with a hard tone: it is met before any matter of the library. */
const ofOwnFeeling = wholeWords([
  '(?:im|i am|feel|feeling|felt|kinda|kind of|a (?:little|bit)|pretty|so|just|now) (?:so |just |really |kinda |kind of |a (?:little|bit) )?(?:bummed|dreading|down|sad|discouraged|deflated|disappointed|frustrated|hurt|crushed|embarrassed)',
  'killing me|bummed|dreading|stings?|stung|ticked off|let down',
])

/** What plain words of joy and of what it took, or of a hurt, say where no situation is sure. */
function findUnsure(message: string, told: Told): Said | null {
  const mood = moodOfTelling(message)
  if (mood === 'mixed' || mood === 'light') return saidOfTone(mood)
  if (mood === 'good') return ofMood(mood, told) ?? saidOfTone(mood)
  return mood === 'hard' && ofOwnFeeling.test(normalize(message)) ? saidOfTone(mood) : null
}

/** A situation as likely as this one is meant, though the words sound harder. */
const surelyFrom = 0.6
const ofMood = (mood: 'good' | 'hard', told: Told): Said | null => {
  const best = told.likeliest(mood)
  return best !== null && best.probability >= likelyOfTone ? best.situation : null
}

/** Good news guessed with so much certainty stands against hard words. */
const almostCertainFrom = 0.85

/** What plain words say against a tone that was guessed. */
function correctMood(message: string, told: Told): Said | null {
  const mood = moodOfTelling(message)
  const { situation, probability } = told
  if ((mood === 'hard' && probability >= almostCertainFrom) || !speaksAgainst(mood, situation.tone, message))
    return null
  return mood === 'good' || mood === 'hard' ? (ofMood(mood, told) ?? saidOfTone(mood)) : saidOfTone(mood)
}

/** Of a message of one or two words only the mood is known, unless they are a telling of their own. */
const findShort = ({ situation, share, probability }: Told): Said | null =>
  situation.isMood === true && share >= sureOfMood.share && probability >= sureOfMood.probability ? situation : null

/** What is said to what was told: for the situation, or for its tone where that isn't sure; null where nothing is sure. */
export function findSaid(message: string, told: Told | null): Said | null {
  const telling = findPlainTelling(message)
  if (telling !== null || told === null) return telling
  if (countWords(message) < shortest) return findShort(told)
  const corrected = correctTone(message, told)
  if (corrected !== null) return corrected
  if (nameBothFeelings(message) !== null && moodOfTelling(message) === 'mixed') return saidOfTone('mixed')
  const against = correctMood(message, told)
  if (against !== null) return against
  if (told.probability >= sureFrom) return told.situation
  const unsure = findUnsure(message, told)
  if (unsure !== null) return unsure
  return readWant(message) === 'feeling' && readGuideRequest(message) === null ? told.byTone : null
}
