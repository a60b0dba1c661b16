import { cleanClause } from '../drafts/read-clause.ts'
import { anyOf, oneOf } from '../../phrase-pattern.ts'
import { addressNamedReader } from './address-named-reader.ts'
import { lowerSentenceStart } from './lower-sentence-start.ts'
import type { Point } from './message-draft.ts'
import { one } from './order-content.ts'
import { type JoinedClause, joinedClauses } from './joined-clauses.ts'

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

const cleaned = (kind: Point['kind'], text: string | null): Point[] =>
  text === null ? [] : one(kind, cleanClause(text))

const towards = /^(?:him|her|them|you) (?:to|not to) /i

/** What is meant was named elsewhere. */
const pointing = /^(?:them|it|that|this|one)\b(?: \S+){0,3}$/i

function ofWish(object: string, year: string, name: string | undefined): Point[] {
  if (order.test(object) || pointing.test(object)) return []
  const you = name === undefined ? object : object.replace(new RegExp(`^${name} (?=to\\b)`, 'i'), 'him ')
  if (towards.test(you)) return asked(addressNamedReader(you.replace(towards, ''), name))
  const read = addressNamedReader(you, name) ?? object
  return cleaned('wish', year === '' ? read : `${read} ${year.trim()}`)
}

const asked = (act: string | null): Point[] => cleaned('ask', act === null ? null : `Could you ${act}`)

/** What one clause gives to say; nothing where it only tells how it came to this. */
function readClause(whole: string, name: string | undefined): Point[] {
  const text = whole.replace(/ without (?:making|being|sounding) .{3,60}$/i, '')
  const owned = owns.exec(text)?.[1]
  if (owned !== undefined) return cleaned('fact', `I want to own up about ${owned}`)
  const [, year = '', object] = wants.exec(text) ?? []
  if (isManner(text) && !towards.test(object ?? '')) return []
  if (refuses.test(text)) return cleaned('fact', addressNamedReader(text, name))
  if (object !== undefined) return ofWish(object, year.toLowerCase().replace('yr', 'year'), name)
  const required = requires.exec(text)?.[1]
  if (required !== undefined) return asked(addressNamedReader(required, name))
  if (limits.test(text)) return cleaned('no', text)
  if (stands.test(text)) return cleaned('fact', addressNamedReader(text, name))
  if (nobody.test(text)) return cleaned('no', addressNamedReader(text, name))
  const told = tellsTo.exec(text)?.[1]
  return told === undefined ? [] : cleaned('fact', addressNamedReader(told, name))
}

/** What the sentences give to say, in their order; joined as they were told: 'I'm willing to …, but nobody …'. */
export function readWishClauses(sentences: readonly string[], name: string | undefined): Point[] {
  const points: Point[] = []
  for (const { text, joins } of sentences.flatMap((sentence): readonly JoinedClause[] => joinedClauses(sentence)))
    for (const point of readClause(text, name)) {
      const before = points.at(-1)
      if (joins === 'but' && before?.kind === 'fact' && (point.kind === 'fact' || point.kind === 'no'))
        points[points.length - 1] = { kind: point.kind, text: `${before.text}, but ${lowerSentenceStart(point.text)}` }
      else points.push(point)
    }
  return points
}
