import { maxLineLength } from '#contract/shopping-line.ts'
import type { ShoppingCategory } from '#contract/shopping-lists.ts'
import type { ActionRequest, Clause } from './action-request.ts'
import { articles, create, joinPhrases, putDown } from './request-phrases.ts'
import { phraseEnd, phrasesEnd, findPhrase, parsePhrases, textFrom, withoutTail, splitWords } from './match-phrases.ts'
import { splitRunOnItems } from './items-without-commas.ts'
import { withoutAfterthought } from './task-words.ts'
import { collapseSpaces, foldInPlace, onlyPoints, trimEdges } from './title-text.ts'

/** Groceries without a list go on the household list. */
const usual: ShoppingCategory = 'household'
/** Pairs that are one item in spite of the 'and'. */
const pairs =
  `mac and cheese,macaroni and cheese,salt and pepper,peanut butter and jelly,fish and chips,half and half,bangers and mash,
cookies and cream,gin and tonic,rum and coke,surf and turf,bed and bath,arts and crafts`.split(/,\s*/)
const joints = [
  String.raw`(?<!\s)\s{0,3},\s{0,3}(?:and |y |e |plus )?(?:also |tambi[eé]n )?`,
  String.raw`(?<!\s)\s{1,3}(?:and|&|\+|plus|y)\s{1,3}(?:also |some |tambi[eé]n )?`,
  String.raw`(?<=\S) \/ |;\s{0,3}`,
]
const joint = new RegExp(joints.join('|'), 'i')
/** Matches the reason or time after an item, up to the next item. */
const reasonJoint = /,?\s(?=(?:if|unless|because|cause|bc|cuz|since|so)\s)/i
const untilComma = /^[^,;]+/
const extras = parsePhrases(
  'on it, to it, on there, to there, instead, on it instead, to it instead, as well, too, also, though, again, tambien',
)
const measures = new Set(
  `dozen loaf bag box can bottle pack jar bunch few pair couple carton gallon case bit docena botella bolsa caja lata barra paquete`.split(
    ' ',
  ),
)
const small = new Set('some the any also in more unos unas el la los las'.split(' '))

const pointing = new Set(['just', 'that', 'those'])

/** Drops the article: 'the milk' is milk, but 'a dozen eggs' stays. */
function withoutArticle(text: string): string {
  const words = splitWords(text)
  const [first, second] = words
  if (first === undefined || second === undefined) return text
  // 'that La Victoria salsa': the name doesn't make the text Spanish.
  if (pointing.has(first.word)) return text.slice(second.start)
  const isArticle = ['a', 'an', 'un', 'una'].includes(first.word) && /^\p{L}/u.test(second.word)
  return small.has(first.word) || (isArticle && !measures.has(second.word))
    ? withoutArticle(text.slice(second.start))
    : text
}

const tied = (text: string): string =>
  pairs.reduce((line, pair) => {
    const at = foldInPlace(line).toLowerCase().indexOf(pair)
    const joint = at + pair.indexOf(' and ')
    return at === -1 ? line : `${line.slice(0, joint)}\u0001${line.slice(joint + 5)}`
  }, text)

/** Matches 'these on my party list:' before the items. */
const announced = /^(?:these|those|this|the following|one more thing|another thing|one more)\b[^:,;]{0,60}:\s{0,3}/i

const theOnes = /,\s{0,3}(the \S{1,30} ones?\b)/gi
const inBrackets = /\s{0,3}\(([^()]{2,80})\)/g
const afterDash = /\s[-–—]\s([^,;–—]{2,60}?)(?:\s[-–—](?=\s)|(?=[,;]|$))/g
/** Keeps notes with their item: 'rice (the 5 lb bag)', 'gloves - mediums - and soap'. */
const withNotes = (text: string): string =>
  text
    .replaceAll(theOnes, '\u0002$1')
    .replaceAll(inBrackets, (_, note: string) => tiedNote(note))
    .replaceAll(afterDash, (_, note: string) => tiedNote(note))
/** Matches ', my husband will complain'. */
const remarkInNote =
  /, (?:because |since )?(?:i|he|she|it|we|they|you|my \w+|the \w+) (?:will|is|are|was|has|have|can|won|don|hate|love|like|need|want)[^]*$/i
const tiedNote = (note: string): string =>
  `\u0002${note
    .replace(remarkInNote, '')
    .replaceAll(/,\s{0,3}/g, '\u0002')
    .replaceAll(' and ', '\u0001')}`

/** Splits 'milk, eggs and 2 kg apples'. A note follows its item after a comma, as on the list itself. */
/** Matches words for the coach, which are not items. */
const courtesy = /,? (?:please|pls|plz|thanks|thank you|thank u|thx)(?: so much| a lot)?$/i

