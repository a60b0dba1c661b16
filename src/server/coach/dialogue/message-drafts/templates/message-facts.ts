import { englishMonth } from '../../../when/months.ts'
import { englishWeekday } from '../../../when/weekdays.ts'
import { oneOf } from '../../../phrase-pattern.ts'
import { capitalize } from '#contract/capitalize.ts'
import { statementsOf, toCoach } from './written-english.ts'

const count = String.raw`(?:\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten|a couple|a few|couple|several)`
const unit = '(?:minutes?|hours?|days?|nights?|weeks?|months?|years?)'

const lasting = new RegExp(
  String.raw`\b(?:for|it’s been|been|going on|over|almost|about|now) ((?:(?:over|almost|about|like|more than) )?${count}(?: of)? ${unit})\b(?! old)`,
  'iu',
)
const since = new RegExp(
  String.raw`\bsince ((?:last )?(?:${englishWeekday}|${englishMonth}|yesterday|week|month|year|summer|winter|spring|fall|the (?:summer|weekend|storm|holidays)|(?:we|I) moved in))\b`,
  'iu',
)

const named = new RegExp(
  String.raw`\b(?:${englishWeekday}|${englishMonth}|thanksgiving|christmas|easter|halloween)s?\b`,
  'giu',
)
const spring = /\b(?:march|may)(?= \d)/g
/** Writes weekdays, months and the like with a capital. */
export const withCapitals = (text: string): string =>
  text
    .replaceAll(named, (word) => (/^(?:may|march)$/.test(word) ? word : capitalize(word)))
    .replaceAll(spring, (word) => capitalize(word))

/** Returns how long something has gone on: 'for 4 days', 'since Friday'. */
export function howLong(text: string): string | null {
  const span = lasting.exec(text)?.[1]
  if (span !== undefined)
    return `for ${span
      .toLowerCase()
      .replace(/\blike\b/, 'about')
      .replace(/^couple/, 'a couple')
      .replace(/\ba couple (?!of)/, 'a couple of ')}`
  const from = since.exec(text)?.[1]
  return from === undefined ? null : `since ${withCapitals(from.replace(/^We\b/, 'we'))}`
}

const day = new RegExp(
  String.raw`\b((?:this|next|on) )?(${englishWeekday}(?: (?:and|or|through|to) ${englishWeekday})?(?: (?:morning|afternoon|evening|night))?|this weekend|next weekend|next week|tomorrow(?: (?:morning|afternoon|evening|night))?|tonight|today|${englishMonth} \d{1,2}(?:st|nd|rd|th)?|the \d{1,2}(?:st|nd|rd|th))\b`,
  'iu',
)
/** Returns the day that the text is about: 'Saturday', 'tomorrow morning'. */
export function dayMentioned(text: string): string | null {
  const [, ahead = '', found] = day.exec(text.replace(/\b(?:last|since|every|each) \p{L}+/giu, '')) ?? []
  if (found === undefined) return null
  return `${/^(?:this|next)/i.test(ahead) ? ahead.toLowerCase() : ''}${withCapitals(found.toLowerCase()).replace(/^(\p{Lu}\p{L}+ \d{1,2})(?:st|nd|rd|th)$/u, '$1')}`
}
/** Adds 'on' if the day needs it: 'on Saturday', 'tomorrow'. */
export const onDay = (told: string): string => (/^(?:\p{Lu}|the \d)/u.test(told) ? `on ${told}` : told)

export const clockIn = (text: string): string | null => {
  const [, word, hour, half] =
    /\b(by|around|about|until|at|before) (\d{1,2}(?::\d{2})?)(?! (?:minutes|hours|days|weeks|dollars)| ?%)( ?[ap]\.?m\.?)?\b/iu.exec(
      text,
    ) ?? []
  return word === undefined || hour === undefined
    ? null
    : `${word.toLowerCase()} ${hour}${half === undefined ? '' : ` ${half.trim().toLowerCase().startsWith('a') ? 'a.m.' : 'p.m.'}`}`
}

