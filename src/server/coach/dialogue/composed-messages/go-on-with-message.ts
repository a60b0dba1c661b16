import { blockquote } from '../../markdown.ts'
import { type Answer, paragraphs, say, type Turn } from '../compose-answer.ts'
import { faultOf, withoutSlips } from './check-message.ts'
import { writeMessage } from './compose-message.ts'
import { keepMessage } from './message-state.ts'
import type { MessageDraft } from './message-draft.ts'
import { answerTo, type Held } from './answer-objection.ts'
import { present, shown } from './present-message.ts'
import { readAct } from './read-act.ts'
import { readingFor, withSorry } from './read-message.ts'
import { readContent } from './read-points.ts'
import { answerReply, type CameBack, readReply } from './read-reply.ts'
import { restated } from './restate-message.ts'
import { revise } from './revise-message.ts'
import { toSecond } from './speak-to-reader.ts'
import { writtenOut } from './expand-typed-english.ts'

export const supposes =
  /(?:\bwhat (?:if|do i (?:do|say) if|happens if)|(?:^|[.!?,]\s*|\b(?:and|but) )if (?=(?:he|she|they|it|\p{Lu}\p{L}+)\b))(.{3,160})$/iu

const speak = (held: Held): string => paragraphs(held.before, blockquote(`“${held.words}”`), held.after)

/** The same conversation goes on with what was said back. */
const afterReply = (draft: MessageDraft, words: string): MessageDraft => ({
  ...draft,
  points: draft.points.filter(({ kind }) => kind !== 'close'),
  opens: words,
  isReply: true,
})

const partsOf = (written: string): string[] =>
  written
    .split(
      /(?<=[.!?])\s+|\n|,? (?:and|but) (?=(?:make|add|say|take out|leave out|don[’']t|no |less|more|shorter|softer|in spanish|put|tell)\b)|!+ ?/iu,
    )
    .map((part) => part.trim().replace(/[.?!]{1,3}$/, ''))
    .filter((part) => part !== '')

function changesIn(
  draft: MessageDraft,
  written: string,
  story: string,
): { draft: MessageDraft; before: string | null } | null {
  let next = draft
  const notes: string[] = []
  let isChanged = false
  for (const part of partsOf(written)) {
    const result = revise(next, part, story)
    if (result === null) continue
    isChanged = true
    next = result.draft
    if (result.note !== null) notes.push(result.note)
  }
  if (!isChanged) return null
  const cleaned = withoutSlips(next)
  const clean = shorterStill(draft, cleaned)
  const isSame = writeMessage(clean) === writeMessage(draft)
  const note =
    isSame && notes.length === 0
      ? 'That’s as far as I can take it with what’s in it:'
      : notes.length === 0
        ? null
        : notes.join(' ')
  return { draft: clean, before: note }
}

/** Another length that reads the same loses what matters least. */
function shorterStill(before: MessageDraft, after: MessageDraft): MessageDraft {
  if (after.length === before.length && after.length !== 'shortest') return after
  const steps: readonly MessageDraft[] = [
    after,
    { ...after, length: 'shortest' },
    { ...after, length: 'shortest', points: withoutLeast(after.points) },
  ]
  return steps.find((one) => writeMessage(one) !== writeMessage(before)) ?? after
}

const withoutLeast = (points: MessageDraft['points']): MessageDraft['points'] => {
  const at = points.findLastIndex(({ kind }) => kind === 'fact' || kind === 'fond' || kind === 'reason')
  return points.length < 2 || at === -1 ? points : points.filter((_, index) => index !== at)
}

const names = /^(?:\p{Ll}+ )*(\p{Lu}\p{Ll}+)(?: (?:he|she))? (?:wrote|write|said|says|say|answered|asked|ask|texted)\b/u
/** Somebody else than the reader answered. */
function isOfOther(written: string, { reader }: MessageDraft): boolean {
  const speaker = names.exec(written)?.[1]
  return speaker !== undefined && !/^(?:He|She|They)$/.test(speaker) && reader.name?.includes(speaker) !== true
}

const toCoach = /\b(?:stings?|mad|now what)\b/i
/** What came back, and what the user wants said to it. */
function answerReceived(turn: Turn, draft: MessageDraft, { theirs, rest }: CameBack, story: string): Answer {
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
    return present(turn, next, 'Just that, and nothing about the rest:', false)
  }
  const held = answerReply(
    theirs,
    draft,
    toSecond(theirs, reading)
      .replace(/\b[Mm]y\b/g, 'your')
      .replace(/^I\b/, 'you'),
    fine,
  )
  return say(speak(held), { coaching: keepMessage(turn, afterReply(draft, held.words)), closesTopic: true })
}

const toSay: ReadonlySet<MessageDraft['act']> = new Set(['tell', 'ask', 'complain', 'refuse', 'debt', 'cancel'])
/** What the user says is to be in it, after it was asked. */
function writeSaid(turn: Turn, draft: MessageDraft, written: string, story: string): Answer | null {
  const reading = readingFor(draft.reader, `${story}\n${written}`)
  reading.isReaderNamed = true
  const next = withoutSlips({ ...draft, act: 'tell', points: readContent(written, 'tell', reading).points })
  return next.points.length === 0 ? null : present(turn, next, 'Then I’d send this:', false)
}

/** The same message changed, or answered for; null where the message does neither. */
export function goOnWithMessage(turn: Turn, draft: MessageDraft, written: string): Answer | null {
  if (isOfOther(written, draft)) return null
  const story = turn.state.messages.slice(-4).map(writtenOut).join('\n')
  if (draft.points.length === 0 && toSay.has(draft.act)) return writeSaid(turn, draft, written, story)
  const received = readReply(written)
  if (received) return answerReceived(turn, draft, received, story)
  const feared = supposes.exec(written)
  const rest = feared
    ? written
        .slice(0, feared.index)
        .trimEnd()
        .replace(/(?:^|[, ])(?:and|but)$/i, '')
    : written
  const changes = changesIn(draft, rest, story)
  if (feared === null) return changes && present(turn, changes.draft, changes.before, false)
  const next = changes?.draft ?? draft
  const held = answerTo(feared[1] ?? '', next)
  return say(paragraphs(changes && shown(changes.draft), speak(held)), {
    coaching: keepMessage(turn, next),
    closesTopic: true,
    isFree: true,
  })
}
