import { capitalize } from '#server/lib/capitalize.ts'
import type { MessageDraft, Point } from './message-draft.ts'

const stopped = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)
const first = ({ points }: MessageDraft, ...kinds: Point['kind'][]): string | null =>
  points.find(({ kind }) => kinds.includes(kind))?.text ?? null

export const sumIn = ({ points }: MessageDraft): string | null =>
  /\$\d[\d,]*(?:\.\d\d)?/.exec(points.map(({ text }) => text).join(' '))?.[0] ?? null

const dayIn = (draft: MessageDraft): string => {
  const by =
    first(draft, 'deadline') ??
    /\b(?:by|before) (?:the )?[^,.;?]{3,20}(?=[,.;?]|$)/.exec(first(draft, 'ask') ?? '')?.[0]
  return by === undefined ? '' : ` ${by}`
}

/** Acts that give, and ask for nothing. */
export const gives: ReadonlySet<MessageDraft['act']> = new Set<MessageDraft['act']>([
  'condole',
  'thank',
  'birthday',
  'congratulate',
  'apologize',
])
export const refuses = ({ act }: MessageDraft): boolean => act === 'refuse' || act === 'cancel'

/** What stays, whatever comes back, as a sentence; null where there is nothing to hold. */
export function restated(draft: MessageDraft): string | null {
  const { act, about, core } = draft
  if (core !== null) return core
  if (act === 'debt') return `I still need the ${sumIn(draft)?.replace(/^(?=\$)/, '') ?? 'money'} back${dayIn(draft)}.`
  if (refuses(draft)) {
    const no = first(draft, 'no')
    if (no !== null)
      return capitalize(stopped(no.replace(/^I can’t\b/, 'I still can’t').replace(/^I won’t\b/, 'I still won’t')))
    if (act === 'cancel') return 'I still can’t make it.'
    if (about === null) return 'My answer is still no.'
    return /day\b|shift|\bthe\b/i.test(about) ? `I still can’t do ${about}.` : `I still have to say no to ${about}.`
  }
  const must = draft.points.find(
    ({ kind, text }) => kind === 'fact' && /\b(?:has to|have to|needs? to|must)\b/.test(text),
  )?.text
  if (gives.has(act))
    return must === undefined
      ? null
      : capitalize(stopped(must.replace(/, \p{L}+$/u, '').replace(/\b(has|have|need|needs) to\b/, 'still $1 to')))
  const ask = first(draft, 'ask')
  const order = /^(?:Could|Can|Would|Will) (you|we|I) (?:please )?(.+)$/i.exec(ask ?? '')
  if (order)
    return order[1] === 'you'
      ? `I still need you to ${order[2] ?? ''}.`
      : `I’d still like us to ${order[2] ?? ''}.`.replace(
          /^I’d still like us to (?=.*$)/,
          order[1] === 'we' ? 'I’d still like us to ' : 'I’d still like to ',
        )
  if (ask !== null) return `I still need to know: ${ask.replace(/\?$/, '')}?`
  const wish = first(draft, 'wish')
  if (wish !== null) return wish.startsWith('love ') ? `I’d still ${wish}.` : `I’d still like ${wish}.`
  const able = draft.points.find(
    ({ kind, text }) => (kind === 'offer' && /^(?:I|we) can\b/i.test(text)) || kind === 'no',
  )?.text
  if (able !== undefined) return capitalize(stopped(able))
  const held = first(draft, 'fact', 'no')
  return held === null || must === undefined
    ? null
    : capitalize(stopped(must.replace(/\b(has|have|need|needs) to\b/, 'still $1 to')))
}
