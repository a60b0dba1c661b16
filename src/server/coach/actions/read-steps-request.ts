import { uncapitalize } from '#contract/capitalize.ts'
import { oneOf } from '../phrase-pattern.ts'
import { type LocalClock, readWhen } from '../when/read-when.ts'
import { readPlanList } from './plan-items.ts'
import { collapseSpaces, toTitle, trimEdges } from './title-text.ts'

/** A request to work in steps: a number of one thing, one thing in steps, or everything before a day. `items` is empty if none is named. */
export type StepsWish =
  | { of: 'count'; items: string[] }
  | { of: 'steps'; subject: string; kind: StepsKind }
  | { of: 'before'; items: string[] }
type StepsKind = 'writing' | 'presentation' | 'studying' | 'cleaning' | 'application' | 'any'

const numberNames = 'two three four five six seven eight nine ten'.split(' ')
const has = String.raw`(?:i(?:['’]?ve)? (?:have|got|have got|gotta do)|i['’]ve got|there(?:['’]?s| are)|we have)`
const counted = new RegExp(
  String.raw`\b${has} (?:like |about )?(\d{1,2}|${oneOf(...numberNames)}) (?:more |different )?([a-z][a-z' -]{2,30}?s) to ([a-z]+(?: (?:up|out|off|over|back|in|on))?)(?=[,.;!]| (?:this|by|before|over|next|in|so|can|could|help|and|within|until|please|spread)\b|$)`,
  'i',
)
const overDays =
  /\b(?:different days|separate days|spread|space|stagger|split|divide|a day each|one a day|(?:over|across|throughout) the (?:week|days|weekend|month))\b/i

const singular = (noun: string): string =>
  noun
    .replace(/ies$/i, 'y')
    .replace(/(ch|sh|ss|x)es$/i, '$1')
    .replace(/(?<!s)s$/i, '')

function readCounted(text: string): StepsWish | null {
  const [, many = '', things = '', verb = ''] = overDays.test(text) ? (counted.exec(text) ?? []) : []
  const count = numberNames.indexOf(many.toLowerCase()) + 2
  const total = count > 1 ? count : Number(many)
  if (things === '' || !(total >= 2 && total <= 10) || /^(?:days|weeks|hours|minutes|kids|months)$/i.test(things))
    return null
  return {
    of: 'count',
    items: Array.from({ length: total }, (_, at) => toTitle(`${verb} ${singular(things)} ${at + 1}`)),
  }
}

const pieces = oneOf('tasks|steps|pieces|chunks|parts|to-?dos|bits')
const sized = oneOf('small(?:er)?|little|bite[- ]?sized?|manageable|doable|tiny|easy|simple|short')
const breaks = new RegExp(
  String.raw`\b(?:break(?:ing)?|split|chop|cut|divide|turn) ([^.;?!]{2,60}?) (?:down |up )?(?:in ?to|in) (?:(?:some|a few|\d) )?(?:(?:${sized}),? ){0,2}(?:${pieces})\b|\b(?:break|split) (it|this|that) (?:down|up)\b`,
  'i',
)
const due = oneOf(
  String.raw`\b(?:${has}|my|the) (?:an? |my |the |this )?([^,.;?!]{3,50}?) (?:(?:that['’]?s|is|thats|was) )?due\b`,
  String.raw`\b${has} (?:an? |my |the |this )([^,.;?!]{3,50}?) (?:on|by|coming up|next|this|tomorrow)\b`,
  String.raw`\b(?:i need to|i have to|i gotta) (?:do|finish|write|clean|start) (?:my |the |an? |this )?([^,.;?!]{3,50}?)(?= (?:by|before|and|but)\b|[,.;])`,
)
const dueForm = new RegExp(due, 'i')
const isPointer = /^(?:it|this|that|them|this thing|everything)(?: all)?(?: down)?$/i

const kinds: readonly (readonly [StepsKind, RegExp])[] = [
  [
    'writing',
    /\b(?:thesis|paper|essay|report|article|draft|chapter|dissertation|story|book|blog|lit(?:erature)? review|proposal|memoir|speech)\b/i,
  ],
  ['presentation', /\b(?:presentation|slides?|pitch|talk|demo|powerpoint)\b/i],
  ['studying', /\b(?:exam|test|final|midterm|quiz|boards?|nclex|sat|studying|study)\b/i],
  [
    'cleaning',
    /\b(?:clean\w*|garage|basement|closet|attic|declutter\w*|house|room|organi[sz]\w*|kitchen|shed|pantry)\b/i,
  ],
  ['application', /\b(?:applications?|apply\w*|forms?|taxes|fafsa|paperwork|visa|passport|resume|scholarships?)\b/i],
]

/** Otherwise the user may want to talk it through. */
const isToPlan = /\bdue\b|\b(?:planner|calendar|to-?dos?|tasks)\b/i

