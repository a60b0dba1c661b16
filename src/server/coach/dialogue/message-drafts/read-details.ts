import { englishMonth } from '../../when/months.ts'
import { englishWeekday } from '../../when/weekdays.ts'
import { holidays, weekdaysAndMonths } from '../../calendar-names.ts'
import { oneOf } from '../../phrase-pattern.ts'
import type { DialogueState } from '#server/ports/dialogue-state.ts'
import { knownNameOf, person } from '../coaching/people.ts'
import { addressReader, cleanClause } from './read-clause.ts'
import { capitalize } from '#contract/capitalize.ts'

/** The details that a message may use. Details that the user didn't give are left out. */
export type Details = Readonly<Record<string, string>>

const dayPattern = new RegExp(
  `\\b(?:(?:this |next )?${englishWeekday}(?: (?:morning|afternoon|evening|night))?|this weekend|next weekend|tomorrow(?: (?:morning|afternoon|evening|night))?|tonight|next week|this week|the \\d{1,2}(?:st|nd|rd|th)|${englishMonth} \\d{1,2}(?: to \\d{1,2})?)\\b`,
  'giu',
)
const pastWords = new RegExp(
  `\\b(?:yesterday|last night|this morning|last week|last weekend|last ${englishWeekday}|the other (?:day|night)|earlier today)\\b`,
  'iu',
)
const isPast = /\b(?:last|since|was|were|on my last|every|each|by last) *$/i

/** The number of letters before a day that may say that it is past. */
const longestPast = 20

/** Returns the days as the text names them: 'Saturday', 'this weekend'. */
const daysIn = (text: string): string[] =>
  [...text.matchAll(dayPattern)]
    .filter(({ index }) => !isPast.test(text.slice(Math.max(0, index - longestPast), index)))
    .map(([day]) => day.toLowerCase().replace(new RegExp(`${englishWeekday}|${englishMonth}`, 'i'), capitalize))

const onDay = (day: string): string => (/^(?:[A-Z]|the \d)/.test(day) ? `on ${day}` : day)

const eventNames = oneOf(
  'bachelorette(?: party| weekend| trip)?|hen (?:do|party|night)|bridal shower|baby shower|gender reveal',
  'housewarming|destination wedding|wedding|birthday(?: party| dinner)?|anniversary party|graduation|reunion',
  "game night|girls[’']? (?:night|trip|weekend)|brunch|dinner|party|barbecue|potluck|concert|christening|baptism",
  'conference|trip|retreat',
)
const events = new RegExp(
  String.raw`\b(?:her |his |their |the |my \p{L}+[’']s |a |an )?((?:${eventNames})(?: in (?-i:\p{Lu})\p{L}+)?)\b`,
  'giu',
)
/** Matches general names of events. A particular one is preferred: 'the baby shower', not 'the party'. */
const mostGeneral = /^(?:party|trip|dinner|wedding)$/i

function eventIn(text: string): string | null {
  const found = [...text.matchAll(events)].map(([, event = '']) =>
    event.toLowerCase().replace(/(?<=\bin )\p{L}/u, (letter) => letter.toUpperCase()),
  )
  const event = found.find((one) => !mostGeneral.test(one)) ?? found[0]
  return event === undefined ? null : `the ${event}`
}

