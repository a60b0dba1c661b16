import { oneOf } from '../../phrase-pattern.ts'
import { nameOf } from '../coaching/people.ts'
import type { Turn } from '../compose-answer.ts'
import { readFacts } from '../names-and-ages.ts'
import { readDetails } from '../drafts/read-details.ts'
import type { DraftRequest } from '../drafts/read-draft-request.ts'
import type { Brief, Line } from './draft-brief.ts'
import { peopleToldOf } from '../people/told-people.ts'
import { readerOf, toldSoFar } from './find-reader.ts'
import { readComplaint } from './read-complaint.ts'
import { readAllLines, withSums } from './read-lines.ts'
import { readOwed } from './read-owed.ts'
import { sentencesOf } from './sentences.ts'

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
const when =
  /\bbring (?:it|this|that) up (?:with (?:him|her|them) )?((?:on |this |next |at |after |over )?[^,.?!]{3,40})/i

const afterBought = oneOf(' on| last| yesterday| today| (?:mon|tues|wednes|thurs|fri|satur|sun)day|[,.]|$')
const bought: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:posted|posting) (?:pictures|pics|photos) of (?:a |an |his |her |their |some )?(?:brand )?(?:new )?([\p{L} ]{3,25}?)(?=${afterBought})`,
    'iu',
  ),
  /\b(?:put|spent|dropped|blew) \$[\d,]{2,8} (?:of|on|in) (?:a |an |his |her |new )?([\p{L}]{3,20})/iu,
  /\bjust bought (?:himself |herself )?(?:a |an |some )?(?:brand )?(?:new )?([\p{L} ]{3,25}?)(?= for| and|[,.]|$)/iu,
]
const letItBe = oneOf("leave|let|drop|its fine|it[’']s fine|not to|dont|don[’']t|i[’']m (?:too|being)")
const advisers = oneOf('(?-i:\\p{Lu})\\p{L}{2,20}|my (?:husband|wife|partner|mom|dad|mother|father)')
const disagrees = new RegExp(
  String.raw`\b(${advisers}) (?:just )?(?:says|thinks|tells me|wants me)(?: (?:to|that|i should|we should))? (?:${letItBe})`,
  'iu',
)

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

/** Sums as they are written, where what was told earlier shows the unit. */
const sized = (lines: readonly Line[], context: string): Line[] =>
  lines.map((line) => ({ ...line, text: withSums(line.text, thousands.test(context)) }))

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

/** What the message tells to say; null where it tells nothing of that kind. `story`: the messages before, the latest first. */
export function readBrief(turn: Turn, message: string, story: readonly string[], wish: DraftRequest): Brief | null {
  const sentences = sentencesOf(withOthersNamed(turn, message, wish))
  const name = nameIn(turn, message, story, wish)
  const called = name?.split(' ').at(-1)
  const told = readAllLines(sentences, called)
  const owed = readOwed(sentences, called)
  const complaint = told.some(({ kind }) => kind === 'want' || kind === 'ask') ? [] : readComplaint(sentences, called)
  const money = owed === null ? [] : linesOfOwed(owed, told)
  const all = sized([...told, ...complaint], [message, ...story].join(' '))
  const lines = [...money, ...all]
  if (!lines.some(({ kind }) => kind !== 'fact' && kind !== 'stance') && !isEnough(lines, wish)) return null
  const things = bought.flatMap((form) => form.exec(message)?.[1] ?? [])
  return {
    name,
    medium: wish.medium,
    lines,
    occasion: when.exec(message)?.[1]?.trim() ?? null,
    leftOut: things[0]?.trim() ?? null,
    bystander: disagrees.exec(message)?.[1] ?? null,
  }
}

/** Two things that one stands for are a message of their own. */
const isEnough = (lines: readonly Line[], wish: DraftRequest): boolean =>
  wish.isDirect && lines.filter(({ kind }) => kind === 'stance').length >= 2

function linesOfOwed(
  { amount, thing, facts }: NonNullable<ReturnType<typeof readOwed>>,
  told: readonly Line[],
): Line[] {
  const what = thing === null ? amount : `the ${amount} for ${thing}`
  const isAsked = told.some(({ kind, text }) => (kind === 'want' || kind === 'ask') && /\bpay|\bmoney|\$/.test(text))
  if (isAsked)
    return told.some(({ text }) => text.includes(amount.slice(1)))
      ? []
      : [{ kind: 'fact', text: `That’s ${amount}`, joins: null }]
  return [
    { kind: 'want', text: what, joins: null },
    ...facts.map((text): Line => ({ kind: 'fact', text, joins: null })),
  ]
}
