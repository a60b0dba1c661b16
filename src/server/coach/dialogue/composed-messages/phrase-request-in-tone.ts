import type { MessageDraft, Point } from './message-draft.ts'

/** A thing that is asked for, in the tone that is wanted. */
export function askInTone({ kind, text }: Point, { tone, manner, act }: MessageDraft): string {
  if (kind === 'wish' && text.startsWith('love ')) return `I’d ${text}`
  if (kind === 'wish')
    return tone === 'firmer' ? `I need ${text}` : act === 'invite' ? `I’d love ${text}` : `I’d like ${text}`
  const [, order] = /^(?:Could|Can|Would|Will) you (?:please )?(.+)$/i.exec(text) ?? []
  if (order === undefined) return text
  if (tone === 'firmer' && !/^tell me\b/.test(order)) return `I need you to ${order.replace(/\?$/, '')}`
  if (tone === 'softer' || manner === 'formal') return `Would you be able to ${order}`
  return `Could you ${order}`
}
