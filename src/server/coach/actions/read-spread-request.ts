import { uncapitalize } from '#contract/capitalize.ts'
import { anyOf, oneOf } from '../phrase-pattern.ts'
import { type PlanItem, type PlanWish, readPlanList } from './plan-items.ts'
import { collapseSpaces, toTitle, trimEdges } from './title-text.ts'
import type { LocalClock } from '../when/read-when.ts'
import { englishWeekday } from '../when/weekdays.ts'

/**
 * A request to spread things over several days: `items` in order, or `cleaning` if only a subject is named. `forGuests`: someone visits.
 */
export type SpreadWish = Pick<PlanWish, 'items' | 'over'> & { isCleaning: boolean; forGuests: boolean }

const maxLetters = 1_000
const maxWords = 80

const verbs = oneOf(
  'spread(?:ing)?|split(?:ting)?|divid(?:e|ing)|divvy(?:ing)?|distribut(?:e|ing)|spac(?:e|ing)|stagger(?:ing)?|parcel(?:ing)?',
  'portion(?:ing)?|break(?:ing)?(?= (?:[^.,;:!?]{1,40} )?(?:up|down|out)\\b)',
)
/** Matches the request, but not 'I split my chores last week', which is a statement. */
const order = String.raw`(?<!(?<!\b(?:should|can|could|do|would|how|shall) )\b(?:i|we) |\b(?:he|she|they|always|usually|already|i[’']ve|we[’']ve|never) )\b(?:${verbs})`
const across = '(?:over|across|through(?:out)?|between|among|into|by|for|during|so)'
const spreads = new RegExp(String.raw`${order}\b[^.!?\n]{0,200}? ?\b${across}\b`, 'i')
const oneGo = oneOf(
  `one|a single|the same|the last|the first|${englishWeekday}`,
  'once|the end|a rush|the weekend|today|tomorrow|crammed|packed|piled',
)
const notAllOnce = String.raw`,? ?\b(?:so|and|but|where|in a way)?,? ?(?:that )?(?:(?:i|we|it|they|that|everything|the \w+)(?: (?:do|does|am|is|are|will|have to|don)|[’']?(?:s|re|m|ll))?(?:n?[’']?t)? ?)?(?:don[’']?t |(?:is|are)n[’']?t |not |without )(?:want to |wanna |be |being |have to |end up |get |got |do |doing |cram |cramming |it |them |that |everything |on me |crammed |piled |up ){0,4}(?:all )?(?:in|on|at|for|into|until|till) (?:${oneGo})\b(?: (?:day|go|minute|sitting|afternoon|morning|evening))?`
const notAllOnceForm = new RegExp(notAllOnce, 'gi')
const bits =
  /,? ?\b(?:a (?:little|bit|few|couple)|some|one(?: or two)?|two)(?: bit| things?| of them)? (?:each|every|a|per) (?:day|night|evening|morning)\b/gi
const plans = anyOf(
  'plan|planning|schedul(?:e|ing)|organi[sz]e|arrange|lay out|map out|set up|make (?:me )?a (?:list|plan|schedule)|work out|figure out|help me',
)

const isOfMoney =
  /[$£€]|\b(?:pay(?:ments?|ing|check)?|bills?|rent|debt|loan|cost|money|budget|savings?|dollars|calories|dose|pills?|workouts?|reps)\b/i
/** Matches 'Split the chores between me and the kids', which is about who and not when. */
const amongPeople =
  /\b(?:between|among|with) (?:me|us|him|her|them|my (?!next)|our|the (?:kids|two|three|four|boys|girls|family)|everyone|everybody)\b/i
const cleans = /\b(?:clean(?:ing|ed)?|chores?|house ?work|tidy(?:ing)?)\b/i
const packs = /\bpack(?:ing)?\b/i
const guests =
  /\b(?:guests?|company|visit\w*|in[- ]?laws|(?:comes?|coming|arriv\w+|stay\w*) |party|hosting|thanksgiving|christmas|easter)\b/i

const cutAcross = new RegExp(
  String.raw`,? ?(?:and |then |please |can you |could you |i (?:want|need) (?:you )?to |help me )*\b(?:${verbs})(?: (?:it|them|these|this|that|those|everything|all|of|the|my|our|following|household|house|chores|tasks|things|jobs|cleaning|list|stuff|housework|packing|work|out|up|evenly)\b)* ${across}\b(?! that| it| they| i )[^.,:;!?\n]{0,40}`,
  'gi',
)
const colon = /^[^]{0,300}?: ?([^]{4,})$/
const beginnings = oneOf(
  "(?:i|we) (?:also )?(?:need|have|got|want|would like)(?: got)? to|(?:i|we)[’']?(?:ve got|d like) to|gotta",
  "(?:i|we)[’']?ve got|(?:i|we) have|there[’']?s|there (?:is|are)|including|which (?:is|are)|like",
  "(?:they|chores|things|tasks|jobs|it[’']?s) (?:are|is)",
)
const begins = new RegExp(String.raw`\b(?:${beginnings}) ((?:[^.!?\n]|\.(?=\d)){4,})`, 'gi')
const objects = [
  new RegExp(String.raw`${order} (?:out |up )?([^.!?:\n]{6,300}?) (?:out |up |evenly )*\b${across}\b`, 'i'),
  /\b(?:plan|schedule|organi[sz]e|arrange|lay out|map out) (?:out )?([^.!?:\n]{6,300}?),? (?:so|over|across|throughout|this|for)\b/i,
]
const first = /^([^.!?\n]{4,300})[.!?\n]/

