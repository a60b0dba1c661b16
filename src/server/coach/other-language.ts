import { z } from 'zod'
import { readContent } from '#server/lib/content.ts'

/** Function words of languages that the coach does not answer in, and a line that says so in each. */
const schema = z.array(
  z.strictObject({
    name: z.string(),
    words: z.string().transform((words) => new Set(words.split(' '))),
    line: z.string(),
  }),
)
const languages = await readContent('coach/other-languages', schema)
/** A language that the coach recognizes but does not answer in. */
export type OtherLanguage = (typeof languages)[number]

/** Words that are only English or only Spanish. */
const own = new Set(
  `the and of to is my in for that with on but not have are what this was you she he we they it i
el los las y muy estoy quiero tengo pero hay yo soy esta cuando porque hoy ayer mañana mi al`.split(/\s+/),
)

const maxLetters = 1_000
/** In function words. An English sentence may contain two by chance, in names and dishes. */
const fewest = 3

/** Returns the language of a message that is neither English nor Spanish, or null if it may be one of them. */
export function readOtherLanguage(message: string): OtherLanguage | null {
  const words =
    message
      .slice(0, maxLetters)
      .toLowerCase()
      .replaceAll(/['’]/g, '')
      .match(/\p{L}+/gu) ?? []
  const said = [...new Set(words)]
  const ofOwn = words.filter((word) => own.has(word)).length
  const [best] = languages
    .map((language) => ({ language, count: said.filter((word) => language.words.has(word)).length }))
    .toSorted((one, next) => next.count - one.count)
  return best !== undefined && best.count >= fewest && best.count > ofOwn ? best.language : null
}
