import { capitalize } from '#contract/capitalize.ts'
import { readCount } from '../../../number-words.ts'
import { oneOf, wholeWords } from '../../../phrase-pattern.ts'
import { englishMonths } from '../../../when/months.ts'
import type { Details } from '../read-details.ts'
import type { DraftTemplate, DraftRequestText } from './draft-template.ts'
import { withCapitals } from './message-facts.ts'

const speaks = /\b(?:tell|say|bring|word|text|message|write|talk|ask|handle it with|approach)\b/

const minutes = /\b(\d{1,2}|ten|fifteen|twenty|thirty) ?min(?:ute)?s?\b/iu
const throwsOff = oneOf(
  'mess(?:es|ed|ing)? (?:up )?my (?:whole |entire )?(?:day|schedule|afternoon|morning)',
  'throws? (?:off|my (?:whole |entire )?(?:day|schedule))',
)
const backsUp =
  /\b(?:backs? up|backed up|everybody else|everyone else|other clients|next (?:client|one|person|lady))\b/i

/** Writes to a client who comes late. */
function readClientLate({ text }: DraftRequestText): Details {
  const count = minutes.exec(text)?.[1]?.toLowerCase()
  const isWholeDay = new RegExp(throwsOff, 'i').test(text) && !backsUp.test(text)
  return {
    when: count === undefined ? 'When you come in late' : `When you come in ${count} minutes late`,
    effect: isWholeDay ? 'it throws off the rest of my day' : 'it makes everybody after you wait',
  }
}

const span = /\b(?:(?:over|almost|about) )?(\d{1,3}|two|three|four|five|six) (days?|weeks?|months?)\b/iu

/** Writes to sellers whose house doesn't sell at their price. */
function readPriceDown({ text }: DraftRequestText): Details {
  const [, count, unit] = span.exec(text) ?? []
  return {
    market:
      count === undefined || unit === undefined
        ? 'The house has been out there a while'
        : `It’s been on the market for ${count.toLowerCase()} ${unit.toLowerCase()}`,
    again: /\bagain\b/i.test(text) ? 'I know we’ve talked about this before. ' : '',
  }
}

const makes = 'do|make|bake|sew|knit|crochet|paint|clean|braid|hem|alter|photograph|cater|decorate|sell'
const goods = oneOf(
  String.raw`\b(?:${makes}) ((?:\p{L}+ ){0,2}?\p{L}+) (?:for cheap|cheap|for less|half)`,
  String.raw`\b(?:price|discount|deal|money off) on (?:my |an? |the |some )?((?:\p{L}+ )?\p{L}+)(?= |[.,?!]|$)`,
  String.raw`\b(?:want|wants|ask for|asks for|asking for) (?:my|our) ((?:\p{L}+ )?\p{L}+) (?:for cheap|cheap|for less|half)`,
)
const good = new RegExp(goods, 'iu')
const noGood = /^(?:it|this|that|them|stuff|things|something|everything|work|me|us|prices?)$/i
/** Matches one thing for sale, 'a quilt', which isn't a kind of goods. */
const one = /\bon an? /i

/** Refuses to lower a price. */
function readCheap({ text }: DraftRequestText): Details {
  const found = good
    .exec(text)
    ?.slice(1)
    .find((words) => words !== undefined)
    ?.toLowerCase()
  if (found === undefined || noGood.test(found)) return { what: 'my work' }
  return { what: `${one.test(text) ? 'the' : 'my'} ${found}` }
}

const years =
  /\b(?:in|for|after|since|over|about|almost) (?:(?:about|over|almost|like) )?(\d{1,2}|two|three|four|five|six) (?:years|yrs)\b/iu
/** In percent a year, and the most that one step should be. */
const [least, most, mostAtOnce] = [3, 5, 20]
/** Begins an answer that says by how much to raise a price, before the words to tell it in. */
export const beginsHowMuch = 'How much: '
function howMuch(text: string): string {
  const said = years.exec(text)?.[1]?.toLowerCase()
  const count = said === undefined ? 1 : readCount(said)
  if (count < 2)
    return `${beginsHowMuch}5 to 10 percent is an easy yes for most people, so $100 becomes $105 to $110. Check what two others near you charge before you settle on it.`
  const [low, high] = [Math.min(count * least, mostAtOnce - most), Math.min(count * most, mostAtOnce)]
  return `${beginsHowMuch}${least} to ${most} percent for each year is reasonable, so after ${said ?? ''} years ${low} to ${high} percent: $100 becomes $${100 + low} to $${100 + high}. Check what two others near you charge before you settle on it.`
}

