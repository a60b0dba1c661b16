import type { QuestionPurpose } from '#server/ports/dialogue-state.ts'
import { type Answer, makeQuestion, makeAnswer, type Turn } from '../dialogue/compose-answer.ts'
import { pickOldest } from '../dialogue/conversation-state.ts'
import { readExplicitAsks } from '../dialogue/explicit-ask.ts'
import type { StageContext } from '../dialogue/stage.ts'
import { isConfident } from '../guide/find-matter.ts'
import { findPlainStatement } from './find-acknowledgment.ts'
import { contentStems, countWords } from '../guide/text-analysis.ts'
import { certainToneOf, readToneSigns } from './certain-tone.ts'
import { endIn, acknowledgeInTone, sayIn, shortBelow, storyFrom } from './acknowledge-statement.ts'
import { justListen, keepInJournal } from './statement-choices.ts'
import { soundsHard } from './guessed-tone.ts'
import type { SituationMatch } from './find-situation.ts'
import type { Tone } from './replies-by-tone.ts'
import { lostThing } from './lost-things.ts'
import { isUnsharedJoy } from './unshared-joy.ts'
import { sayBack } from './say-back.ts'
import { splitUserSentences } from '../dialogue/split-sentences.ts'
import { quoteClauses } from './quotable-clause.ts'
import { agreedWith, type Hearing, mayAgree, readHearing } from './wants-only-to-be-heard.ts'

const heardLines: Readonly<Record<Exclude<Hearing, 'agree'>, readonly string[]>> = {
  message: ['Message received.', 'Received, every word.'],
  nobody: ['Well, now somebody knows.', 'Now I know, so you’ve told somebody.'],
  relief: ['Good. I’m glad you said it.', 'Then it was worth saying.'],
  noFix: ['No advice. I heard you.', 'Nothing to fix. I heard you.'],
  told: ['Now somebody knows.', 'I heard you.'],
}
const agreeLines = ['I’m with you on this one.', 'I’m on your side here.']
/** Questions after which a message may tell something new. */
const open: ReadonlySet<QuestionPurpose | null> = new Set<QuestionPurpose | null>([
  null,
  'heard',
  'telling',
  'topic',
  'listen',
  'draft',
])
/** In words. A shorter message only says how the user wants to be heard. */
const toldFrom = 9

const isPlainStatement = ({ request: { message, language }, state: { pending } }: Turn, from: number): boolean =>
  language === 'en' && open.has(pending) && readExplicitAsks(message).length === 0 && countWords(message) >= from

/** Replies to 'I don’t need advice', 'just agree with me', 'that’s the message': an acknowledgment of what was told, and no question. */
export function answerHearing({ turn }: StageContext): Answer | null {
  const { message } = turn.request
  if (!isPlainStatement(turn, toldFrom)) return null
  const hearing = readHearing(message)
  if (hearing === null) return null
  const said = quoteClauses(message, true)
  const agreed = hearing === 'agree' ? agreedWith(message) : null
  if (agreed !== null) return heard(`You’re right. ${endIn(agreed, 'plain')}`)
  if (said === null) return null
  const words = sayIn(said, certainToneOf(message) === 'good' ? 'good' : 'plain')
  const closing = hearing === 'agree' ? (mayAgree(message) ? agreeLines : heardLines.told) : heardLines[hearing]
  return heard(`${words} ${pickOldest(turn.state, closing, message)}`)
}
const heard = (text: string): Answer => makeAnswer(text, { question: null, choices: [keepInJournal], isFree: true })

