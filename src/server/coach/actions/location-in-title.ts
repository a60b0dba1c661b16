import type { ActionRequest } from './action-request.ts'
import { anyOf, oneOf } from '../phrase-pattern.ts'
import { collapseSpaces, toHeading, trimEdges } from './title-text.ts'
import { englishWeekday } from '../when/weekdays.ts'
import { englishMonths } from '../when/months.ts'

const whens = oneOf(
  String.raw`\d|noon|midnight|night|about|around|least|the (?:morning|afternoon|evening|same|end|moment|latest)|no\b|half`,
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|an? (?:hour|few|couple|week|month|bit)|(?:this|next|last) ',
  ...englishMonths,
  'spring|summer|fall|winter',
)
const calls = String.raw`zoom|(?:google )?meet|(?:ms |microsoft )?teams|facetime|skype|webex|(?:the )?phone|video(?: call| chat)?`
const locations = oneOf(
  `online|virtual|remote|in[- ]person|outdoors?|outside|indoors`,
  String.raw`(?:on|over|via|by|through) (?:${calls})|(?:a )?(?:zoom|video|phone|virtual|online)(?: (?:call|meeting|class|visit|appointment|one|thing))?`,
  String.raw`(?:at|in|with|near|over at|down at) (?!${whens})[\p{L}\d’'.&-]+(?: (?!and |but |so |because |i |we )[\p{L}\d’'.&-]+){0,4}`,
)
const says = String.raw`(?:it|that|this|this one)[’']?s|(?:it|that|this) is|(?:it|that)(?:[’']ll| will|ll) be`
const hedges = oneOf('going to be|gonna be|all|just|actually|an?')
const asks = oneOf('please|pls|plz|thanks|thx|btw|fyi')
/** Matches 'Its online', 'it’s at the library', 'it’s with Dr Kim'. Group: the place or the person. */
const told = new RegExp(
  String.raw`[,.;–-]?\s(?:(?:${asks}),? )?(?:and |but )?(?:${says}) (?:(?:${hedges}) )?(${locations})(?:,? (?:${asks}))*(?=\s*[.!]?(?:$|\n|, (?:and|also|then) ))`,
  'iu',
)
const leads = oneOf(
  "hey|hi|ok|okay|so|and|luxee|please|pls|can you|could you|can u|would you|i need you to|i have|i[’']?ve got|i got|also",
)
const verbs = oneOf('put|add|schedule|book|pencil|pop|stick|set|create|enter|jot|note|remind|plan|an?|my|the')
const putsDown = new RegExp(String.raw`^\W*(?:(?:${leads})[,.! ]+)*(?:${verbs})\b`, 'i')
const hasWhen = anyOf(
  String.raw`\d{1,2}(?:st|nd|rd|th)|\d{1,2}(?::\d\d)? ?[ap]m|at \d|\d\/\d|noon|today|tonight|tomorrow`,
  `${englishWeekday}|mon|tue|wed|thu|fri|sat|sun`,
)

/** Puts the location or the person, given after a new task, in brackets behind it. */
export const withStatedLocation = (message: string): string =>
  putsDown.test(message) && hasWhen.test(message)
    ? message.replace(told, (_, location: string) => ` (${location.replace(/(?<![.,])[.,]+$/, '')})`)
    : message

const onlyLocation = new RegExp(String.raw`^(?:(?:${says}) )?(?:(?:${hedges}) )?(${locations})$`, 'iu')
/** Returns a note that gives the place or the person. Returns null for any other note. */
export function locationIn(note: string): string | null {
  const location = onlyLocation.exec(trimEdges(collapseSpaces(note)))?.[1]
  return location === undefined ? null : `${location.charAt(0)}${toHeading(location, 60).slice(1)}`
}

/** Adds the location to the title: 'CE class (online)'. Only if each part gave one task. */
export function withLocation(one: ActionRequest, locations: readonly string[]): ActionRequest {
  if (locations.length === 0 || one.do !== 'add' || one.proposal.kind !== 'task') return one
  return {
    ...one,
    proposal: { ...one.proposal, title: `${one.proposal.title} (${locations.join(', ')})`.slice(0, 200) },
  }
}