const from = new RegExp(
  String.raw`\b(?:in|starting|from|as of|on|this|next|coming) (?:the )?(${englishMonths.join('|')}|new year|spring|summer|fall|month)\b(?: (\d{1,2}))?`,
  'iu',
)
function startsWhen(text: string): string {
  const [, when, day] = from.exec(text) ?? []
  if (when === undefined) return 'starting [date]'
  const named = capitalize(withCapitals(when.toLowerCase()))
  if (/^(?:month)$/i.test(when)) return 'starting next month'
  if (/^(?:spring|summer|fall|new year)$/i.test(when)) return `starting in the ${when.toLowerCase()}`
  return `starting ${named}${day === undefined ? ' 1' : ` ${day}`}`
}

/** Answers both 'How much should I raise my prices' and 'How do I tell them'. */
function readRaise({ text }: DraftRequestText): Details {
  const said = years.exec(text)?.[1]?.toLowerCase()
  return {
    before: howMuch(text),
    starts: startsWhen(text),
    why: said === undefined ? '' : `It’s the first time in ${said} years.`,
  }
}

/** Talks with those who pay the user. */
export const tradeTemplates: readonly DraftTemplate[] = [
  {
    id: 'told-client-late',
    signs: [
      /\b(?:clients?|customers?)\b/,
      /\b(?:late|behind|never on time)\b/,
      /\b(?:always|every time|each time|keeps?|never|all the time|usually|again|\d+ ?min\w*|minutes)\b/,
      speaks,
    ],
    not: wholeWords([
      String.raw`pay\w*|paid|invoice|bill|owes?|rent|order|deliver\w*|ship\w*`,
      String.raw`fee|im (?:\w+ )?late|i am (?:\w+ )?late|i (?:keep|always|run|was|am|will be|ran) late|running late|no ?show\w*|cancel\w*|kids?|daughter|son`,
    ]),
    read: readClientLate,
  },
  {
    id: 'told-price-down',
    signs: [
      /\b(?:sellers?|listing|my clients?|homeowners?|house)\b/,
      /\b(?:come down|go down|drop|lower|reduce|reduction|price cut|cut the price|overpriced|worth more)\b/,
      /\b(?:price|asking|overpriced|worth)\b/,
      /\bsellers?\b|\blisting\b|\bon the market\b|\bsitting\b/,
      speaks,
    ],
    not: /\b(?:landlord|rent|buyers? wants?|my house|our house|sell my|we are selling|lower my price|my price)\b/,
    read: readPriceDown,
  },
  {
    id: 'told-cheap-no',
    signs: [
      wholeWords([
        String.raw`for cheap|cheaper|half (?:off|price)|discounts?|lower (?:my|the) prices?|come down on (?:my|the) price`,
        String.raw`haggl\w*|low ?ball\w*|for less|friend price|money off|a deal on`,
      ]),
      /\b(?:keeps?|asks?|asking|asked|wants?|expects?|always|when people|everybody|everyone)\b/,
      /\b(?:no|nicely|what (?:do|can|should) i (?:say|tell|write)|how (?:do|can|should) i (?:respond|answer|reply|tell))\b/,
      /\b(?:my|our|i|custom|do|make|me)\b/,
    ],
    not: /\b(?:should i|how much|what price|boss|landlord|rent|sellers?|sitting|free|pay|raise|house|contractor|quote from)\b/,
    read: readCheap,
  },
  {
    id: 'told-price-up-asked',
    signs: [
      /\b(?:prices?|rates?|charge|charging)\b/,
      /\b(?:raise|raising|increase|go up|going up|put up|charge more)\b/,
      /\bhow much (?:is|should|can|do|would|to|of)\b|\bwhat(?:s| is) (?:a )?(?:reasonable|fair|normal)\b/,
      /\b(?:how|what) (?:do|should|can|would|to)(?: i)? (?:tell|say|let|write|announce|break|word)\b/,
    ],
    not: /\b(?:landlord|my rent|daycare (?:is|raised)|insurance|my boss|my job|from \d+ to \d+)\b/,
    read: readRaise,
  },
]