export function splitItems(object: string): string[] {
  return withNotes(tied(trimEdges(collapseSpaces(object)).replace(announced, '')))
    .split(reasonJoint)
    .map((part, at) => (at === 0 ? part : part.replace(untilComma, '')))
    .join('')
    .split(joint)
    .map((part) => withoutTail(trimEdges(part).replace(courtesy, ''), extras))
    .flatMap((part, _, all) => (all.length > 2 && part.split(' ').length < 3 ? part : splitRunOnItems(part)))
    .map((part) => trimEdges(withoutArticle(part.replaceAll('\u0001', ' and ').replaceAll('\u0002', ', '))))
    .filter((part) => part !== '' && !/^(?:but|and|or|so|ha|haha|hehe|lol|oops|thx|etc)$/i.test(part))
}

const line = (text: string): string =>
  collapseSpaces(text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}*_`~#<>[\](){}|\\“”"!?]+/gu, ' ')).slice(0, maxLineLength)

const pronouns = /^(?:it|them|that|this|those|these|some|one|lo|la|los|las|eso)$/
/** Returns true for a pronoun, which refers to something named before. */
export const isPronoun = (object: string): boolean => object === '' || pronouns.test(foldInPlace(object))

export function readItems(object: string, { language }: Clause, list: ShoppingCategory | null): ActionRequest[] {
  const items = splitItems(object)
    .map(line)
    .filter((title) => !onlyPoints(title))
  if (items.length === 0) return [{ do: 'ask', about: 'item', language }]
  return items.map((title) => ({ do: 'add', proposal: { kind: 'item', title, list: list ?? usual }, language }))
}

/** Phrases that say that something is needed: 'I'm out of bananas'. */
const needs = parsePhrases(
  `out of, low on, running out of, running low on, run out of, ran out of, no more, need, needs, need to buy, need to get, need more, need some, want, there's no, there is no, buy, get`,
  'no hay, no queda, no quedan, necesito, necesitamos, me hace falta, falta, faltan, se acabo, se acabaron, se me acabo, ya no hay, comprar',
)
export function neededIn({ text }: Clause): string | null {
  const words = splitWords(text)
  const found = findPhrase(words.slice(0, 8), needs)
  const rest = found === null ? '' : textFrom(text, words, phrasesEnd(words, found.to, articles))
  return rest === '' || found?.to === words.length ? null : withoutAfterthought(rest)
}

/** Words that introduce the items of a list. */
const leads = joinPhrases(
  putDown,
  create,
  parsePhrases('shopping, list, with, to buy, buy, more, item, items, comprar, mas'),
)
/** Returns the items that a request names, without its verb; empty for 'add it' and if it names none. */
export function objectOf(text: string): string {
  const line = withoutTail(
    withoutAfterthought(text),
    parsePhrases('added, put, on, to, down, there, in, as well, too, also, again, included, is, are'),
  )
  const words = splitWords(line)
  const at = phrasesEnd(words, phraseEnd(words, 0, leads), leads)
  const object = at < words.length ? textFrom(line, words, at) : ''
  const needed = at === 0 ? neededIn({ text: line, language: 'en' }) : null
  return trimEdges((needed ?? object).replace(shouldBe, ''))
}
/** Matches 'milk should be', 'eggs need to go'. */
const shouldBe = /\s(?:needs?|has|have|should|must|ought)(?: to)?(?: be| go| get)?(?: put| added| placed)?$/i

const questionLeads = parsePhrases(
  `is, are, was, were, do, did, have, i, we, you, there, any, put, add, added, check, see, look, if, whether, tell me, can you, please, include, included, remember, remembered, to, got, already, currently, on it`,
)
const negations = new Set(['isnt', 'arent', 'dont', 'havent', 'didnt', 'wasnt', 'werent'])
/** Reads 'are eggs on my list, if not add them' as the question, since the item is only added if it isn't there. */
export function unlessListed({ text }: Clause): string | null {
  const words = splitWords(text)
  const at = words.findLastIndex(({ word }, n) => n > 2 && word === 'if')
  const condition = words
    .slice(at, at + 6)
    .some(({ word }) => word === 'not' || word.endsWith("n't") || negations.has(word))
  const adds = words.slice(2).some(({ word }) => word === 'add' || word === 'put' || word === 'include')
  if (at < 3 || !condition || !adds) return null
  const asked = text.slice(0, words[at]?.start)
  const start = phrasesEnd(words, 0, questionLeads)
  return start === 0 || start >= at ? null : asked.slice(words[start]?.start)
}
