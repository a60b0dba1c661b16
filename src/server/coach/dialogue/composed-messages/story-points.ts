import { countWords } from '../../guide/words.ts'
import { anyOf } from '../../phrase-pattern.ts'
import { mentions, toReader } from '../people/turn-to-reader.ts'
import { peopleToldOf, type ToldPerson } from '../people/told-people.ts'
import type { Point } from './message-draft.ts'
import { sentencesOf } from '../split-sentences.ts'

const fond =
  /\bi (?:really |do |still |just )*(?:love|like|miss|adore|appreciate)\b|\b(?:my person|like a sister|means? (?:a lot|the world|everything))\b/i
const foundOut = /\bi(?:[’']ve| have)? (?:just )?(?:found|saw|heard|noticed|caught|overheard|read|learned)\b/i
const behaves = anyOf(
  'keeps?|always|never|every|started|stopped|got|gave|gives|lets?|told|said|says|been telling|left|took|forgot|without',
  'late|wants?|asked|every (?:hour|day|time|night)|havent|haven.t|messaged|keeps|comes|pays|owes|calls|calling|invited|used|ate|leaves|borrowed|promised|has a \\d+|lied|snuck|goes',
)
const stake = anyOf(
  'the lease|the rules?|we both|we all|both lose|deposit|my \\w+ money|deadline|if the landlord|it costs',
)
/** What the user tells of their own conduct that supports the ask. */
const own = /^i(?:[’']ve| have) (?:never|always|been)\b/i
const effect = /^i (?:can[’']?t|end up|had to|have to|got in trouble|lost|was late|pay|paid)\b/i
/** Said to the coach, never to the reader. */
const notForThem = anyOf(
  'i feel|i felt|like an idiot|like a jerk|i about lost|want to talk|how (?:do|can|should|would)',
  'what (?:do|should|would)|should i|am i|i guess|i know|honor roll|any trouble|says let|hate',
)
const onlyDescribes =
  /^(?:\S+ ){0,4}?(?:is|was|[’']s|shes|hes) (?:\d|in \d|an? |the |really |such |not a |my |turning)/i
const goesOn = / and (?:has|got|keeps|says|never|always|just)\b/i
const mostPoints = 4
const mostWords = 34

/** Narrows the message to one thing: 'about the money part'. */
export const topic = /\babout (?:the |that |her |his )?([^,.?!]{6,60}?) (?:thing|part|bit)\b/i

type Rated = { text: string; rank: number; at: number }

/** What was told, as it is said to the reader, the most telling first; each in the order in which it was told. */
function pointsFor(
  sentences: readonly string[],
  reader: ToldPerson,
  others: readonly ToldPerson[],
  isAll = false,
): Point[] {
  let isMeant = isAll
  const rated = sentences.flatMap((sentence, at): Rated[] => {
    const isOther = others.some((person) => mentions(sentence, person))
    const named = mentions(sentence, reader)
    isMeant = named || isAll || (isMeant && !isOther)
    if (notForThem.test(sentence) || sentence.endsWith('?') || countWords(sentence) > mostWords) return []
    const about = named || (isMeant && /\b(?:he|she|him|her|his|they|hes|shes)\b/i.test(sentence))
    const rank = rankOf(sentence, about)
    const text = rank === 0 ? null : toReader(sentence, reader, others)
    return text === null ? [] : [{ text, rank, at }]
  })
  if (!rated.some(({ rank }) => rank >= ranks.behaves)) return []
  const best = rated
    .toSorted((one, other) => other.rank - one.rank || one.at - other.at)
    .slice(0, mostPoints)
    .toSorted((one, other) => one.at - other.at)
  const first = best.filter(({ rank }) => rank === ranks.fond)
  return [...first, ...best.filter(({ rank }) => rank !== ranks.fond)].map(({ text, rank }) => ({
    kind: rank === ranks.fond ? 'fond' : 'fact',
    text,
  }))
}

const ranks = { foundOut: 5, behaves: 4, fond: 3, stake: 2, effect: 1 } as const

function rankOf(sentence: string, isAbout: boolean): number {
  if (isAbout && fond.test(sentence)) return ranks.fond
  if (isAbout && foundOut.test(sentence)) return ranks.foundOut
  if (isAbout && behaves.test(sentence) && (!onlyDescribes.test(sentence) || goesOn.test(sentence)))
    return ranks.behaves
  if (stake.test(sentence) || own.test(sentence)) return ranks.stake
  return effect.test(sentence) ? ranks.effect : 0
}

/** Only what the request names of it: 'just about the juice thing'. */
function aboutTopic(sentences: readonly string[], request: string): readonly string[] {
  const words = (topic.exec(request)?.[1] ?? '')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word.length > 3)
  if (words.length === 0) return sentences
  const named = sentences.filter((sentence) => {
    const line = sentence.toLowerCase()
    return words.filter((word) => line.includes(word)).length >= Math.min(2, words.length)
  })
  return named.length === 0 ? sentences : named.map((sentence) => lastClauseWith(sentence, words))
}

/** The last clause of a sentence that has one of these words; the whole sentence where none has. */
function lastClauseWith(sentence: string, words: readonly string[]): string {
  const parts = sentence.split(/ and (?=(?:yesterday|today|i|he|she|they|then|last|my|the)\b)/i)
  return parts.findLast((part) => words.some((word) => part.toLowerCase().includes(word))) ?? sentence
}

/** 'Is it crazy to ask my dad, we haven’t talked …': what is told behind the question. */
const withoutQuestion = (sentence: string): string[] =>
  /^(?:is|am|do|does|should|would|can|could) /i.test(sentence)
    ? sentence.split(/, (?=(?:we|he|she|i|they)\b)/i).slice(1)
    : [sentence]

export const isFact = ({ kind }: Point): boolean => kind === 'fact'

/** Of the last message that tells something for the reader. */
export function factsFor(
  texts: readonly string[],
  request: string,
  reader: ToldPerson,
  others: readonly ToldPerson[],
): Point[] {
  for (const text of texts.toReversed()) {
    const sentences = sentencesOf(text.replace(request, '')).flatMap(withoutQuestion)
    const named = aboutTopic(sentences, request)
    const isMeant = topic.test(request) ? named !== sentences : true
    const points = isMeant
      ? pointsFor(named, reader, others, named !== sentences || peopleToldOf(text).length === 1)
      : []
    if (points.some(isFact)) return points
  }
  return []
}
