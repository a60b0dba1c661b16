import { readStyle } from '../drafts/read-tone.ts'
import { findRecipient } from './find-recipient.ts'
import { peopleIn, type Named } from './named-people.ts'
import type { MessageAct, MessageDraft, Point, Reader } from './message-draft.ts'
import { readAct, readChannel } from './read-act.ts'
import { readContent } from './read-points.ts'
import { findRequest } from './read-request.ts'
import { newReading, type Reading, toSecond } from './speak-to-reader.ts'
import { expandTypedEnglish } from './expand-typed-english.ts'
import { oneOf } from '../../phrase-pattern.ts'

/** Those who will read it. */
function readersOf(reader: Reader, people: readonly Named[]): Named[] {
  const names = reader.name === null ? [] : reader.name.split(' and ')
  const found = people.filter(
    ({ name, role }) =>
      (name !== null && names.some((one) => one === name || one.endsWith(` ${name}`) || name.endsWith(one))) ||
      (name === null && role !== null && role === reader.role),
  )
  if (reader.isGroup && found.length > 1) {
    const [one, other] = found
    const calls = (one?.calls ?? []).flatMap((call) => (other?.calls ?? []).map((second) => `${call} and ${second}`))
    return [
      { name: reader.name, role: null, pronoun: 'they', calls: [...calls, ...found.flatMap((each) => each.calls)] },
    ]
  }
  return found.length > 0
    ? found.map(({ name, role, calls }) => ({ name, role, calls, pronoun: reader.isGroup ? 'they' : reader.pronoun }))
    : [
        {
          name: reader.name,
          role: reader.role,
          pronoun: reader.pronoun,
          calls: reader.name === null ? [] : [reader.name],
        },
      ]
}

export const readingFor = (reader: Reader, text: string): Reading => {
  const people = peopleIn(text)
  return newReading(readersOf(reader, people), people)
}

const lost = new RegExp(
  `\\b(?:lost) (?:her|his|their|the) (${oneOf('husband|wife|mom|mother|mama|dad|father|daddy|son|daughter|brother|sister|baby|dog|cat|grandma', 'grandmother|grandpa|grandfather|aunt|uncle')})\\b`,
  'iu',
)
const died =
  /\b((?:\p{Lu}\p{Ll}{1,15}[’']s|my \p{Ll}{2,12}[’']s|her|his|their) \p{L}{2,15}|\p{Lu}\p{Ll}{1,15})(?: just)?(?: has)? (?:died|passed)\b/u

function whoDied(text: string, reading: Reading): string | null {
  const role = lost.exec(text)?.[1]
  if (role !== undefined) return `your ${role}`
  const who = died.exec(text)?.[1]
  return who === undefined ? null : toSecond(who, reading).replace(/^You\b/, 'you')
}

