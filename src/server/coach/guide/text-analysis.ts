import { stemmer } from '@orama/stemmers/english'
import { foldText } from '#contract/search-words.ts'
import { rememberResults } from '#server/lib/remember-results.ts'

/** Reduces a text to lower case letters, digits and single spaces. */
export const normalize = rememberResults((text) =>
  foldText(text)
    .replace(/['’`´]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim(),
)

/** Counts the words between spaces. */
export const countWords = rememberResults((text) => text.trim().split(/\s+/).length)

/**
 * From this many words on, a message is a story: most of its words are not about what it asks, so a phrase in it is weaker
 * evidence than in a plain question. Measured for matters in decision 050; other readers use the same bound.
 */
export const storyWords = 25
/** Whether a message is long enough to be a story. */
export const isStory = (text: string): boolean => countWords(text) >= storyWords

/** Splits a message into sentences, with their punctuation. */
export const splitAtPunctuation = (text: string): string[] => text.split(/(?<=[.?!])\s+/)

const stopWords = new Set(
  `a about after again ain all also always am an and any anything anyone are arent as at away be because been before being but by
  can cant could couldnt did didnt do does doesnt doing dont down each even ever every few for from further get gets getting give
  go goes going gone got had has hasnt have havent having he hed hell help her here hers herself hes hi him his how i id if ill
  im in into is isnt it its itself ive just keep kind know let lets like ll look lot make makes making may maybe me
  might mine more most much must my myself need needs no nor not now of off ok okay on once one only or other our out over own
  please quite re really right s same say says see seem she should shouldnt so some someone something such sure t take tell than that thats the
  their them themselves then there these they theyre thing things think this those through tip tips to told too try trying
  two u under until up us use ve very want wanted wants was way ways we well went were what whats when where which while who why
  will with wont would wouldnt yeah yet you your youre yourself advice suggest suggestion suggestions idea ideas best good bad
  better hey hello hi theres today tomorrow lately these days feel feeling feels felt great stuff handle deal dealing cope coping started starting
  stop stopping improve manage day days long long hate keep keeps always never constantly again`.split(/\s+/),
)

/** Contracts 'I am', 'I have' and 'can not', so that they match the stop words. */
const joinContractions = (text: string): string =>
  normalize(text)
    .replace(/\bi am\b/g, 'im')
    .replace(/\bi have\b/g, 'ive')
    .replace(/\bcan ?not\b/g, 'cant')

/** Returns the words of a text in order, without stop words. */
export const contentWords = (text: string): string[] =>
  joinContractions(text)
    .split(' ')
    .filter((word) => word.length > 1 && !stopWords.has(word))

/** Returns the stems of the content words of these texts. */
export const contentStems = (...texts: readonly string[]): Set<string> =>
  new Set(texts.flatMap((text) => contentWords(text)).map(stemmer))
