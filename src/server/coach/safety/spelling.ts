import { isWithin } from './distance.ts'
import { type RawWord, splitWords } from './split-words.ts'
import type { SpellingTable } from './tables.ts'

/** Normalizes a message to words of the tables: corrects misspelt, disguised, split and joined words, and keeps all others. */
export type Speller = (message: string) => RawWord[]

/** The words of the tables, whole and as beginnings, and common words that are not misspellings of those. */
export type Vocabulary = {
  whole: ReadonlySet<string>
  beginnings: ReadonlySet<string>
  common: ReadonlySet<string>
}

const shortestKey = 5
const maxKeyLength = 20
const maxDisguiseLength = 30
const leet = new Map(
  Object.entries({
    '0': 'o',
    '1': 'i',
    '3': 'e',
    '4': 'a',
    '5': 's',
    '7': 't',
    '8': 'b',
    '@': 'a',
    $: 's',
    '!': 'i',
    '|': 'l',
  }),
)
const endings: readonly (readonly [string, string])[] = [
  ["'re", ' are'],
  ["'ve", ' have'],
  ["'ll", ' will'],
  ["'m", ' am'],
  ["'d", ' would'],
]

/** Creates the speller of a vocabulary. */
export function makeSpeller(table: SpellingTable, vocabulary: Vocabulary): Speller {
  const instead = new Map(Object.entries(table.instead))
  const joined = new Set(table.joined)
  const guarded = new Set(table.neighbours)
  const keys = Map.groupBy(table.keys, (key) => key.slice(0, 1))
  const parts = new Set([...table.keys, ...table.joined, ...shortKeys, ...glue])

  const isKnown = (word: string) => vocabulary.whole.has(word) || guarded.has(word) || hasBeginning(vocabulary, word)

  const spell = (word: string): string => {
    const other = instead.get(word)
    if (other !== undefined) return other
    if (word.includes("'"))
      return word.length > maxDisguiseLength
        ? word.replaceAll("'", '')
        : expandContraction(word).split(' ').map(spell).join(' ')
    if (isKnown(word)) return word
    for (const variant of word.length > maxDisguiseLength ? [word.replace(/(.)\1+/gu, '$1')] : variants(word)) {
      const known = instead.get(variant) ?? (isKnown(variant) ? variant : undefined)
      if (known !== undefined) return known
    }
    return /^\d/u.test(word) || vocabulary.common.has(word)
      ? word
      : (nearKey(word, keys) ?? splitJoined(word, parts) ?? word)
  }

  return (message) => {
    const spelt = new Map<string, string[]>()
    return join(
      splitWords(message),
      joined,
      (word) => isKnown(word) || instead.has(word) || splitJoined(word, parts) !== undefined,
    ).flatMap((raw) => {
      const words = spelt.get(raw.text) ?? spell(raw.text).split(' ')
      spelt.set(raw.text, words)
      return words.map((text) => ({ text, sentence: raw.sentence, clause: raw.clause }))
    })
  }
}

const shortKeys = [
  'die',
  'dead',
  'kill',
  'morir',
  'hurt',
  'rape',
  'raped',
  'hits',
  'mate',
  'self',
  'harm',
  'life',
  'end',
]
const glue = new Set([
  'i',
  'to',
  'my',
  'me',
  'want',
  'wanna',
  'quiero',
  'mi',
  'voy',
  'a',
  'not',
  'be',
  'no',
  'the',
  'of',
  'am',
])

/** Finds the key within one or two edits of a word, among keys with its first or second letter. */
function nearKey(word: string, keys: ReadonlyMap<string, readonly string[]>): string | undefined {
  if (word.length < shortestKey - 1) return undefined
  if (word.length > maxKeyLength) return undefined
  const near = (key: string) => isWithin(word, key, key.length >= 9 ? 2 : 1) && word.length >= key.length - 1
  const [first = '', second = ''] = word
  return keys.get(first)?.find(near) ?? keys.get(second)?.find((key) => key.startsWith(second + first) && near(key))
}

/** Splits words typed without spaces, at least one of them a key: 'killmyself', 'quieromorir'. */
function splitJoined(word: string, parts: ReadonlySet<string>): string | undefined {
  if (word.length < 8 || word.length > 40) return undefined
  const ways: (string[] | undefined)[] = [[]]
  for (let end = 1; end <= word.length; end += 1) {
    for (let start = Math.max(0, end - 14); start < end && ways[end] === undefined; start += 1) {
      const part = word.slice(start, end)
      const way = ways[start]
      if (way !== undefined && parts.has(part)) ways[end] = [...way, part]
    }
  }
  const way = ways[word.length]
  return way?.some((part) => !glue.has(part)) === true ? way.join(' ') : undefined
}

function hasBeginning({ beginnings }: Vocabulary, word: string): boolean {
  for (let length = 3; length <= Math.min(word.length, maxKeyLength); length += 1)
    if (beginnings.has(word.slice(0, length))) return true
  return false
}

/** Returns the words that 'k1ll', 's*icide' and 'killlll' may mean. */
function variants(word: string): string[] {
  const plain = /\p{L}/u.test(word) ? word.replace(/[0134578@$!|]/gu, (sign) => leet.get(sign) ?? sign) : word
  const starred = plain.includes('*')
    ? ['', 'a', 'e', 'i', 'o', 'u'].map((vowel) => plain.replaceAll('*', vowel))
    : [plain]
  return [...starred, ...starred.flatMap((one) => [one.replace(/(.)\1{2,}/gu, '$1$1'), one.replace(/(.)\1+/gu, '$1')])]
}

/** Expands "don't" to 'do not' and "it's" to 'it is'; drops the ending of a possessive. */
function expandContraction(word: string): string {
  if (word.endsWith("n't")) return `${word.slice(0, -3)} not`
  for (const [ending, full] of endings) if (word.endsWith(ending)) return word.slice(0, -ending.length) + full
  if (/^(?:he|she|it|that|what|who|there|everything|nothing)'s$/u.test(word)) return `${word.slice(0, -2)} is`
  return word.replace(/'s$/u, '').replaceAll("'", '')
}

/** Joins 'k i l l', 'sui cide' and 'my self' into one word each; 'r u a' stays three. */
function join(words: readonly RawWord[], joined: ReadonlySet<string>, isWord: (text: string) => boolean): RawWord[] {
  const result: RawWord[] = []
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index]
    if (word === undefined) break
    let end = index
    while (words[end]?.text.length === 1) end += 1
    const next = words[index + 1]
    if (end - index > 2) {
      const letters = words.slice(index, end)
      const text = letters.map((letter) => letter.text).join('')
      if (isWord(text)) result.push({ ...word, text })
      else result.push(...letters)
      index = end - 1
    } else if (next !== undefined && joined.has(word.text + next.text)) {
      result.push({ ...word, text: word.text + next.text })
      index += 1
    } else result.push(word)
  }
  return result
}
