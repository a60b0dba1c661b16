import { Decimal } from 'decimal.js'
import type { Found, RecordAnswer, RecordQuestion } from '#server/ports/records.ts'
import type { Language } from '../safety/kinds.ts'
import { inDays, spanFor } from './read-follow-up-question.ts'
import { toPlainText } from './plain-text.ts'
import { SpokenFormat } from './spoken-format.ts'

const against =
  /\b(?:compared? (?:to|with|against)|versus|vs|as against|against|as opposed to|than in|than|to the one before)\b/
const compare = /\bcompare (.{3,60}?) (?:with|to|and|against|versus|vs) (.{3,60})/

/** The two stretches of time that a text sets side by side, as it names them. */
export function comparedIn(message: string): [string, string] | null {
  const line = toPlainText(message)
  const [, one, other] = compare.exec(line) ?? []
  if (one !== undefined && other !== undefined) return [one, other]
  const found = against.exec(line)
  return found === null ? null : [line.slice(0, found.index), line.slice(found.index + found[0].length)]
}

/** The same question of both; null where one of them is no stretch of time. */
export function toComparison(
  question: RecordQuestion,
  [one, other]: readonly [string, string],
  { today, language }: { today: string; language: Language },
): [RecordQuestion, RecordQuestion] | null {
  const [first, second] = [one, other].map((text) => {
    const span = spanFor(question, text, today, language)
    return span === null ? null : inDays(question, span, today)
  })
  return first === null || second === null || first === undefined || second === undefined ? null : [first, second]
}

/** What can be set against another: an amount, and how it is said. */
function figureOf(found: Found | null, words: SpokenFormat): { value: Decimal; say: (by: Decimal) => string } | null {
  switch (found?.ask) {
    case 'income': {
      const [sum, ...more] = found.sums
      if (more.length > 0) return null
      const { currency } = sum ?? { currency: null }
      return { value: new Decimal(sum?.net ?? 0), say: (by) => words.money(by.toFixed(2), currency) }
    }
    case 'saved': {
      const [sum, ...more] = found.sums
      if (more.length > 0) return null
      return { value: new Decimal(sum?.gained ?? 0), say: (by) => words.money(by.toFixed(2), sum?.currency ?? null) }
    }
    case 'selfCare':
      return {
        value: new Decimal(found.minutes),
        say: (by) => words.say(`${by.toNumber()} minutes`, `${by.toNumber()} minutos`),
      }
    case 'workouts':
      return { value: new Decimal(found.count), say: (by) => words.count(by.toNumber(), 'workout', 'workouts') }
    case 'journalCount':
      return { value: new Decimal(found.count), say: (by) => words.count(by.toNumber(), 'entry', 'entries') }
    case 'mood':
      return found.mood === null
        ? null
        : { value: new Decimal(found.mood.mean).toDecimalPlaces(1), say: (by) => words.number(by.toFixed(1)) }
    default:
      return null
  }
}

/** How far the first is above the second; null where that can't be said. */
export function sayDifference([one, other]: readonly RecordAnswer[], language: Language, today: string): string | null {
  const words = new SpokenFormat(language, today)
  const [first, second] = [figureOf(one?.found ?? null, words), figureOf(other?.found ?? null, words)]
  if (first === null || second === null) return null
  const by = first.value.minus(second.value)
  if (by.isZero()) return words.say('So they’re even.', 'Así que van iguales.')
  const amount = (by.isPositive() ? first : second).say(by.abs())
  return by.isPositive()
    ? words.say(`So the first is ${amount} more.`, `Así que lo primero es ${amount} más.`)
    : words.say(`So the first is ${amount} less.`, `Así que lo primero es ${amount} menos.`)
}
