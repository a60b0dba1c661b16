import { collapseSpaces, toTitle, trimEdges } from './title-text.ts'
import { oneOf } from '../phrase-pattern.ts'
import { type Clock, readWhen } from '../when/read-when.ts'

/** Something that the user wants in a day: `time` and `until` as HH:mm, `minutes` where a length was said. */
export type PlanItem = { title: string; time: string | null; minutes: number | null; until: string | null }

const maxItems = 8
const maxLetters = 600

const days = oneOf(
  'day|today|tomorrow|tonight|morning|afternoon|evening|weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day',
)
const verbs = oneOf('plan|planning|organi[sz]e|sort out|map out|structure')
const plansDay = new RegExp(String.raw`\b(?:${verbs})(?: out)? (?:\w+ ){0,2}?(?:${days})\b`, 'i')
const begins = oneOf(
  "i[’']?ve got(?: to)?|i have(?: got)?(?: to)?|i got(?: to)?|there[’']?s|there is|i need(?: to)?|i want(?: to)?",
  "i[’']?d like(?: to)?|we[’']?ve got|we have|gotta|need to|have to|so far|to fit(?: in)?|fit(?:ting)? in",
)
/** 'Help me plan Sunday, I’ve got …', 'plan my day: …': what stands after the day. */
const named = new RegExp(String.raw`^(?:[^,.:;]{0,20}: |[^:]{0,24}?\b(?:${begins}) )(.+)$`, 'i')
/** 'With gym at 9, lunch', 'so I can cook and clean': a wish for one thing alone is none to plan. */
const severalNamed = /^.{0,12}?\b(?:with|so (?:that )?i can) ([^,]+(?:,| and ).+)$/i

/** What a part begins with that says only that it's wanted. */
const lead = new RegExp(
  String.raw`^(?:(?:${oneOf("and|then|also|plus|maybe|but|so|i|we|i[’']?d|i[’']?ve|want(?: to)?|wanna|like(?: to)?|would", "need(?: to)?|have(?: got)?(?: to)?|got(?: to)?|gotta|there[’']?s|fit in|squeeze in|please|still|have (?:some )?time to|some time to")}) )+`,
  'i',
)
const endings = oneOf('somewhere|at some point|some ?time|too|as well|in there|if i can|if possible|please|pls')
const trail = new RegExp(`,? (?:${endings})$`, 'i')
const starts = oneOf('i|we|still|want|need|have|then|also|get|go|do|call|pick|meet|take|make|clean|an?|some|my|the|\\d')
/** 'And' begins another thing before a verb of wanting, an article, a number or a name's possessive; not in 'mac and cheese'. */
const anotherThing = new RegExp(String.raw` (?:and then|and|plus|then) (?=(?:${starts})\b|\p{L}{1,20}[’']s\b)`, 'iu')

/** 'Dr. Patel', '9 a.m.' end no sentence. */
const abbreviated = /\b(dr|mrs?|ms|st|[ap]\.?m)\.(?= )/gi
/** 'Lunch with Ana and my sister' is one thing. */
const together = /\b(?:with|meet|call|pick up|drop off) (?:[\p{L}’'-]+ ){1,3}and (?:my|the|an?) |\band a half\b/iu

const range = /\b(\d{1,2}(?::\d\d)?)\s?(?:am|pm)?\s?(?:-|–|to|until|till?)\s?(\d{1,2}(?::\d\d)?)\b/i
const length = /\b(?:for )?(an|one|half an|\d{1,2}(?:\.5)?) ?(hours?|hrs?|minutes?|mins?)\b/i

const minutesOf = (count: string, unit: string): number => {
  const many = count === 'half an' ? 0.5 : /^(?:an|one)$/.test(count) ? 1 : Number(count)
  return Math.round(many * (unit.startsWith('h') ? 60 : 1))
}

const states = oneOf(
  'headache|migraine|cramps|depression|anxiety|adhd|energy|clue|idea|stress|time|a lot|lots|stuff|things|that|it',
)
/** A feeling, or that there is too much or nothing. */
const isNoItem = new RegExp(
  String.raw`^(?:(?:an? |my |some )?(?:${states})|(?:no|nothing|not|so much|too much|much|so many|too many|less|more|i[’']?m|don[’']?t|can[’']?t)\b.*)$`,
  'i',
)
/** 'Work until 3': it has an end, and no beginning. */
const openEnd = /^(.+?) (?:until|till|til) ((?:\d{1,2})(?::\d\d)? ?(?:am|pm)?|noon)$/i
const counted =
  /\b(?:chapters?|pages?|episodes?)\b|\b\d{1,2} ?(?:-|–|to) ?\d{1,2} (?:miles|people|pages|km|reps|kids|guests|minutes|mins)\b/i
const halfDay = 720

function readItem(part: string, clock: Clock): PlanItem | null {
  const said = trimEdges(trimEdges(part).replace(lead, '').replace(trail, '')).replace(
    /\b(until|till?) noon\b/i,
    '$1 12',
  )
  if (said === '' || isNoItem.test(said) || isNoItem.test(trimEdges(part))) return null
  const [, busy, end = ''] = range.test(said) ? [] : (openEnd.exec(said) ?? [])
  if (busy !== undefined && readWhen(busy, clock, 'en').time === null)
    return { title: toTitle(busy), time: null, minutes: null, until: readWhen(`at ${end}`, clock, 'en').time }
  const { time, minutes, rest } = counted.test(said)
    ? { time: null, minutes: null, rest: said }
    : readWhen(said.replace(range, 'from $1 to $2'), clock, 'en')
  const [, count = '', unit = ''] = length.exec(said) ?? []
  const half = /\bhours? and a half\b/i.test(said) ? 30 : 0
  const spoken = count === '' ? null : minutesOf(count.toLowerCase(), unit.toLowerCase()) + half
  // '11-1' ends in the afternoon.
  const span = minutes !== null && minutes > halfDay ? minutes - halfDay : minutes
  const title = toTitle(trimEdges((rest.trim() === '' ? said : rest).replace(/^\s*of /i, '')))
  return title === '' ? null : { title, time, minutes: spoken ?? span, until: null }
}

/** Which day is to be planned: the one in the wish itself, else any that the message names. */
export function planDayText(message: string): string {
  const [phrase] = plansDay.exec(message) ?? []
  return phrase !== undefined && /\b(?:to(?:day|morrow|night)|\w{3,6}sday|(?:mon|fri|satur|sun)day)\b/i.test(phrase)
    ? phrase
    : message
}

/** What a wish for a plan says is to be in the day, in its order; nothing where it names nothing. */
export function readPlanItems(message: string, clock: Clock): PlanItem[] {
  const text = message
    .slice(0, maxLetters)
    .replaceAll(/: ?\n/g, ': ')
    .replaceAll(/\n(?:[-*•] |\d[.)] )?/g, ', ')
  const plan = plansDay.exec(text)
  if (plan === null) return []
  const rest = collapseSpaces(text.slice(plan.index + plan[0].length))
  const [, tail = ''] = named.exec(rest) ?? severalNamed.exec(rest) ?? []
  return tail
    .replaceAll(abbreviated, '$1')
    .split(/[,;]|\. /)
    .flatMap((part) => (together.test(part) ? [part] : part.split(anotherThing)))
    .flatMap((part) => readItem(part, clock) ?? [])
    .slice(0, maxItems)
}