function readBreakdown(text: string): StepsWish | null {
  const [all, object = ''] = breaks.exec(text) ?? []
  if (all === undefined) return null
  const named = isPointer.test(object) || object === '' ? dueForm.exec(text)?.slice(1).find(Boolean) : object
  if (named === undefined) return null
  const subject = toTitle(
    collapseSpaces(trimEdges(named)).replace(/^(?:my|the|a|an|this|that|down|doing|writing) /i, ''),
    60,
  )
  if (subject.length < 3 || /\b(?:sentence|word|code|number|bill|paycheck|money)\b/i.test(subject)) return null
  const kind = kinds.find(([, form]) => form.test(subject))?.[0] ?? 'any'
  return kind === 'any' && !isToPlan.test(text) ? null : { of: 'steps', subject, kind }
}

const asksList = new RegExp(
  oneOf(
    String.raw`\b(?:make|give|write|create|start|build|put together|help me make)(?: me| us)? (?:an? |my |the )?(?:to[- ]?do |task |prep |check)? ?list\b[^?]{0,80}?\b(?:before|for when|by the time)\b`,
    String.raw`\bi need (?:an? )?(?:to[- ]?do |task |prep |check)? ?list\b[^?]{0,80}?\b(?:before|for when|by the time)\b`,
  ),
  'i',
)
const shops = /\b(?:shopping|grocer\w*|store|buy|gifts?|presents?|guest list|names|songs|books|movies)\b/i
const afterDay = new RegExp(
  String.raw`\b(?:before|for when|by the time)\b[^.:;,!?]{2,80}(?:[.:;!]|,)\s*([^]{3,300})$`,
  'i',
)
const tells =
  /^(?:it['’]?s|its|there|they|he|she|we['’]?re|i work|i am|i['’]m|im|it is|no |i have|i don['’]?t|and it)\b/i
const rooms = oneOf(
  'guest room|bedroom|spare room|living room|dining room|guest bed|bed|table|playroom|porch|deck|patio|yard|couch',
)
const dirty = oneOf(
  'bathrooms?|kitchen|fridge|oven|microwave|car|windows?|floors?|stove|counters|closets?|garage|house|basement|hallway|stairs|toilets?',
)
const isRoom = new RegExp(`^(?:the |my )?((?:${rooms}))$`, 'i')
const isDirty = new RegExp(`^(?:the |my )?((?:${dirty}))$`, 'i')
const wantsUp =
  /^(?:i )?(?:want|need|would like|like) (?:the |my )?([^,]{2,40}) (up|done|down|finished|ready|clean|made|set up)(?: by then| before then| too)?$/i
/** Adds a verb: 'Guest room' becomes 'get the guest room ready', 'the tree up' becomes 'put the tree up'. */
const asChore = (said: string): string =>
  toTitle(
    uncapitalize(said)
      .replace(/ (?:by|before) then$/i, '')
      .replace(isRoom, 'Get the $1 ready')
      .replace(isDirty, 'Clean the $1')
      .replace(wantsUp, 'Get the $1 $2')
      .replace(/^([\p{L} ]{2,30}) up$/iu, (all: string, thing: string) =>
        / /.test(thing) ? all : `Get the ${thing} up`,
      ),
  )

function readBefore(text: string, clock: LocalClock): StepsWish | null {
  if (!asksList.test(text) || shops.test(text)) return null
  const list = afterDay.exec(text)?.[1] ?? ''
  const parts = list
    .split(/[,;.\n]| and (?=i (?:want|need)|clean|wash|get|put|make|buy|call|bake|cook|set|pick)/i)
    .map((part) => trimEdges(part.trim().replace(/^(?:and|plus|also|then) /i, '')))
    .filter((part) => part.length > 2 && !tells.test(part))
    .map((part) => part.replace(wantsUp, 'the $1 $2'))
  const { items } = readPlanList(parts.join(', '), clock)
  return { of: 'before', items: items.map(({ title }) => asChore(title)) }
}

const maxLetters = 400

/** Reads a request to work in steps. Returns null if there is none. */
export function readStepsWish(message: string, clock: LocalClock): StepsWish | null {
  const text = collapseSpaces(message)
  if (text.length > maxLetters) return null
  return readCounted(text) ?? readBreakdown(text) ?? readBefore(text, clock)
}

const dueDay = /\bdue (?:on |by )?([^,.;?!]{2,24}?)(?=[,.;?!]| and\b| but\b| so\b| can\b|$)/i
/** Returns the due day if the message plainly gives one. */
export const dueDayIn = (message: string, clock: LocalClock): string | null => {
  const said = dueDay.exec(message)?.[1]
  return said === undefined ? null : (readWhen(`on ${said}`, clock, 'en').day ?? readWhen(said, clock, 'en').day)
}
