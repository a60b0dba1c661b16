import { normalize } from '../../guide/words.ts'
import { blockquote } from '../../markdown.ts'
import { wholeWords } from '../../phrase-pattern.ts'
import { type Answer, paragraphs, say, type Turn } from '../compose-answer.ts'
import { readDraftRequest } from '../drafts/read-draft-request.ts'
import { answerReply } from './what-to-say-back.ts'
import { faultOf } from './check-message.ts'
import { writeMessage } from './compose-message.ts'
import { expandTypedEnglish } from './expand-typed-english.ts'
import { readerOf } from './find-reader.ts'
import { keepMessage, keptMessage } from './message-state.ts'
import type { MessageDraft } from './message-draft.ts'
import { present } from './present-message.ts'
import { readAct } from './read-act.ts'
import { readingFor, withSorry } from './read-message.ts'
import { readContent } from './read-points.ts'
import { type CameBack, readReply } from './read-reply.ts'
import { draftTo } from './read-story.ts'
import { restated } from './restate-message.ts'
import { toSecond } from './speak-to-reader.ts'

const cave = /\bdid i (?:just )?(?:cave|give in|fold|mess (?:it|that) up|blow it|overreact|go too far)\b/
function judged(line: string): string | null {
  if (!cave.test(line)) return null
  return /\bthink about it|think it over|get back to\b/.test(line)
    ? 'No. You said your part out loud, and “I’ll think about it” isn’t a yes. That’s buying yourself time.'
    : 'No. You said it, and it got an answer. You can still say the rest.'
}

/** The same conversation goes on with what was said back. */
const afterReply = (draft: MessageDraft, words: string): MessageDraft => ({
  ...draft,
  points: draft.points.filter(({ kind }) => kind !== 'close'),
  opens: words,
  isReply: true,
})

const toCoach = /\b(?:stings?|mad|now what|cave|so what)\b/i

/** What to say to what came back, with what the user wants said besides. */
export function answerReceived(turn: Turn, draft: MessageDraft, { theirs, rest, isSpoken }: CameBack): Answer {
  const story = turn.state.messages.slice(-12).map(expandTypedEnglish).join('\n')
  const reading = readingFor(draft.reader, `${story}\n${theirs}\n${rest}`)
  reading.isReaderNamed = true
  const isSorry = readAct(rest, rest) === 'apologize'
  const { points } = readContent(rest, isSorry ? 'apologize' : 'tell', reading)
  const said = isSorry ? withSorry(points) : points.filter(({ kind, text }) => kind !== 'fact' || !toCoach.test(text))
  const body: MessageDraft = {
    ...draft,
    act: isSorry ? 'apologize' : 'ask',
    points: said,
    channel: 'aloud',
    reader: { ...draft.reader, name: null },
    opens: null,
    isReply: false,
    tone: 'plain',
    length: 'full',
    manner: 'plain',
  }
  const more = said.length === 0 ? null : writeMessage(body)
  const fine = more === null || faultOf({ ...body, act: 'tell' }, more) === null ? more : null
  if (isSorry && fine !== null) {
    const next: MessageDraft = { ...body, channel: draft.channel, reader: draft.reader, core: restated(draft) }
    return present(turn, next, { before: 'Just that, and nothing about the rest:' })
  }
  const news = toSecond(theirs, reading)
    .replace(/\b[Mm]y\b/g, 'your')
    .replace(/^I\b/, 'you')
  const { before, words, after } = answerReply({ theirs, draft, news, tail: fine ?? '', story })
  const text = draft.channel === 'aloud' || isSpoken ? `“${words}”` : words
  return say(paragraphs(judged(normalize(turn.request.message)), before, blockquote(text), after), {
    coaching: keepMessage(turn, afterReply(draft, words)),
    closesTopic: true,
  })
}

const asksForWords = wholeWords([
  'what (?:do|should|would|can|could) i (?:even )?(?:say|answer|write|reply|tell)|say (?:to that|back)',
  'what do i answer|answer (?:him|her|them)|write back',
])

/** The same where the coach wrote nothing before; null where nothing was quoted, or nothing is asked about it. */
export function answerQuoted(turn: Turn): Answer | null {
  const { message, language } = turn.request
  if (language !== 'en' || turn.state.kept.coaching?.kind === 'message' || keptMessage(turn) !== null) return null
  const line = normalize(message)
  if (!asksForWords.test(line) && !cave.test(line) && readDraftRequest(message) === null) return null
  const received = readReply(expandTypedEnglish(message))
  if (received?.isQuoted !== true) return null
  const reader = readerOf(turn, line)
  return reader && answerReceived(turn, draftTo(reader, { channel: 'text' }), received)
}
