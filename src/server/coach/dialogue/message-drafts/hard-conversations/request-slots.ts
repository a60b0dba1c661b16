import { countWords } from '../../../guide/text-analysis.ts'
import { addressReader, cleanClause } from '../read-clause.ts'
import type { DraftRequest } from '../read-draft-request.ts'
import type { Talk } from './talk.ts'
import { withNames } from './complaint-slots.ts'
import type { Listener } from './read-listener.ts'
import { wordsFor } from './relation-words.ts'
import { spellOut } from '../templates/written-english.ts'
import { addressListener } from './address-listener.ts'

const price = /,? (?:it[’']?s|its|thats|that[’']?s) (?:like |about )?\$?(\d[\d,]*)(?: (?:dollars|total|bucks))?$/i
const aside = /,? (?:its|it[’']?s|this is) (?:a |an )?(?:message|email|text|note)\b.*$/i
const tone = /(?:,? and| but)? (?:keep it|make it|nicely|in a nice|but|politely|without|please) ?.*$/i
const heavy = /\b(?:marry|forgive|divorce)\b/
/** Matches 'Every time I ask him to do something', which isn't a request now. */
const told = /\b(?:time|when|whenever|if) i (?:ask|tell)\b|\bi (?:asked|keep asking)\b/i

/** Turns 'asking if they can stay til 9' into 'stay til 9'. */
function deedOf(ask: NonNullable<DraftRequest['ask']>, listener: Listener, text: string): string | null {
  if (ask.form === 'for') return null
  const what = addressListener(
    spellOut(ask.what.replace(tone, '').replace(aside, '').replace(price, ' ($$$1)')),
    listener,
    text,
  )
  if (ask.form === 'to') return what
  return /^you (?:can|could|will|would|might|may) (?:please )?(.+)$/i.exec(what ?? '')?.[1] ?? null
}

/** Matches 'Ask my landlord not to raise the rent'. */
const askedNot = /\bask(?:ing)? (?:(?:my|our|the) (?:[\p{L}’'-]+ ){0,2}?[\p{L}’'-]+|him|her|them) not to\b/iu
/** Reads the request to the reader. */
export function askSlots({ ask }: DraftRequest, listener: Listener, text: string): Talk | null {
  const { relation } = listener
  const what = ask === null || told.test(text) ? null : deedOf(ask, listener, text)
  if (what === null || countWords(what) < 2 || heavy.test(what)) return null
  const { care, tip } = wordsFor(relation)
  if (/^(?:please )?(?:stop|quit|not) /i.test(what) || askedNot.test(text))
    return {
      id: 'please-do',
      details: {
        care,
        tip,
        change: `Could you ${askedNot.test(text) ? 'please not ' : ''}${what.replace(/^please /i, '').replace(/^not /i, 'please not ')}?`,
        bare: what,
      },
    }
  if (relation === 'neighbor' && /^(?:please )?(?:keep|turn|lower|quiet|move) /i.test(what))
    return {
      id: 'please-do',
      details: { care, tip, change: `Could you please ${what.replace(/^please /i, '')}?`, bare: what },
    }
  if (relation === 'office' || relation === 'boss' || relation === 'school')
    return { id: 'formal-ask', details: { ask: `Could you ${what}?` } }
  const which = /\b(?:one|a) (weekend|night|day|week|evening)\b/i.exec(text)?.[1]
  const isClose = relation !== 'client' && relation !== 'staff' && relation !== 'neighbor' && relation !== 'stranger'
  return {
    id: 'firm-ask',
    details: {
      ...(isClose && { care }),
      what: withNames(what),
      ...(which !== undefined && { which: `which ${which} is yours first` }),
    },
  }
}

const loved =
  /\bask(?:ing)? (?:him|her|them|my [\p{L}]+(?: [\p{L}]+)?|the [\p{L}]+) for ((?:a|an|some|more|extra) [^?!.\n]{3,70})/iu
const notLoved = /\b(?:money|loan|raise|divorce|refund|forgiveness|discount|reference|recommendation|ride|\d)\b/i

/** Reads a wish that the user would love: 'How do I ask my husband for a date night'. */
export function wishSlots(text: string, { relation }: Listener): Talk | null {
  const isClose =
    relation === 'partner' ||
    relation === 'friend' ||
    relation === 'sibling' ||
    relation === 'parent' ||
    relation === 'grownChild'
  const found = isClose ? loved.exec(text)?.[1] : undefined
  const what = found === undefined || notLoved.test(found) ? null : addressReader(cleanClause(found.replace(tail, '')))
  return what === null || countWords(what) > 10
    ? null
    : { id: 'own-need', details: { ...wordsFor(relation), say: `I’d love ${what}` } }
}
const tail = / (?:with ?out|but|how|what|so|because|since|he|she|i) .*$/i

const about = new RegExp(
  String.raw`\b(?:asking|ask|question|questions|inquir\w+|e-?mail|text|message|note|letter|say|` +
    String.raw`talk)\b[^.?!\n]{0,40}? about ((?!it\b|this\b|that\b|how\b|him\b|her\b)[^?!.\n]{3,90})`,
  'iu',
)
const ofChild = /^(?:my|our) ((?:\p{L}+ )?(?:son|daughter|kid|child|grandson|granddaughter|\d+ year old)s?) ?(.*)$/iu

/** Reads the subject of a question to a school, an office or a boss, or of a notice to a group. */
export function aboutSlots(text: string, listener: Listener): Talk | null {
  const { relation, isMany } = listener
  const found = about.exec(text)?.[1]
  if (found === undefined) return null
  const [, child, matter = ''] = ofChild.exec(found) ?? []
  if (child !== undefined) {
    if (relation !== 'school') return null
    const [first = ''] = matter.split(' ')
    const clause = addressReader(cleanClause(matter))
    const isDoing = first.endsWith('ing') && clause !== null
    return {
      id: 'about-child',
      details: {
        care: wordsFor(relation).care,
        child: `my ${child}`,
        ...(isDoing ? { matter: `, who’s been ${clause}` } : {}),
      },
    }
  }
  const thing = addressReader(
    cleanClause(
      (found.split(',')[0] ?? '').replace(/ (?:and|so|but) (?:i|they|we|tell|ask|bring|wear|how|what)\b.*$/i, ''),
    ),
  )
  if (thing === null || countWords(thing) > 12) return null
  if (isMany && (relation === 'careParent' || relation === 'client' || relation === 'staff' || relation === 'church'))
    return { id: 'group-notice', details: { thing } }
  const asks = /\b(?:asking|ask|inquir\w+|questions?)\b/i.test(text)
  return asks && (relation === 'office' || relation === 'boss' || relation === 'school')
    ? { id: 'ask-about', details: { thing } }
    : null
}
