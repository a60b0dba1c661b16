import { z } from 'zod'
import { readContent } from '#server/lib/content.ts'

/**
 * The subject of a text. `words` and `needs` are phrases of a normalized message, separated by commas; `school*` is a beginning, `!oven`
 * counts more, and a phrase may be a regular expression without a comma. If there are `needs`, one of them is required. A theme without phrases is for occasions that no other theme matches.
 */
const theme = z.strictObject({
  id: z.string(),
  words: z.string(),
  needs: z.string().optional(),
  end: z.string().max(300).optional(),
  texts: z.array(z.string().min(1).max(700)).min(1),
})
type WrittenTheme = z.infer<typeof theme>

export type OccasionTheme = {
  id: string
  texts: readonly string[]
  end: string | null
  /** Returns the number of its phrases in the line, or null if the line isn’t about it. */
  matches: (line: string) => number | null
  /** Returns the first of its phrases in the line. */
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

function toTheme({ id, words, needs = '', end, texts }: WrittenTheme): OccasionTheme {
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
      // A theme that needs two things is more exact, so it wins over one that needs one.
      return isMissing
        ? null
        : of + ofNeeded + moreForStrong * count(line, strong) + (needed === null || wanted === null ? 0 : 0.5)
    },
    named: (line) => (wanted === null ? null : (line.match(wanted)?.[0] ?? null)),
  }
}

export const readOccasionThemes = async (name: string): Promise<readonly OccasionTheme[]> =>
  (await readContent(`coach/occasion-texts/${name}`, z.array(theme).min(1))).map((one) => toTheme(one))

/** Returns the theme with most phrases in the line; of two with the same number, the earlier one. */
export function findOccasionTheme(themes: readonly OccasionTheme[], line: string): OccasionTheme | null {
  const found = themes
    .map((one) => ({ one, score: one.matches(line) }))
    .flatMap(({ one, score }) => (score === null ? [] : [{ one, score }]))
    .toSorted((first, other) => other.score - first.score)
  return found[0]?.one ?? null
}
