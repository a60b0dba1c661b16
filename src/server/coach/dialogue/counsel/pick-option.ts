import { capitalize } from '#server/lib/capitalize.ts'
import { contentStems, normalize } from '../../guide/words.ts'
import { cleanReply, toYou } from '../coaching/own-words.ts'
import { formatDollars } from '../dollar-amounts.ts'
import { sentencesOf } from '../split-sentences.ts'
import { findChoice } from './find-choice.ts'
import { oneOf } from '../../phrase-pattern.ts'

/** One of two, and the reason in a sentence. */
export type Picked = { option: string; reason: string }

const wished =
  /\b(?:i(?:[’']?d)? (?:really |kind of |kinda |just )?(?:want|wanna|love|rather|wish|hope|prefer|miss)[^.?!,]{0,60}|part of me wants[^.?!,]{0,60})/gi
const forOnce = /\b(?:for once|finally|never (?:get|got|been)|alone|by (?:herself|himself)|this time|my turn)\b/i
const asUsual =
  /\b(?:like (?:every|always|last) ?(?:year|time|christmas|week)?|as (?:usual|always)|every year|again)\b/i
const health = /\b(?:doctor|urgent care|er|pharmacist|dentist|vet|hospital|clinic)\b/i
const waits = /\b(?:wait|sleep on it|hold off|think|give it|leave it|let it go|later|tomorrow)\b/i
const quiet = /\b(?:keep quiet|stay quiet|say nothing|keep it to myself|let it go|hold my tongue)\b/i
const angry = /\b(?:mad|angry|furious|livid|pissed|fuming|heated|shaking)\b/i
const number = /^\$?(\d[\d,.]*)(?:k| dollars| bucks| an hour)?$/

/** What speaks for an option, by what was told. */
function weigh(option: string, other: string, message: string): { weight: number; reason: string } {
  const own = contentStems(option).difference(contentStems(other))
  const around = sentencesOf(message)
    .filter((sentence) => !sentence.endsWith('?'))
    .join(' ')
  const wishes = [...around.matchAll(wished)].map(([wish]) => contentStems(wish))
  const reasons: [boolean, number, string][] = [
    [health.test(option), 4, 'That’s the one where waiting could cost you something.'],
    [quiet.test(other) && !angry.test(message), 3, 'What isn’t said tends to come out some other way.'],
    [forOnce.test(option) && !forOnce.test(other), 3, 'It’s that side’s turn, and the other one has had theirs.'],
    [asUsual.test(other) && !asUsual.test(option), 2, 'The other way has had its turn, more than once.'],
    [angry.test(message) && waits.test(option), 2, 'You’re angry, and tomorrow you can still do the other one.'],
    [wishes.some((wish) => !wish.isDisjointFrom(own)), 2, 'You already said what you want, and that counts.'],
    [findChoice(option)?.canUndo === true, 1, 'It’s the one you could still take back.'],
    [waits.test(option), 0.5, 'It keeps the other one open.'],
    [findChoice(other)?.canUndo === false, 0.5, 'The other one is hard to undo.'],
  ]
  const met = reasons.filter(([holds]) => holds)
  return {
    weight: met.reduce((sum, [, weight]) => sum + weight, 0),
    reason: met[0]?.[2] ?? 'It’s the smaller step, and you can still do more after it.',
  }
}

const amountOf = (option: string): number | null => {
  const found = number.exec(normalize(option).replace(/^(?:at|for|about|to) /, ''))?.[1]
  return found === undefined ? null : Number(found.replaceAll(',', ''))
}

const prices = /\b(?:charge|price|rate|raise|each|an hour|per|clients?|customers?)\b/i

/** Of two sums the lower one; what is charged can be more for whoever is new. */
function pickAmount(low: number, high: number, message: string): Picked {
  const isMoney = prices.test(message) || message.includes('$')
  const [one, two] = isMoney ? [formatDollars(low), formatDollars(high)] : [String(low), String(high)]
  return prices.test(message)
    ? {
        option: `${one} for those you already have, and ${two} for anybody new`,
        reason: 'People who know you compare with last year, and newcomers compare with other places.',
      }
    : { option: one, reason: 'You can go up from there any time. Coming down is harder.' }
}

/** Which of two a friend would take; the first where nothing speaks for either. */
export function pickOption([a, b]: readonly [string, string], message: string): Picked {
  const [one, two] = [amountOf(a), amountOf(b)]
  if (one !== null && two !== null) return pickAmount(Math.min(one, two), Math.max(one, two), message)
  const [first, second] = [weigh(a, b, message), weigh(b, a, message)]
  const isFirst = first.weight >= second.weight
  return { option: toYou(cleanReply(isFirst ? a : b)), reason: (isFirst ? first : second).reason }
}

const verbs = new RegExp(
  `^(?:not |just |also )?(?:${oneOf('ask|buy|call|change|clean|come|cook|do|drop|finish|get|give|go|help|host|invite|keep|leave|lend', 'let|make|move|nap|pay|push|put|quit|read|rent|repair|replace|rest|return|run|save|say|sell|send', 'sit|skip|sleep|stay|stick|study|take|talk|tell|text|throw|travel|try|visit|wait|walk|work|write')})\\b`,
  'i',
)

/** 'I'd give him a smaller gift', or what it is called where it is nothing to do. */
export const leaningTo = (option: string): string =>
  verbs.test(option) ? `I’d ${option.replace(/^just /i, '')}.` : `${capitalize(option)}. That’s the one I’d take.`
