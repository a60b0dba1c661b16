import { stripCourtesies } from './command-clauses.ts'
import { parsePhrases, phraseEnd, splitWords } from './match-phrases.ts'

const orders = parsePhrases(
  'order, buy, purchase, shop for, pay for, check out, go shopping, place, compra, comprar, pide, pedir, encarga',
)
const wholeListWords = new Set("everything all items todo order what what's whatever stuff things each".split(' '))
/** Returns true for 'order everything on my list', without the list. */
export function asksToPurchase(text: string): boolean {
  const words = splitWords(stripCourtesies({ text, language: 'en' }).text)
  const end = phraseEnd(words, 0, orders)
  return end > 0 && (end === words.length || words.slice(end).some(({ word }) => wholeListWords.has(word)))
}
