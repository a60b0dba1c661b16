import { fillBrackets } from '../message-drafts/templates/fill-brackets.ts'
import { countWords } from '../../guide/text-analysis.ts'
import { blockquote } from '../../markdown.ts'
import { type Answer, makeAnswer, paragraphs, type Turn } from '../compose-answer.ts'
import { addressOf, type Recipient } from './read-recipient.ts'
import { readShortAsk, type ShortAsk } from './read-short-ask.ts'
import { clausesForReader } from './short-clauses.ts'
import { addressRecipient } from './address-recipient.ts'

const closeTo = new RegExp(
  [
    String.raw`(?:friend|sister|brother|cousin|aunt|auntie|uncle|niece|nephew|husband|wife|boyfriend|girlfriend|partner`,
    String.raw`|roommate|flatmate|housemate|son|daughter|date|crush|ex|in[- ]law)$`,
  ].join(''),
  'u',
)
/** Who sees to it that something works again. */
const repairers = new RegExp(
  [
    String.raw`(?:landlord|landlady|agent|agency|council|office|plumber|electrician|company|manager|super|caretaker|builder`,
    String.raw`|contractor|bank|hotel|housing association)$`,
  ].join(''),
  'u',
)

function greet(reader: Recipient): string {
  const called = addressOf(reader)
  if (reader.role === null && called === null) return ''
  if (called !== null) return `Hi ${called},`
  return reader.role !== null && closeTo.test(reader.role) ? 'Hi,' : 'Hello,'
}

const repeated = /\b(?:second|third|fourth|fifth|2nd|3rd|4th|again|still|every (?:day|night|morning|week))\b/iu

/** Returns the request to the reader if the message gives only its subject. */
function wishFor({ reader, about, rest }: ShortAsk): string {
  if (/^\p{L}+ing\b/iu.test(about ?? '')) return 'Would [your suggestion] work for you?'
  if (reader.role === null || !repairers.test(reader.role)) return 'Could you please [the one thing you’d like]?'
  return /\b(?:second|third|fourth|fifth|2nd|3rd|4th) time\b/iu.test(rest)
    ? 'So I need a date from you: please let me know by [day] when it’ll be fixed.'
    : 'Please let me know by [day] when it’ll be fixed.'
}

/** Reads the subject: 'about his cockerel, 4 am, every day'. */
function matterOf(ask: ShortAsk): string[] | null {
  const { about, rest, reader } = ask
  if (about === null) return []
  const turned = addressRecipient(about, reader)
  if (turned === null || /^(?:what|how|why|when)\b|\b(?:I|we|he|she|they|tomorrow|today|tonight)\b/iu.test(turned))
    return null
  const again = repeated.test(rest) && repairers.test(reader.role ?? '') ? ' again' : ''
  const noun = / (?:for|at|in|on) /u.test(turned) && again !== '' ? `${turned},` : turned
  return [`I’m writing${again} about ${noun}.`.replace(',.', '.')]
}

const broken = new RegExp(
  [
    String.raw`\b(?:leak\w*|broken|broke|not working|isn’t working|doesn’t work|cold|mou?ld\w*|damp|stuck|dripping|blocked`,
    String.raw`|no (?:heat|heating|water|power|hot water))\b`,
  ].join(''),
  'iu',
)

/** Returns the next step, if nothing was asked yet. */
function askOf(ask: ShortAsk, matter: readonly string[], told: readonly string[]): string[] {
  const later = told.slice(matter.length)
  const isBare = later.every((one) => one.startsWith('This is the '))
  if (matter.length > 0 && isBare) return [wishFor(ask)]
  const isBroken =
    repairers.test(ask.reader.role ?? '') && broken.test(ask.rest) && later.every((one) => !/\?$|^Please /u.test(one))
  return isBroken ? [wishFor(ask)] : []
}

/** Matches 'to the man who fixed my tractor'. */
const kindDeed = new RegExp(
  [
    String.raw`^who ((?:fixed|helped|fed|gave|made|brought|drove|held|lent|found|taught|waited|carried|mended|saved|cooked`,
    String.raw`|sat|stayed|watched|looked after|knitted|paid|let|returned|pulled|walked)\b(?![^.]*\b(?:he|she|his|her|him`,
    String.raw`|they|them)\b)[^.?!]{3,90})[.!]?$`,
  ].join(''),
  'iu',
)

/** In words. Fewer are only a scrap of the message. */
const fewestWords = 5

/** Writes a text to its reader from a short message. Returns null if that isn’t safe. */
function compose(ask: ShortAsk): string | null {
  const deed = kindDeed.exec(ask.rest)?.[1]
  if (deed !== undefined)
    return `${greet(ask.reader)}\n\nYou ${deed.replace(/(?<![.!])[.!]+$/u, '')}. Thank you. I won’t forget it.`
  const { reader, rest, isMail } = ask
  const matter = matterOf(ask)
  const told = matter === null ? null : clausesForReader(rest, reader, matter)
  if (matter === null || told === null || told.length === 0) return null
  const asked = askOf(ask, matter, told)
  const isClose = reader.name !== null || closeTo.test(reader.role ?? '')
  const isAsked = asked.length > 0 || told.some((one) => /^Please |\?$/u.test(one))
  const isThanked = told.some((one) => /^(?:Thank|Sorry|Many)|!$/u.test(one))
  const end = (isAsked || (isMail && !isClose)) && !isThanked ? 'Thank you.' : ''
  const body = [...told, ...asked].join(' ')
  if (countWords(body) < fewestWords) return null
  const hello = greet(reader)
  const parts = isMail ? [hello === '' ? 'Hello,' : hello, body, end, '[Your name]'] : [hello, `${body} ${end}`.trim()]
  return parts.filter((part) => part !== '').join('\n\n')
}

/** The text that was asked for in a few words, with its reader and its matter. */
export function answerShortText({ request: { message, language } }: Turn): Answer | null {
  if (language !== 'en') return null
  const ask = readShortAsk(message)
  const text = ask === null ? null : compose(ask)
  if (text === null) return null
  return makeAnswer(paragraphs('Here’s a draft:', blockquote(text), text.includes('[') ? fillBrackets : null), {
    closesTopic: true,
  })
}
