import { uncapitalize } from '#server/lib/capitalize.ts'
import type { MessageDraft } from './message-draft.ts'
import { lowerSentenceStart } from './lower-sentence-start.ts'
import { asSentence, linesOf } from './message-lines.ts'
import { pointsOfKind } from './points-of-kind.ts'

const thanksFor: ReadonlySet<string> = new Set(['ask', 'debt', 'complain'])
function closing({ act, tone, manner, channel, length, points }: MessageDraft): string | null {
  if (channel === 'aloud' || channel === 'toast' || pointsOfKind(points, 'close').length > 0) return null
  if (channel === 'card') return act === 'condole' || length === 'full' ? 'With love.' : null
  if (act === 'condole') return length === 'full' ? 'I’m thinking of you.' : null
  if (!thanksFor.has(act) && !(act === 'tell' && points.some(({ kind }) => kind === 'ask' || kind === 'wish')))
    return null
  if (length === 'shortest' || tone === 'firmer') return null
  return manner === 'formal' || tone === 'softer'
    ? 'Thank you so much.'
    : manner === 'casual'
      ? 'Thanks!'
      : 'Thank you.'
}

/** How it begins, as one talks and writes. */
function greeting({ reader: { name }, channel, manner, act, length }: MessageDraft): string {
  if (act === 'grace') return ''
  if (channel === 'card') return name === null ? '' : `Dear ${name}, `
  if (channel === 'aloud') return name === null ? '' : `${name}, `
  if (channel === 'toast') return name === null ? '' : `${name}, `
  const isTitled = name !== null && /^(?:Mr|Mrs|Ms|Dr)\b/.test(name)
  const hello = manner === 'casual' && !isTitled ? 'Hey' : 'Hi'
  if (length !== 'full' || act === 'condole' || act === 'congratulate')
    return name === null ? '' : `${name},${channel === 'mail' ? '\n\n' : ' '}`
  if (channel === 'mail')
    return name === null
      ? 'Hello,\n\n'
      : `${manner === 'formal' ? 'Dear ' : manner === 'casual' ? '' : 'Hi '}${name},\n\n`
  return name === null ? `${hello}, ` : `${hello} ${name}, `
}

const softening: Partial<Record<MessageDraft['act'], string>> = {
  ask: 'I hope you’re doing well.',
  debt: 'I don’t love bringing this up.',
  complain: 'I know you’ve got a lot going on.',
  tell: 'I hope you’re doing well.',
}

/** The text of a draft: greeting, opening, points and closing. */
export function writeMessage(draft: MessageDraft): string {
  const { tone, manner, act, channel, opens, length } = draft
  const soft =
    opens === null && length === 'full' && (tone === 'softer' || (manner === 'formal' && act === 'ask'))
      ? softening[act]
      : undefined
  const opener =
    (length === 'full' ? opens : null) ??
    soft ??
    (channel === 'aloud' && (act === 'refuse' || act === 'complain') && length === 'full'
      ? manner === 'casual'
        ? 'you got a minute?'
        : 'do you have a minute?'
      : null)
  if (draft.isReply && opens !== null)
    return [opens, ...pointsOfKind(draft.points, 'close').map(({ text }) => asSentence(text))].join(' ')
  const lines = [
    opener,
    ...linesOf(draft),
    ...pointsOfKind(draft.points, 'close').map(({ text }) => text),
    closing(draft),
  ].flatMap((line) => (line === null || line.trim() === '' ? [] : [line]))
  const body = [...new Set(lines.map((line) => asSentence(line)))].join(' ')
  const hello = greeting(draft)
  if (hello === '') return body
  return hello.endsWith('\n\n')
    ? `${hello}${body}`
    : `${hello}${/^\p{Ll}/u.test(lines[0] ?? '') ? uncapitalize(body) : startsSmall(body)}`
}

const startsSmall = (body: string): string =>
  /^(?:Congratulations|Happy)\b/.test(body) ? uncapitalize(body) : lowerSentenceStart(body)
