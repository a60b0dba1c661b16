import { englishMonth } from '../../../when/months.ts'
import { englishWeekday } from '../../../when/weekdays.ts'
import { capitalize } from '#contract/capitalize.ts'
import { oneOf } from '../../../phrase-pattern.ts'
import { cleanClause } from '../../message-drafts/read-clause.ts'
import { withPossessives } from './slot-words.ts'

type Facts = Record<string, string | undefined>

const holidayEvents = oneOf(
  'thanksgiving(?: dinner)?|friendsgiving|christmas(?: eve| day)?(?: dinner| party| brunch)?|easter(?: dinner| brunch| sunday)?|new years(?: eve| day)?|halloween party',
  '(?:4th|fourth) of july|mothers day(?: brunch)?|fathers day|memorial day|labor day|super bowl(?: party)?',
)
const otherEvents = oneOf(
  'family reunion|reunion|(?:surprise )?birthday (?:party|dinner)|birthday|(?:baby|bridal|wedding) shower|shower|gender reveal|graduation party|retirement party|holiday party',
  'cookie (?:exchange|swap)|book club|bible study|small group|game night|movie night|girls night|moms night out|potluck|cookout|barbecue|bbq|pool party|housewarming(?: party)?',
  'quinceanera|baptism|christening|bachelorette(?: party| weekend)?|rehearsal dinner|engagement party|block party|play ?date|sleepover|slumber party|open house|celebration of life|memorial service',
  'team dinner|staff meeting|staff party|work party|pta meeting|meeting|practice|brunch|dinner|party|lunch|wedding|workshop|fish fry|bake sale|carpool',
)
const event = new RegExp(
  String.raw`\b((?:(?:my|our|the|his|her) )?(?:[\p{L}’']{2,12} ){0,2}?(?:\d{1,3}(?:th|st|nd|rd) )?)\b(${holidayEvents}|${otherEvents})\b`,
  'giu',
)
/** Matches general names of events. A particular one is preferred: the baby shower in 'a party invite for a baby shower'. */
const mostGeneral = /^(?:party|dinner|lunch|wedding|meeting|birthday|shower|practice)$/i
const honored = new RegExp(
  [
    String.raw`\bfor my ((?:best|little|older|younger) )?(sister in law|daughter in law|sister|daughter|friend|cousin|mom|son`,
    String.raw`|niece|dad|husband|nephew|brother|grandma|grandson|granddaughter)\b(?![’'s])`,
  ].join(''),
  'iu',
)
/** Matches 'My daughters 5th' in 'my daughters 5th birthday party'. */
const whose = new RegExp(
  [
    String.raw`(?:^| )((?:my|our|his|her) (?:[a-z]+ ){0,1}?[\p{L}’']+ (?:\d{1,3}(?:th|st|nd|rd) )?|\d{1,3}(?:th|st|nd|rd) |my`,
    String.raw` |our |(?:grandpa|grandma|mom|dad|nana|papa)[’']?s )$`,
  ].join(''),
  'iu',
)

const proper =
  /^(?:thanksgiving|friendsgiving|christmas|easter|new years|halloween|4th|fourth|mothers day|fathers day|memorial|labor|super)/i
const named = (word: string): string =>
  word
    .toLowerCase()
    .split(' ')
    .map((part) => (/^(?:of|dinner|party|brunch)$/.test(part) ? part : capitalize(part)))
    .join(' ')
    .replace(/^New Years/, 'New Year’s')
    .replace(/^(Mother|Father)s/, '$1’s')

function readEvent(text: string): string | undefined {
  const all = [...text.matchAll(event)]
  const found = all.find(([, , one = '']) => !mostGeneral.test(one)) ?? all[0]
  if (found === undefined) return undefined
  const [, before = '', what = ''] = found
  if (proper.test(what)) return named(what)
  const [, of = '', kin] = honored.exec(text.slice(found.index)) ?? []
  if (kin !== undefined && !/\bmy\b/i.test(before))
    return `my ${of.toLowerCase()}${kin.toLowerCase()}’s ${what.toLowerCase()}`
  const owner = whose.exec(before)?.[1]
  if (owner !== undefined && kinHouse.test(owner.trim()))
    return `${capitalize(owner.trim().replace(/[’']?s$/, '’s'))} ${what.toLowerCase()}`
  const own = owner === undefined ? 'the ' : `${owner.trim().toLowerCase()} `
  const plain =
    /^(?:book club|bible study|small group|game night|movie night|girls night|practice|carpool|friendsgiving)$/i.test(
      what,
    )
  return withPossessives(`${own === 'the ' && plain ? '' : own}${what.toLowerCase()}`)
}

