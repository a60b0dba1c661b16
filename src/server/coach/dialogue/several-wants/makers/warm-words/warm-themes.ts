import { fillableTexts } from './fill-theme-text.ts'
import { readOwnThings } from './read-own-things.ts'
import { readThemeSlots } from './told-slots.ts'
import { readWrittenThemes } from './written-themes.ts'

const themes = await readWrittenThemes('warm-words')

/** A text for what is told, with the number of details in it. */
type Found = { text: string; details: number }

/**
 * Finds the text for what is told that deserves a kind word. `whole` is the message that `said` is a part of. Where two matters are
 * told, the caller may compare how many details their texts take up.
 */
export function findWarmText(said: string, whole: string, kind: 'open' | 'word' | 'ease'): Found | null {
  for (const theme of themes) {
    const found = theme.texts[kind] === undefined ? null : theme.find(said, whole)
    if (found === null) continue
    const slots = { ...readThemeSlots(theme, found, whole), ...readOwnThings(whole) }
    const texts = fillableTexts(theme.texts[kind] ?? [], slots)
    const chosen = texts[whole.length % Math.max(texts.length, 1)]
    if (chosen !== undefined) return chosen
  }
  return null
}

/** The same, first in the want itself, unless more details are told for a matter of the whole message. */
export function findWarmTextFor(want: string, whole: string, kind: 'word' | 'ease'): string | null {
  const own = findWarmText(want, whole, kind)
  const other = findWarmText(whole, whole, kind)
  return ((other?.details ?? 0) > (own?.details ?? -1) ? other : (own ?? other))?.text ?? null
}
