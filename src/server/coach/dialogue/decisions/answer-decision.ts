import { countWords, normalize } from '../../guide/words.ts'
import { isConfident } from '../../guide/find-matter.ts'
import type { Library } from '../../guide/library.ts'
import { quoteUserText } from '../../guide/quote-user-text.ts'
import { toYou } from '../coaching/own-words.ts'
import { type Answer, asking, paragraphs, say, type Turn } from '../compose-answer.ts'
import { decisionKind } from './decision-kind.ts'
import { asidesIn, optionsIn } from './read-options.ts'
import { amountsIn, leaningOf } from './compare-amounts.ts'
import { capitalize } from '#server/lib/capitalize.ts'
import { bulletList } from '../../markdown.ts'

/** In words. After a shorter message the coach asks for more before it answers. */
const minWords = 40
/** A probability. From here a matter of the library is answered instead. */
const verySure = 0.95
const maxQuoted = 140

const decides =
  /\b(?:what would you do|which (?:one )?would you|do (?:we|i) (?:do|take) it or|help (?:me )?decid\w*|how should i think about)\b/
const decidesToo = /\b(?:(?:cant|cannot|can not) decide|want an answer by|torn between|dont know whether to)\b/

const settle = {
  money: 'One fact would settle it: what the other side will put in writing about the part that isn’t money.',
  family: 'One fact would settle it: what it would really cost to undo, and whether it can be smaller than it is now.',
  work: 'One fact would settle it: whether that work would really come in. Ask two of the people you turned away if they’d book now.',
  place: 'One fact would settle it: how soon you could get out of each one again, and what that costs.',
  self: 'None of these has a price on it, so go by what you can undo: try that one first, and leave the one you can’t take back for last.',
} as const
const questions = {
  money: 'If the money came out even, which one would you take?',
  self: 'Which of these would you be sorry, a year from now, not to have tried?',
} as const

function settleBy(message: string): string {
  if (!message.includes('$')) return settle.self
  if (/\bturn away\b/i.test(message)) return settle.work
  if (/\b(?:rent|lease|landlord)\b/i.test(message)) return settle.place
  return /\b(?:husband|hubby|wife|brother|sister|niece|nephew|mom|mother|family)\b/i.test(message) &&
    !/\boffered me\b/i.test(message)
    ? settle.family
    : settle.money
}

const quoteAll = (parts: readonly string[]): string => parts.map((part) => quoteUserText(part, maxQuoted)).join(' and ')

/** What is to be decided, told at length: the ways, the sums beside each other, what no sum holds, and what would settle it. */
export function answerDecision(turn: Turn, { find }: Library): Answer | null {
  const { message, language } = turn.request
  const line = normalize(message)
  if (language !== 'en' || countWords(message) < minWords || !(decides.test(line) || decidesToo.test(line))) return null
  const [options, sums, asides] = [optionsIn(message), amountsIn(message), asidesIn(message)]
  if (options.length === 0 && sums.length === 0) return null
  // Sums beside each other are an answer that no matter has.
  if (options.length + sums.length < 2 && isConfident(find(message)[0], verySure)) return null
  const ways =
    options.length === 0
      ? null
      : `${options.length > 1 ? 'Here’s what’s on the table' : 'Here’s what you’d change'}, in your words:\n\n${bulletList(options.map((option) => capitalize(toYou(option))))}`
  const numbers = sums.length === 0 ? null : `Your own numbers:\n\n${bulletList(sums.map(capitalize))}`
  const rest = asides.length === 0 ? null : `You can’t put a number on this, but it counts: ${quoteAll(asides)}.`
  const question = message.includes('$') ? questions.money : questions.self
  const weighs = leaningOf(message) ?? settleBy(message)
  return say(paragraphs(ways, numbers, rest, weighs), {
    question: asking('heard', question),
    coaching: { kind: decisionKind, asked: '', turns: 1, slots: { weighs, sum: sums[0] ?? '', way: options[0] ?? '' } },
    closesTopic: true,
  })
}