const stops = oneOf(
  String.raw`$|[,.?!;]| (?:at|on|from|and|bring|rsvp|this|next|for|please|so|everyone|everybody|yall|starting|starts|text|call|with|who|no|we)\b| \d| ${englishWeekday}| ${englishMonth} \d`,
)
const location = new RegExp(
  String.raw`\b(at|on) (?!(?:noon|midnight|least|the end|all|work|once|first|thanksgiving|christmas|easter|mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|june|july|aug|sep|oct|nov|dec|my own|facebook|instagram|fb|the same)\w*\b)((?:my|our|the|her|his|their) [\p{L}’']+(?: [\p{L}’']+){0,3}?|\d{1,5} (?:\p{L}+ ){1,3}(?:st|street|ave|avenue|rd|road|dr|drive|lane|ln|blvd|court|ct|way)\b|[\p{L}’']{3,}(?: [\p{L}’']+){0,3}?)(?=${stops})`,
  'iu',
)
const generic = /^(?:my|our|the|her|his|their|home|church|school|work)\b/i
const kinHouse = /^(?:grandma|grandpa|mom|dad|nana|mama|papa)[’']?s$/i
const inRoom =
  /\bin (the (?:\p{L}+ )?(?:hall|room|park|gym|basement|cafeteria|center|library|backyard|garage|sanctuary|lobby|clubhouse))\b/iu
function readLocation(text: string): string | undefined {
  const room = inRoom.exec(text)?.[1]
  if (room !== undefined) return `in ${room.toLowerCase()}`
  const [, preposition = '', found] = location.exec(text) ?? []
  if (
    found === undefined ||
    (preposition.toLowerCase() === 'on' &&
      !/\b(?:st|street|ave|avenue|rd|road|dr|drive|lane|ln|blvd|court|ct|way)$/i.test(found))
  )
    return undefined
  const words = cleanClause(found).replace(/\b(st|ave|rd|dr|ln|blvd)$/i, (short) => capitalize(short.toLowerCase()))
  const shown = generic.test(words)
    ? withPossessives(`at ${words}`).slice(3)
    : words
        .split(' ')
        .map((word) => capitalize(word))
        .join(' ')
  if (kinHouse.test(words)) return `${preposition.toLowerCase()} ${capitalize(words.replace(/[’']?s$/, '’s'))}`
  const isYear = /\bthis year\b/i.test(text) && /^(?:my|our) /i.test(words)
  return `${preposition.toLowerCase()} ${shown}${isYear ? ' this year' : ''}`
}

const half = (word: string | undefined): string => (word === undefined || word === '' ? '' : ` ${word.toUpperCase()}`)
const clock = /\b(?:at |@ ?|around |from )?(\d{1,2}(?::\d\d)?) ?([ap])\.?m\b/iu
const range =
  /\b(\d{1,2}(?::\d\d)?) ?([ap]m)? ?(?:to|-|–|until|till?) ?(\d{1,2}(?::\d\d)?) ?([ap]m)?(?! ?(?:%|dollars|kids|years?|yr|\/))\b/iu
const bare =
  /\b(?:at|@|around) ?(\d{1,2}(?::\d\d)?)(?! ?(?:[ap]m|\d|[a-z]+ (?:st|street|ave|rd|road|dr|drive|lane|ln)\b))\b/iu
/** Returns the hour: 'at 2 PM', 'from 8 to 1', 'at noon'. */
function readHour(text: string): string | undefined {
  const after = /\bafter (?:the )?(?:\d\w\w )?(service|church|school|practice|mass|worship)\b/iu.exec(text)?.[1]
  if (after !== undefined) return `after ${after.toLowerCase()}`
  const early12 = /\b(\d{1,2}(?::\d\d)?)(?: ?am)? ?(?:to|-|until|till?) ?noon\b/iu.exec(text)?.[1]
  if (early12 !== undefined) return `from ${early12} to noon`
  const [, from, early, to, late] = range.exec(text) ?? []
  if (from !== undefined && to !== undefined) return `from ${from}${half(early)} to ${to}${half(late)}`
  const [, hour, of = ''] = clock.exec(text) ?? []
  if (hour !== undefined) return `at ${hour} ${of.toUpperCase()}M`
  const plain = bare.exec(text)?.[1]
  if (plain !== undefined) return `at ${plain}`
  return /\b(?:at )?noon\b/i.test(text) ? 'at noon' : undefined
}

const bring = new RegExp(
  [
    String.raw`\b(?:everyone|everybody|yall|y'all|all|please|and|,|\.|to|just)? ?\b(bring (?!it up|up\b|him|her|them`,
    String.raw` back)[^.?!,]{2,70}(?:, (?:and )?(?!rsvp|call|text|we|i|no|from)[a-z ]{2,25}){0,2})`,
  ].join(''),
  'iu',
)
const rsvp =
  /\b(?:rsvp|let me know|reply)\b( to [^,.?!]{2,25}?)? (by [^,.?!]{2,25}?)(?=$|[,.?!]| (?:and|so|please|bring|if)\b)/iu
const also = [
  [/\bno gifts\b/i, 'No gifts, please.'],
  [/\bkids (?:are )?welcome\b/i, 'Kids are welcome.'],
  [/\b(?:adults only|no kids)\b/i, 'It’s adults only.'],
  [
    /\bi(?:ll| will|[’']ll|m| am) (?:make|making|do|doing|cook|cooking|bring|bringing|provide|providing) the turkey\b/i,
    'I’ve got the turkey.',
  ],
] as const

/** Reads the requests to the guests, such as what to bring and when to answer, each as a sentence. */
function readAsks(text: string): Facts {
  const what = bring.exec(text)?.[1]
  const [, to, by] = rsvp.exec(text) ?? []
  const lines = also.flatMap(([form, line]) => (form.test(text) ? [line] : []))
  const brought = what === undefined ? undefined : cleanClause(what.replace(/ (?:can you|could you|rsvp)\b.*$/iu, ''))
  return {
    bringline:
      brought === undefined
        ? undefined
        : `${/\b(?:everyone|everybody|yall|all)\b/i.test(text) ? 'Everyone, please' : 'Please'} ${brought}.`,
    rsvpline: by === undefined ? undefined : `Please let me know ${cleanClause(by)} if you can make it.`,
    alsoline: lines.length === 0 ? undefined : lines.join(' '),
    ...(to !== undefined && { rsvpto: cleanClause(to) }),
  }
}

const groupNames =
  /\b(book club|bible study|small group|family|team|neighbors|ladies|girls|moms|choir|class|staff|volunteers|friends|cousins|church)\b/iu

const monthAndDate = new RegExp(String.raw`\b(${englishMonth}) (\d{1,2})\b`, 'iu')
/** Returns the weekday with the date: 'Saturday, December 12'. */
function wholeDay(text: string, day: string | undefined): string | undefined {
  if (day === undefined) return undefined
  const date = monthAndDate.exec(text)
  const [, month = '', number = ''] = date ?? []
  return date === null || day.toLowerCase().startsWith(month.toLowerCase())
    ? day
    : `${day}, ${capitalize(month.toLowerCase())} ${number}`
}

/** Puts a day before the place, and a time without a day after it. */
function arrange(when: string, day: string | undefined, where: string | undefined): string {
  if (where === undefined) return when
  if (when === '') return where
  return day === undefined && !when.startsWith('[') ? `${where}, ${when}` : `${when}, ${where}`
}

/** Reads a gathering that others hear about: what, when, where, and the requests to them. `day` as it is written. */
export function readGathering(text: string, day: string | undefined): Facts {
  const what = readEvent(text)
  const [hour, where, on] = [readHour(text), readLocation(text), wholeDay(text, day)]
  const when = [on, hour].filter((part) => part !== undefined).join(' ')
  const isKnown = when !== '' || where !== undefined
  const isMeeting = /\bwe (?:meet|are meeting|re meeting)\b/i.test(text)
  const subject = isMeeting ? 'We’re meeting' : `${what ?? 'it'}${what === undefined ? '’s' : ' is'}`
  const whenOrGap = when === '' ? (what !== undefined && proper.test(what) ? '' : '[day and time]') : when
  const group = groupNames.exec(text.replace(/\bfamily reunion\b/iu, ' '))?.[1]?.toLowerCase()
  return {
    eventname: what,
    hour,
    where,
    ...(isKnown && { gathering: `${capitalize(subject)} ${arrange(whenOrGap, on, where)}.` }),
    whenline: when === '' ? '[day and time]' : when,
    whereline: where === undefined ? 'at [place]' : where,
    group: group === undefined ? undefined : /^(?:class|church|choir)$/.test(group) ? 'everyone' : group,
    ...readAsks(text),
  }
}
