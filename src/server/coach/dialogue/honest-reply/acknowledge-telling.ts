import { isConfident, type MatterHit } from '../../guide/find-matter.ts'
import { beginsInPast, isUnderWay, reportsOnly, tellsSomething } from '../../guide/is-telling.ts'
import { countWords, normalize } from '../../guide/text-analysis.ts'
import { wholeWords } from '../../phrase-pattern.ts'
import { acknowledgeInTone, acknowledgeStatement, storyFrom } from '../../situations/acknowledge-statement.ts'
import { isBareSubject } from '../../situations/clearly-positive.ts'
import { certainToneOf } from '../../situations/certain-tone.ts'
import { soundsGlad, soundsHard } from '../../situations/guessed-tone.ts'
import { hasQuestionForm } from '../../situations/has-question-form.ts'
import { moodOfStatement } from '../../situations/mood-of-statement.ts'
import { sharesOfTones, sureToneOf } from '../../situations/tone-classifier.ts'
import { readExplicitAsks } from '../explicit-ask.ts'
import { splitUserSentences } from '../split-sentences.ts'
import type { Answer, Turn } from '../compose-answer.ts'
import { isNoOrder } from './is-no-order.ts'

/** Shares of a hard tone. Below the first a deed is taken as plain, below the second news as good. */
const hardBelow = { deed: 0.3, news: 0.2 } as const
/** In words. A longer story tells of more than one thing. */
const maxWords = 40

/** Matches what is a problem though nothing hard is said: a bill, a ticket, a test result, what can't be done. */
const trouble = wholeWords([
  'bills?|tickets?|debts?|owed?|pregnant|positive|diagnos\\w*|jury|court|divorc\\w*|laid off|fired|layoffs?|scam\\w*|stolen|burn\\w*|sunburn|bruis\\w*|swallowed|bit|bitten|stung|fever|rash|mold|leak\\w*',
  'cant|cannot|wont|couldnt|dont (?:know|understand)|barely|clue|not sure|no idea|miss(?:ed|ing)?|lost|died|dead|cancer|surgery|affair|cheated|guilty|afraid|scared|worried|anxious|ashamed|lonely|alone|but',
  'passed over|turned (?:me )?down|denied|rejected|nobody|no one|without me|put \\w+ down|too \\w+ to|again|had to|have to|miscarr\\w*|would of|would have|just for me|for one|all by myself',
])

/** Matches what went wrong or is still wished for, in what sounds like good news. */
const mishap = wholeWords([
  'accidentally|damaged|broken|misplaced|lost|cant|cannot|can not|trying to|would like|report it|stuck|problems?|issues?|errors?|wrong',
])

const isEasy = (message: string, below: number): boolean =>
  !trouble.test(normalize(message)) &&
  moodOfStatement(message) !== 'hard' &&
  !soundsHard(message) &&
  sharesOfTones(message).hard < below

/** Matches a day that would have been one of joy: 'would of been our 50th today'. */
const missed = /\bwould(?:ve| of| have| a)? (?:been|be) (?:our|his|her|my|\w{2,12}s) \w/

/** Whether the user only tells what they did or are doing, or something good. */
const isEasyTelling = (message: string): boolean =>
  missed.test(normalize(message)) ||
  ((beginsInPast(message) || isUnderWay(message)) && tellsSomething(message) && isEasy(message, hardBelow.deed)) ||
  ((reportsOnly(message) || tellsSomething(message)) &&
    (soundsGlad(message) || certainToneOf(message) === 'good') &&
    moodOfStatement(message) !== 'hard' &&
    !mishap.test(normalize(message)) &&
    sharesOfTones(message).hard < hardBelow.news)

/** From this probability on, a matter is meant though the message only tells something. */
const surelyMeantFrom = 0.8

/** Acknowledges what is only told, of an everyday deed or something good, where a word of it would open the matter `hit`. */
export function acknowledgeTelling(turn: Turn, hit: MatterHit | undefined): Answer | null {
  const { message, language } = turn.request
  if (isConfident(hit, surelyMeantFrom) && sureToneOf(message) !== 'good') return null
  if (language !== 'en' || turn.state.pending !== null || turn.state.current !== null || countWords(message) > maxWords)
    return null
  if (hasQuestionForm(message) || readExplicitAsks(message).length > 0) return null
  return isEasyTelling(message) ? acknowledgeStatement(turn) : null
}

/** Answers a statement, also one without an 'I': 'The twins said their first word'. What is only told is never refused. */
export function answerStatement(turn: Turn): Answer | null {
  const { message } = turn.request
  const isTold =
    countWords(message) >= storyFrom &&
    readExplicitAsks(message).length === 0 &&
    (!isBareSubject(message) || splitUserSentences(message).length > 1)
  const inTone = isTold && !message.includes('?') ? acknowledgeInTone(turn, certainToneOf(message)) : null
  if (inTone !== null || turn.state.pending !== null || hasQuestionForm(message)) return inTone
  return tellsSomething(message) || isNoOrder(normalize(message)) ? acknowledgeStatement(turn) : null
}
