import type { Details } from '../../../message-drafts/read-details.ts'
import { fillDraft } from '../../../message-drafts/render-draft.ts'

/** Matches '{?place}', which isn’t written: the text is only for users who told that. */
const guards = /\{\?(\w+)\}/g
/** Matches '[[ over {over}]]', which is left out if one of its slots is not told. */
const optional = /\[\[([^\]]{1,300})\]\]/g
const needed = /\{[!?]/g
const anySlot = /\{(?=\w)/g

/** Fills in what was told. Returns null if the text needs something that was not. */
function fillThemeText(text: string, slots: Details): string | null {
  for (const [, slot = ''] of text.matchAll(guards)) if (slots[slot] === undefined) return null
  const plain = text
    .replace(guards, '')
    .replace(optional, (_, part: string) => fillDraft(part.replace(anySlot, '{!'), slots) ?? '')
  return (
    fillDraft(plain, slots)
      ?.replace(/ {2,}/g, ' ')
      .replace(/ (?=[.,!?])/g, '')
      .trim() ?? null
  )
}

/** `details`: how many details of the message it can’t do without. */
export type FilledText = { text: string; details: number }

/** Returns the filled texts that use most details of the message; those that need none if no other can be filled. */
export function fillableTexts(texts: readonly string[], slots: Details): readonly FilledText[] {
  const filled = texts.flatMap((text) => {
    const words = fillThemeText(text, slots)
    return words === null ? [] : [{ text: words, details: [...text.matchAll(needed)].length }]
  })
  const most = Math.max(...filled.map(({ details }) => details))
  return filled.filter(({ details }) => details === most)
}
