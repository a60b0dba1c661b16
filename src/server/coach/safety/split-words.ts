import { normalForm } from '#contract/unicode-normal-form.ts'

/** One word as typed, in plain lower case, with its sentence and its clause. */
export type RawWord = { text: string; sentence: number; clause: number }

const pictures = new Map(
  Object.entries({
    '🔫': 'gun',
    '🔪': 'knife',
    '🗡': 'knife',
    '💊': 'pills',
    '⚰': 'coffin',
    '🪦': 'coffin',
    '💀': 'skullemoji',
    '☠': 'skullemoji',
    '🩸': 'blood',
    '🌉': 'bridge',
    '🤮': 'vomitemoji',
  }),
)
const looksLike = new Map(
  Object.entries({
    а: 'a',
    е: 'e',
    і: 'i',
    ı: 'i',
    о: 'o',
    р: 'p',
    с: 'c',
    у: 'y',
    х: 'x',
    ѕ: 's',
    ß: 'ss',
    '’': "'",
    '‘': "'",
    '`': "'",
    '´': "'",
  }),
)

const isLetter = /[\p{L}\p{N}]/u
const isInside = /['@$*!|.]/u
const endsSentence = /[.!?;…\n¿¡]/u
const endsClause = /[,:()/–—"“”«»]/u

/** Splits a message into words and normalizes compatibility forms, case, accents, look-alike letters and emoji. Linear in its length. */
export function splitWords(message: string): RawWord[] {
  const letters = Array.from(plain(message))
  const words: RawWord[] = []
  let sentence = 0
  let clause = 0
  let text = ''
  const finish = () => {
    const word = text.replace(/^['.*!|]+|(?<!['.!|])['.!|]+$/gu, '')
    if (isLetter.test(word)) words.push({ text: word, sentence, clause })
    text = ''
  }
  letters.forEach((letter, index) => {
    if (isLetter.test(letter)) text += letter
    else if (isInside.test(letter) && isPartOfWord(letters, index)) text += letter === '.' ? '' : letter
    else {
      finish()
      if (endsSentence.test(letter)) sentence += 1
      if (endsSentence.test(letter) || endsClause.test(letter)) clause += 1
    }
  })
  finish()
  return words
}

/** Ligatures for whole words in Arabic and Japanese: expanded, each has up to 18 letters. */
const wholeWords = /[\uFDF0-\uFDFF\u3300-\u3357]/gu

function plain(message: string): string {
  const small = normalForm('NFD', normalForm('NFKC', message.replace(wholeWords, ' ')).toLowerCase())
  return small
    .replace(/[\p{M}\u200B-\u200D\u2060\uFEFF\u00AD]/gu, '')
    .replace(/\p{Extended_Pictographic}|[аеіıорсухѕß’‘`´]/gu, (sign) => {
      const word = pictures.get(sign)
      return word === undefined ? (looksLike.get(sign) ?? ' ') : ` ${word} `
    })
}

/** Whether a sign is part of a word: 's*icide', 'd!e' and 'k.m.s' are words; 'well...ok' and 'done!Then' are two. */
function isPartOfWord(letters: readonly string[], index: number): boolean {
  const letter = letters[index]
  const [before, after] = [letters[index - 1] ?? ' ', letters[index + 1] ?? ' ']
  if (letter === '$' || letter === '@' || letter === '*') return isLetter.test(before) || isLetter.test(after)
  if (!isLetter.test(before) || !isLetter.test(after)) return false
  if (letter !== '.') return true
  return !isLetter.test(letters[index - 2] ?? ' ') && !isLetter.test(letters[index + 2] ?? ' ')
}
