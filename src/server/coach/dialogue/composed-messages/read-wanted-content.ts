import { oneOf } from '../../phrase-pattern.ts'
import { nameOf } from '../coaching/people.ts'
import type { Turn } from '../compose-answer.ts'
import { readFacts } from '../names-and-ages.ts'
import { readDetails } from '../drafts/read-details.ts'
import type { DraftRequest } from '../drafts/read-draft-request.ts'
import { peopleToldOf } from '../people/told-people.ts'
import { sentencesOf } from '../split-sentences.ts'
import { readerOf, toldSoFar } from './find-reader.ts'
import { withoutToneRemarks } from './strip-tone-remarks.ts'
import { type MessageDraft, newDraft, type Point } from './message-draft.ts'
import { readComplaint } from './read-complaint.ts'
import { type Owed, readOwed } from './read-owed.ts'
import { readWishClauses, withSums } from './read-wish-clauses.ts'

const receiver = oneOf('text|e-?mail|note|message|letter|reply|write|card|call')
const toWhom = new RegExp(
  oneOf(
    String.raw`\b(?:${receiver})\b.{0,20}? (?:to|for) ((?:my (?:\p{L}+ ){1,3}?)?(?-i:\p{Lu})\p{L}{1,20})`,
    '\\b(?:email|text|message|tell|say to|ask) ((?-i:\\p{Lu})\\p{L}{1,20})',
  ),
  'iu',
)
const titled = /\b(?:Mr|Mrs|Ms|Dr)\.? \p{Lu}\p{L}{1,20}/u
const notNames = /^(?:I|Mom|Dad)?$/
const thousands = /\b(?:salary|salaried|a year|per year)\b|\$?\b\d{2,3},\d{3}\b/i

/** The name that the order or the story gives. */
function nameIn(turn: Turn, message: string, story: readonly string[], wish: DraftRequest): string | undefined {
  const [, to, direct] = toWhom.exec(wish.request) ?? []
  const ordered = to === undefined ? direct : (nameOf(to, []) ?? undefined)
  const title = titled.exec(message)?.[0]
  if (title !== undefined) return title
  if (ordered !== undefined && !notNames.test(ordered)) return ordered
  return (
    readDetails([message], readFacts(message))['name'] ??
    readFacts(message)[0]?.name ??
    readDetails([message, ...story], turn.state.kept.facts)['name']
  )
}

/** 'Him to take her': who 'her' is, where she isn't the reader, by what she was called before. */
function withOthersNamed(turn: Turn, message: string, wish: DraftRequest): string {
  const reader = readerOf(turn, wish.request)
  if (reader === null || reader.pronoun === 'they') return message
  const wanted = reader.pronoun === 'he' ? 'she' : 'he'
  const other = peopleToldOf(toldSoFar(turn).join('\n')).findLast(
    ({ pronoun, name }) => pronoun === wanted && name !== null,
  )?.name
  if (other === undefined || other === null) return message
  return wanted === 'she'
    ? message.replace(/\bto (\p{L}+) her\b/giu, `to $1 ${other}`)
    : message.replace(/\bto (\p{L}+) him\b/giu, `to $1 ${other}`)
}

/** What the message says it wants, asks and rules out, one by one; null where it says nothing of that kind. `story`: the messages before, the latest first. */
export function readWishes(
  turn: Turn,
  message: string,
  story: readonly string[],
  wish: DraftRequest,
): MessageDraft | null {
  const sentences = sentencesOf(withoutToneRemarks(withOthersNamed(turn, message, wish)))
  const name = nameIn(turn, message, story, wish)
  const called = name?.split(' ').at(-1)
  const told = readWishClauses(sentences, called)
  const owed = readOwed(sentences, called)
  const isAsked = told.some(({ kind }) => kind === 'wish' || kind === 'ask')
  const money = owed === null ? [] : pointsOfDebt(owed, told)
  const complaint = isAsked ? [] : readComplaint(sentences, called)
  const isYearly = thousands.test([message, ...story].join(' '))
  const all = [...told, ...complaint].map(({ kind, text }): Point => ({ kind, text: withSums(text, isYearly) }))
  const points = [...money, ...all]
  const isEnough = wish.isDirect && told.filter(({ kind }) => kind === 'fact').length >= 2
  if (!points.some(({ kind }) => kind !== 'fact') && !isEnough) return null
  const reader = readerOf(turn, wish.request)
  return newDraft({
    reader: {
      name: name ?? null,
      role: reader?.name === name ? (reader?.role ?? null) : null,
      pronoun: reader?.pronoun ?? 'they',
      isGroup: false,
    },
    act: money.some(({ kind }) => kind === 'ask') ? 'debt' : 'tell',
    points: [...points, ...closing(points, wish)],
    opens:
      wish.medium !== 'aloud'
        ? null
        : points.some(({ kind }) => kind === 'no')
          ? 'I’m sorry to ask.'
          : 'There’s something I’d like to settle, and I’m not mad.',
  })
}

function closing(points: readonly Point[], { medium }: DraftRequest): Point[] {
  if (points.some(({ kind, text }) => kind === 'ask' && text.includes('$')))
    return [{ kind: 'close', text: 'If all of it at once is too much, tell me what you can do, and by when' }]
  return medium === 'mail' ? [{ kind: 'close', text: 'Can we talk about it this week?' }] : []
}

function pointsOfDebt({ amount, thing, facts }: Owed, told: readonly Point[]): Point[] {
  const what = thing === null ? amount : `the ${amount} for ${thing}`
  const isAsked = told.some(({ kind, text }) => (kind === 'wish' || kind === 'ask') && /\bpay|\bmoney|\$/.test(text))
  if (isAsked)
    return told.some(({ text }) => text.includes(amount.slice(1))) ? [] : [{ kind: 'fact', text: `That’s ${amount}` }]
  return [{ kind: 'ask', text: `Could you send me ${what}` }, ...facts.map((text): Point => ({ kind: 'fact', text }))]
}
