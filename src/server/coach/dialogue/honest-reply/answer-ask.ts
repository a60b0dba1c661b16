import { capitalize } from '#contract/capitalize.ts'
import { quoteUserText } from '../../guide/quote-user-text.ts'
import { countWords } from '../../guide/text-analysis.ts'
import { sayIn, storyFrom } from '../../situations/acknowledge-statement.ts'
import { justListen, keepInJournal } from '../../situations/statement-choices.ts'
import { quoteClauses } from '../../situations/quotable-clause.ts'
import { type Answer, makeQuestion, makeAnswer, paragraphs, type Turn } from '../compose-answer.ts'
import { readExplicitAsks } from '../explicit-ask.ts'
import { splitUserSentences } from '../split-sentences.ts'

export const opening = /^(?:(?:ok|okay|so|and|also|well|but|anyway|lol)[, ]+)+/i
/** Maximum letters quoted of one sentence. */
export const maxQuoted = 240
/** Word for word, with its full stop inside the marks. */
export const quoteSentence = (words: string): string =>
  quoteUserText(words.replace(opening, ''), maxQuoted).replace(/(?<=[\p{L}\d])”$/u, '.”')

/** Returns the first line that wasn't said lately, or else the last one. */
export const nextOf = ({ state }: Turn, lines: readonly [string, ...string[]]): string =>
  lines.find((line) => !state.hasUsed(line)) ?? lines.at(-1) ?? lines[0]

const notMade: readonly [string, ...string[]] = [
  'I can’t make that one from here, so I’d rather ask than hand you something that isn’t it.',
  'That’s another one I can’t make.',
]
const whatItNeeds = 'What’s it for, and what does it have to have in it?'
const onlyYou: readonly [string, ...string[]] = [
  'I won’t pretend to know that better than you do. A way to get at it: picture a friend telling you exactly this and asking you the same thing.',
  'That one’s closer to you than to me, too.',
]
const wantsAnswer = /^(?:tell|explain|show|be (?:honest|straight)|let me know)\b/i
/** Answers a question within a statement, instead of only listening. */
export function answerAsk(turn: Turn): Answer | null {
  const { message } = turn.request
  const asks = readExplicitAsks(message)
  const asked = asks.findLast(({ kind }) => kind === 'order' || kind === 'wish')
  if (asked !== undefined && !wantsAnswer.test(asked.words))
    return makeAnswer(paragraphs(`You’re asking: ${quoteSentence(capitalize(asked.words))}`, nextOf(turn, notMade)), {
      question: makeQuestion('heard', whatItNeeds),
      choices: [keepInJournal],
      isFree: true,
    })
  if (asks.length === 0 || countWords(message) < storyFrom) return null
  const told = quoteClauses(
    splitUserSentences(message)
      .filter((one) => readExplicitAsks(one).length === 0)
      .join(' '),
  )
  return makeAnswer(paragraphs(told && sayIn(told, 'plain'), nextOf(turn, onlyYou)), {
    question: makeQuestion('heard', 'What’s the first thing you’d say to her?'),
    choices: [justListen, keepInJournal],
    isFree: true,
  })
}