/** From this confidence on, a message with a laugh is about a matter. */
const matterFrom = 0.7
/** From this confidence on, a message that only sounds calm is about a matter. */
const calmMatterFrom = 0.85
/** In words. A shorter message is one that many users write. */
const laughFrom = 4
/** Answers a statement whose own words make its tone certain: joy, a laugh, or calm. */
export function answerByCertainTone({ act, turn, library }: StageContext): Answer | null {
  const { message } = turn.request
  if (act !== null || !isPlainStatement(turn, laughFrom)) return null
  const lost = lostThing(message)
  if (lost !== null) return mourn(turn, lost)
  if (isWritten(message) || isUnsharedJoy(message)) return null
  const tone = certainToneOf(message)
  // A message with a laugh that is still about a matter.
  if (tone === 'light' && isConfident(library.find(message)[0], matterFrom)) return null
  const { hard, isCalm } = readToneSigns(message)
  const isSure = tone === 'light' || (tone === 'good' && countWords(message) >= toldFrom)
  if (!isSure && isConfident(library.find(message)[0], calmMatterFrom)) return null
  return isSure || (isCalm && hard <= 1 && countWords(message) >= storyFrom)
    ? acknowledgeInTone(turn, isSure ? tone : 'plain')
    : null
}

/** In words. Common messages of a sentence or two have lines of their own. */
const longestWritten = 32
const isWritten = (message: string): boolean =>
  countWords(message) <= longestWritten && findPlainStatement(message) !== null

const missed = ['What do you miss about {it}?', 'What do you want to remember about {it}?']
/** Says sorry for an animal, a tree or a place that is gone, and takes up the rest of the message. */
function mourn(turn: Turn, lost: string): Answer {
  const { message } = turn.request
  const [first = '', ...rest] = splitUserSentences(message)
  const told = lostThing(first) === null ? [] : rest.filter((one) => countWords(one) <= longestAside)
  const said = told.flatMap((one) => sayBack(one) ?? []).slice(0, 2)
  const it = /\b(he|she|they)\b/i.exec(rest.join(' '))?.[1]?.toLowerCase() ?? ''
  const question = pickOldest(turn.state, missed, message).replace('{it}', objectOf.get(it) ?? 'it')
  return makeAnswer([`I’m sorry about ${lost}.`, ...said.map((one) => endIn(one, 'plain'))].join(' '), {
    question: makeQuestion('heard', question),
    choices: [justListen, keepInJournal],
    isFree: true,
  })
}
const objectOf: ReadonlyMap<string, string> = new Map(Object.entries({ he: 'him', she: 'her' }))
/** In words. */
const longestAside = 14

/** From this probability on, a guessed situation counts as much as its own words. */
const guessedFrom = 0.75
/** A lower probability is enough if hardly anything else is likely, or if the user's words name the situation. */
const alone = { from: 0.55, share: 0.9 } as const
const namedFrom = 0.45
const isNamed = (message: string, { about }: { about: string }): boolean => {
  const said = contentStems(message)
  return [...contentStems(about)].filter((stem) => said.has(stem)).length >= namingWords
}
const namingWords = 2
function isSpokenAgainst(message: string, tone: Tone): boolean {
  const { good, light, isDenied } = readToneSigns(message)
  return tone === 'hard' && (light > 0 || (countWords(message) >= shortBelow && (good > 0 || isDenied)))
}
/** True if the situation is certain enough for its own lines. */
function isCertainSituation(message: string, match: SituationMatch | null): boolean {
  if (match === null) return false
  const { situation, probability, share } = match
  if (probability >= guessedFrom) return !isSpokenAgainst(message, situation.tone)
  if (situation.tone !== 'hard' || !soundsHard(message)) return false
  return (
    (probability >= alone.from && share >= alone.share) || (probability >= namedFrom && isNamed(message, situation))
  )
}
/** True if a story gets a reply to its words instead of its tone, because the tone was only guessed, or other words speak against it. */
export function isToneUncertain(message: string, tone: Tone, match: SituationMatch | null, hasForm: boolean): boolean {
  if (countWords(message) < storyFrom || (!hasForm && isCertainSituation(message, match))) return false
  const { good, hard, light, isDenied, turns } = readToneSigns(message)
  // A tone from a written form is kept, unless a longer message has no other sign of it.
  if (hasForm) return countWords(message) >= longFrom && tone === 'good' && good === 0
  if (tone === 'hard') return hard < 2 || isDenied || light > 0 || good > 0
  return tone === 'good' ? good < 2 || hard > 0 || turns : true
}
/** In words. */
const longFrom = longestWritten
