import { collapseSpaces } from '../actions/title-text.ts'
import { asksForSomething } from '../guide/guide-requests.ts'
import type { Turn } from './compose-answer.ts'

const adds =
  /^(?:(?:oh|ok|wait|actually)[, ]+)?(?:and|also|plus|oh and|and also)[, ]+(?:some |a |an )?([^.?!:]{2,50})[.!]?$/i
const addsInSpanish = /^(?:ah |oye )?(?:y |e )?(?:también|tambien|y|otra cosa|además|ademas)[, ]+([^.?!:]{2,50})[.!]?$/i
const drinks =
  /^(?:oh |and |also |plus ){1,3}((?:\d{1,2}|an?|one|two|three|four|five|six) (?:glass(?:es)?|cups?|bottles?|oz|ounces) of water)[.!]?$/i
/** Whether a card of the last answer logs an activity: a workout, water, self-care. */
const logged = (latest: Turn['request']['cards']): boolean =>
  latest.some(({ proposal: { kind } }) => kind === 'workout' || kind === 'water' || kind === 'care')
/** Words of a sentence: a list item has none of them. */
const tells = /\b(?:i|it|he|she|they|we|you|that|this|then|because|remind|move|what|how|to|is|was|my)\b/i
const maxWords = 7

/** Returns the items of 'And butter', after items for a list. */
export function moreItems({ request }: Turn): string | null {
  const { cards, message } = request
  const latest = cards.filter(({ turnsAgo }) => turnsAgo === 1)
  const drunk = logged(latest) ? drinks.exec(message.trim())?.[1] : undefined
  if (drunk !== undefined) return `log ${drunk}`
  const isList = latest.length > 0 && latest.every(({ proposal }) => proposal.kind === 'item')
  const said = collapseSpaces(message.slice(0, 80))
  const thing = isList ? (adds.exec(said)?.[1] ?? addsInSpanish.exec(said)?.[1]) : undefined
  if (thing === undefined || thing.split(' ').length > maxWords || tells.test(thing) || asksForSomething(message))
    return null
  const [first] = latest
  const list = first?.proposal.kind === 'item' ? first.proposal.list : 'household'
  if (request.language === 'es') return list === 'household' ? `añade ${thing} a la lista de la compra` : null
  return list === 'household' ? `add ${thing} to my shopping list` : `add ${thing} to my ${list} shopping list`
}
