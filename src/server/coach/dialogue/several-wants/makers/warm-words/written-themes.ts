import { z } from 'zod'
import { readContent } from '#server/lib/content.ts'

/**
 * Texts for one thing that is told. Its patterns are read in the user's own text, without regard to case; their named groups, and the
 * first group of each of `facts`, fill the slots of the texts.
 */
const written = z.strictObject({
  id: z.string(),
  kind: z.string(),
  /** One of them is required. */
  tells: z.array(z.string()).min(1),
  needs: z.string().optional(),
  not: z.string().optional(),
  facts: z.record(z.string(), z.string()).optional(),
  texts: z.record(z.string(), z.array(z.string()).min(1)),
})

export type WrittenTheme = {
  id: string
  kind: string
  texts: Readonly<Record<string, readonly string[]>>
  facts: readonly (readonly [string, RegExp])[]
  /** Returns the match of the first pattern that `said` has, or null if `whole` speaks against the theme. */
  find: (said: string, whole: string) => RegExpExecArray | null
}

const toPattern = (source: string): RegExp => new RegExp(source, 'iu')

function toTheme({ id, kind, tells, needs, not, facts = {}, texts }: z.output<typeof written>): WrittenTheme {
  const patterns = tells.map(toPattern)
  const needed = needs === undefined ? null : toPattern(needs)
  const refused = not === undefined ? null : toPattern(not)
  return {
    id,
    kind,
    texts,
    facts: Object.entries(facts).map(([slot, source]) => [slot, toPattern(source)] as const),
    find(said, whole) {
      if (needed?.test(whole) === false || refused?.test(whole) === true) return null
      for (const pattern of patterns) {
        const found = pattern.exec(said)
        if (found !== null) return found
      }
      return null
    },
  }
}

/** Reads the themes of a file of `content/coach`, in their order: the first that fits is the one that counts. */
export const readWrittenThemes = async (name: string): Promise<readonly WrittenTheme[]> =>
  (await readContent(`coach/${name}`, z.array(written).min(1))).map(toTheme)
