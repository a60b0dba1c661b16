import { anyOf, oneOf } from '../../phrase-pattern.ts'
import { toReader } from '../people/turn-to-reader.ts'
import type { ToldPerson } from '../people/told-people.ts'
import { parseAmount } from '../dollar-amounts.ts'
import { sentencesOf } from './sentences.ts'

type ReceivedKind =
  | 'later'
  | 'less'
  | 'passes on'
  | 'smaller'
  | 'leaving'
  | 'tone'
  | 'excuse'
  | 'agrees'
  | 'hard'
  | 'other'

/** What somebody answered, and what the user puts against it. */
export type Received = {
  kind: ReceivedKind
  /** Their words. */
  theirs: string
  /** The same with what was told besides. */
  said: string
  isQuoted: boolean
  isSpoken: boolean
  /** What they agreed to do. */
  accepted: string | null
  /** What they find too much. */
  refused: string | null
  /** Whom they would rather have do it. */
  other: string | null
  amount: number
  /** The user's own facts, said to them. */
  facts: readonly string[]
}

const quoted =
  /\b(?:answered|back|said|says|like|goes|replied|texted|wrote|asked|says?)[.:,]? ?["“'‘]([^"“”]{4,300}?)["”'’](?=[\s.,;!?)]|$)/
const speakingVerbs = oneOf(
  'wrote(?: back)?|answered|said|says|texted(?: back)?|replied|came back with|asked(?: me)?|wants me to|wants',
  'goes|was like|offered',
)
const speaks = new RegExp(
  String.raw`\b(?:he|she|they|\p{Lu}\p{L}+|my \p{L}+(?: \p{L}+)?) (?:just |finally )?(?:${speakingVerbs})\b[:,]? ?(.{3,240})`,
  'iu',
)
const spoken =
  /\b(?:said|says|told me|goes|was like|at (?:supper|dinner|breakfast|lunch)|in that voice|on the phone)\b/i

const canDo =
  /\b(?:i )?(?:can|could|will|ill|i[’']ll) (?:do|bring|make|take|cover|pay for) (?:the )?([\p{L} ]{3,24}?)(?=,|\.|;| but| and|$)/iu
const isALot = /\b(?:the |a )?([\p{L}]{3,20}) (?:is|are|would be|s) (?:a lot|too much|hard|tough|a stretch)\b/iu
const someoneElse =
  /\b(?:can[’']?t|couldn[’']?t|can|could|why (?:can[’']?t|doesn[’']?t)) ([\p{L}]{2,15}) (?:just )?(?:do|make|bring|take|handle|pay)\b/iu
const notSomeone = /^(?:you|i|we|it|u|that|this)$/i
const leaving = anyOf(
  'think about whether',
  'big jump',
  '(?:some|any)(?:body|one) else',
  'look (?:around|elsewhere)',
  'can.?t afford',
  'have to let you',
  'keep you',
)
const tone = anyOf(
  'whatever',
  'if you say so',
  'do what you want',
  'must be nice',
  'in that voice',
  'suit yourself',
  'sure, fine',
)
const excuse = anyOf(
  'i thought you',
  'i didn.?t know',
  'i assumed',
  'i forgot',
  'oversight',
  'slipped my mind',
  'i figured you',
  'didn.?t think you',
)
const later = anyOf(
  'maybe (?:after|later|next)',
  'after (?:the )?\\p{L}+',
  'next (?:check|payday|week|month|year)',
  'soon',
  'when (?:things|it|i)',
  'got you',
  'crazy (?:at work|right now|busy)',
  'we.?ll see',
  'swamped',
)
const smaller = /\b(?:could|can|would|will) (?:you|u) (?:just |at least |maybe |please )*(.{3,90})/i
const agrees = /^(?:ok|okay|sure|yes|fine|deal|sounds good|no problem|of course|absolutely)\b/i
const hard = anyOf(
  'you (?:always|never)',
  'unfair',
  'selfish',
  'how (?:dare|could) you',
  'after (?:all|everything)',
  'ungrateful',
  'dramatic',
  'sensitive',
)
const sums = /\$ ?(\d[\d,]{1,6})|\b(?:for|be|do|pay|at|to) (\d{2,6})\b(?! ?(?:am|pm|minutes|hours|days|weeks|o))/i

function kindOf(theirs: string, amount: number, other: string | null): ReceivedKind {
  if (other !== null) return 'passes on'
  if (amount > 0) return 'less'
  if (leaving.test(theirs)) return 'leaving'
  if (excuse.test(theirs)) return 'excuse'
  if (hard.test(theirs)) return 'hard'
  if (later.test(theirs)) return 'later'
  if (smaller.test(theirs)) return 'smaller'
  if (tone.test(theirs)) return 'tone'
  return agrees.test(theirs) ? 'agrees' : 'other'
}

const beginsFact =
  /^(?:[Ii]|[Mm]y|[Ww]e|i[’']?ve|my|we|our|he|she|it|its|it[’']s|they|there|mom|dad|that|\p{Lu}\p{Ll}+)\b/u

/** What the user says against it, after what was quoted. */
function factsAfter(
  message: string,
  theirs: string,
  reader: ToldPerson | null,
  people: readonly ToldPerson[],
): string[] {
  const at = message.indexOf(theirs)
  const rest = message.slice(at === -1 ? message.length : at + theirs.length).replace(/^["”'’.,!?\s]+/, '')
  const others = people.filter((person) => person !== reader)
  return sentencesOf(rest)
    .filter(
      (sentence) =>
        beginsFact.test(sentence) &&
        !/\?|^(?:ugh|now|what|how|did|do|should|so what|lol)\b|\bi said\b|\bwhat do i\b/i.test(sentence),
    )
    .flatMap((sentence) => (reader === null ? [] : (toReader(sentence, reader, others) ?? [])))
    .slice(0, 2)
}

/** Null where nobody answered anything. */
export function readReceived(
  message: string,
  reader: ToldPerson | null,
  people: readonly ToldPerson[],
): Received | null {
  const quote = quoted.exec(message)?.[1]
  const told = speaks.exec(message)?.[1]
  const theirs = quote ?? told
  if (
    theirs === undefined ||
    (quote !== undefined && told === undefined && !/\b(?:back|answered|reply|replied)\b/i.test(message))
  )
    return null
  const all = `${theirs} ${told ?? ''}`
  const [, dollars, plain] = sums.exec(told ?? theirs) ?? []
  const other = someoneElse.exec(theirs)?.[1]
  const amount = parseAmount(dollars ?? plain)
  const by = other === undefined || notSomeone.test(other) ? null : other
  return {
    kind: kindOf(all, amount, by),
    theirs,
    said: all,
    isQuoted: quote !== undefined,
    isSpoken: spoken.test(message),
    accepted: canDo.exec(theirs)?.[1]?.trim() ?? null,
    refused: isALot.exec(theirs)?.[1] ?? null,
    other: by,
    amount,
    facts: factsAfter(message, theirs, reader, people),
  }
}
