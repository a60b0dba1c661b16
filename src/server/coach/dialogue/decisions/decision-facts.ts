import { capitalize } from '#contract/capitalize.ts'
import { oneOf } from '../../phrase-pattern.ts'
import { englishMonths, unmistakableMonths } from '../../when/months.ts'
import { readToldFacts } from './person-and-work-facts.ts'

/** The details that the message clearly gives, as words for a text, by the name of their placeholder. */
export type Facts = Readonly<Record<string, string>>

const people = oneOf(
  'daughter in law|son in law|mother in law|father in law|sister in law|brother in law|best friend|stepson|stepdaughter|step ?mom',
  'daughter|son|mom|mother|mama|dad|father|husband|wife|boyfriend|girlfriend|fiance|fiancee|sister|brother|aunt|uncle|cousin',
  'grandson|granddaughter|grandma|grandpa|nephew|niece|friend|ex|boss|neighbor|coworker|kids|kid|girls|boys|twins|grandkids',
)
const somebody = new RegExp(`\\b(?:my|our) (?:(?:oldest|youngest|older|younger|little|big) )?(${people})\\b`)
const children = 'girls|boys|kids|sons|daughters|twins|children'
const ages = new RegExp(
  `\\b(?:my|our|with|the) (?:2 |3 |4 )?(${children})(?: are| ages?| aged| who are| is)? (\\d{1,2})(?: and|)(?: (\\d{1,2}))?(?: and|)(?: (\\d{1,2}))?\\b(?! (?:dollars|bucks|minutes?|mins?|hours?|miles|times|nights|days|an|a|per|weeks?)\\b)`,
)
const oneAge = /\bmy (\d{1,2}) (?:yr|yrs|year|years) old(?: (son|daughter|boy|girl|grandson))?\b/
const relativeAge =
  /\b(?:son|daughter|brother|sister|nephew|grandson|stepson|stepdaughter) (?:\w+ )?(?:is|whos|who is) (\d{2})\b/
const occasions = oneOf(
  'game|recital|meet|match|tournament|birthday party|birthday|play|concert|graduation|practice|party|race|show|award ceremony|field trip|performance',
)
const event = new RegExp(
  `\\bmy (son|daughter|kid|niece|nephew|grandson|granddaughter|boy|girl|mom|dad|sister|brother|friend|husband|kids|girls|boys)s? (?:\\w+ )?(${occasions})s?\\b`,
)
const guests = new RegExp(
  oneOf(
    String.raw`\b(\d{2,3}) (?:or so |some )?(?:people|ppl|guests|women|ladies|friends|of us)\b`,
    String.raw`\b(?:guests?|people|invited) (?:is |are |about |around )?(\d{2,3})\b`,
  ),
)

const ownAge = new RegExp(
  oneOf(
    String.raw`\b(?:im|i am|being|almost|at|turning|already) (?:about |almost |already |turning )?(2[5-9]|[3-7]\d)\b(?! (?:an|a|per|dollars|bucks|hours?|percent|min|mins|minutes|miles|weeks|days|months|people|now at)\b)`,
    String.raw`^(2[5-9]|[3-7]\d) (?:years? old|yr old|yo|with|and)\b`,
  ),
)
/** The age until which years of work are counted. */
const workUntil = 65
const howLong = new RegExp(
  String.raw`\b(?:in|for|been|over|past|last|than) (?:like |about |over |almost |more than |the last )?(a|an|\d{1,2}) (days?|weeks?|months?|years?)\b`,
)
const withThem = /\b(bedtime|dinner|supper|breakfast|homework|bath time)\b/
const oldPet =
  /\b(?:dog|cat|one|oldest)s? (?:is |thats |whos )?(?:already |almost )?(9|1\d)\b(?! (?:months|weeks|pounds|lbs|times|am|pm)\b)/
const left = /\bonly (?:got |has |have )?(\d) (?:\w+ )?left\b/
const mileage = /\b(\d{5,6}) miles\b|\bmiles (?:is |on it )?(\d{5,6})\b/

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`
const oldestChild = 19

function readKids(line: string): string | null {
  const [, who, ...told] = ages.exec(line) ?? []
  const known = told.filter((age) => age !== undefined && Number(age) > 0 && Number(age) <= oldestChild)
  if (who !== undefined && known.length > 0) return `your ${who}, ${listed(known)}`
  const [, age, child] = oneAge.exec(line) ?? []
  return age === undefined || Number(age) > oldestChild
    ? null
    : `your ${age}-year-old${child === undefined ? '' : ` ${child}`}`
}

const spelled = (who: string): string => who.replace(/(?<=\w) in law\b/, '-in-law')

function readEvent(line: string): string | null {
  const [, who, what] = event.exec(line) ?? []
  if (who === undefined || what === undefined) return null
  return /^(?:kids|girls|boys)$/.test(who) ? `your ${who}’ ${what}` : `your ${who}’s ${what}`
}

function readOwn(line: string) {
  const [, told, first] = ownAge.exec(line) ?? []
  const age = told ?? first ?? null
  const years = workUntil - Number(age)
  return { ownAge: age, yearsLeft: age === null || years < 10 ? null : String(years) }
}

function mileageOf(line: string): string | null {
  const [, before, after] = mileage.exec(line) ?? []
  const miles = before ?? after
  return miles === undefined ? null : Number(miles).toLocaleString('en-US')
}

/** Matches months. 'may' and 'march' only count after a word that a date follows. */
const monthNames = new RegExp(
  String.raw`\b(${unmistakableMonths.join('|')}|(?<=\b(?:in|by|until|till|or|this|next|end of) )(?:march|may))\b`,
)

/** Returns the month this many months before. */
function monthBefore(month: string, count: number): string {
  const at = englishMonths.indexOf(month)
  return capitalize(englishMonths.at((at - count) % englishMonths.length) ?? month)
}

/** Reads the facts that are certain; all others are left out. */
export function readDecisionFacts(line: string): Facts {
  const person = somebody.exec(line)?.[1]
  const [, many, some] = guests.exec(line) ?? []
  const month = monthNames.exec(line)?.[1]
  const found = {
    kids: readKids(line),
    ...readOwn(line),
    ...readToldFacts(line),
    howLong: howLong.exec(line)?.slice(1).join(' ') ?? null,
    meal: withThem.exec(line)?.[1] ?? null,
    oldPet: oldPet.exec(line)?.[1] ?? null,
    left: left.exec(line)?.[1] ?? null,
    mileage: mileageOf(line),
    person: person === undefined ? null : `your ${spelled(person)}`,
    age: relativeAge.exec(line)?.[1] ?? null,
    event: readEvent(line),
    guests: many ?? some ?? null,
    month: month === undefined ? null : capitalize(month),
    fourBefore: month === undefined ? null : monthBefore(month, 4),
  }
  return Object.fromEntries(Object.entries(found).flatMap(([name, fact]) => (fact === null ? [] : [[name, fact]])))
}

const slot = /\{(\w+)(\^?)\}/g

/** Fills the placeholders of a text. Returns null if one has no fact. '{kids^}' begins with a capital. */
export function fillIn(text: string, facts: Facts): string | null {
  const names = [...text.matchAll(slot)].map(([, name = '']) => name)
  if (names.some((name) => !Object.hasOwn(facts, name))) return null
  return text.replace(slot, (_, name: string, mark: string) => {
    const fact = facts[name] ?? ''
    return mark === '' ? fact : capitalize(fact)
  })
}
