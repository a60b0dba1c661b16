import { wholeDollars } from '../../../../whole-dollars.ts'
import { numberedList } from '../../../../markdown.ts'
import { makeAnswer, paragraphs } from '../../../compose-answer.ts'
import type { PartMaker } from '../../part.ts'
import { readBudget } from './read-budget.ts'
import { plainWords } from './written-lists.ts'

/** In the order in which a home misses them, with usual discount-store or secondhand prices in dollars, by estimate. */
const things: readonly { name: string; dollars: number; owned: RegExp }[] = [
  { name: 'Shower curtain, two towels, toilet brush and plunger', dollars: 45, owned: /\b(?:towels|shower curtain)\b/ },
  {
    name: 'Toilet paper, dish soap, trash bags, a sponge, laundry soap',
    dollars: 25,
    owned: /\b(?:toilet paper|cleaning stuff)\b/,
  },
  { name: 'Mattress, secondhand bed frame or a good air bed', dollars: 120, owned: /\b(?:bed|mattress|futon)\b/ },
  { name: 'Sheets, a pillow and a blanket', dollars: 45, owned: /\b(?:sheets|bedding|blankets)\b/ },
  { name: 'A skillet and a spatula', dollars: 25, owned: /\b(?:skillet|pans|pots)\b/ },
  {
    name: 'One pot with a lid, a sharp knife, a cutting board, a can opener',
    dollars: 40,
    owned: /\b(?:pots and pans|knives|kitchen stuff)\b/,
  },
  {
    name: 'Two plates, two bowls, two mugs, forks and spoons, thrifted',
    dollars: 15,
    owned: /\b(?:plates|dishes|mugs)\b/,
  },
  {
    name: 'Something to sit on and eat at: thrift store table and two chairs',
    dollars: 60,
    owned: /\b(?:table|couch|sofa|chairs?)\b/,
  },
  { name: 'A lamp', dollars: 15, owned: /\blamps?\b/ },
  { name: 'Broom, dustpan, a bucket', dollars: 20, owned: /\b(?:broom|vacuum)\b/ },
  { name: 'A small tool kit, a smoke alarm battery, a flashlight', dollars: 25, owned: /\btools?\b/ },
  { name: 'A curtain for the bedroom window', dollars: 20, owned: /\bcurtains\b/ },
  { name: 'A plant, or a speaker for some noise in the place', dollars: 20, owned: /\b(?:plants?|speaker|radio)\b/ },
]

const asks = /\bwhat (?:to|should i|do i) (?:buy|get)(?: first)?\b|\blist of what (?:to|i) (?:buy|need)\b/
/** Which of two, not what all. */
const isChoice = /\bor\b/
const place =
  /\b(?:first (?:apartment|place|home|house)|my own (?:apartment|place)|apartment by myself|moving (?:in|into)|new apartment)\b/i
const has = /\b(?:i have|ive got|i got|i own|we have|already have)\b([^.?!]{3,160})/gi

/** Says what to buy first for a first place: in order, within the money, without what is there already. */
export const makeFirstThings: PartMaker = ({ line, context }) => {
  const { message } = context.turn.request
  const budget = readBudget(message)
  if (!asks.test(line) || isChoice.test(line) || !place.test(message) || budget === null) return null
  const owned = [...plainWords(message).matchAll(has)].map(([, what = '']) => what).join(' ')
  let left = budget
  const bought = things
    .filter((thing) => !thing.owned.test(owned))
    .filter(({ dollars }) => {
      if (dollars > left) return false
      left -= dollars
      return true
    })
  const lines = bought.map(({ name, dollars }) => `${name}, about $${dollars}`)
  const spent = budget - left
  return makeAnswer(
    paragraphs(
      'In the order you’ll miss them:',
      numberedList(lines),
      `That’s about ${wholeDollars(spent)} of your ${wholeDollars(budget)}, by my guess at discount and thrift prices${left >= 10 ? `, and ${wholeDollars(left)} stays for what you find out the first week` : ''}. Buy the first half now, and live there ten days before the rest.`,
    ),
  )
}
