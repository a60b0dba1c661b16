import { oneOf } from '../phrase-pattern.ts'
import type { Language } from '../safety/kinds.ts'
import { cutSpan, foldInPlace } from '../actions/title-text.ts'
import { englishWeekday } from './weekdays.ts'

export type Half = 'am' | 'pm' | null
/** A text without the times already read (`rest`). `part` is a part of the day, 'in the morning'. `rough` is a rough hour, 'around 7'. */
export type TimeReading = {
  rest: string
  day: string | null
  half: Half
  part: string | null
  rough: string | null
}

const dayParts: Readonly<Record<Language, readonly (readonly [RegExp, Half, boolean])[]>> = {
  en: [
    [/\b(?:in|during) the morning\b|(?<=\b(?:tomorrow|[a-z]{3,6}day) )(?:in the )?morning\b/, 'am', false],
    [
      /\b(?:in|during) the (?:afternoon|evening)\b|\bat night\b|(?<=\b(?:tomorrow|[a-z]{3,6}day) )(?:afternoon|evening|night)\b/,
      'pm',
      false,
    ],
    [/\bthis morning\b/, 'am', true],
    [/\b(?:tonight|this (?:afternoon|evening|night))\b/, 'pm', true],
  ],
  es: [
    [/\b(?:de|por|en) la (?:manana|madrugada)\b/, 'am', false],
    [/\b(?:de|por|en) la (?:tarde|noche)\b/, 'pm', false],
    [/\besta manana\b/, 'am', true],
    [/\besta (?:tarde|noche)\b/, 'pm', true],
  ],
}
/** Matches phrases that show that an hour is in the evening. They stay in the text. */
const inEvening = /\b(?:kids are (?:down|asleep|in bed)|after (?:dinner|supper|bedtime)|before bed)\b/

/** Reads 'Friday night' as a part of the day. */
const asPart = (said: string): string =>
  /^(?:morning|afternoon|evening)$/i.test(said) ? `in the ${said}` : said.toLowerCase() === 'night' ? 'at night' : said

export function takePart(read: TimeReading, today: string, language: Language): TimeReading {
  const folded = foldInPlace(read.rest)
  for (const [form, half, isToday] of dayParts[language]) {
    const found = form.exec(folded)
    if (found === null) continue
    const said = read.rest.slice(found.index, found.index + found[0].length)
    return {
      ...read,
      rest: cutSpan(read.rest, found.index, said.length),
      day: read.day ?? (isToday ? today : null),
      half,
      part: asPart(said),
    }
  }
  return { ...read, half: inEvening.test(folded) ? 'pm' : null }
}

/** Matches what may follow a rough hour. In 'around 8 people' the number counts something. */
export const afterRoughHour = oneOf(
  ' ?(?:[ap]\\.?m\\b|[.,;!]|$)',
  ` (?:so|to|in the|on|and|today|tonight|tomorrow|at night|or so|ish|this|next|${englishWeekday}|mon|tues?|wed|thurs?|fri|sat|sun)\\b`,
)
const rough: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    new RegExp(String.raw`\b(?:at |by )?around (?:at )?(\d{1,2})(:\d\d)?(?=${afterRoughHour})(?: ?([ap])\.?m\b)?`),
    /\bat (\d{1,2})(:\d\d)? or \d{1,2}(?::\d\d)?(?: ?([ap])\.?m\b)?(?![\w:])/,
  ],
  es: [
    /\b(?:como|tipo|a eso de|sobre|alrededor de|mas o menos|por ahi de|cerca de) (?:a )?las? (\d{1,2})(:\d\d)?(?![\w:])/,
  ],
}
/** Returns true for hours that are usual both in the morning and in the evening. */
const isOfBothHalves = (hour: number): boolean => hour >= 6 && hour <= 9

