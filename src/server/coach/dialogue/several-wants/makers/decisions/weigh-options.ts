import { z } from 'zod'
import { readContent } from '#server/lib/content.ts'
import { isStory, normalize } from '../../../../guide/text-analysis.ts'
import { bulletList } from '../../../../markdown.ts'
import { toSecondPerson } from '../../../../second-person.ts'
import { makeAnswer, paragraphs } from '../../../compose-answer.ts'
import { readStoryOptions } from '../../../decisions/story/story-options.ts'
import type { PartMaker } from '../../part.ts'
import { asksForDecision } from './is-decision.ts'
import { readPartLines } from './read-part-lines.ts'

const words = z.string().min(1).max(500)
const signals = (
  await readContent(
    'coach/option-signals',
    z.array(
      z.strictObject({
        /** Expression for what is told, in the form of `numberLine`. */
        told: words,
        /** Expression for the option that it speaks for. */
        option: words,
        reason: words,
        how: words,
        /** Begins with 'if'. */
        change: words,
        weight: z.number().optional(),
      }),
    ),
  )
).map(({ told, option, reason, how, change, weight = 1 }) => ({
  reason,
  how,
  change,
  weight,
  told: new RegExp(told),
  option: new RegExp(option),
}))
type Signal = (typeof signals)[number]

/** Choices about a marriage, a body or a danger, which nothing here may tip. */
const notWeighed = new RegExp(
  [
    String.raw`\b(?:divorc\w*|leave (?:him|her|my (?:husband|wife|boyfriend))|break up|abort\w*|surgery|medic\w*|meds|chemo`,
    String.raw`|treatment|hospital|er|suicid\w*|abus\w*|hits?|custody|lawyer|court|police|pregnan\w*|miscarr\w*|drink\w*`,
    String.raw`|relapse|vaccin\w*)\b`,
  ].join(''),
)

const things = new RegExp(
  [
    String.raw`\b(?:is|are|does|do|whether|between|say|pick|choose|which is better|better)\b:? ((?:the |a |an `,
    String.raw`|my )?[\p{L}’ -]{3,40}?)(?: (?:okay|ok|fine|better|smarter))? or (?:is |are )?((?:the |a |an |my `,
    String.raw`|on )?[\p{L}’ -]{3,40}?)(?= (?:makes?|is|are|works?|kinder|better|smarter|would)\b|[,.?!]|$)`,
  ].join(''),
  'iu',
)

type Options = { both: readonly [string, string]; isDeed: boolean }

function readOptions(want: string): Options | null {
  const { a, b } = readStoryOptions(want)
  if (a !== null && b !== null) return { both: [a, b], isDeed: true }
  const [, one, other] = things.exec(want) ?? []
  if (one === undefined || other === undefined || /^(?:i|you|we|he|she|they)\b/i.test(one)) return null
  return { both: [toSecondPerson(one.trim()), toSecondPerson(other.trim())], isDeed: false }
}

const signalsFor = (option: string, told: string): Signal[] =>
  signals.filter((signal) => signal.option.test(normalize(option)) && signal.told.test(told))

const weightOf = (found: readonly Signal[]): number => found.reduce((sum, { weight }) => sum + weight, 0)
/** The least difference between two options that is a reason to lean. */
const clearBy = 0.5
const mostReasons = 2

/** Leans to one of two named options by what is told about the user, where it clearly speaks for one. */
export const weighOptions: PartMaker = (part) => {
  const { ask, all, text } = readPartLines(part)
  if (!asksForDecision(ask) || notWeighed.test(all) || !isStory(text)) return null
  const options = readOptions(part.want)
  if (options === null) return null
  const sides = options.both.map((option) => ({ option, found: signalsFor(option, all) }))
  const [best, other] = sides.toSorted((x, y) => weightOf(y.found) - weightOf(x.found))
  const [first, ...more] = best?.found ?? []
  if (best === undefined || other === undefined || first === undefined) return null
  if (weightOf(best.found) - weightOf(other.found) < clearBy) return null
  const against = other.found.find(({ reason }) => best.found.every((one) => one.reason !== reason))
  return makeAnswer(
    paragraphs(
      `My pick is ${options.isDeed ? 'to ' : ''}${best.option}: ${first.reason}.`,
      bulletList([
        ...more.slice(0, mostReasons).map(({ reason }) => `And ${reason}.`),
        ...(against === undefined ? [] : [`For the other one: ${against.reason}. I’d still weigh that less.`]),
        first.how,
      ]),
      `What would change it: ${first.change}.`,
    ),
    { closesTopic: true },
  )
}