const sum = /(?:[$£€]\s?\d[\d,.]{0,20}\d|[$£€]\s?\d|\b\d[\d,.]{0,20}\s?(?:dollars|bucks|euros|pounds))/iu
const noThing = oneOf('one\\b|it\\b|text\\b|message\\b|email\\b')
const afterThing = oneOf('$|[,.;!?]| (?:that|which|because|and|but|so|to|from|by|on|in|at|with)\\b')
const thing = new RegExp(
  String.raw`\b(?:about|regarding|for) ((?:the|my|our|that|this) (?!${noThing})[\p{L}\d’'-]+(?: [\p{L}\d’'-]+){0,3})(?=${afterThing})`,
  'iu',
)
const deed = /\bfor (\p{L}{2,}ing [^,.;!?]{3,60})/iu
const faults = oneOf(
  "always|keep|never|kept|forgot|missed|stopped|ghosted|disappeared|bailed|haven[’']?t been|have not been",
  "didn[’']?t|stood (?:her|him|them) up",
)
const fault = new RegExp(String.raw`\bi ((?:${faults}) ?[^,.;!?]{0,60})`, 'iu')
const titledRoles = oneOf(
  'owner|client|boss|manager|teacher|principal|landlord|doctor|customer|tenant|patient|member|neighbou?r',
)
const calls = new RegExp(
  oneOf(
    "\\b(?:her|his|their|the) names? (?:is|[’']s) (\\p{L}+)|\\b(?:her|his) name[’']?s (\\p{L}+)",
    '\\b(?:named|called) ((?:(?-i:Mr|Mrs|Ms|Dr)\\.? )?(?-i:\\p{Lu})\\p{L}+)',
    String.raw`\b(?:${titledRoles}),? ((?-i:Mr|Mrs|Ms|Dr)\.? (?-i:\p{Lu})\p{L}+)`,
    "\\bit[’']?s (?:for|to) ((?:(?-i:Mr|Mrs|Ms|Dr)\\.? )?(?-i:\\p{Lu})\\p{L}+)",
  ),
  'iu',
)
const toName =
  /\b(?:text|message|email|write|tell|ask|note|reply|letter|to|for|with|from) ((?-i:\p{Lu})\p{L}{2,})(?![’'\p{L}])/u
const notAddressees = new Set([
  ...weekdaysAndMonths,
  ...holidays,
  ...'I The My God English Spanish Glowell Luxee HR Zoom Venmo Facebook Instagram WhatsApp'.split(' '),
])

const papers =
  /\b(?:his|her|their|the|your) ((?:[\p{L}\d’'-]+ ){0,3}?(?:statements?|receipts?|documents?|paperwork|papers|forms?|files|records|w-?9s?|contracts?))\b/giu
const maxPapers = 3

/** Turns 'his bank statements or the receipts' into 'your bank statements and receipts'. */
function papersIn(text: string): string | null {
  const found = new Set([...text.matchAll(papers)].map(([, one = '']) => one))
  return found.size === 0 ? null : `your ${[...found].slice(0, maxPapers).join(' and ')}`
}

const ownChild = /\b(?:my|our) (?:\d{1,2}[ -]?(?:yr|year)s?[ -]?old )?(son|daughter)\b/i
const whom = new RegExp(person, 'giu')
const kin = '(?:mom|mum|mommy|mama|mother|dad|father|grandma|nana|grandpa)'
const called = new Map(Object.entries({ mother: 'Mom', father: 'Dad' }))

const notPeople =
  /^(?:my|our|the) (?:house|car|phone|money|job|rule|text|reply|message|team|kids|day|week|month|other|same|last|next|first|best$|only|way|thing|one\b)/i
const owned = /^(?:my|our|the) /i

/** Returns the person that the latest message with a person mentions. */
const personIn = (texts: readonly string[]): string | null =>
  texts
    .flatMap((text) => [...text.matchAll(whom)].map(([who]) => who))
    .find((who) => owned.test(who) && !notPeople.test(who)) ?? null

const inLaw =
  /\b(?:sister|brother|mother|father|daughter|son)[ -]in[ -]law (?!who|is|has|and|about|that|to|for|saying|because|but|so)(\p{L}{3,14})(?=[.,]|$)/iu

const closePeople = oneOf('friend|sister|brother|cousin|aunt|uncle|neighbou?r|coworker|roommate|niece|nephew')
/** Matches a person of whom the user may have several, so that an earlier name may be another’s. */
const ofMany = new RegExp(`\\b(?:${closePeople})\\b`, 'i')
/** Matches 'My best friend Marlys was diagnosed', with a name that begins with a capital. */
const close = new RegExp(
  String.raw`\bmy (?:(?:best|oldest|old|dear|close|good) )?(?:${closePeople}) ((?-i:\p{Lu})\p{L}{2,})(?![’'\p{L}])`,
  'iu',
)

/** Returns the name in the words, with a capital: 'denise' becomes 'Denise'. */
function nameIn(text: string): string | null {
  const [, ...told] = calls.exec(text) ?? []
  const name = told.find((one) => one !== undefined)
  if (name !== undefined) return / /.test(name) ? name : capitalize(name.toLowerCase())
  const related = inLaw.exec(text)?.[1]
  if (related !== undefined) return capitalize(related.toLowerCase())
  const addressed = close.exec(text)?.[1] ?? toName.exec(text)?.[1]
  return addressed === undefined || notAddressees.has(addressed) ? null : addressed
}

/** Turns 'apologize for snapping at him' into 'snapping at you'. */
function deedIn(text: string): string | null {
  const deed = /\b(?:apolog\p{L}+|sorry)\b[^.?!]{0,40}? for ((?:not )?\p{L}+ing\b[^.?!,;]{0,60})/iu.exec(text)?.[1]
  return deed === undefined ? null : addressReader(cleanClause(deed))
}

/** Reads the details. `texts` begin with the latest message, and only this one may name the day that the message is about. */
export function readDetails(texts: readonly string[], facts: DialogueState['facts']): Details {
  const [now = '', ...before] = texts
  const all = texts.join(' \n ')
  const who = personIn(texts)
  const kinName = new RegExp(`\\b(?:my|our) (${kin})\\b(?![- ]in)`, 'i').exec(who ?? '')?.[1]
  const known = who === null || ofMany.test(who) ? null : knownNameOf(who, facts)
  const relative =
    kinName === undefined ? known : (called.get(kinName.toLowerCase()) ?? capitalize(kinName.toLowerCase()))
  const name = texts.map(nameIn).find((found) => found !== null) ?? relative
  const [day, newday] = daysIn(now)
  const child = ownChild.exec(all)?.[1]?.toLowerCase()
  const own = fault.exec(all)?.[1]
  const amount = sum.exec(all)?.[0]
  const found = {
    who,
    name,
    day,
    when: day && onDay(day),
    newday: newday && onDay(newday),
    past: deedIn(now) ?? pastWords.exec(all)?.[0].toLowerCase().replace(new RegExp(englishWeekday), capitalize),
    event: eventIn(now) ?? eventIn(before.join(' ')),
    papers: papersIn(all),
    amount,
    for: amount && ` for ${amount}`,
    thing: (thing.exec(now)?.[1] ?? deed.exec(now)?.[1])?.trim(),
    own: own === undefined ? undefined : `I ${cleanClause(own)}`,
    child,
    them: child === undefined ? undefined : child === 'son' ? 'him' : 'her',
  }
  return Object.fromEntries(
    Object.entries(found).flatMap(([slot, words]) =>
      words === null || words === undefined || words === '' ? [] : [[slot, words]],
    ),
  )
}
