import { z } from 'zod'
import { readContent } from '#server/lib/content.ts'

/** In characters. Longer parts are not estimated: the work grows faster than the length (14 ms for 24). */
const maxLength = 24
/** The guesses that a password must withstand, as a power of ten: 28 years at 10 guesses in 15 minutes (rate-limiter.ts). */
const enough = 7

const shortestPlain = 8
/** Capital letters: none, the first of each word, or all. */
const guessesOfCapitals = Math.log10(2)

const mark = /([^\p{L}\p{M}\p{N}])\1*/gu
const markAtEnd = /[^\p{L}\p{M}\p{N}]$/u
const digitsAtEnd = /^(.*\D)(\d+)$/u

/** Whether guessing common words, names, dates and keyboard patterns would soon find this password. */
export async function isSoonGuessed(password: string, names: string[]): Promise<boolean> {
  const estimate = await (estimator ??= loadEstimator())
  return [password.slice(0, maxLength), password.slice(-maxLength)].every((end) => {
    const plain = end.replaceAll(mark, '')
    const marks = guessesOfMarks(end, plain)
    const small = plain.toLowerCase()
    const dated = withMonthNumbers(plain)
    const [, words = '', digits = ''] = digitsAtEnd.exec(plain) ?? []
    return (
      estimate(end, names) < enough ||
      estimate(plain, names) + marks < enough ||
      (small !== plain && estimate(small, names) + guessesOfCapitals + marks < enough) ||
      // Punctuation separates the parts of a date, and adds nothing.
      (dated !== plain && estimate(dated, names) < enough) ||
      // The library counts a third part as a hundred million guesses, but digits behind two words are what people add first.
      (words !== '' && estimate(words, names) + estimate(digits, names) + marks < enough)
    )
  })
}

/**
 * A punctuation mark counts ten guesses, as the library counts a character outside of any pattern. At the end it counts three,
 * because few but '!' are used there. A repeated mark counts only in a short password, where it stands for letters.
 */
function guessesOfMarks(text: string, plain: string): number {
  const found = text.match(mark) ?? []
  const count = plain.length < shortestPlain ? found.length : new Set(found.map(([sign]) => sign)).size
  return count - (markAtEnd.test(text) ? 1 - Math.log10(3) : 0)
}

/** Replaces month names by two digits: the library only knows numeric dates. */
const withMonthNumbers = (text: string): string =>
  text.replace(month, (name) => String(months.indexOf(name.slice(0, 3).toLowerCase()) + 1).padStart(2, '0'))

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const month =
  /jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t|tember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?/iu

type Estimator = (text: string, names: string[]) => number

let estimator: Promise<Estimator> | undefined

/** Opened when the first password is checked: about 150 ms and 15 MB. The answers are powers of ten. */
async function loadEstimator(): Promise<Estimator> {
  const { ZxcvbnFactory } = await import('@zxcvbn-ts/core')
  const { adjacencyGraphs: graphs, dictionary: common } = await import('@zxcvbn-ts/language-common')
  // Made by scripts/common-words.mjs: the library's own English dictionaries take 44 MB.
  const { words, spanish } = await readContent(
    'accounts/common-words',
    z.strictObject({ words: z.string(), spanish: z.string() }),
  )
  const dictionary = { ...common, commonWords: words.split(' '), spanishWords: spanish.split(' ') }
  const zxcvbn = new ZxcvbnFactory({ dictionary, graphs, l33tMaxSubstitutions: 10, maxLength })
  return (text, names) => (text === '' ? 0 : zxcvbn.check(text, names).guessesLog10)
}
