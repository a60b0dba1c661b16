import type { LexiconMatches } from './lexicon-matches.ts'

/**
 * A pattern is read word by word: `CONCEPT` or `word`, `a|b` for either, `x?` where it may be missing, `~` for up to six other words,
 * `~~` for up to fourteen, all in one sentence, and ` & ` between parts anywhere in the message. Filler words are skipped.
 */
export type Pattern = { written: string; parts: readonly (readonly Step[])[] }
const maxSpan = 60

type Step = { gap: number } | { names: ReadonlySet<string>; isOptional: boolean }

/** Where a part of a pattern was found: from its first word to after its last, and the words it named, without those in its gaps. */
export type Found = { start: number; end: number; used: readonly number[] }

/** Compiles the patterns of a table. */
export function toPattern(written: string): Pattern {
  const parts = written.split(' & ').map((part) => part.trim().split(/\s+/u).map(stepOf))
  return { written, parts }
}

/** By how it is written: most steps stand in many patterns. */
const steps = new Map<string, Step>()

function stepOf(word: string): Step {
  const known = steps.get(word)
  if (known !== undefined) return known
  const step = toStep(word)
  steps.set(word, step)
  return step
}

function toStep(word: string): Step {
  if (/^~+$/u.test(word)) return { gap: word.length > 1 ? 14 : 6 }
  const isOptional = word.endsWith('?')
  return { names: new Set((isOptional ? word.slice(0, -1) : word).split('|')), isOptional }
}

/** The words a pattern names that are not concepts. */
export const plainWordsOf = ({ parts }: Pattern): string[] =>
  parts.flat().flatMap((step) => ('gap' in step ? [] : [...step.names].filter((name) => !isConcept(name))))

/** The concepts that patterns make by the way: `a_b` is a phrase, `word*` all that begins so. */
export const ownConceptsOf = (named: readonly string[]): Record<string, string[]> =>
  Object.fromEntries(named.filter((name) => /[_*]/u.test(name)).map((name) => [name, [name.replaceAll('_', ' ')]]))

const isConcept = (name: string): boolean => /^[A-Z]/u.test(name)

/** A part of a pattern, and what its further steps need: one name of each of these sets, by their numbers. */
type Beginning = { pattern: Pattern; part: number; steps: readonly Step[]; needs: readonly number[] }

/** Patterns by what each part may begin with, so that a message is gone through once; and the sets that each name meets. */
export type Index = {
  beginnings: ReadonlyMap<string, readonly Beginning[]>
  meets: ReadonlyMap<string, readonly number[]>
  sets: number
}

export function indexOf(patterns: readonly Pattern[]): Index {
  const beginnings = new Map<string, Beginning[]>()
  const meets = new Map<string, number[]>()
  const numbers = new Map<ReadonlySet<string>, number>()
  const numberOf = (names: ReadonlySet<string>): number => {
    const known = numbers.get(names)
    if (known !== undefined) return known
    const number = numbers.size
    numbers.set(names, number)
    for (const name of names) append(meets, name, number)
    return number
  }
  for (const pattern of patterns) {
    pattern.parts.forEach((steps, part) => {
      const [first, ...further] = steps
      // The last step is what sets patterns with one beginning apart.
      const needs = further
        .flatMap((step) => ('gap' in step || step.isOptional ? [] : [numberOf(step.names)]))
        .toReversed()
      for (const name of first === undefined || 'gap' in first ? [] : first.names)
        append(beginnings, name, { pattern, part, steps, needs })
    })
  }
  return { beginnings, meets, sets: numbers.size }
}

function append<Item>(lists: Map<string, Item[]>, name: string, item: Item): void {
  const list = lists.get(name)
  if (list === undefined) lists.set(name, [item])
  else list.push(item)
}

/** What may begin with each name that a message has: all that it needs further is there too. */
function possibleIn({ beginnings, meets, sets }: Index, { names }: LexiconMatches): Index['beginnings'] {
  const isMet = new Uint8Array(sets)
  for (const name of names) for (const number of meets.get(name) ?? []) isMet[number] = 1
  const possible = new Map<string, readonly Beginning[]>()
  for (const name of names) {
    const some = beginnings.get(name)?.filter(({ needs }) => needs.every((number) => isMet[number] === 1))
    if (some !== undefined && some.length > 0) possible.set(name, some)
  }
  return possible
}

/** Everywhere that each pattern's first or only part was found; one of several parts counts once all are there. */
export function findAll(index: Index, marks: LexiconMatches): { pattern: Pattern; found: Found }[] {
  const possible = possibleIn(index, marks)
  if (possible.size === 0) return []
  const parts = new Map<Pattern, Found[][]>()
  for (let start = 0; start < marks.words.length; start += 1) {
    for (const name of marks.namesAt(start)) {
      for (const { pattern, part, steps } of possible.get(name) ?? []) {
        const found = findAt(steps, marks, start)
        if (found === null) continue
        const matches = parts.get(pattern) ?? pattern.parts.map(() => [])
        matches[part]?.push(found)
        parts.set(pattern, matches)
      }
    }
  }
  return [...parts].flatMap(([pattern, matches]) =>
    matches.every((list) => list.length > 0) ? (matches[0] ?? []).map((found) => ({ pattern, found })) : [],
  )
}

/** The part of a pattern that begins at a word, or null. */
function findAt(steps: readonly Step[], marks: LexiconMatches, start: number): Found | null {
  const sentence = marks.words[start]?.sentence
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
    const isHere = marks.words[at]?.sentence === sentence
    if (isHere) {
      for (const end of marks.endsOf(now.names, at)) {
        const kept = used.length
        for (let word = at; word < end; word += 1) used.push(word)
        if (walk(step + 1, end)) return true
        used.length = kept
      }
      if (step > 0 && at - start < maxSpan && marks.isFiller(at) && walk(step, at + 1)) return true
    }
    return now.isOptional && walk(step + 1, at)
  }
  return walk(0, start) ? { start, end: (used.at(-1) ?? start) + 1, used: [...used] } : null
}