/** Words for everything at once, or for the subject only. */
const genericWords = oneOf(
  'do|get|clean|tidy|finish|all|some|deep|just|of|my|the|our|this|that|these|those|whole|entire|weekly|household|spring|house',
  'weekend|stuff|things|it|them|following|list|a|up',
)
const genericEnds = oneOf(
  'cleaning|clean|chores?|house ?work|house|home|apartment|place|tidying|things|stuff|tasks?|packing|pack|everything|them',
  'it|these|jobs|done|up',
)
const generic = new RegExp(
  String.raw`^(?:(?:${genericWords}) )*(?:${genericEnds})(?: (?:before|for|up|done|this|next|over)\b.{0,40})?$`,
  'i',
)
const doing = /^(?:do|get) (?:the |my |our |all the )?(?=\p{L}{3})/iu
const taskVerbs = oneOf(
  'change|clean|wash|vacuum|mop|dust|sweep|scrub|wipe|iron|fold|strip|make|take|put|empty|organi[sz]e|declutter|tidy|mow|rake',
  'weed|water|feed|pack|buy|call|do|cook|bake|go|get|pick|drop|clear|sort|return|pay|wrap|book|finish|run|polish|hang|set|write',
)
const beforeVerb = new RegExp(String.raw`,? (?:and|then|plus) (?=(?:${taskVerbs})\b (?!and\b))`, 'gi')
const beginsWithVerb = new RegExp(String.raw`^(?:${taskVerbs})\b`, 'i')

/** Splits the last of several at the 'and': 'Dust, vacuum and the windows'. A pair with one verb stays together. */
function splitLast(list: string): string {
  const parts = list.split(/[,;\n]/).map(trimEdges)
  const last = parts.at(-1) ?? ''
  const isPair = parts.length < 2 || beginsWithVerb.test(last)
  return [...parts.slice(0, -1), ...(isPair ? [last] : last.split(/ (?:and|plus|&) /i))].join(', ')
}

const namesWhen = new RegExp(String.raw`\b(?:today|tomorrow|tonight|${englishWeekday}s?|at \d|\d ?[ap]m)\b`, 'i')

const withoutSpread = (text: string): string =>
  collapseSpaces(
    text
      .replaceAll(/\n(?:[-*•] |\d[.)] )?/g, ', ')
      .replaceAll(notAllOnceForm, ' ')
      .replaceAll(bits, ' ')
      .replaceAll(cutAcross, ' '),
  )

function listsIn(message: string): string[] {
  const text = withoutSpread(message)
  const sentence = first.exec(message)?.[1] ?? ''
  return [
    colon.exec(text.replaceAll(/\b\d{1,2}:\d\d/g, ' '))?.[1] ?? '',
    ...[...text.matchAll(begins)].map(([, list = '']) => list),
    ...objects.map((form) => form.exec(message.replaceAll(notAllOnceForm, ' so '))?.[1] ?? ''),
    sentence.split(',').length > 2 ? withoutSpread(sentence) : '',
  ]
}

function itemsOf(list: string, clock: LocalClock, isPacking: boolean): Pick<PlanWish, 'items' | 'over'> | null {
  const { items, refused, over } = readPlanList(splitLast(list.replaceAll(beforeVerb, ', ')), clock)
  const named = items.filter(({ title }) => !generic.test(title)).map((item) => withName(item, isPacking))
  const isDated =
    refused.length > 0 ||
    named.some(({ time, until, title }) => time !== null || until !== null || namesWhen.test(title))
  return named.length < 2 || isDated ? null : { items: named, over }
}

function withName({ title, ...item }: PlanItem, isPacking: boolean): PlanItem {
  const plain = toTitle(title.replace(doing, ''))
  return { ...item, title: isPacking && !beginsWithVerb.test(plain) ? `Pack ${uncapitalize(plain)}` : plain }
}

/** Matches 'Plan my cleaning over the next five days'. */
const overDays =
  /\b(?:over|across|throughout) (?:the |my |this )?(?:whole |next |coming )?(?:week|weekend|\w{1,7} days)\b/i
const wants = (text: string): boolean =>
  spreads.test(text) ||
  (plans.test(text) &&
    (text.search(notAllOnceForm) >= 0 || text.search(bits) >= 0 || (cleans.test(text) && overDays.test(text))))

/** Reads a request to spread things over several days. Returns null if there is none, or the things aren't known. */
export function readSpreadWish(message: string, clock: LocalClock): SpreadWish | null {
  const text = message.slice(0, maxLetters)
  if (!wants(text) || isOfMoney.test(text) || amongPeople.test(text) || text.split(/\s+/).length > maxWords) return null
  const isCleaning = cleans.test(text)
  const isPacking = !isCleaning && packs.test(text)
  const lists = listsIn(text)
  // Ordinary cards are made for a list with its own days.
  if (namesWhen.test(lists[0] ?? '')) return null
  const named = lists.flatMap((list) => (list === '' ? [] : (itemsOf(list, clock, isPacking) ?? [])))[0]
  if (named === undefined && !isCleaning) return null
  return { items: [], over: [], ...named, isCleaning, forGuests: guests.test(text) }
}
