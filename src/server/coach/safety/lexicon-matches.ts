import type { RawWord } from './split-words.ts'

/** A message's words, with the concepts that begin at each and the words where they end. */
export type LexiconMatches = {
  words: readonly RawWord[]
  /** The words and concepts that occur anywhere in it. */
  names: ReadonlySet<string>
  namesAt: (at: number) => Iterable<string>
  endsOf: (names: ReadonlySet<string>, at: number) => readonly number[]
  is: (concept: string, at: number) => boolean
  has: (names: ReadonlySet<string>) => boolean
  isFiller: (at: number) => boolean
}

const maxFillers = 4

/** Finds the concepts of a lexicon in words. An entry in capitals is another concept; `word*` matches every word with that beginning. */
export type Lexicon = {
  match: (words: readonly RawWord[]) => LexiconMatches
  whole: ReadonlySet<string>
  beginnings: ReadonlySet<string>
}

/** Phrases as a tree of their words. `concepts`: those whose phrase ends here. */
type Phrases = { concepts: string[]; whole: Map<string, Phrases>; beginnings: Letters }
/** The words that are beginnings, letter by letter. */
type Letters = { next: Map<string, Letters>; phrases: Phrases | null }
const newLetters = (): Letters => ({ next: new Map(), phrases: null })
const newPhrases = (): Phrases => ({ concepts: [], whole: new Map(), beginnings: newLetters() })

/** Builds a lexicon from the concepts of all tables. A concept in several tables has the phrases of all. */
export function makeLexicon(tables: readonly Record<string, readonly string[]>[], fillers: readonly string[]): Lexicon {
  const phrases = newPhrases()
  const wider = new Map<string, Set<string>>()
  const whole = new Set<string>(fillers)
  const beginnings = new Set<string>()
  for (const [concept, entries] of tables.flatMap((table) => Object.entries(table))) {
    for (const entry of entries) {
      if (/^[A-Z]/u.test(entry)) wider.getOrInsertComputed(entry, () => new Set()).add(concept)
      else {
        const words = entry.split(' ')
        words.reduce(growWord, phrases).concepts.push(concept)
        for (const word of words)
          if (word.endsWith('*')) beginnings.add(word.slice(0, -1))
          else whole.add(word)
      }
    }
  }
  const passed = new Set(fillers)
  return { whole, beginnings, match: (words) => matchWords(words, phrases, wider, passed) }
}

/** Returns what follows a word, or a beginning of one, in the tree. */
function growWord({ whole, beginnings }: Phrases, word: string): Phrases {
  if (!word.endsWith('*')) return whole.getOrInsertComputed(word, newPhrases)
  let letters = beginnings
  for (const letter of word.slice(0, -1)) letters = letters.next.getOrInsertComputed(letter, newLetters)
  letters.phrases ??= newPhrases()
  return letters.phrases
}

/** Returns what follows in every phrase that goes on with this word. */
function afterWord({ whole, beginnings }: Phrases, word: string): Phrases[] {
  const same = whole.get(word)
  const all = same === undefined ? [] : [same]
  let letters: Letters | undefined = beginnings
  for (const letter of word) {
    letters = letters.next.get(letter)
    if (letters === undefined) break
    if (letters.phrases !== null) all.push(letters.phrases)
  }
  return all
}

type Found = (concept: string, end: number) => void

/** Finds the phrases that go on at a word. Fillers between their words are skipped, unless a phrase goes on with them. */
function findPhrases(
  phrases: Phrases,
  words: readonly RawWord[],
  start: number,
  isFiller: (at: number) => boolean,
  found: Found,
): void {
  const sentence = words[start]?.sentence
  const goOn = (before: Phrases, from: number): void => {
    for (const concept of before.concepts) found(concept, from)
    if (before.whole.size === 0 && before.beginnings.next.size === 0) return
    const taken = new Set<Phrases>()
    for (let at = from; at <= from + maxFillers; at += 1) {
      const word = words[at]
      if (word === undefined || word.sentence !== sentence) return
      for (const after of afterWord(before, word.text)) {
        if (taken.has(after)) continue
        taken.add(after)
        goOn(after, at + 1)
      }
      if (!isFiller(at)) return
    }
  }
  for (const after of afterWord(phrases, words[start]?.text ?? '')) goOn(after, start + 1)
}

function matchWords(
  words: readonly RawWord[],
  phrases: Phrases,
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
    findPhrases(phrases, words, start, isFiller, add)
    return here
  })
  const present = new Set<string>()
  for (const here of concepts) for (const name of here.keys()) present.add(name)
  return {
    words,
    names: present,
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