const money = new RegExp(
  oneOf(
    String.raw`\$ ?(\d[\d,]{0,6}(?:\.\d\d)?)|\b(?:balance|bill|invoice|total) (?:of|for) (\d{2,5})\b`,
    String.raw`\b(\d[\d,]{0,6}) (?:dollars?|bucks)\b`,
    String.raw`\b(?:owes?|paid|pay|borrowed|lent|loaned|gave) (?:(?:me|her|him|them|you|back|out|` +
      String.raw`still) ){0,2}(\d{2,5})\b(?! (?:times|days|weeks|months|hours|minutes))`,
  ),
  'iu',
)
export const sumIn = (text: string): string | null => {
  const found = money.exec(text)
  const amount = found?.slice(1).find((one) => one !== undefined)
  return amount === undefined ? null : `$${amount}`
}

const becauseOf = /\bbecause of ([^.,;!?\n]{3,70})/iu
const because =
  /\b(?:because|since) (?!of\b)((?:I|we|he|she|they|it|there|my|our|his|her|their|the|both)\b[^.;!?\n]{4,110})/iu
const ofOneself = new RegExp(
  String.raw`^(?:(?:I|we) (?:have|had|got|don’t have|don’t get|don’t|can’t|couldn’t|work|both|already|am|just had|start|leave|need to|have to|was|were)|I’m|we’re|I’ve|we’ve|my|our|it’s|there’s|the (?:bus|car|train|power|school|sitter|babysitter|snow|kids|baby|roads?)|both of us)\b`,
  'iu',
)
const tail = / (?:and|but|so) (?:I|we)? ?(?:want|need|don’t|do not|hope|love|keep|can|how|what).*$/iu
const dropped = / (?:please|pls|thanks|nice(?:ly)?|polite(?:ly)?)$/i

const asReason = (clause: string): string => withCapitals(clause.replace(tail, '').replace(dropped, '').trim())

/** Matches a third person. With nobody named before it, it isn’t clear who is meant. */
const others = /\b(?:he|she|they|him|them)\b/iu

/**
 * Returns the reason as a sentence: 'my daughter has a fever'. Returns null if there is none. `isOther` matches statements that the message
 * makes itself, which aren't its reason.
 */
export function reasonIn(text: string, isOther: RegExp | null = null): string | null {
  const [first] = statementsOf(because.exec(text)?.[1] ?? '')
  const given = first === undefined ? null : asReason(first)
  if (given !== null && !toCoach.test(given)) return others.test(given.split(ownPerson, 1).join('')) ? null : given
  const told = statementsOf(text).find(
    (one) => ofOneself.test(one) && !toCoach.test(one) && one.split(' ').length > 1 && isOther?.test(one) !== true,
  )
  return told === undefined || others.test(told.split(ownPerson, 1).join('')) ? null : asReason(told)
}

/** Matches the mention of a person, to whom pronouns after it may refer. */
const ownPerson = /\b(?:my|our) \p{L}/iu

/** Turns 'because of a dentist appointment' into 'I have a dentist appointment'. */
export const thingIn = (text: string): string | null => {
  const found = becauseOf.exec(text)?.[1]
  const [first] = statementsOf(found ?? '')
  if (first === undefined) return null
  const thing = asReason(first)
  return thing.split(' ').length > 8 || toCoach.test(thing) ? null : thing
}

const childWords =
  /\b(?:my|our) (?:\d{1,2}[ -]?years?[ -]old |oldest |youngest |little )?(son|daughter|kids|twins|grandson|granddaughter)\b/iu
export const childIn = (text: string): { called: string; him: string; he: string; his: string } | null => {
  const called = childWords.exec(text)?.[1]?.toLowerCase()
  if (called === undefined) return null
  if (called.endsWith('son')) return { called, him: 'him', he: 'he', his: 'his' }
  return called.endsWith('daughter')
    ? { called, him: 'her', he: 'she', his: 'her' }
    : { called, him: 'them', he: 'they', his: 'their' }
}

export const line = (words: string | null): string => (words === null || words === '' ? '' : `${capitalize(words)}.`)
