import { capitalize } from '#contract/capitalize.ts'
import { countWords } from '../../../guide/text-analysis.ts'
import { oneOf, wholeWords } from '../../../phrase-pattern.ts'
import { addressListener } from '../hard-conversations/address-listener.ts'
import type { Relation } from '../hard-conversations/find-people.ts'
import type { Listener } from '../hard-conversations/read-listener.ts'
import { isClose } from '../hard-conversations/relation-words.ts'
import { cleanClause } from '../read-clause.ts'
import type { Details } from '../read-details.ts'
import type { DraftTemplate, DraftRequestText } from './draft-template.ts'

const isFamilyOrFriend = (relation: Relation): boolean => relation !== 'partner' && isClose(relation)

const holiday = /\b(christmas(?: eve| day| morning)?|thanksgiving|easter|new year[’']?s(?: eve| day)?|the holidays)\b/iu
const holidayName = (said: string): string =>
  said
    .toLowerCase()
    .replaceAll(/\b(?:christmas|thanksgiving|easter|eve|day|new|year)/g, (word) => capitalize(word))
    .replace(/^New Years/, 'New Year’s')

/** Matches a wish that is for the message: 'i want to be nice'. */
const ofMessage = oneOf(
  'it|this|that|her|him|them|you|know|say|tell|ask|hurt|be nice|make (?:her|him|them)|be honest|sound|keep the peace|start',
)
/** Matches the user's wish beside somebody else's: 'i want to stay home with my kids this year'. */
const wish = new RegExp(
  String.raw`(?:^|[.,;] |\b(?:and|but|so|though|when|because) )(?:this (?:year|time) )?(I|we)(?: both| all)?(?: just| really| kind of)?((?:[’]d| would) (?:rather|like|love)|(?: just| really)? want)(?!(?: to)? (?:${ofMessage})\b)( to)? ([^.,;?!]{5,90}?)(?= (?:and|but|so|how|what|without|because|can you|for once)\b|[.,;?!]|$)`,
  'iu',
)
const thisYear = / (?:just )?(?:this|for this) (?:year|time|one)$/i
/** Matches 'the kids … their own beds', which aren't the listener's. */
const theirOwn = /\b((?:kids|children|boys|girls|twins|babies)\b.{0,50}\b)their own\b/gi
const kept = 'kidsown'
const toListener = (words: string, listener: Listener, text: string): string | null =>
  addressListener(words.replace(theirOwn, `$1${kept}`), listener, text)?.replaceAll(kept, 'their own') ?? null
const ownKids = /\bmy kids\b/gi

type Wish = { day: string; wish: string; isWe: boolean }
/** Reads what the user would rather do on a holiday, said to the listener. */
function readHolidayWish(text: string, listener: Listener): Wish | null {
  const day = holiday.exec(text)?.[1]
  const [, who = '', how = '', to = '', what] = wish.exec(text) ?? []
  const said = what === undefined ? null : toListener(cleanClause(what.replace(thisYear, '')), listener, text)
  if (day === undefined || said === null || countWords(said) > 14) return null
  const isWe = who.toLowerCase() === 'we'
  const verb = /want/i.test(how) ? ' want' : how.toLowerCase()
  return { day: holidayName(day), wish: `${isWe ? 'we' : 'I'}${verb}${to.toLowerCase()} ${said}`, isWe }
}

/** Writes the user's own plan for a holiday that somebody close has planned. */
function readOwnHoliday({ text, listener }: DraftRequestText): Details | null {
  if (listener === null || !isFamilyOrFriend(listener.relation)) return null
  const read = readHolidayWish(text, listener)
  if (read === null) return null
  const isOfKids = listener.relation === 'parent' || listener.relation === 'inLaw'
  const isSeveral = read.isWe || /\b(?:us|kids|we)\b/i.test(text)
  return {
    day: read.day,
    wish: isOfKids ? read.wish.replace(ownKids, 'the kids') : read.wish,
    us: isSeveral ? 'us' : 'me',
    love: isSeveral ? 'We’d' : 'I’d',
    ...(listener.relation !== 'inLaw' && { tip: 'Say it soon, and don’t give a list of reasons. One is plenty.' }),
  }
}

/** Speaks to a partner who wants to spend a holiday with the partner's family. */
function readPartnerHoliday({ text, listener }: DraftRequestText): Details | null {
  const read = listener?.relation === 'partner' ? readHolidayWish(text, listener) : null
  return read === null ? null : { day: read.day, wish: read.wish }
}

/** Asks a boss for a holiday off that is already planned otherwise. */
function readHolidayShift({ text, listener }: DraftRequestText): Details | null {
  const read = listener?.relation === 'boss' ? readHolidayWish(text, listener) : null
  return read === null ? null : { day: read.day, wish: read.wish }
}

const speaks = wholeWords(['tell|say|bring|word|talk|let|break|explain|ask'])
const holidays = /\b(?:christmas|thanksgiving|easter|new years|holidays)\b/
const wishes = new RegExp(
  oneOf(
    String.raw`\b(?:i|we) (?:both |all )?(?:just |really |kind of )?(?:want|would rather|would like|would love|d rather|d like|d love)\b`,
    String.raw`\b(?:id|wed) (?:just |really )?(?:rather|like|love)\b`,
  ),
)
const theirPlan = new RegExp(
  oneOf(
    String.raw`\b(?:wants?|wanted|expects?|asked|asks|invited|inviting|having|always|keeps?|tradition)\b.{0,20}\b(?:us|me|everybody|everyone|we)\b`,
    String.raw`\b(?:wants?|expects?) (?:the kids|to (?:host|have it|do it))\b`,
  ),
)
const mover = 'moms?|mother|dads?|father|parents|mother in law|father in law|sister|brother|friend|cousin|son|daughter'

/** One's own plans, told to those who planned otherwise. */
export const ownHolidayTemplates: readonly DraftTemplate[] = [
  {
    id: 'told-own-holiday',
    signs: [holidays, theirPlan, wishes, speaks],
    not: /\b(?:should i|write a post|gifts?|presents?|ex|divorced?|died|passed|boss|manager|work christmas|shift)\b/,
    read: readOwnHoliday,
  },
  {
    id: 'told-partner-holiday',
    signs: [
      holidays,
      /\b(?:husband|hubby|wife|boyfriend|fiance|partner) (?:always |still |really )?(?:wants?|expects?|said)\b/,
      /\b(?:his|her) (?:moms?|mothers?|dads?|parents|family|folks|sisters?|brothers?)\b|\bin laws\b/,
      wishes,
      speaks,
    ],
    not: /\b(?:should i|gifts?|presents?|divorced?|died|passed|money|budget|spend\w*)\b/,
    read: readPartnerHoliday,
  },
  {
    id: 'told-holiday-shift',
    signs: [
      holidays,
      /\b(?:boss|manager|supervisor|charge nurse)\b/,
      /\bwork\w*|\bshift\b|\bscheduled?\b/,
      wishes,
      speaks,
    ],
    not: /\b(?:should i|quit|party|gift)\b/,
    read: readHolidayShift,
  },
  {
    id: 'told-move-in-no',
    signs: [
      new RegExp(
        String.raw`\bmy (?:\w+ )?(?:${mover})\b.{0,30}\b(?:wants?|asked|keeps asking|expects?|hinting|needs?) (?:\w+ ){0,3}?(?:to )?(?:move|come live|live) (?:back )?(?:in )?(?:with (?:us|me)|here|\bin\b)`,
      ),
      /\bi (?:really |just )?(?:dont want|cant|do not want|cannot)\b|\bsay no\b|\btell (?:her|him|them) no\b/,
      /\b(?:how|what) (?:do|should|can|could|would) i (?:\w+ )?(?:tell|say|talk|bring)\b/,
    ],
    not: /\b(?:husband|wife|partner|boyfriend|my kids|rent|evict\w*|homeless|shelter|dementia)\b/,
    read: ({ listener }) => (listener === null || !isFamilyOrFriend(listener.relation) ? null : {}),
  },
]
