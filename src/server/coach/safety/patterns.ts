import type { LexiconMatches } from './lexicon-matches.ts'

/**
 * A pattern is matched word by word: `CONCEPT` or `word`, `a|b` for either, `x?` if optional, `~` for up to six other words, `~~`
 * for up to fourteen, all within one sentence. ` & ` separates parts that may be anywhere in the message. Filler words are
 * skipped.
 */
export type Pattern = { written: string; parts: readonly (readonly Step[])[] }
const maxSpan = 60

type Step = { gap: number } | { names: ReadonlySet<string>; isOptional: boolean }

/** Where a part of a pattern was found, as positions of words; `end` is exclusive. `used` leaves out the words in its gaps. */
export type PatternMatch = { start: number; end: number; used: readonly number[] }

/** Compiles the patterns of a table. */
export function toPattern(written: string): Pattern {
  const parts = written.split(' & ').map((part) => part.trim().split(/\s+/u).map(stepOf))
  return { written, parts }
}

/** Cached by their text, because most steps occur in many patterns. */
const steps = new Map<string, Step>()

const stepOf = (word: string): Step => steps.getOrInsertComputed(word, toStep)

function toStep(word: string): Step {
  if (/^~+$/u.test(word)) return { gap: word.length > 1 ? 14 : 6 }
  const isOptional = word.endsWith('?')
  return { names: new Set((isOptional ? word.slice(0, -1) : word).split('|')), isOptional }
}

/** Returns the words of a pattern that are not concepts. */
export const plainWordsOf = ({ parts }: Pattern): string[] =>
  parts.flat().flatMap((step) => ('gap' in step ? [] : [...step.names].filter((name) => !isConcept(name))))

/** Returns the concepts that patterns define themselves: `a_b` is a phrase, `word*` every word with that beginning. */
export const ownConceptsOf = (named: readonly string[]): Record<string, string[]> =>
  Object.fromEntries(named.filter((name) => /[_*]/u.test(name)).map((name) => [name, [name.replaceAll('_', ' ')]]))

const isConcept = (name: string): boolean => /^[A-Z]/u.test(name)

/** A part of a pattern. `needs`: the numbers of sets. The part matches only if the message contains a name from each of them. */
type Beginning = { pattern: Pattern; part: number; steps: readonly Step[]; needs: readonly number[] }

/** Patterns by the names that each part may begin with, so that a message is read once; `meets`: the sets that contain a name. */
export type Index = {
  beginnings: ReadonlyMap<string, readonly Beginning[]>
  meets: ReadonlyMap<string, readonly number[]>
  sets: number
}

/** Builds the index of patterns for `findAll`. */
export function indexOf(patterns: readonly Pattern[]): Index {
  const beginnings = new Map<string, Beginning[]>()
  const meets = new Map<string, number[]>()
  const numbers = new Map<ReadonlySet<string>, number>()
  const numberOf = (names: ReadonlySet<string>): number => {
    const known = numbers.get(names)
    if (known !== undefined) return known
    const number = numbers.size
    numbers.set(names, number)
    for (const name of names) meets.getOrInsertComputed(name, () => []).push(number)
    return number
  }
  for (const pattern of patterns) {
    pattern.parts.forEach((steps, part) => {
      const [first, ...further] = steps
      // Patterns with the same beginning differ mostly in their last step, so it is tested first.
      const needs = further
        .flatMap((step) => ('gap' in step || step.isOptional ? [] : [numberOf(step.names)]))
        .toReversed()
      for (const name of first === undefined || 'gap' in first ? [] : first.names)
        beginnings.getOrInsertComputed(name, () => []).push({ pattern, part, steps, needs })
    })
  }
  return { beginnings, meets, sets: numbers.size }
}

/** The parts that may begin with each name in a message, without those that need a name it lacks. */
function possibleIn({ beginnings, meets, sets }: Index, { names }: LexiconMatches): Index['beginnings'] {
  const possible = new Map<string, readonly Beginning[]>()
  const begun = [...names].filter((name) => beginnings.has(name))
  if (begun.length === 0) return possible
  const isMet = new Uint8Array(sets)
  for (const name of names) for (const number of meets.get(name) ?? []) isMet[number] = 1
  for (const name of begun) {
    const some = beginnings.get(name)?.filter(({ needs }) => needs.every((number) => isMet[number] === 1)) ?? []
    if (some.length > 0) possible.set(name, some)
  }
  return possible
}

/** Finds every match of each pattern. A pattern of several parts is found at its first part, if all others match too. */
export function findAll(index: Index, matches: LexiconMatches): { pattern: Pattern; found: PatternMatch }[] {
  const possible = possibleIn(index, matches)
  if (possible.size === 0) return []
  const parts = new Map<Pattern, PatternMatch[][]>()
  for (let start = 0; start < matches.words.length; start += 1) {
    for (const name of matches.namesAt(start)) {
      for (const { pattern, part, steps } of possible.get(name) ?? []) {
        const found = findAt(steps, matches, start)
        if (found === null) continue
        parts.getOrInsertComputed(pattern, () => pattern.parts.map(() => []))[part]?.push(found)
      }
    }
  }
  return [...parts].flatMap(([pattern, byPart]) =>
    byPart.every((list) => list.length > 0) ? (byPart[0] ?? []).map((found) => ({ pattern, found })) : [],
  )
}

/** Matches a part of a pattern from a word on, or returns null. */
function findAt(steps: readonly Step[], matches: LexiconMatches, start: number): PatternMatch | null {
  const sentence = matches.words[start]?.sentence
  const used: number[] = []
  const failed = new Set<number>()
  const walk = (step: number, at: number): boolean => {
    const key = step * 4096 + (at - start)
    if (failed.has(key)) return false
    const isFound = tryStep(step, at)
    if (!isFound) failed.add(key)
    return isFound
  }
  const tryStep = (step: number, at: number): boolean => {
    const now = steps[step]
    if (now === undefined) return true
    if ('gap' in now) {
      for (let skipped = 0; skipped <= now.gap; skipped += 1) if (walk(step + 1, at + skipped)) return true
      return false
    }
    const isHere = matches.words[at]?.sentence === sentence
    if (isHere) {
      for (const end of matches.endsOf(now.names, at)) {
        const kept = used.length
        for (let word = at; word < end; word += 1) used.push(word)
        if (walk(step + 1, end)) return true
        used.length = kept
      }
      if (step > 0 && at - start < maxSpan && matches.isFiller(at) && walk(step, at + 1)) return true
    }
    return now.isOptional && walk(step + 1, at)
  }
  return walk(0, start) ? { start, end: (used.at(-1) ?? start) + 1, used: [...used] } : null
}
