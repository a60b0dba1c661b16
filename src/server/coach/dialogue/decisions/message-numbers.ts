import { wholeDollars } from '../../whole-dollars.ts'
import { foldText } from '#contract/search-words.ts'
import { numberWords } from '../../number-words.ts'

/** In letters. Decisions and their numbers come within these. */
const maxLetters = 800

const inWords = new RegExp(`\\b(?:${numberWords.slice(2).join('|')})\\b`, 'g')

/** Plain letters, with numbers to calculate with: '$1,650' is '1650', '48k' is '48000', 'four nights' is '4 nights', 'twice' is '2 times'. */
export const numberLine = (message: string): string =>
  foldText(message.slice(0, maxLetters))
    .replace(/['’`´]/g, '')
    .replace(/ ?\/ ?(?=(?:mo|month|yr|year|wk|week)\b)/g, ' per ')
    .replace(/ ?\/ ?(?:hr|hour)\b|\b(?:per|a) hour\b/g, ' an hour')
    .replace(/\bmy (?:husband|wife|boyfriend|partner|fiance|sister) and i\b/g, 'we')
    .replace(/(?<=\d),(?=\d{3}\b)/g, '')
    .replace(/(?<!\b(?:the|a|run|my) )\b(\d{1,3})\.?0? ?(?:k|thousand|grand)\b/g, '$1000')
    .replace(/\b(\d{1,3})\.(\d) ?k\b/g, '$1$200')
    .replace(/[^a-z0-9.]+/g, ' ')
    .replace(/(?<!\d)\.|\.(?!\d)/g, ' ')
    .replace(/(?<=\d)(?=(?:hrs?|hours?|mins?|minutes?|yrs?|mo|x|dollars|bucks)\b)/g, ' ')
    .replace(inWords, (word) => String(numberWords.indexOf(word)))
    .replace(/\btwice\b/g, '2 times')
    .replace(/\bonce\b(?= (?:a|per|in|this|last)\b)/g, '1 times')
    .replace(/\bhrs?\b/g, 'hour')
    .replace(/\ban hour(?= (?:each way|away|drive|commute|one way)\b)/g, '60 min')
    .replace(/(?<=\d) x\b/g, ' times')
    .replace(/ +/g, ' ')
    .trim()

/** Formats whole dollars, or a small amount with its cents. */
export const inDollars = (amount: number): string =>
  Math.abs(amount) >= 100 || Number.isInteger(amount) ? wholeDollars(amount) : `$${amount.toFixed(2)}`

/** The number in the first group of the first expression that fits and has one. */
export function firstNumber(line: string, ...forms: readonly RegExp[]): number | null {
  for (const form of forms) {
    const found = form.exec(line)?.[1]
    if (found !== undefined) return Number(found)
  }
  return null
}

/** Returns the numbers in the first group of all matches. */
export const allNumbers = (line: string, form: RegExp): number[] =>
  [...line.matchAll(form)].map(([, found]) => Number(found))
