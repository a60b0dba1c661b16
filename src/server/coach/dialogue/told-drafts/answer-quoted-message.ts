import { wholeWords } from '../../phrase-pattern.ts'
import { blockquote } from '../../markdown.ts'
import { countWords, normalize } from '../../guide/words.ts'
import { type Answer, paragraphs, say, type Turn } from '../compose-answer.ts'
import { readDraftRequest } from '../drafts/read-draft-request.ts'
import { peopleToldOf, type ToldPerson } from '../people/told-people.ts'
import type { Brief } from './draft-brief.ts'
import { readReceived, type Received } from './read-quoted-message.ts'
import { readerOf, toldSoFar } from './find-reader.ts'
import { keepToldDraft, keptToldDraft } from './told-draft-state.ts'
import { writeReply } from './write-reply.ts'

const mostAge = 6
const asksForReply = wholeWords([
  'what (?:do|should|would|can|could) i (?:even )?(?:say|answer|write|reply|tell|text|do)|now what|what now',
  'do i (?:just )?(?:take|say|answer|let|do)|should i|say to that|say back|answer (?:him|her|them)',
])
const asksForWords = wholeWords([
  'what (?:do|should|would|can|could) i (?:even )?(?:say|answer|write|reply|tell)|say (?:to that|back)',
  'what do i answer|answer (?:him|her|them)|write back',
])
const cave = /\bdid i (?:just )?(?:cave|give in|fold|mess (?:it|that) up|blow it|overreact|go too far)\b/
/** So short a report of what came back asks what to say, also where it does not say so. */
const mostReport = 22
const plain = { tone: 'plain', isShort: false, isCasual: false } as const

function judged(line: string): string | null {
  if (!cave.test(line)) return null
  return /\bthink about it|think it over|get back to\b/.test(line)
    ? 'No. You said your part out loud, and “I’ll think about it” isn’t a yes. That’s buying yourself time.'
    : 'No. You said it, and it got an answer. You can still say the rest.'
}

const blankBrief = (reader: ToldPerson | null): Brief => ({
  ...(reader?.name !== null && reader !== null && { name: reader.name }),
  medium: 'text',
  lines: [],
  occasion: null,
  leftOut: null,
  bystander: null,
})

/** What was told of the same person. */
const toldOf = (turn: Turn, name: string | undefined): string =>
  toldSoFar(turn, 12)
    .filter((text, at, all) => at === all.length - 1 || name === undefined || text.includes(name))
    .join('\n')

function answerWith(turn: Turn, received: Received, brief: Brief): Answer {
  const { lead, words, after } = writeReply(received, brief, toldOf(turn, brief.name))
  const text = brief.medium === 'aloud' || received.isSpoken ? `“${words}”` : words
  const told: Brief =
    brief.lines.length > 0 ? brief : { ...brief, lines: [{ kind: 'limit', text: words, joins: null }] }
  return say(paragraphs(judged(normalize(turn.request.message)), lead, blockquote(text), after), {
    coaching: keepToldDraft(turn, told, plain),
    closesTopic: true,
  })
}

/** What to say back to what somebody answered; null where nothing came back, or nothing is asked about it. */
export function answerReceived(turn: Turn): Answer | null {
  const { message, language } = turn.request
  if (language !== 'en' || turn.state.kept.coaching?.kind === 'message') return null
  const line = normalize(message)
  const kept = keptToldDraft(turn)
  const isOpen = kept !== null && kept.age <= mostAge
  const isAsked = (isOpen ? asksForReply : asksForWords).test(line)
  const isReport = isOpen && countWords(message) <= mostReport && !message.includes('?')
  if (!isAsked && !cave.test(line) && readDraftRequest(message) === null && !isReport) return null
  const people = peopleToldOf(toldSoFar(turn).join('\n'))
  const reader = readerOf(turn, line)
  const received = readReceived(message, reader, people)
  if (received === null || (!received.isQuoted && !isOpen)) return null
  const isSame = isOpen && (reader === null || kept.brief.name === undefined || reader.name === kept.brief.name)
  return answerWith(turn, received, isSame ? kept.brief : blankBrief(reader))
}
