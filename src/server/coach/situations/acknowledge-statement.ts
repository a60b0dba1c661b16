import { type Answer, makeQuestion, makeAnswer, type Turn } from '../dialogue/compose-answer.ts'
import { pickOldest } from '../dialogue/conversation-state.ts'
import { countWords, normalize } from '../guide/text-analysis.ts'
import { type CertainTone, certainToneOf, readToneSigns } from './certain-tone.ts'
import { type QuotedClauses, quoteClauses } from './quotable-clause.ts'
import { replyByTone } from './replies-by-tone.ts'
import { unansweredQuestions } from './already-answered.ts'
import { soundsGlad, soundsHard } from './guessed-tone.ts'
import { justListen, keepInJournal } from './statement-choices.ts'
import { hasQuestionForm } from './has-question-form.ts'
import { anyOf } from '../phrase-pattern.ts'
import { takeUpFact } from './tone-of-words.ts'
import { clauseAfterGlad, clauseAfterSorry } from './tellings/embed-clause.ts'
import { findAsides } from './tellings/match-telling.ts'
import { moodOfStatement, nameBothFeelings } from './mood-of-statement.ts'

/** In words. A shorter message is one of those that many write. */
export const storyFrom = 9
/** In words. What a shorter message is about may be named beside it. */
export const shortBelow = 25
const soundsSilly =
  /\bi know (?:how|what) (?:that|this|it) (?:sounds|looks)|\b(?:sounds|know its|its probably) (?:so |a bit |really )?(?:stupid|silly|dumb|ridiculous)\b/
const notSilly = 'It doesn’t sound silly to me.'

/** A certain tone, or a guessed one, which is acknowledged more quietly. */
type Feel = CertainTone | 'sounds hard' | 'sounds glad'
/** Matches what was done to the user, which hurts though no feeling is named. */
const doneToUser = anyOf(
  'hung up on me|(?:forgot|missed|skipped|ruined) my|lied to me|walked (?:out|off) on me|stood me up|blocked me|unfriended me|made fun of me|cut me off|talked over me|left me out|didn.?t (?:even )?(?:invite|tell|ask|call) me|took credit|behind my back|never (?:called|texted|wrote) me back',
)
const isWronged = (message: string): boolean => {
  const { good, light } = readToneSigns(message)
  return good === 0 && light === 0 && doneToUser.test(message)
}
const feelOf = (message: string, tone: CertainTone): Feel =>
  tone === 'good' && !readToneSigns(message).hasWon
    ? 'sounds glad'
    : tone !== 'plain'
      ? tone
      : soundsHard(message) || isWronged(message)
        ? 'sounds hard'
        : soundsGlad(message)
          ? 'sounds glad'
          : 'plain'

const lines: Readonly<Record<Exclude<Feel, 'plain'>, readonly string[]>> = {
  good: ['Congratulations!', 'What news!', 'I’m so glad.'],
  light: ['Ha!', 'Okay, I can see it.'],
  hard: ['I’m sorry.', 'Oh, I’m sorry.'],
  'sounds hard': [
    'I’m sorry. That’s a lot.',
    'That’s hard. I’m sorry.',
    'That’d get to anybody.',
    'No wonder it’s on your mind.',
    'That’s a lot to carry.',
  ],
  'sounds glad': ['I like that a lot.', 'Oh, I love that.', 'I’m glad.'],
}
const ofHard = [
  'What would help, even a little?',
  'How are you doing with it now?',
  'What’s the hardest part of it right now?',
  'Who’s in your corner with this?',
]
const questions: Readonly<Record<Exclude<Feel, 'plain'>, readonly string[]>> = {
  good: ['Who have you told?', 'What comes first now?', 'How does it feel now that it’s real?'],
  light: ['What happened next?', 'Who gets to hear that one?'],
  hard: ofHard,
  'sounds hard': ofHard,
  'sounds glad': ['What was the best part?', 'What made it so good?', 'What will you remember about it?'],
}
const ofPlain = {
  event: ['How did that leave you?', 'How are you feeling about it now?', 'How’s the rest of your day?'],
  /** For a hard event no question asks for more of the story. */
  hardEvent: ['How are you feeling about it now?', 'How did that leave you?', 'What would feel good tonight?'],
  goesOn: ['How are you feeling about it?', 'What’s that been like for you?', 'How’s that been for you?'],
} as const
/** Something that was done or happened, once. */
const once = anyOf(
  'today|tonight|yesterday|last (?:night|week|sunday|monday|tuesday|wednesday|thursday|friday|saturday)|this (?:morning|afternoon|evening)|just (?:now|found|got|had|heard|came|saw)',
  'got|did|had|hired|spent|ended|worked|closed|opened|applied|studied|missed|turned|tried|started|stayed|cleaned|cooked|helped|emailed|texted|told|said|went|came|found|saw|heard|took|gave|left|sold|bought|sat|ran|drove|wrote|met|woke|broke|sent|fell|asked|called|finished|announced|kicked|shouted|laughed|walked',
)
const often = anyOf('always|never|every|each|since|still|keeps?|whenever|sometimes|usually|anymore|used to|for years')
function questionsFor(feel: Feel, said: QuotedClauses, message: string): readonly string[] {
  if (feel !== 'plain') return questions[feel]
  if (!once.test(message) || often.test(said.join(' '))) return ofPlain.goesOn
  return moodOfStatement(message) === 'hard' || readToneSigns(message).hard > 0 ? ofPlain.hardEvent : ofPlain.event
}