/** Takes a rough hour out of the text. 'Around 7' is vague until the half of the day is known. 'Around 7 pm' and 'around 3' are not. */
export function takeRoughHour(read: TimeReading, language: Language): TimeReading {
  const folded = foldInPlace(read.rest)
  for (const form of rough[language]) {
    const found = form.exec(folded)
    if (found === null) continue
    const [all, hour = '', minutes = '', half] = found
    const [before, after] = [read.rest.slice(0, found.index), read.rest.slice(found.index + all.length)]
    const isOpen = all.includes(' or ') || (half === undefined && read.half === null && isOfBothHalves(Number(hour)))
    if (isOpen)
      return { ...read, rest: `${before} ${after}`, rough: read.rest.slice(found.index, found.index + all.length) }
    const at = language === 'es' ? 'a las' : 'at'
    return { ...read, rest: `${before}${at} ${hour}${minutes}${half === undefined ? '' : `${half}m`}${after}` }
  }
  return read
}

const ruleParts: readonly (readonly [RegExp, string])[] = [
  [/\bmorning/, 'in the morning'],
  [/\bafternoon/, 'in the afternoon'],
  [/\bevening/, 'in the evening'],
  [/night/, 'at night'],
  [/\bmanana/, 'por la mañana'],
  [/\btarde/, 'por la tarde'],
  [/\bnoche/, 'por la noche'],
]
/** Returns the part of the day in a rule: 'Every morning' is each day in the morning. */
export function partOfRule(
  text: string,
  rule: { index: number; length: number } | null,
  language: Language,
): string | null {
  if (rule === null) return null
  const said = foldInPlace(text.slice(rule.index, rule.index + rule.length))
  const inLanguage = language === 'es' ? ruleParts.slice(4) : ruleParts.slice(0, 4)
  return inLanguage.find(([form]) => form.test(said))?.[1] ?? null
}

const anyTime = oneOf('sometime|some time|anytime|any time|at some point|en alg[uú]n momento|alg[uú]n momento')
const spans = oneOf(
  '(?:this|next|the) (?:weekend|week|month)',
  '(?:est[ea]|el|la) (?:fin de semana|semana|mes)(?: que viene)?',
)
const loose = new RegExp(String.raw`\b(?:${anyTime})(?: (?:on|in|over|during|de|en))? (?:${spans})\b`, 'iu')
/** Finds 'Sometime this weekend', which names no single day. */
export const looseSpan = (text: string): string | null => loose.exec(text)?.[0] ?? null

/** Matches hours after midnight. */
const afterMidnight = /\bat (?:[1-4]|0?[1-4]:\d\d)(?![\d:]| ?[ap]\.?m\b)/i
/** Returns the half of the day in a rule, because the hour in 'Every night at 9' doesn't show it. */
export function halfOfRule(said: string | null, text: string): Half {
  if (said === 'in the morning' || said === 'por la mañana') return 'am'
  if (said === 'at night') return afterMidnight.test(text) ? 'am' : 'pm'
  return said !== null && /evening|afternoon|tarde|noche/.test(said) ? 'pm' : null
}

/** Matches 'Dinner with Sam at 7', but not 'dinner in the oven'. */
const ofEvening =
  /\b(?:dinner|supper|drinks|cena|cenar)\b(?! (?:in|into|prep|stuff)\b)|\b(?:maghrib|isha|iftar|taraweeh)\b|\b(?:night|overnight|graveyard) shift\b/i
/** Matches prayers and meals before dawn, getting up, and what a bus needs before it leaves. */
const ofMorning = new RegExp(
  oneOf(
    String.raw`\b(?:fajr|tahajjud|su?hoor|sehri|sunrise|wake(?: me)? up|get up)\b`,
    String.raw`\b(?:gas|fuel|warm|start|scrape|defrost|pre-?trip)(?: up| in| for| off)?(?: my| the)? bus\b`,
  ),
  'i',
)
/** Events that are in the evening at seven or eight. At nine or ten they may be in the morning. */
const eveningGroups =
  'choir (?:practice|rehearsal)|small group|date night|game night|movie night|book club|pta|bible study|parent[- ]teacher|potluck'
const afterWork = new RegExp(String.raw`\b(?:${eveningGroups})\b[^]{0,60}\bat [78](?::\d\d)?(?![\d:]| ?[ap]\.?m)`, 'i')
/** Returns the half of the day in which such an event usually is, or null. */
export const usualHalf = (text: string): Half =>
  ofMorning.test(text) ? 'am' : ofEvening.test(text) || /\bnightout\b/.test(text) || afterWork.test(text) ? 'pm' : null
