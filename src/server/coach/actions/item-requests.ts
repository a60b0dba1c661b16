import { longestLine } from '#contract/shopping-line.ts'
import type { ShoppingCategory } from '#contract/shopping-lists.ts'
import type { ActionRequest, Clause } from './actions.ts'
import { fold, tidy, trimEdges } from './text.ts'

/** Groceries without a list's name are for the household. */
const usual: ShoppingCategory = 'household'
/** As many cards as one answer has. */
const mostItems = 10

const pairs =
  /\b(mac(?:aroni)?|salt|peanut butter|fish|half|bangers|cookies|gin|rum|surf|bed|arts|q-tips) and (cheese|pepper|jelly|chips|half|mash|cream|tonic|coke|turf|bath|crafts)\b/gi
const joint = /(?<!\s)\s{0,3},\s{0,3}(?:and |y |e )?|(?<!\s)\s{1,3}(?:and|&|plus|y)\s{1,3}(?:also |some )?|;\s{0,3}/i
const extras =
  /(?<!\s)\s{1,3}(?:(?:on|to) (?:it|there)(?: instead)?|instead|as well|too|also|though|again|if (?:it'?s|it is|they'?re|they are|it isn'?t|i|we|not)\b.*|unless\b.*|(?:be)?cause\b.*|since (?:i|we)\b.*|so (?:that )?(?:i|we)\b.*|también|tambien)$/i
const article =
  /^(?:some|the|any|also|in|more|unos|unas|el|la|los|las|una?(?= (?!docena|botella|bolsa|caja|lata|barra|paquete)\p{L})|an?(?= (?!dozen|loaf|bag|box|can|bottle|pack|jar|bunch|few|pair|couple|carton|gallon|case|bit)\p{L}))\s+/iu

/** 'milk, eggs and 2 kg apples' by their names. A comma before 'the …' starts a note, as on the list itself. */
export function splitItems(object: string): string[] {
  const whole = trimEdges(tidy(object))
    .replace(extras, '')
    .replaceAll(pairs, '$1\u0001$2')
    .replaceAll(/,\s*(the \S+ ones?\b)/gi, '\u0002$1')
  return whole
    .split(joint)
    .map((part) => trimEdges(part.replaceAll('\u0001', ' and ').replaceAll('\u0002', ', ').replace(article, '')))
    .filter((part) => part !== '')
    .slice(0, mostItems)
}

const line = (text: string): string =>
  tidy(text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}*_`~#<>[\](){}|\\“”"!?]+/gu, ' ')).slice(0, longestLine)

const pronouns = /^(?:it|them|that|this|those|these|some|one|lo|la|los|las|eso)$/
/** Whether the thing was named before. */
export const isPronoun = (object: string): boolean => object === '' || pronouns.test(fold(object))

export function readItems(object: string, { language }: Clause, list: ShoppingCategory | null): ActionRequest[] {
  const items = splitItems(object)
    .map(line)
    .filter((title) => title !== '')
  if (items.length === 0) return [{ do: 'ask', about: 'item', language }]
  return items.map((title) => ({ do: 'add', proposal: { kind: 'item', title, list: list ?? usual }, language }))
}

const needs =
  /^(?:(?:i|we)(?:'?m|'?re| am| are)? (?:almost |all |running |run |ran |nearly )*(?:out of|low on|out|need(?: to (?:buy|get))?(?: more)?|want)|there'?s no(?: more)?|no hay|no queda(?:n)?|necesito|necesitamos|me hace falta|(?:to )?buy|comprar) (.+)$/i
/** What a sentence says is needed: 'I'm out of bananas'. */
export const neededIn = ({ text }: Clause): string | null => needs.exec(text.replaceAll('’', "'"))?.[1] ?? null

const unlessThere =
  /^(?:hey,? )?(?:please )?(?:can you (?:check|see)|check|see|look|do i have|do we have|did i|did we|have i|is|are|was|were|if|tell me if)\b(.{1,120}?)\b(?:(?:is|are|was|were) )?(?:already |currently )?(?:(?:on|in|to|part of) )?(?:my|the|our) ((?:[\w-]+ ){0,2}list)\b(?:.{0,30}\bif (?:not|it'?s not|it isn'?t|it is not|they'?re not|they are not|they aren'?t|i (?:haven'?t|didn'?t|don'?t)).{0,40}\b(?:add|put|include)\b|.{0,12}\b(?:add|put|include) (?:it|them|some)\b.{0,10}\bif .{0,10}(?:not|n'?t)\b)/
const asking =
  /^(?: (?:if|whether|to see if|i have|i put|i add|i added|i include|i remember to (?:put|add)|put|added?|included?|remember(?:ed)? to (?:put|add)|there))* ?/

/** 'are eggs on my list, if not add them' as 'add eggs to my list'. */
export function unlessListed(message: string): string {
  const found = unlessThere.exec(fold(tidy(message.slice(0, 400))))
  if (found === null) return message
  const [, things = '', list = ''] = found
  return `add ${trimEdges(things.replace(asking, '').replace(/ (?:is|are|currently|already)$/, ''))} to my ${list}`
}
