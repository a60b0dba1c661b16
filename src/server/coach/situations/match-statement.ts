import { z } from 'zod'
import { readContent } from '#server/lib/content.ts'
import { normalize } from '../guide/text-analysis.ts'
import { fillSlots, slotsOf } from './statement-slots.ts'
import { matchSmallGoodThings } from './small-good-things.ts'
import type { StatementMatch } from './find-situation.ts'

const text = z.string().min(1).max(900)
const lines = z.array(z.string().min(1).max(240)).min(3)
const written = await readContent(
  'coach/statement-replies',
  z.array(
    z.strictObject({
      id: z.string(),
      tone: z.enum(['hard', 'good', 'mixed', 'plain']),
      /** Expressions over the message in plain letters, each of which it must meet. */
      all: z.array(text).min(1),
      none: text.optional(),
      /** Their named groups fill slots of the lines; they needn't match. */
      fills: z.array(text).optional(),
      /** A line with a slot, as “{who}”, is only used if the message fills it. */
      lines,
      questions: lines,
      /** Matters of the library that are certainly about it. */
      matters: z.array(z.string()).max(2).optional(),
      /** True if the matter is named below the answer. */
      isWithIdeas: z.literal(true).optional(),
    }),
  ),
)
const statements = written.map((one) => ({
  meets: one.all.map((form) => new RegExp(form)),
  fills: (one.fills ?? []).map((form) => new RegExp(form)),
  none: one.none === undefined ? null : new RegExp(one.none),
  one,
}))
export const matterIdsOfStatements: readonly string[] = written.flatMap(({ matters }) => matters ?? [])

/** Matches what comes before something that's only hoped for: 'hoping to get promoted'. */
const isHopedFor =
  /\b(?:hop(?:e|ing)|trying|want(?:ing)?|id love|wish(?:ing)?|praying|dreaming) (?:to|of)(?: (?!and\b|but\b|then\b|until\b|finally\b)\w+){0,3} ?$/
const isGoodOnlyHoped = (tone: string, line: string, meets: readonly RegExp[]): boolean =>
  tone === 'good' &&
  meets.some((form) => {
    const at = line.search(form)
    return at > 0 && isHopedFor.test(line.slice(0, at))
  })

const maxLetters = 500
const isPlain = (words: string): boolean => !words.includes('{')
const countSlots = (words: string): number => words.split('{').length - 1
/** Slots for a person. A question with another slot names the thing itself, and comes before the others. */
const ofPerson = /\{(?:who|them)\}/gi
const namesThing = (words: string): boolean => !isPlain(words.replace(ofPerson, ''))

/** Matches the message against the written patterns, which are more certain than the classifier. */
export function matchStatement(message: string): StatementMatch | null {
  const line = normalize(message.slice(0, maxLetters))
  const found = statements.find(
    ({ meets, none, one: { tone } }) =>
      meets.every((form) => form.test(line)) && none?.test(line) !== true && !isGoodOnlyHoped(tone, line, meets),
  )
  const small = matchSmallGoodThings(line, message)
  if (found === undefined) return small
  const { one, meets, fills } = found
  const slots = slotsOf(line, [...meets, ...fills])
  const fill = (words: readonly string[]): string[] => words.flatMap((each) => fillSlots(each, slots) ?? [])
  const known = one.lines.filter((each) => !isPlain(each) && fillSlots(each, slots) !== null)
  const most = Math.max(0, ...known.map(countSlots))
  if (small !== null && small.count > 1 && known.length === 0 && one.tone !== 'hard') return small
  const ofThing = fill(one.questions.filter(namesThing))
  return {
    tone: one.tone,
    lines: one.lines.filter(isPlain),
    special: fill(known.filter((each) => countSlots(each) === most)),
    questions: ofThing.length > 0 ? ofThing : fill(one.questions),
    matters: [],
    matterIds: one.matters ?? [],
    isWithIdeas: one.isWithIdeas,
  }
}
