import { z } from 'zod'
import { readContent } from '#server/lib/content.ts'
import { decisionSums } from './decision-sums.ts'

const words = z.string().min(1).max(700)
/** A text that is used if all of its conditions hold: `if` and `not` match the whole message, `asks` the want, `has` names facts. */
const entry = z.union([
  words,
  z.strictObject({
    if: words.optional(),
    not: words.optional(),
    asks: words.optional(),
    has: z.array(z.string()).optional(),
    text: words,
  }),
])
const schema = z.array(
  z.strictObject({
    id: z.string(),
    /** Must match the want, or the whole message where the want has no subject of its own. */
    about: words,
    /** Expressions that must all match the whole message. */
    all: z.array(words).optional(),
    none: words.optional(),
    /** The want must match this instead of the general forms of a decision. */
    asks: words.optional(),
    /** True if the want must ask for a judgment: 'is it rude', 'am I a bad …'. */
    judges: z.literal(true).optional(),
    /** Facts from the message as written: the first group is the fact. */
    facts: z.record(z.string(), words).optional(),
    sum: z
      .string()
      .refine((name) => decisionSums.has(name))
      .optional(),
    /** The kind is only used with all of these facts. */
    needs: z.array(z.string()).optional(),
    leans: z.array(entry).min(1),
    reasons: z.array(entry).min(1),
    changes: z.array(entry).min(1),
  }),
)

type Entry = z.output<typeof entry>

function compile(said: Entry) {
  const plain = typeof said === 'string' ? { text: said } : said
  const form = (source: string | undefined) => (source === undefined ? null : new RegExp(source))
  const { text, has = [] } = { has: undefined, ...plain }
  return 'if' in plain || 'not' in plain || 'asks' in plain || 'has' in plain
    ? { text, has, form: form(plain.if), not: form(plain.not), asks: form(plain.asks) }
    : { text, has, form: null, not: null, asks: null }
}
/** One text of a kind, with its conditions. */
export type Said = ReturnType<typeof compile>

const files = ['money', 'people', 'life', 'judgements', 'pairs']
const kinds = (await Promise.all(files.map((file) => readContent(`coach/part-decisions/${file}`, schema)))).flat()

/** The kinds of decisions that are written out, in their order. */
export const decisionKinds = kinds.map((kind) => ({
  kind,
  about: new RegExp(kind.about),
  all: (kind.all ?? []).map((form) => new RegExp(form)),
  none: kind.none === undefined ? null : new RegExp(kind.none),
  asks: kind.asks === undefined ? null : new RegExp(kind.asks),
  facts: Object.entries(kind.facts ?? {}).map(([name, form]) => ({ name, form: new RegExp(form, 'u') })),
  leans: kind.leans.map(compile),
  reasons: kind.reasons.map(compile),
  changes: kind.changes.map(compile),
}))
export type DecisionKind = (typeof decisionKinds)[number]
