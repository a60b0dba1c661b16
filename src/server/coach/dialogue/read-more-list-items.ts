import { collapseSpaces } from '../actions/title-text.ts'
import { asksForSomething } from '../guide/guide-requests.ts'
import type { Turn } from './compose-answer.ts'

const adds =
  /^(?:(?:oh|ok|wait|actually)[, ]+)?(?:and|also|plus|oh and|and also)[, ]+(?:some |a |an )?([^.?!:]{2,50})[.!]?$/i
/** Words of a sentence: a list item has none of them. */
const tells = /\b(?:i|it|he|she|they|we|you|that|this|then|because|remind|move|what|how|to|is|was|my)\b/i
const maxWords = 7

/** 'And butter', after items for a list. */
export function moreItems({ request }: Turn): string | null {
  const { cards, message } = request
  const latest = cards.filter(({ turnsAgo }) => turnsAgo === 1)
  const isList = latest.length > 0 && latest.every(({ proposal }) => proposal.kind === 'item')
  const thing = isList ? adds.exec(collapseSpaces(message.slice(0, 80)))?.[1] : undefined
  if (thing === undefined || thing.split(' ').length > maxWords || tells.test(thing) || asksForSomething(message))
    return null
  const [first] = latest
  const list = first?.proposal.kind === 'item' ? first.proposal.list : 'household'
  return list === 'household' ? `add ${thing} to my shopping list` : `add ${thing} to my ${list} shopping list`
}
