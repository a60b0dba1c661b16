import { cleanClause } from '../drafts/read-clause.ts'
import { anyOf, oneOf } from '../../phrase-pattern.ts'
import { addressTo } from './address-reader.ts'
import type { Line, LineKind } from './draft-brief.ts'
import { type Clause, clausesOf } from './sentences.ts'

/** How the message is to sound, or what is to come of it: nothing to be said. */
const sounds = anyOf(
  'sound|seem|come (?:across|off)|be (?:nice|mean|rude|kind|fair|ugly|clear|able|done|the)',
  'bring|tell|ask|say|know|talk|write|send|text|email|keep (?:it|the peace)|start a|hurt|upset|lose|fight',
  'make (?:it|her|him|them)',
)
const manners: readonly RegExp[] = [
  /\bwant (?:a|any|another) (?:fight|war|scene|drama|big|argument)/i,
  new RegExp(`\\b(?:want|like) (?:it |this |that )?to ${sounds.source}`, 'i'),
  /\bwant (?:him|her|them|anybody|anyone) to (?:think|feel|be|get|hate|wiggle)\b/i,
  /\bwithout\b/i,
]
const isManner = (text: string): boolean => manners.some((form) => form.test(text))
const wants =
  /^((?:this|next) (?:year|yr|time) )?i(?: just| really| do| also| still)?(?: want| would like|[’']d (?:like|want)|d (?:like|want)| need)\b (.+)$/i
/** The order itself: 'I need a text for …'. */
const order =
  /^(?:an?|the|some|your|help|advice|you to) ?(?:\w+ ){0,2}?(?:texts?|messages?|e-?mails?|notes?|letters?|reply|script|words|help|advice|\w* ?to)\b/i
const refuses = /^i (?:do not|don[’']?t) want (?:to |him |her |them |any )?(.+)$/i
const standing = oneOf(
  'saying (?:no|yes)|interested|happy|willing|ready|okay|ok|fine|able|going|free|available|sorry|glad|taking|in',
)
const noStand = oneOf(
  'stand|believe|stop|even|tell|see|sleep|think|spit|not believe|help but|cry|scream|imagine|remember|keep',
  'get over',
)
const stands = new RegExp(
  oneOf(
    String.raw`^i(?:[’']?m| am) (?:not )?(?:${standing})\b`,
    "^i[’']?ll\\b",
    `^i (?:can(?:[’']?t|not)?|won[’']?t|will) (?!${noStand})`,
  ),
  'i',
)
const requires =
  /^(?:he|she|they) (?:really |also |still |just )?(?:needs? to|ha(?:s|ve) to|should|must|has got to|gotta) (.+)$/i
const nobody = /^(?:nobody|no one|nothing) .+\b(?:before|until|till|unless|without)\b/i
const tellsTo =
  /^(?:and |please |also )?(?:tell|let|remind|mention(?: to)?)(?: (?:him|her|them))?(?: know)?(?: that)? (.{6,})$/i
const owns = /^i(?:[’']?d| would)? ?(?:like|want) to own up (?:about|to) (.+)$/i
const limits = /^i(?:[’']?m| am) only (?:supposed|allowed|able|meant) to\b/i

const notASum =
  /^(?: ?(?:hours?|hrs?|days?|weeks?|months?|years?|minutes?|mins?|seconds?|times?|kids|people|pounds|miles|percent|am|pm|o[’']clock|other|[:/-]))/i

const beforeNumber = oneOf(
  'age|at|by|until|till|before|after|around|route|room|unit|june|july|august|september|october|november|december',
  'january|february|march|april|may|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec',
)
const notAmount = new RegExp(String.raw`(?:\b(?:${beforeNumber})\.? )$`, 'i')
/** '66', where pay is told in tens of thousands, is $66,000; '300 a month' is $300. */
export function withSums(words: string, isYearly: boolean): string {
  return words.replace(
    /(?<![\d$.,:/-])(\d{1,3}(?:,\d{3})+|\d{2,6}(?:\.\d\d)?)(?![\d,.:/-]\d|\d|st|nd|rd|th|k\b|%)/g,
    (found, amount: string, at: number) => {
      const after = words.slice(at + found.length)
      const before = words.slice(0, at)
      if (notASum.test(after) || notAmount.test(before)) return found
      const value = Number(amount.replaceAll(',', ''))
      const whole = isYearly && value >= 20 && value < 500 ? value * 1_000 : value
      return whole < 50 && !/ a (?:week|month)\b/.test(after) ? found : `$${whole.toLocaleString('en-US')}`
    },
  )
}

const line = (kind: LineKind, text: string | null, joins: Clause['joins']): Line[] =>
  text === null ? [] : [{ kind, text: cleanClause(text).replace(/^i\b/, 'I'), joins }]

const towards = /^(?:him|her|them|you) (?:to|not to) /i

/** What is meant was named elsewhere. */
const pointing = /^(?:them|it|that|this|one)\b(?: \S+){0,3}$/i

type Wanted = { object: string; year: string; joins: Clause['joins'] }

function ofWish({ object, year, joins }: Wanted, name: string | undefined): Line[] {
  if (order.test(object) || pointing.test(object)) return []
  const you = name === undefined ? object : object.replace(new RegExp(`^${name} (?=to\\b)`, 'i'), 'him ')
  if (towards.test(you)) {
    const act = addressTo(you.replace(towards, ''), name)
    return line('ask', act, joins)
  }
  const read = addressTo(you, name)
  return line('want', `${year}${read === null ? object : read}`, joins)
}

/** What one clause gives to say; nothing where it only tells how it came to this. */
function readLines({ text: whole, joins }: Clause, name: string | undefined): Line[] {
  const text = whole.replace(/ without (?:making|being|sounding) .{3,60}$/i, '')
  const owned = owns.exec(text)?.[1]
  if (owned !== undefined) return line('stance', `I want to own up about ${owned}`, joins)
  if (isManner(text) && !towards.test(wants.exec(text)?.[2] ?? '')) return []
  const refused = refuses.exec(text)?.[1]
  if (refused !== undefined) return line('stance', addressTo(text, name), joins)
  const [, year = '', object] = wants.exec(text) ?? []
  if (object !== undefined) return ofWish({ object, year: year.toLowerCase().replace('yr', 'year'), joins }, name)
  const required = requires.exec(text)?.[1]
  if (required !== undefined) return line('ask', addressTo(required, name), joins)
  if (limits.test(text)) return line('limit', text, joins)
  if (stands.test(text)) return line('stance', addressTo(text, name), joins)
  if (nobody.test(text)) return line('limit', addressTo(text, name), joins)
  const told = tellsTo.exec(text)?.[1]
  return told === undefined ? [] : line('stance', addressTo(told, name), joins)
}

/** What the sentences give to say, in their order. */
export const readAllLines = (sentences: readonly string[], name: string | undefined): Line[] =>
  sentences.flatMap((sentence) => clausesOf(sentence).flatMap((clause) => readLines(clause, name)))
