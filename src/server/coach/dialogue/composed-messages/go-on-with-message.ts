import { countWords, normalize } from '../../guide/words.ts'
import { blockquote } from '../../markdown.ts'
import { type Answer, asking, paragraphs, say, type Turn } from '../compose-answer.ts'
import { readDraftRequest } from '../drafts/read-draft-request.ts'
import { answerReceived } from './answer-received-message.ts'
import { withoutSlips } from './check-message.ts'
import { writeMessage } from './compose-message.ts'
import { answerTo } from './find-feared-reaction.ts'
import { forGroup } from './write-for-group.ts'
import type { SpokenReply } from './spoken-reply.ts'
import { keepSendable } from './keep-sendable-clauses.ts'
import { keepMessage, keptMessage } from './message-state.ts'
import type { MessageDraft } from './message-draft.ts'
import { present, shown } from './present-message.ts'
import { readingFor } from './read-message.ts'
import { readContent } from './read-points.ts'
import { readReply } from './read-reply.ts'
import { revise } from './revise-message.ts'
import { expandTypedEnglish } from './expand-typed-english.ts'

export const supposes =
  /(?:\bwhat (?:if|do i (?:do|say) if|happens if)|(?:^|[.!?,]\s*|\b(?:and|but) )(?:if|suppose|when) (?=(?:he|she|they|it|\p{Lu}\p{L}+)\b))(.{3,160})$/iu

const speak = (held: SpokenReply): string => paragraphs(held.before, blockquote(`“${held.words}”`), held.after)

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

const toSay: ReadonlySet<MessageDraft['act']> = new Set(['tell', 'ask', 'complain', 'refuse', 'debt', 'cancel'])
/** What the user says is to be in it, after it was asked. */
function writeSaid(turn: Turn, draft: MessageDraft, written: string, story: string): Answer | null {
  const reading = readingFor(draft.reader, `${story}\n${written}`)
  reading.isReaderNamed = true
  const next = keepSendable(
    withoutSlips({ ...draft, act: 'tell', points: readContent(written, 'tell', reading).points }),
  )
  return next.points.length === 0 ? null : present(turn, next, { before: 'Then I’d send this:' })
}

const isOfTone = /^(?:(?:no|nah|that’s|it’s|way|still|a bit|a little),? )*(?:too|less|more|not so) \p{Ll}+/iu
/** A draft that holds nothing yet can't be softer or shorter. */
const askForContent = (turn: Turn, draft: MessageDraft): Answer =>
  say('', {
    question: asking('draft', 'There’s nothing in it yet. What’s the one thing you want to get across?'),
    coaching: keepMessage(turn, draft),
    closesTopic: true,
  })

const onlyFirst =
  /\bjust (?:give me |tell me )?(?:the |a |one )?(?:first|one|opening)(?: sentence| line)?\b|^the first (?:sentence|line)/
/** The draft with its main point only: the first ask, wish or refusal, or else the first thing that is not an endearment. */
const firstOf = (draft: MessageDraft): MessageDraft => {
  const asked = draft.points.find(({ kind }) => kind === 'wish' || kind === 'ask' || kind === 'no')
  const first = asked ?? draft.points.find(({ kind }) => kind !== 'fond')
  return { ...draft, points: first === undefined ? [] : [first], opens: null, length: 'shortest', act: 'tell' }
}

const asksAgain = /\b(?:text|note|e-?mail|write|send|letter|message|words)\b/i
/** In words. A shorter request brings no story, so it is about the last message. */
const bareRequest = 12
/** The words that were made just before, for the same one, to be sent instead of said. */
function sameAgain(turn: Turn, draft: MessageDraft): Answer | null {
  const { message } = turn.request
  const wish = readDraftRequest(message)
  const isBare = countWords(message) <= bareRequest && asksAgain.test(message) && keptMessage(turn)?.age === 1
  const [last = ''] = draft.reader.name?.split(' ').slice(-1) ?? []
  if (wish === null || !isBare || (/\bto \p{Lu}/u.test(message) && !message.includes(last))) return null
  return present(turn, { ...draft, channel: /\bwords\b/i.test(message) ? draft.channel : wish.medium })
}

/** The same message changed, or answered for; null where the message does neither. */
export function goOnWithMessage(turn: Turn, draft: MessageDraft, written: string): Answer | null {
  if (isOfOther(written, draft)) return null
  const story = turn.state.messages.slice(-4).map(expandTypedEnglish).join('\n')
  if (draft.points.length === 0 && !draft.isReply && toSay.has(draft.act))
    return isOfTone.test(written) ? askForContent(turn, draft) : writeSaid(turn, draft, written, story)
  const received = readReply(written)
  if (received) return answerReceived(turn, draft, received)
  if (onlyFirst.test(normalize(written)))
    return say(shown(firstOf(draft)), { coaching: keepMessage(turn, draft), isFree: true })
  const feared = supposes.exec(written)
  const rest = feared
    ? written
        .slice(0, feared.index)
        .trimEnd()
        .replace(/(?:^|[, ])(?:and|but)$/i, '')
    : written
  const changes = changesIn(draft, rest, story)
  const next = changes?.draft ?? draft
  if (feared !== null)
    return say(paragraphs(changes && shown(changes.draft), speak(answerTo(feared[1] ?? '', next))), {
      coaching: keepMessage(turn, next),
      closesTopic: true,
      isFree: true,
    })
  const group = forGroup(written, next)
  if (changes === null && group === null) return sameAgain(turn, draft)
  return present(turn, next, {
    before: changes?.before ?? null,
    tip: group && `And for the group:\n\n${blockquote(group)}`,
  })
}
