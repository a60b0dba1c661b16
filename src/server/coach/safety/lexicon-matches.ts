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
const [shortestBeginning, maxBeginning] = [3, 22]

type Phrase = { concept: string; words: readonly Wanted[] }
/** A word of a phrase, whole or by its beginning. */
type Wanted = { text: string; isBeginning: boolean }
const toWanted = (word: string): Wanted =>
  word.endsWith('*') ? { text: word.slice(0, -1), isBeginning: true } : { text: word, isBeginning: false }

/** Finds the concepts of a lexicon in words. An entry in capitals is another concept; `word*` matches every word with that beginning. */
export type Lexicon = {
  match: (words: readonly RawWord[]) => LexiconMatches
  whole: ReadonlySet<string>
  beginnings: ReadonlySet<string>
}

/** Phrases by their first word: whole words in a map, beginnings in a trie. */
type Phrases = { whole: Map<string, Phrase[]>; beginnings: Letters }
type Letters = { next: Map<string, Letters>; phrases: Phrase[] }
const newLetters = (): Letters => ({ next: new Map(), phrases: [] })

/** Builds a lexicon from the concepts of all tables. A concept in several tables has the phrases of all. */
export function makeLexicon(tables: readonly Record<string, readonly string[]>[], fillers: readonly string[]): Lexicon {
  const phrases: Phrases = { whole: new Map(), beginnings: newLetters() }
  const wider = new Map<string, Set<string>>()
  const whole = new Set<string>(fillers)
  const beginnings = new Set<string>()
  for (const [concept, entries] of tables.flatMap((table) => Object.entries(table))) {
    for (const entry of entries) {
      if (/^[A-Z]/u.test(entry)) wider.set(entry, (wider.get(entry) ?? new Set()).add(concept))
      else {
        const words = entry.split(' ').map(toWanted)
        file(phrases, { concept, words })
        for (const { text, isBeginning } of words) (isBeginning ? beginnings : whole).add(text)
      }
    }
  }
  const passed = new Set(fillers)
  return { whole, beginnings, match: (words) => matchWords(words, phrases, wider, passed) }
}

function file({ whole, beginnings }: Phrases, phrase: Phrase): void {
  const { text, isBeginning } = phrase.words[0] ?? { text: '', isBeginning: false }
  if (!isBeginning) {
    const others = whole.get(text)
    if (others === undefined) whole.set(text, [phrase])
    else others.push(phrase)
  } else if (text.length >= shortestBeginning && text.length <= maxBeginning) {
    let letters = beginnings
    for (const letter of text) {
      const next = letters.next.get(letter) ?? newLetters()
      letters.next.set(letter, next)
      letters = next
    }
    letters.phrases.push(phrase)
  }
}

/** Returns all phrases that may begin with this word. */
function phrasesFrom({ whole, beginnings }: Phrases, word: string): Phrase[] {
  const all = [...(whole.get(word) ?? [])]
  let letters: Letters | undefined = beginnings
  for (const letter of word) {
    letters = letters.next.get(letter)
    if (letters === undefined) break
    all.push(...letters.phrases)
  }
  return all
}

/** Returns the exclusive end of a phrase that begins at `start`, or null. Fillers between its words are skipped. */
function endOf(
  phrase: Phrase,
  words: readonly RawWord[],
  start: number,
  isFiller: (at: number) => boolean,
): number | null {
  let at = start + 1
  for (let next = 1; next < phrase.words.length; next += 1) {
    const wanted = phrase.words[next]
    const furthest = at + maxFillers
    while (at < furthest && !fits(wanted, words[at]) && isFiller(at)) at += 1
    if (!fits(wanted, words[at]) || words[at]?.sentence !== words[start]?.sentence) return null
    at += 1
  }
  return at
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
    for (const phrase of phrasesFrom(phrases, text)) {
      const end = endOf(phrase, words, start, isFiller)
      if (end !== null) add(phrase.concept, end)
    }
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

const fits = (wanted: Wanted | undefined, word: RawWord | undefined): boolean =>
  wanted !== undefined &&
  word !== undefined &&
  (wanted.isBeginning ? word.text.startsWith(wanted.text) : wanted.text === word.text)
