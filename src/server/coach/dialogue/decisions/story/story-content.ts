import { z } from 'zod'
import { readContent } from '#server/lib/content.ts'
import { wholeWords } from '../../../phrase-pattern.ts'

const words = z.string().min(1).max(700)
const weighed = { decides: words, test: words, ask: words }

/** Expressions for the message in plain letters. */
const content = await readContent(
  'coach/story-decisions',
  z.strictObject({
    /** The subject of a clause; the first that matches. */
    themes: z.array(z.strictObject({ label: words, when: words, question: words })),
    /** The stake of a decision; the first whose expressions all match. */
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
    /** For two of the themes that the story has, if no stake matches. */
    between: z.array(z.strictObject({ themes: z.tuple([words, words]), when: words.optional(), ...weighed })),
    /** For the form of the question, if the themes don't match either. */
    shapes: z.array(z.strictObject({ when: words, ...weighed })),
    otherwise: z.strictObject(weighed),
    /** A bad quality that the user fears to have, and a mild view of it. */
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

/** Returns all stakes that match, the likeliest first. `core` is the question or the proposal: its subject decides the stake, not other words. */
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

/** Finds a stake by the themes of the story, else by the form of the question, else the general one. */
export const stakeBetween = (labels: ReadonlySet<string>, core: string): Stake =>
  between.find(({ pair, form }) => pair.themes.every((label) => labels.has(label)) && form?.test(core) !== false)
    ?.pair ??
  shapes.find(({ form }) => form.test(core))?.shape ??
  content.otherwise

export const judgedForms = content.judged.map((judged) => ({ judged, form: wholeWords([judged.words]) }))

/** Texts on what decides when nothing is known of the subject. */
const general = [content.otherwise, ...content.shapes, ...content.between].map(({ decides }) => decides)
/** True for an answer that says only in general how to decide. */
export const isGeneralStake = (text: string): boolean => general.some((decides) => text.includes(decides))
