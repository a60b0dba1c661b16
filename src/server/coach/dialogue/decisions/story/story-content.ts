import { z } from 'zod'
import { readContent } from '#server/lib/content.ts'
import { wholeWords } from '../../../phrase-pattern.ts'

const words = z.string().min(1).max(700)
const weighed = { decides: words, test: words, ask: words }

/** Expressions over the message in plain letters. */
const content = await readContent(
  'coach/story-decisions',
  z.strictObject({
    /** What a clause is about; the first that fits. */
    themes: z.array(z.strictObject({ label: words, when: words, question: words })),
    /** What is at stake; the first that meets all its expressions. */
    stakes: z.array(
      z.strictObject({
        id: z.string(),
        all: z.array(words).min(1),
        none: words.optional(),
        /** False if the coach gives no opinion: it is too personal, or somebody else's decision. */
        leans: z.literal(false).optional(),
        ...weighed,
      }),
    ),
    /** Where no stake fits, by two of the themes that were told of. */
    between: z.array(z.strictObject({ themes: z.tuple([words, words]), when: words.optional(), ...weighed })),
    /** Where the themes don't say it either, by the shape of the question. */
    shapes: z.array(z.strictObject({ when: words, ...weighed })),
    otherwise: z.strictObject(weighed),
    /** What the user fears to be, and a mild view of it. */
    judged: z.array(z.strictObject({ words, view: words, ask: words })),
  }),
)

export type Stake = { decides: string; test: string; ask: string; leans?: false | undefined }

const themes = content.themes.map(({ when, ...theme }) => ({ theme, form: new RegExp(when) }))
const stakes = content.stakes.map(({ all, none, ...stake }) => ({
  stake,
  all: all.map((form) => new RegExp(form)),
  none: none === undefined ? null : new RegExp(none),
}))

export const themeOf = (line: string) => themes.find(({ form }) => form.test(line))?.theme ?? null

/** All that fit, the likeliest first. `core` is what is asked or proposed: its subject, and not a word beside it, says what is at stake. */
export const stakesOf = (line: string, core: string): Stake[] =>
  stakes
    .filter(
      ({ all: [first, ...rest], none }) =>
        first?.test(core) === true && rest.every((form) => form.test(line)) && none?.test(line) !== true,
    )
    .map(({ stake }) => stake)

const between = content.between.map(({ when, ...pair }) => ({
  pair,
  form: when === undefined ? null : new RegExp(when),
}))
const shapes = content.shapes.map(({ when, ...shape }) => ({ shape, form: new RegExp(when) }))

/** What it comes down to by the themes that were told of, by the shape of the question, or in any case. */
export const stakeBetween = (labels: ReadonlySet<string>, core: string): Stake =>
  between.find(({ pair, form }) => pair.themes.every((label) => labels.has(label)) && form?.test(core) !== false)
    ?.pair ??
  shapes.find(({ form }) => form.test(core))?.shape ??
  content.otherwise

export const judgedForms = content.judged.map((judged) => ({ judged, form: wholeWords([judged.words]) }))
