import { type Answer, asking, makeAnswer, type Turn } from '../dialogue/compose-answer.ts'
import { pickOldest } from '../dialogue/conversation-state.ts'
import { countWords, normalize } from '../guide/text-analysis.ts'
import { type Key, keyOfTelling } from './key-of-telling.ts'
import { type SaidBack, sayBackTelling } from './told-clause.ts'
import { saidOfTone } from './lines-by-tone.ts'
import { notYetTold } from './already-told.ts'
import { takeUpFact } from './tone-of-telling.ts'
import { moodOfTelling, nameBothFeelings } from './mood-of-telling.ts'

export const keepTap = 'Put that in my journal'
export const justListen = 'Just listen'

/** In words. A shorter message is one of those that many write. */
export const storyFrom = 9
const soundsSilly =
  /\bi know (?:how|what) (?:that|this|it) (?:sounds|looks)|\b(?:sounds|know its|its probably) (?:so |a bit |really )?(?:stupid|silly|dumb|ridiculous)\b/
const notSilly = 'It doesn’t sound silly to me.'

const lines: Readonly<Record<Exclude<Key, 'plain'>, readonly string[]>> = {
  good: ['Congratulations!', 'What news!', 'I’m so glad.'],
  light: ['Ha!', 'Okay, I can see it.'],
  hard: ['I’m sorry.', 'Oh, I’m sorry.'],
}
const questions: Readonly<Record<Key, readonly string[]>> = {
  good: ['Who have you told?', 'What comes first now?', 'How does it feel now that it’s real?'],
  light: ['What happened next?', 'Who gets to hear that one?'],
  hard: ['Do you want to say more about it?', 'What’s the part that stays with you?'],
  plain: [
    'Do you want to say more, or is that the whole of it?',
    'Is there more, or is that all of it for now?',
    'What stays with you from it?',
  ],
}

export const endIn = (words: string, key: Key): string =>
  /[.!]$/.test(words) ? words : `${words}${key === 'good' ? '!' : '.'}`
export const sayIn = (said: SaidBack, key: Key): string => said.map((words) => endIn(words, key)).join(' ')

/** What she told in her own words, said back, and a line where its key is sure; null where nothing of it can be turned surely. */
export function meetInKey(turn: Turn, key: Key): Answer | null {
  const { request, state } = turn
  const { message } = request
  const said = sayBackTelling(message)
  if (said === null) return null
  const line =
    key === 'plain' ? (soundsSilly.test(normalize(message)) ? notSilly : null) : pickOldest(state, lines[key], message)
  const words = sayIn(said, key)
  const text = line === null ? words : key === 'hard' || key === 'light' ? `${line} ${words}` : `${words} ${line}`
  return makeAnswer(text, {
    question: asking('heard', pickOldest(state, notYetTold(questions[key], message), message)),
    choices: [justListen, keepTap],
    isFree: true,
  })
}

/** Meets what is told by its tone, where no situation is surely meant: a line that fits, and an easy question. */
export function meetTelling(turn: Turn): Answer {
  const { request, state } = turn
  const { message } = request
  const { tone, lines: ofTone, questions: asked } = saidOfTone(moodOfTelling(message))
  const both = tone === 'mixed' ? nameBothFeelings(message) : null
  const inKey = both === null && countWords(message) >= storyFrom ? meetInKey(turn, keyOfTelling(message)) : null
  if (inKey !== null) return inKey
  const met = [takeUpFact(message, tone), both ?? pickOldest(state, ofTone, message)]
  return makeAnswer(met.filter((part) => part !== null).join(' '), {
    question: asking('heard', pickOldest(state, notYetTold(asked, message), message)),
    choices: [justListen, keepTap],
    isFree: true,
  })
}
