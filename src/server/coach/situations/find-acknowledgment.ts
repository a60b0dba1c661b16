import { wholeWords } from '../phrase-pattern.ts'
import { readGuideRequest } from '../guide/guide-requests.ts'
import { countWords, normalize } from '../guide/text-analysis.ts'
import { readWant } from '../dialogue/honest-reply/read-want.ts'
import { replyByTone } from './replies-by-tone.ts'
import { isOnlyWorn, moodOfStatement, moodOfWords, nameBothFeelings, speaksAgainst } from './mood-of-statement.ts'
import type { Acknowledgment, SituationMatch, StatementMatch } from './find-situation.ts'
import { matchStatement } from './match-statement.ts'
import { isClearlyHard } from './guessed-tone.ts'
import { sharesOfTones } from './tone-classifier.ts'
import { toneOfWords } from './tone-of-words.ts'

/** In words. In a shorter message only a mood is recognized. */
export const shortest = 4
/** In words. 'He proposed!' */
const shortestStatement = 2
/** Below this probability, the lines of a situation may miss the point of the message. */
const sureFrom = 0.35
/** The same for a mood in a word or two, which says little. */
const sureOfMood = { share: 0.4, probability: 0.15 } as const

/** From this probability on, a situation with the tone of the plain words is used, though another is likelier. */
const likelyOfTone = 0.15

/** Corrects the classifier by plain words of good news: 'sold five' isn't slow business. */
function correctTone(message: string, match: SituationMatch): Acknowledgment | null {
  const tone = toneOfWords(message)
  if (tone === 'faint') return match.situation.tone === 'good' ? replyByTone('plain') : null
  if (tone !== 'good' || (match.situation.tone === 'plain' && match.probability >= surelyFrom)) return null
  const best = match.likeliest('good')
  return best !== null && best.probability >= likelyOfTone ? best.situation : replyByTone('good')
}

/** Matches a written statement, but not good news that has something sad in it or is clearly hard. */
export function findPlainStatement(message: string): StatementMatch | null {
  const statement = countWords(message) < shortestStatement ? null : matchStatement(message)
  if (statement?.tone !== 'good') return statement
  const tone = toneOfWords(message)
  if (tone === 'bad') return isOnlyWorn(message) ? statement : null
  return moodOfWords(message) !== 'good' && !message.includes('!') && isClearlyHard(message) ? null : statement
}

/** Matches a feeling of the user, or something hard that happened today. It is acknowledged before any matter of the library. */
const ofOwnFeeling = wholeWords([
  '(?:im|i am|feel|feeling|felt|kinda|kind of|a (?:little|bit)|pretty|so|just|now) (?:so |just |really |kinda |kind of |a (?:little|bit) )?(?:bummed|dreading|down|sad|discouraged|deflated|disappointed|frustrated|hurt|crushed|embarrassed)',
  'killing me|bummed|dreading|stings?|stung|ticked off|let down',
])

/** Acknowledges plain words of joy, effort or hurt if no situation is certain. */
function acknowledgeUncertain(message: string, match: SituationMatch): Acknowledgment | null {
  const mood = moodOfStatement(message)
  if (mood === 'mixed' || mood === 'light') return replyByTone(mood)
  if (mood === 'good') return ofMood(mood, match) ?? replyByTone(mood)
  return mood === 'hard' && ofOwnFeeling.test(normalize(message)) ? replyByTone(mood) : null
}

/** From this probability on, a situation is certain, though the words sound harder. */
const surelyFrom = 0.6
const ofMood = (mood: 'good' | 'hard', match: SituationMatch): Acknowledgment | null => {
  const best = match.likeliest(mood)
  return best !== null && best.probability >= likelyOfTone ? best.situation : null
}

/** From this probability good news is kept despite hard words. */
const almostCertainFrom = 0.85

/** Corrects a guessed tone by plain words against it. */
function correctMood(message: string, match: SituationMatch): Acknowledgment | null {
  const mood = moodOfStatement(message)
  const { situation, probability } = match
  if ((mood === 'hard' && probability >= almostCertainFrom) || !speaksAgainst(mood, situation.tone, message))
    return null
  return mood === 'good' || mood === 'hard' ? (ofMood(mood, match) ?? replyByTone(mood)) : replyByTone(mood)
}

/**
 * From these probabilities of the opposite tone on, a situation's lines may be wrong, and none in its tone are said. Pity for good news
 * is worse than joy at what a word calls good.
 */
const doubtedFrom = { hard: 0.55, good: 0.85 } as const
function isDoubted(message: string, { situation: { tone }, probability }: SituationMatch): boolean {
  if (probability >= almostCertainFrom || (tone !== 'hard' && tone !== 'good')) return false
  return sharesOfTones(message)[tone === 'hard' ? 'good' : 'hard'] >= doubtedFrom[tone]
}

/** Returns only a mood for a message of one or two words. */
const findShort = ({ situation, share, probability }: SituationMatch): Acknowledgment | null =>
  situation.isMood === true && share >= sureOfMood.share && probability >= sureOfMood.probability ? situation : null

/** Finds the acknowledgment for a statement: by its situation, or by its tone if that isn't certain. Returns null if neither is. */
export function findAcknowledgment(message: string, match: SituationMatch | null): Acknowledgment | null {
  const statement = findPlainStatement(message)
  if (statement !== null || match === null) return statement
  if (countWords(message) < shortest) return findShort(match)
  const corrected = correctTone(message, match)
  if (corrected !== null) return corrected
  if (nameBothFeelings(message) !== null && moodOfStatement(message) === 'mixed') return replyByTone('mixed')
  const against = correctMood(message, match)
  if (against !== null) return against
  if (match.probability >= sureFrom) return isDoubted(message, match) ? replyByTone('plain') : match.situation
  const unsure = acknowledgeUncertain(message, match)
  if (unsure !== null) return unsure
  return readWant(message) === 'feeling' && readGuideRequest(message) === null ? match.byTone : null
}
