// Writes the most common words, from the lists of zxcvbn-ts (MIT).
// content/coach/safety/common-words.json, English and Spanish: the spelling correction leaves them alone, however close one is
// to a word of the safety tables ('conversion', 'convulsion').
// content/accounts/common-words.json, both apart, the most common first: what is tried at passwords.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dictionary as english } from '@zxcvbn-ts/language-en'
import { dictionary as spanish } from '@zxcvbn-ts/language-es-es'

const folder = new URL('../content/coach/safety/', import.meta.url)
/** Further down, the lists hold names and misspellings. */
const most = { en: 30_000, es: 25_000 }
const plain = (word) => word.normalize('NFD').replaceAll(/\p{M}/gu, '')

/** The list has 'killin', which is short for 'killing'. */
const isDropped = (word, all) => word.endsWith('in') && all.includes(`${word}g`)

const wordsOf = (list, count) =>
  list
    .slice(0, count)
    .map(plain)
    .filter((word, _, all) => /^[a-z]{4,20}$/u.test(word) && !isDropped(word, all))
const words = [
  ...new Set([...wordsOf(english['commonWords-en'], most.en), ...wordsOf(spanish['commonWords-es-es'], most.es)]),
].toSorted((one, other) => (one < other ? -1 : 1))
writeFileSync(new URL('common-words.json', folder), `${JSON.stringify({ words: words.join(' ') })}\n`)
console.log(`${words.length} words`)

const accounts = new URL('../content/accounts/', import.meta.url)
mkdirSync(accounts, { recursive: true })
const tried = wordsOf(english['commonWords-en'], most.en)
const spanishTried = wordsOf(spanish['commonWords-es-es'], 15_000)
writeFileSync(
  new URL('common-words.json', accounts),
  `${JSON.stringify({ words: tried.join(' '), spanish: spanishTried.join(' ') })}\n`,
)
console.log(`${tried.length} and ${spanishTried.length} words that are tried at passwords`)
