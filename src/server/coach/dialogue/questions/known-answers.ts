import { z } from 'zod'
import { readContent } from '#server/lib/content.ts'
import { countWords, normalize } from '../../guide/text-analysis.ts'
import { wholeWords } from '../../phrase-pattern.ts'
import { splitUserSentences } from '../split-sentences.ts'

const text = z.string().min(1).max(500)

const groups = (
  await readContent(
    'coach/questions/facts',
    z.array(
      z.strictObject({
        /** The expression of the question, in plain letters. */
        asks: text,
        none: text.optional(),
        things: z.array(z.strictObject({ words: text, say: text })).min(1),
      }),
    ),
  )
).map(({ asks, none, things }) => ({
  asks: wholeWords([asks]),
  none: none === undefined ? null : wholeWords([none]),
  things: things.map(({ words, say }) => ({ form: wholeWords([words]), say })),
}))

const differences = (
  await readContent('coach/questions/differences', z.array(z.strictObject({ a: text, b: text, say: text })))
).map(({ a, b, say }) => ({ a: new RegExp(`^(?:${a})$`), b: new RegExp(`^(?:${b})$`), say }))

/** In words. A longer question has details that a fact doesn't cover. */
const maxFactWords = 24

/** Finds a small fact about kitchen, house, plants, pets or manners. Returns null for anything else. */
export function findFact(message: string): string | null {
  const line = normalize(message)
  if (countWords(message) > maxFactWords) return null
  for (const { asks, none, things } of groups) {
    const found = asks.test(line) && none?.test(line) !== true ? things.find(({ form }) => form.test(line)) : undefined
    if (found !== undefined) return found.say
  }
  return null
}

const ends =
  '(?: (?:then|really|actually|anyway|exactly|in (?:practice|real life|general)|do you think|if (?:any|there is one)|even)){0,2}$'
const asked = [
  new RegExp(
    String.raw`\bdifferen(?:ce|t) (?:is there )?between (?:a |an |the )?(.{2,50}?) (?:and|vs|versus) (?:a |an |the )?(.{2,50}?)${ends}`,
  ),
  new RegExp(
    String.raw`\b(?:how (?:do|can|would) (?:i|you|we|people|one) (?:tell|know)|how to tell|cant tell|is there a way to tell)(?: if| whether| when)? (?:its |this is |im |i am |ive |it is |youre |hes |shes |theyre |someones |somebody is |someone is )?(?:just |really |being )?(.{2,40}?) (?:from|or|apart from|and not|instead of)(?: just| really| being)? (.{2,40}?)${ends}`,
  ),
  new RegExp(
    String.raw`^(?:(?:and|so|but|ok|honestly) )?(?:is (?:it|this|that)|am i) (?:just |really |being |actually )?(.{2,30}?) or (?:just |really |being |am i |is it |im )?(.{2,30}?)${ends}`,
  ),
]
const fillers =
  /^(?:being|having|feeling|to be|just|truly|really|a|an|the|my|someone|actually|simply|some|good|having truly)\s+/
/** Matches 'How do I tell whether I'm homesick or just cold'. */
const ofSelf = /\bhow (?:do|can) i (?:tell|know) (?:if|whether|when) (?:im|i am) /
const isState = ({ a, b, isOfSelf }: Pair): boolean => isOfSelf && [a, b].every((side) => /^[a-z]+$/.test(side))
const tryThePlainest =
  'Try the plainest cure first: warmth, food, water, a sleep, a walk, a voice you like. If it’s gone in an hour or a night, that’s what it was. If it’s still there after all that, it’s the other one, and you need to tell somebody.'
const isNamed = (form: number): boolean => form === 0
const plain = (side: string): string =>
  side
    .replace(/ (?:you|i|that|who|which|where|because|when|at)\b.*$/, '')
    .replace(fillers, '')
    .replace(fillers, '')
    .replace(/ (?:someone|somebody|people|a person|it|them|him|her)$/, '')

/** `sides`: both as they were typed, or empty if the question doesn't ask for their difference. */
type Pair = { a: string; b: string; sides: string; isOfSelf: boolean }

function readPair(message: string): Pair | null {
  for (const sentence of splitUserSentences(message)) {
    const line = normalize(sentence)
    for (const [index, form] of asked.entries()) {
      const [, a, b] = form.exec(line) ?? []
      if (a !== undefined && b !== undefined)
        return { a: plain(a), b: plain(b), sides: isNamed(index) ? `${a} ${b}` : '', isOfSelf: ofSelf.test(line) }
    }
  }
  return null
}

const isOwnPair = /\b(?:my|i|me|we|our|your|this|that|two|both|plans?|accounts?|insurance|programs?|models?)\b/
/** In words. */
const [maxDifferenceWords, maxSideWords] = [45, 3]

/** Explains how two things differ. If the content doesn't have them, it may give a way to tell them apart. */
export function tellApart(message: string): string | null {
  if (countWords(message) > maxDifferenceWords) return null
  const pair = readPair(message)
  if (pair === null) return null
  const { a, b, sides } = pair
  const found = differences.find((one) => (one.a.test(a) && one.b.test(b)) || (one.a.test(b) && one.b.test(a)))
  if (found !== undefined) return found.say
  if (isState(pair)) return tryThePlainest
  const isNotion = /\b(?:being|feeling|having|to be)\b|ing$/.test(sides)
  const isShort = [a, b].every((side) => side.split(' ').length <= maxSideWords && /^[a-z ]+$/.test(side))
  return isNotion && isShort && !isOwnPair.test(sides)
    ? `I don’t have those two written down, so here’s a way to tell them apart. Think of one time it was definitely the first and one time it was definitely the second. What was there in one and missing in the other? That’s the difference that counts for you, whatever a dictionary says.`
    : null
}

/** Says plainly that a difference isn't in the content: 'What's the difference between kimchi and sauerkraut'. */
export function declinePair(message: string): string | null {
  const pair = countWords(message) > maxDifferenceWords ? null : readPair(message)
  if (pair === null || pair.sides === '' || isOwnPair.test(pair.sides)) return null
  return 'I don’t know those two well enough to tell you the difference, and I’d rather say so than guess.'
}
