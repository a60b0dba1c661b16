import { z } from 'zod'
import { readContent } from '#server/lib/content.ts'

/**
 * What a piece is about. `words` and `needs` are phrases of a normalized message, after commas; `school*` begins with it, `!oven` counts more. Where there is
 * `needs`, one of those has to be there. A theme without words is for every occasion that no other is for.
 */
const theme = z.strictObject({
  id: z.string(),
  words: z.string(),
  needs: z.string().optional(),
  end: z.string().max(300).optional(),
  texts: z.array(z.string().min(1).max(700)).min(1),
})
type WrittenTheme = z.infer<typeof theme>

export type Theme = {
  id: string
  texts: readonly string[]
  end: string | null
  /** How many of its phrases the line has. Returns null if it isn’t about this. */
  matches: (line: string) => number | null
  /** The first of its phrases in the line. */
  named: (line: string) => string | null
}

const toPattern = (phrases: string): RegExp | null => {
  const all = phrases
    .split(',')
    .map((phrase) => phrase.trim().replace('!', ''))
    .filter((phrase) => phrase !== '')
    .toSorted((one, other) => other.length - one.length)
    .map((phrase) => phrase.replace('*', '[a-z]*'))
  return all.length === 0 ? null : new RegExp(String.raw`\b(?:${all.join('|')})s?\b`, 'g')
}

const moreForStrong = 2
const count = (line: string, pattern: RegExp | null): number =>
  pattern === null ? 0 : new Set([...line.matchAll(pattern)].map(([found]) => found)).size

function toTheme({ id, words, needs = '', end, texts }: WrittenTheme): Theme {
  const [wanted, needed] = [toPattern(words), toPattern(needs)]
  const strong = toPattern(
    words
      .split(',')
      .filter((phrase) => phrase.includes('!'))
      .join(','),
  )
  const isAny = wanted === null && needed === null
  return {
    id,
    texts,
    end: end ?? null,
    matches(line) {
      if (isAny) return 0
      const [of, ofNeeded] = [count(line, wanted), count(line, needed)]
      const isMissing = (needed !== null && ofNeeded === 0) || (wanted !== null && of === 0)
      // What needs two things is more particular than what needs one.
      return isMissing
        ? null
        : of + ofNeeded + moreForStrong * count(line, strong) + (needed === null || wanted === null ? 0 : 0.5)
    },
    named: (line) => (wanted === null ? null : (line.match(wanted)?.[0] ?? null)),
  }
}

export const readThemes = async (name: string): Promise<readonly Theme[]> =>
  (await readContent(`coach/occasion-texts/${name}`, z.array(theme).min(1))).map((one) => toTheme(one))

/** The theme that most of the line’s words are of; of two, the one that is written first. */
export function findTheme(themes: readonly Theme[], line: string): Theme | null {
  const found = themes
    .map((one) => ({ one, score: one.matches(line) }))
    .flatMap(({ one, score }) => (score === null ? [] : [{ one, score }]))
    .toSorted((first, other) => other.score - first.score)
  return found[0]?.one ?? null
}
