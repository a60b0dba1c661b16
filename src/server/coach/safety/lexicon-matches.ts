import type { RawWord } from './split-words.ts'

/** A message's words, with the concepts that begin at each and the words where they end. */
export type LexiconMatches = {
  words: readonly RawWord[]
  namesAt: (at: number) => Iterable<string>
  endsOf: (names: ReadonlySet<string>, at: number) => readonly number[]
  is: (concept: string, at: number) => boolean
  has: (names: ReadonlySet<string>) => boolean
  isFiller: (at: number) => boolean
}

const maxFillers = 4
const longestBeginning = 20

type Phrase = { concept: string; words: readonly string[] }

/** Finds the concepts of a lexicon in words. Entries in capitals refer to another concept; `word*` matches every word with that beginning. */
export type Lexicon = {
  mark: (words: readonly RawWord[]) => LexiconMatches
  whole: ReadonlySet<string>
  beginnings: ReadonlySet<string>
}

/** Makes a lexicon of the concepts of all tables. A concept of several tables has the phrases of all. */
export function makeLexicon(tables: readonly Record<string, readonly string[]>[], fillers: readonly string[]): Lexicon {
  const phrases = new Map<string, Phrase[]>()
  const wider = new Map<string, Set<string>>()
  const whole = new Set<string>(fillers)
  const beginnings = new Set<string>()
  for (const [concept, entries] of tables.flatMap((table) => Object.entries(table))) {
    for (const entry of entries) {
      if (/^[A-Z]/u.test(entry)) wider.set(entry, (wider.get(entry) ?? new Set()).add(concept))
      else {
        const words = entry.split(' ')
        const first = words[0] ?? ''
        phrases.set(first, [...(phrases.get(first) ?? []), { concept, words }])
        for (const word of words) (word.endsWith('*') ? beginnings : whole).add(word.replace('*', ''))
      }
    }
  }
  const passed = new Set(fillers)
  return { whole, beginnings, mark: (words) => markWords(words, phrases, wider, passed) }
}

/** Where a phrase that begins at `start` ends, fillers between its words passed over. */
function endOf(
  phrase: Phrase,
  words: readonly RawWord[],
  start: number,
  isFiller: (at: number) => boolean,
): number | null {
  let at = start
  for (const wanted of phrase.words) {
    const furthest = at + maxFillers
    while (at > start && at < furthest && !fits(wanted, words[at]?.text) && isFiller(at)) at += 1
    if (!fits(wanted, words[at]?.text) || words[at]?.sentence !== words[start]?.sentence) return null
    at += 1
  }
  return at
}

function markWords(
  words: readonly RawWord[],
  phrases: ReadonlyMap<string, readonly Phrase[]>,
  wider: ReadonlyMap<string, ReadonlySet<string>>,
  fillers: ReadonlySet<string>,
): LexiconMatches {
  const isFiller = (at: number) => fillers.has(words[at]?.text ?? '')
  const concepts = words.map(({ text }, start) => {
    const here = new Map<string, number[]>([[text, [start + 1]]])
    const add = (concept: string, end: number) => {
      const ends = here.get(concept) ?? []
      if (ends.includes(end)) return
      here.set(concept, [...ends, end])
      for (const other of wider.get(concept) ?? []) add(other, end)
    }
    for (const first of beginningsOf(text)) {
      for (const phrase of phrases.get(first) ?? []) {
        const end = endOf(phrase, words, start, isFiller)
        if (end !== null) add(phrase.concept, end)
      }
    }
    return here
  })
  const present = new Set(concepts.flatMap((here) => [...here.keys()]))
  return {
    words,
    isFiller,
    namesAt: (at) => concepts[at]?.keys() ?? [],
    endsOf: (names, at) => {
      const ends: number[] = []
      for (const [name, here] of concepts[at] ?? []) if (names.has(name)) ends.push(...here)
      return ends
    },
    is: (concept, at) => concepts[at]?.has(concept) === true,
    has: (names) => {
      for (const name of names) if (present.has(name)) return true
      return false
    },
  }
}

const fits = (wanted: string, word: string | undefined): boolean =>
  word !== undefined && (wanted.endsWith('*') ? word.startsWith(wanted.slice(0, -1)) : wanted === word)

/** A word, and all that phrases with a star may be filed under. */
const beginningsOf = (word: string): string[] => [
  word,
  ...Array.from(
    { length: Math.min(longestBeginning, Math.max(0, word.length - 2)) },
    (_, more) => `${word.slice(0, more + 3)}*`,
  ),
]
