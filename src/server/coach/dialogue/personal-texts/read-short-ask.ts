import { spellOut } from '../message-drafts/templates/written-english.ts'
import { oneOf } from '../../phrase-pattern.ts'
import { type Recipient, readRecipient } from './read-recipient.ts'

/** A text asked for in a few words: 'text to my sister, can’t make Sunday, the baby has croup'. */
export type ShortAsk = { isMail: boolean; reader: Recipient; about: string | null; rest: string }

/** In words. A longer request has its brief. */
const mostWords = 34

const leading = new Set(
  `how hi hey hello ok okay please pls kindly can could would will you u luxee i i’d i’ll we need want like just do write
draft compose word phrase make give me us up help with for a an the my another some send one-line one-sentence two-line quick polite
nice kind brief little small good short warm firm civil formal friendly simple calm one two three 1 2 3 4 5 so also now to`.split(
    /\s+/,
  ),
)
const media = new Set(
  'text texts sms message msg note email e-mail mail letter reply response line lines dm whatsapp sentence sentences'.split(
    ' ',
  ),
)
/** Kinds of texts that need no recipient. */
const errands = new Set('cancel confirm reschedule postpone decline accept book'.split(' '))
const verbs = new Set('text message email e-mail tell'.split(' '))
const mails = /^(?:e-?mail|mail|letter)$/u

const kin = 'mom|mum|mam|mama|dad|papa|grandma|grandpa|nana|granny'
const role = String.raw`(?:my|our|the|his|her) (?:[\p{Ll}’-]+ ){0,3}?[\p{Ll}’-]+`
const named = String.raw`(?:(?:Mrs|Mr|Ms|Dr|Miss|Aunt|Auntie|Uncle|Sister|Father|Coach|Pastor)\.? )?(?!I(?:[ ,]|$|’))\p{Lu}[\p{L}’-]+`
const ends = oneOf(
  'that|saying|says?|about|re|to|because|asking|telling|who|please|on|for|this|upstairs|downstairs|next door|not|don’t|can|when',
  'we(?:’\\p{L}+)?|i(?:’\\p{L}+)?|I(?:’\\p{L}+)?|happy|good luck|congratulations|thank|thanks|sorry|yes|no',
)
/** Matches the reader, up to the beginning of the subject. */
const whom = new RegExp(
  String.raw`^(?<who>(?:${role})(?:,? ${named})?|${named}|${kin}|everyone|everybody|(?!(?:say|ask|tell|let|thank|the|send|put|read|go)\b)[\p{Ll}’-]+(?: [\p{Ll}’-]+)?)(?=[,.:;]|$| [–—-] | (?:${ends})\b)(?: (?:upstairs|downstairs|next door))?`,
  'u',
)
const joins = new RegExp(
  String.raw`^(?:[,.:;]| [–—-])? ?(?:please: |that |(?:to say|saying|says|explaining|(?:to tell|telling) (?:him|her|them|you)) (?:that )?|because )?`,
  'u',
)
const about =
  /^(?:about|re:?|on|concerning) (?<what>(?:the|my|our|his|her|their|an?|\p{L}{3,12}ing) [^,.;:!?]{2,60}|[^,.;:!?]{3,40})/iu

/** Matches things that can't read a text. */
const notPeople = new RegExp(
  [
    String.raw`\b(?:invitations?|fridge|door|wall|website|flyer|ribbon|wreath|wreath card|board|grave|headstone|cake|gift`,
    String.raw`|lunch ?box|list|form|application|speech|wedding|party|funeral|birthday|christmas|job|card|book`,
    String.raw`|journal|planner)$`,
  ].join(''),
  'iu',
)
const nobody: Recipient = { name: null, role: null, gender: 'any', isGenderSure: false }

const called = (who: string): string => who.replace(/^(?:my|our|the|his|her) /u, '').toLowerCase()

function readerOf(who: string, message: string): Recipient {
  const found = readRecipient(message)
  const last = new RegExp(String.raw`(?:^| )(${named})$`, 'u').exec(who)?.[1] ?? null
  const own = last !== null && /^\p{Lu}+$/u.test(last) ? null : last
  const isGroup =
    /^(?:everyone|everybody)$|\b(?:group|chat|team|class|neighbou?rs|parents|choir|tenants|crew|band|club)$/u.test(who)
  return {
    name: own,
    role: own === who ? null : called(who),
    gender: isGroup ? 'many' : found.gender === 'many' ? 'any' : found.gender,
    isGenderSure: found.isGenderSure,
  }
}

/** Reads what comes before the recipient: the medium, and where the rest begins. Returns null if no text is asked for. */
function mediumIn(words: readonly string[]): { medium: string; at: number } | null {
  let at = 0
  while (at < words.length) {
    const word = (words[at] ?? '').toLowerCase()
    const next = (words[at + 1] ?? '').toLowerCase()
    if (media.has(word) && /^(?:saying|that)$/u.test(next)) return { medium: word, at: at + 1 }
    if (media.has(word) && /^(?:to|for|back)$/u.test(next)) return { medium: word, at: at + 2 }
    if (word === 'tell' && words.slice(0, at).some((one) => /^(?:how|i|need|want)$/iu.test(one))) return null
    if (verbs.has(word) && /^(?:my|our|the|mom|mum|dad)$/u.test(next)) return { medium: word, at: at + 1 }
    if (word === 'write' && next === 'to') return { medium: 'letter', at: at + 2 }
    if (!leading.has(word)) return null
    at += 1
  }
  return null
}

/** Reads the reader and the subject of a short request for a text. Returns null if the message isn’t clearly one. */
export function readShortAsk(message: string): ShortAsk | null {
  const text = spellOut(message)
  const words = text.split(' ')
  const found = words.length > mostWords ? null : mediumIn(words)
  if (found === null) return null
  const tail = words.slice(found.at).join(' ')
  const who = whom.exec(tail)
  if (/^(?:saying|say|that) /u.test(tail))
    return {
      isMail: mails.test(found.medium),
      reader: nobody,
      about: null,
      rest: tail.replace(/^(?:saying|say|that)(?: that)? /u, ''),
    }
  if (errands.has(words[found.at] ?? '') && found.medium !== 'line')
    return { isMail: mails.test(found.medium), reader: nobody, about: null, rest: `I’d like to ${tail}` }
  if (who?.groups?.['who'] === undefined || notPeople.test(who.groups['who'])) return null
  const after = tail
    .slice(who[0].length)
    .replace(/^ (?=[^–—-])/u, '')
    .replace(/^please:? /u, '')
  const matter = about.exec(after)
  return {
    isMail: mails.test(found.medium),
    reader: readerOf(who.groups['who'], message),
    about: matter?.groups?.['what']?.trim() ?? null,
    rest: matter === null ? after.replace(joins, '') : after.slice(matter[0].length).replace(/^[,.:; ]+/u, ''),
  }
}
