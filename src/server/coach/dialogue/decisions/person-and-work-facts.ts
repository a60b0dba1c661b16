import { capitalize } from '#contract/capitalize.ts'
import { oneOf, wholeWords } from '../../phrase-pattern.ts'
import { numberWords } from '../../number-words.ts'

type Found = Readonly<Record<string, string | null>>

const feminine = wholeWords([
  'moms?|mother|mama|daughter|sister|aunt|niece|wife|girlfriend',
  'grandma|granddaughter|lady|woman|girl|stepdaughter|step ?mom',
])
const masculine =
  /\b(?:dads?|father|son|brother|uncle|nephew|husband|boyfriend|grandpa|grandson|guy|man|boy|stepson|step ?dad)\b/

/** True for a woman, false for a man, null if it could be either or several. */
function isWoman(line: string): boolean | null {
  const [she, he] = [/\b(?:she|shes|her|hers)\b/.test(line), /\b(?:he|hes|him|his)\b/.test(line)]
  if (she || he) return she === he ? null : she
  if (/\b(?:they|them|theyre)\b/.test(line)) return null
  const [named, other] = [feminine.test(line), masculine.test(line)]
  return named === other ? null : named
}

/** The pronouns for the person who is told about, with the endings that their verbs take. */
function readPronouns(line: string) {
  const woman = isWoman(line)
  if (woman === null) return { they: 'they', them: 'them', their: 'their', s: '', re: '’re' }
  return woman
    ? { they: 'she', them: 'her', their: 'her', s: 's', re: '’s' }
    : { they: 'he', them: 'him', their: 'his', s: 's', re: '’s' }
}

const roles = oneOf(
  'senior|lead (?:teller|teacher|nurse|tech|cashier)|lead|assistant manager|manager|supervisor|charge nurse|director',
  'head teller|shift lead|team lead|foreman|department head',
)
const role = new RegExp(
  String.raw`\b(?:pass(?:ed)? (?:me )?over for|get|got|give|gave|for)(?: the| my| a)? (${roles})\b`,
)
const rival = new RegExp(
  String.raw`\bbeen (?:here|there|with (?:us|them)) (?:for )?(?:only |like |about |maybe )?(a|\d{1,2}) ` +
    String.raw`(years?|months?|weeks?)\b`,
)
const ofSchool = wholeWords([
  '(?:its|is|takes|thats|about|like|itd be|would be) (?:about |like |only )?([2-6]) (?:yrs?|years?)(?! (?:old|ago|at)\\b)',
  '([2-6]) (?:yrs?|years?) (?:program|degree|long|of (?:school|classes))',
])
/** A number of months that a program takes. */
const monthsOfSchool = wholeWords([
  '(?:its|is|takes|thats|about) (?:about |like |only )?([2-9]|1\\d|2\\d) months?(?! (?:old|ago|of|in|saved)\\b)',
])
const saved = wholeWords([
  '(a|\\d{1,2}) months? (?:of|in|worth of) (?:\\w+ )?(?:savings|bills|expenses|rent)',
  'savings (?:\\w+ ){0,2}for (a|\\d{1,2}) months?|(\\d{1,2}) months? saved',
])
/** In months. A search for work can easily take longer. */
const shortSavings = 3

const spell = (count: string): string => (count === 'a' ? 'a' : (numberWords[Number(count)] ?? count))
const inMonths = (count: string): string => `${spell(count)} month${count === 'a' || count === '1' ? '' : 's'}`

function readSavings(line: string): Found {
  const count = saved
    .exec(line)
    ?.slice(1)
    .find((found) => found !== undefined)
  if (count === undefined) return {}
  return { [count === 'a' || Number(count) <= shortSavings ? 'shortSavings' : 'longSavings']: inMonths(count) }
}

const quiet = /\b(?:after|in|for|been) (?:like |about |over |almost )?(\d{1,2}) (years|months)\b/

function readQuiet(line: string): string | null {
  const [, count, unit] = quiet.exec(line) ?? []
  return count === undefined ? null : `${spell(count)} ${unit ?? ''}`
}

/** A town counts where the place name is surely over. */
const town = new RegExp(
  String.raw`\bhere in (?!the\b|this\b|my\b|our\b|a\b|town\b)([a-z]{4,14})` +
    String.raw`(?= (?:and|but|so|or|its|i|we|it|help|what|should|do)\b|$)`,
)
const kin = /^(?:husband|wife|mom|mother|mama|dad|father|sister|brother|son|daughter|grandma|grandpa)$/
const loss = new RegExp(
  String.raw`\bsince (?:my |our )?(?!he\b|she\b|they\b|it\b|we\b|someone\b|somebody\b)([a-z]{2,12}) (?:passed|died)\b`,
)

function readLoss(line: string): string | null {
  const who = loss.exec(line)?.[1]
  if (who === undefined) return null
  return kin.test(who) ? `your ${who}` : capitalize(who)
}

const ofHour = /\b(\d{1,3}) (?:min|mins|minutes)\b/
const minutesOf = (line: string): string | null =>
  ofHour.exec(line)?.[1] ?? (/\bhalf an hour\b/.test(line) ? '30' : /\ban hour\b/.test(line) ? '60' : null)

function readWork(line: string): Found {
  const [, count, unit] = rival.exec(line) ?? []
  const [, one, other] = ofSchool.exec(line) ?? []
  const years = one ?? other
  return {
    role: role.exec(line)?.[1] ?? null,
    rival: count === undefined ? null : `giving it to somebody who’s been there ${spell(count)} ${unit ?? ''}`,
    years: years === undefined ? null : spell(years),
    trainingMonths: years === undefined ? (monthsOfSchool.exec(line)?.[1] ?? null) : String(Number(years) * 12),
    ...readSavings(line),
  }
}

/** The person, place, time and work that the message tells, as words for a text. */
export function readToldFacts(line: string): Found {
  const place = town.exec(line)?.[1]
  return {
    ...readPronouns(line),
    ...readWork(line),
    minutes: minutesOf(line),
    town: place === undefined ? null : capitalize(place),
    lost: readLoss(line),
    estranged: readQuiet(line),
  }
}
