import { readRevision } from '../drafts/read-tone.ts'
import type { MessageDraft } from './message-draft.ts'

const shorter = { full: 'short', short: 'shortest', shortest: 'shortest' } as const

type Sound = readonly [RegExp, (draft: MessageDraft, line: string) => MessageDraft]

const lessMush = (draft: MessageDraft): MessageDraft => {
  const keepsLength = draft.act === 'thank' || draft.act === 'birthday'
  return {
    ...draft,
    tone: draft.act === 'thank' ? 'firmer' : draft.tone,
    points: draft.points.filter(({ kind }) => kind !== 'fond'),
    length: keepsLength ? draft.length : draft.act === 'condole' || draft.length !== 'full' ? 'shortest' : 'short',
    manner: 'casual',
  }
}

const sounds: readonly Sound[] = [
  [
    /\b(?:too|less|not (?:so|as)) (?:mush|sapp|gush|sentimental|emotional|corny|cheesy|flowery)|\bmush|\bsappy|\bless love/i,
    lessMush,
  ],
  [
    /\b(?:too|so|less|not (?:so|as|that)) (?:sorry|apologetic)|sound(?:s|ing)? (?:so |too )?(?:sorry|apologetic|desperate|needy)/i,
    (draft, line) => ({ ...draft, tone: 'firmer', manner: /stiff/.test(line) ? 'casual' : draft.manner }),
  ],
  [
    /\b(?:cold|harsh|mean|rude|blunt|short with|abrupt|touchy|snippy)\b/i,
    (draft) => ({ ...draft, tone: 'softer', length: 'full' }),
  ],
  [/\b(?:less|not so|not as|too) polite\b/i, (draft) => ({ ...draft, tone: 'firmer', manner: 'casual' })],
  [
    /\bsounds? like me|like (?:i|me) (?:talk|speak)|stiff|(?:less|not so|too) formal|casual|natural|robot|normal\b/i,
    (draft) => ({ ...draft, manner: 'casual', tone: draft.tone === 'softer' ? 'plain' : draft.tone }),
  ],
  [
    /\bmore (?:polite|respectful)|\bpoliter\b|\brespectful|\bformal(?:ly)?\b|\bprofessional/i,
    (draft) => ({ ...draft, manner: 'formal', tone: draft.tone === 'firmer' ? 'plain' : 'softer', length: 'full' }),
  ],
  [
    /\b(?:short(?:er|en)?|brief(?:er)?|tighter|too long|wordy|less words|forget all that)\b/i,
    (draft) => ({ ...draft, length: shorter[draft.length] }),
  ],
]

/** How it is to sound. */
export function toned(draft: MessageDraft, part: string): MessageDraft | null {
  const line = part.toLowerCase()
  const sound = sounds.find(([form]) => form.test(line))
  if (sound) return sound[1](draft, line)
  const style = readRevision(part)
  if (style === null) return null
  return {
    ...draft,
    tone: style.tone === 'softer' || style.tone === 'firmer' ? style.tone : draft.tone,
    length: style.length === 'full' ? 'full' : style.length === 'short' ? shorter[draft.length] : draft.length,
    manner: style.manner ?? draft.manner,
  }
}
