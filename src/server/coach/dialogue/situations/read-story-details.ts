import { oneOf } from '../../phrase-pattern.ts'
import type { DialogueState } from '#server/ports/dialogue-state.ts'
import { readFacts } from '../names-and-ages.ts'
import { capitalize } from '#server/lib/capitalize.ts'

const roles: Readonly<Record<string, string>> = {
  partner: 'husband|wife|partner|boyfriend|girlfriend|fiancé|fiancée|fiance|fiancee|spouse',
  ex: 'ex-husband|ex-wife|ex',
  child: 'son|daughter|oldest|youngest|middle child|stepson|stepdaughter|boy|girl',
  parent: 'mom|mother|mum|dad|father|mama|papa|stepmom|stepdad|grandma|grandmother|grandpa|grandfather',
  inLaw: 'mother-in-law|father-in-law|sister-in-law|brother-in-law',
  sibling: 'sister|brother|half-sister|half-brother|twin',
  friend: 'best friend|friend|roommate|neighbor|buddy',
  work: 'boss|manager|supervisor|principal|coworker|colleague|client',
}
const sideOf: Readonly<Record<string, string>> = {
  teen: 'child',
  age13: 'child',
  age0: 'child',
  age20: 'child',
  smallChild: 'child',
  adultChild: 'child',
  grandparent: 'parent',
  roommate: 'friend',
  neighbor: 'friend',
  boss: 'work',
  colleague: 'work',
  client: 'work',
}
const expressions = new Map(
  Object.entries(roles).map(([side, words]) => [
    side,
    new RegExp(`(?<![\\p{L}])(?:[Mm]y|[Oo]ur) (?:[a-z]+ ){0,2}?(${words})(?![\\p{L}-])(?:,? (\\p{Lu}\\p{L}+))?`, 'u'),
  ]),
)
const andI = /(?<!\p{L})(\p{Lu}\p{L}+) and I(?!\p{L})/u
const maxLetters = 2_000

/** How the first person of these kinds is called: by name, or 'your dad'; null where the message doesn't say. */
export function whoIn(message: string, kinds: readonly string[], facts: DialogueState['facts']): string | null {
  const text = message.slice(0, maxLetters)
  const sides = [...new Set(kinds.map((kind) => sideOf[kind] ?? kind))]
  for (const side of sides) {
    const [found, role = '', name] = expressions.get(side)?.exec(text) ?? []
    if (found !== undefined) return name ?? `your ${role}`
  }
  const known = [...facts, ...readFacts(text)].find(({ name, is }) =>
    sides.some((side) => text.includes(name) && (roles[side] ?? '').split('|').includes(is.split(',')[0] ?? '')),
  )
  if (known) return known.name
  return sides.some((side) => side === 'partner' || side === 'sibling') ? (andI.exec(text)?.[1] ?? null) : null
}

const count =
  /\b((?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) (?:times|days|nights|weeks|weekends|months)(?: in a row| in a week)?)\b/i
const mostRepeated = /\b(?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) times in a row\b/i

/** 'Four times in a row', as the message counts it. */
export function countIn(message: string): string | null {
  const text = message.slice(0, maxLetters)
  const found = mostRepeated.exec(text)?.[0] ?? count.exec(text)?.[1]
  return found === undefined || /^\d/.test(found) ? null : capitalize(found.toLowerCase())
}

const dates = oneOf(
  '(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* )\\d{1,2}(?:st|nd|rd|th)?',
  'the \\d{1,2}(?:st|nd|rd|th)|(?:mon|tues|wednes|thurs|fri|satur|sun)day',
)
const until = new RegExp(String.raw`\b(?:by|before|due|until|deadline is) (${dates})\b`, 'i')

/** The day by which something has to be settled, as it was typed. */
export function deadlineIn(message: string): string | null {
  const day = until.exec(message.slice(0, maxLetters))?.[1]
  return day === undefined ? null : day.startsWith('the') ? day : capitalize(day)
}