/** Who lost somebody. */
function bereavedIn(text: string): Reader | null {
  const name = /\b(\p{Lu}\p{Ll}{1,15})[’']s \p{L}{2,15} (?:just |has )?(?:died|passed)\b/u.exec(text)?.[1]
  const person = peopleIn(text).find((one) => one.name === name && name !== undefined)
  return person === undefined ? null : { name: person.name, role: person.role, pronoun: person.pronoun, isGroup: false }
}

const ordinal = (count: number): string => {
  const end = count % 100 > 10 && count % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][count % 10] ?? 'th')
  return `${count}${end}`
}
const turns = /\b(?:is|turns|turning|be|[’']s) (\d{1,3})\b/i
const occasion =
  /\b(first communion|baptism|confirmation|promotion|graduation|engagement|retirement|anniversary|wedding|new (?:house|job|baby|home)|first house)\b/i

const refusedThing: readonly RegExp[] = [
  /\bput (?:me )?down for ([^.,;!?]{3,40}?)(?= again| that| this|[.,;!?]|$)/iu,
  /\bwants? to (?:bring|have|add|get|take|borrow|use|host|do|make|come|stay) ([^.,;!?]{3,50}?)(?=[.,;!?]|$)/iu,
  /\basked me to (?:be |do |take on |host |cover |watch )?([^.,;!?]{3,50}?)(?=[.,;!?]| and| but|$)/iu,
]
const event = new RegExp(
  `\\b((?:\\p{Lu}\\p{L}+[’']s|her|his|their|the) (?:${oneOf('bachelorette|wedding|shower|party|birthday|trip|dinner|barbecue|bbq|cookout|recital|game|reunion', 'baby shower|brunch|concert|weekend|retreat|fundraiser|bake sale|potluck|book club')})(?: \\p{Ll}+)?)`,
  'iu',
)

function aboutOf(act: MessageAct, text: string, reading: Reading): string | null {
  if (act === 'condole') return whoDied(text, reading)
  if (act === 'grace')
    return (
      /\b(?:my|our) (\p{L}+) (?:just )?(?:died|passed)/iu.exec(text)?.[0].replace(/ (?:just )?(?:died|passed)$/i, '') ??
      null
    )
  if (act === 'birthday') {
    const age = Number(turns.exec(text)?.[1] ?? 0)
    return age > 0 ? ordinal(age) : 'birthday'
  }
  if (act === 'congratulate') {
    const what = occasion.exec(text)?.[1]
    return what === undefined ? null : `your ${what.replace(/^first communion$/i, 'First Communion')}`
  }
  if (act === 'cancel') {
    const what = event.exec(text)?.[1]
    return what === undefined ? null : toSecond(what, reading).replace(/ (?:is|was|on|that|this|in|at|with|and)$/i, '')
  }
  if (act !== 'refuse') return null
  const thing = refusedThing.map((form) => form.exec(text)?.[1]).find((found) => found !== undefined)
  return thing === undefined ? null : toSecond(thing, reading).trim()
}

const lengthOf = (message: string): MessageDraft['length'] =>
  /\b(?:one line|one sentence|shortest|super short|very short)\b/i.test(message)
    ? 'shortest'
    : /\bshort(?:er)?\b|\blittle card\b|\bquick\b|\b(?:[2-3]|two|three) (?:sentences|lines)\b/i.test(message)
      ? 'short'
      : 'full'

const kindly =
  /\b(?:kind|nice|polite|gentle|soft|sweet|warm|friendly|hate me|not angry|touchy|not mean|without (?:hurting|her|him))\b/i
const sorry = new RegExp(
  `^(?:and |but )?I (?:also |really |just )*(?:${oneOf('snapped|yelled|screamed|blew up|went off|lost it|hung up|forgot|missed|broke', 'was (?:late|rude|short|wrong|mean)|said|did|didn’t|canceled|bailed|lied')})\\b`,
  'iu',
)

export const withSorry = (points: readonly Point[]): Point[] => {
  const said = points.map((point): Point => asSorry(point))
  return said.some(({ kind }) => kind === 'sorry') || points.length === 0
    ? said
    : [{ kind: 'sorry', text: 'I’m so sorry' }, ...said]
}
const asSorry = (point: Point): Point =>
  point.kind === 'fact' && sorry.test(point.text)
    ? {
        kind: 'sorry',
        text: `I’m sorry ${point.text.replace(/^and |^but /i, '').replace(/^I (?:also |really |just )+/, 'I ')}`,
      }
    : point

const isBroken =
  /\b(?:out|broken|broke|leak(?:s|ing|ed)?|clogged|dead|down|not working|won[’']?t (?:start|work|drain|turn on)|mold|mice|roaches)\b/i
const fixer = /\b(?:landlord|landlady|super|rent|apartment|lease|maintenance|property|management|contractor|plumber)\b/i
/** What is meant by telling it, where that goes without saying. */
function implied(act: MessageAct, written: string, points: readonly Point[]): Point[] {
  const hasAsk = isAsked(points)
  if (act === 'complain' && !hasAsk && isBroken.test(written) && fixer.test(written))
    return [{ kind: 'ask', text: 'what day and time can someone come fix it' }]
  if (
    (act === 'complain' || act === 'tell') &&
    !hasAsk &&
    points.some(({ text }) => /^you (?:keep \p{L}+ing|give|feed|park|leave)\b/u.test(text))
  )
    return [{ kind: 'ask', text: 'Could you please stop' }]
  if (act === 'complain' && !hasAsk && /\b(?:rent|payment|invoice)\b[^.]{0,20}\blate\b/i.test(written))
    return [{ kind: 'ask', text: 'what day can you send it' }]
  if (act === 'complain' && !hasAsk && /\blate\b/i.test(written))
    return [{ kind: 'ask', text: 'Could you please be on time from now on' }]
  return /\b(?:words? (?:with|about|from)|with|mention) (?:some )?(?:god|jesus|scripture|faith)\b|\bpray(?:er|ing)?\b.*\bcard\b/i.test(
    written,
  )
    ? [{ kind: 'close', text: 'May God bless you and keep you close, today and always' }]
    : []
}

const isAsked = (points: readonly Point[]): boolean =>
  points.some(({ kind }) => kind === 'ask' || kind === 'wish' || kind === 'no')

export type ReadMessage = { draft: MessageDraft; left: readonly string[] }

/** No blame is to be heard in it. */
const isGlad = /\bwithout (?:sounding|making|being|seeming|guilt)|\bso (?:he|she|they) (?:do(?:es)?n[’']t|won[’']t)\b/i

/** How the order says it is to sound. */
function mannerOf(act: MessageAct, request: string): Pick<MessageDraft, 'tone' | 'manner'> {
  const style = readStyle(request)
  const isSoft = act !== 'condole' && act !== 'thank' && kindly.test(request) && style.tone === 'softer'
  return { tone: style.tone === 'firmer' ? 'firmer' : isSoft ? 'softer' : 'plain', manner: style.manner ?? 'plain' }
}

/** A message that asks for words, as the parts of what is to be said; null where it asks for none. */
export function readMessage(message: string, before: readonly string[]): ReadMessage | null {
  const written = expandTypedEnglish(message)
  const request = findRequest(written)
  if (request === null) return null
  const all = [...before.map(expandTypedEnglish), written].join('\n')
  const bereaved = bereavedIn(written)
  const reader = bereaved ?? findRecipient(written, request) ?? (before.length > 0 ? findRecipient(all, request) : null)
  const own = readAct(written, request)
  const known: Reader = reader ?? { name: null, role: null, pronoun: 'they', isGroup: false }
  const reading = readingFor(known, all)
  const content = readContent(written, own, reading)
  const told = before.at(-1)
  const isBare = content.points.length === 0 && told !== undefined
  const isBeside = own === 'congratulate' && !/congrat|proud|card|toast/i.test(request) && isAsked(content.points)
  const act = isBeside ? 'tell' : isBare && own === 'tell' ? readAct(expandTypedEnglish(told), request) : own
  const { points: read, left } = isBare ? readContent(expandTypedEnglish(told), act, readingFor(known, all)) : content
  const points =
    isGlad.test(request) && (act === 'ask' || act === 'invite')
      ? read.filter(({ kind, text }) => kind !== 'fact' || !/\b(?:every|always|never)\b/i.test(text))
      : read
  return {
    draft: {
      reader: known,
      act,
      channel: readChannel(request, written),
      points: [...(act === 'apologize' ? withSorry(points) : points), ...implied(act, written, points)],
      ...mannerOf(act, request),
      length: lengthOf(written),
      about: aboutOf(act, written, reading),
      opens: null,
      core: null,
      isReply: false,
    },
    left,
  }
}