export const endIn = (words: string, tone: CertainTone): string =>
  /[.!]$/.test(words) ? words : `${words}${tone === 'good' ? '!' : '.'}`
/** Joins the quoted clauses, each with the mark of the tone. */
export const sayIn = (said: QuotedClauses, tone: CertainTone): string =>
  said.map((words) => endIn(words, tone)).join(' ')

/** Openings that take a clause of the user's into a sentence of the coach's. */
const openings: Readonly<Partial<Record<Feel, readonly string[]>>> = {
  hard: ['I’m sorry {it}.', 'Oh, I’m sorry {it}.', 'I’m so sorry {it}.'],
  'sounds hard': ['I’m sorry {it}.', 'Ugh, I’m sorry {it}.', 'Oh no. I’m sorry {it}.'],
  'sounds glad': ['I love that {it}.', 'I’m so glad {it}.', 'It’s so good to hear that {it}.'],
}
const afterSorry = [
  'That’d get to anybody.',
  'No wonder it’s on your mind.',
  'That’s a lot to carry.',
  'That isn’t a small thing.',
  'Anybody would feel that.',
]
/** Says the clause in a sentence of the coach's, with a remark that fits. Returns null if it can't be said so, or its tone isn't plain. */
function takeIn(turn: Turn, said: QuotedClauses, feel: Feel): string | null {
  const { request, state } = turn
  const { message } = request
  const frames = openings[feel]
  const isHard = feel === 'hard' || feel === 'sounds hard'
  // “I’m sorry” needs hurt in the user's own words, and not only a guess.
  if (frames === undefined || said.length > 1 || (isHard && !saysHurt(message))) return null
  const read = isHard ? clauseAfterSorry : clauseAfterGlad
  const clause = said.map(read).find((words) => words !== null) ?? null
  if (clause === null) return null
  const remark = findAsides(message).find(({ tone }) => tone === (isHard ? 'hard' : 'good'))?.lines
  const after = remark ?? (isHard ? afterSorry : null)
  return [
    pickOldest(state, frames, message).replace('{it}', () => clause),
    after === null ? null : pickOldest(state, after, message),
  ]
    .filter((part) => part !== null)
    .join(' ')
}
const wronged = anyOf(
  '(?:didn.?t|never|forgot|cancel+ed|cursed|yelled|snapped|laughed|ignored|hung up|emailed|made fun|instead of|in front of|lied|left out|won.?t|stopped) ',
)
const saysHurt = (message: string): boolean =>
  moodOfStatement(message) === 'hard' || readToneSigns(message).hard > 0 || wronged.test(message)

function takeUp(turn: Turn, said: QuotedClauses, feel: Feel, tone: CertainTone): string {
  const { request, state } = turn
  const { message } = request
  const taken = takeIn(turn, said, feel)
  if (taken !== null) return taken
  const line =
    feel === 'plain'
      ? soundsSilly.test(normalize(message))
        ? notSilly
        : null
      : pickOldest(state, lines[feel], message)
  const words = sayIn(said, tone)
  if (line === null) return words
  return tone === 'hard' || tone === 'light' ? `${line} ${words}` : `${words} ${line}`
}

/** Says back the user's own words, with a line if the tone is certain. Returns null if nothing can be said back safely. */
export function acknowledgeInTone(turn: Turn, tone: CertainTone): Answer | null {
  const { request, state } = turn
  const { message } = request
  const said = hasQuestionForm(message) ? null : quoteClauses(message)
  if (said === null) return null
  const feel = feelOf(message, tone)
  const text = takeUp(turn, said, feel, tone)
  return makeAnswer(text, {
    question: makeQuestion(
      'heard',
      pickOldest(state, unansweredQuestions(questionsFor(feel, said, message), message), message),
    ),
    choices: [justListen, keepInJournal],
    isFree: true,
  })
}

/** Acknowledges a statement by its tone if no situation is certain: a line, and an easy question. */
export function acknowledgeStatement(turn: Turn): Answer {
  const { request, state } = turn
  const { message } = request
  const mood = moodOfStatement(message)
  const { tone, lines: ofTone, questions: asked } = replyByTone(mood === 'plain' && soundsHard(message) ? 'hard' : mood)
  const both = tone === 'mixed' ? nameBothFeelings(message) : null
  const inTone =
    both === null && countWords(message) >= storyFrom ? acknowledgeInTone(turn, certainToneOf(message)) : null
  if (inTone !== null) return inTone
  const met = [takeUpFact(message, tone), both ?? pickOldest(state, ofTone, message)]
  return makeAnswer(met.filter((part) => part !== null).join(' '), {
    question: makeQuestion('heard', pickOldest(state, unansweredQuestions(asked, message), message)),
    choices: [justListen, keepInJournal],
    isFree: true,
  })
}
