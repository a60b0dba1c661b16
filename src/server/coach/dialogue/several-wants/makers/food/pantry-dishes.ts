import { z } from 'zod'
import { readContent } from '#server/lib/content.ts'
import { normalize } from '../../../../guide/text-analysis.ts'
import { numberedList } from '../../../../markdown.ts'
import { clockTime } from '../../../../when/format-clock-time.ts'
import { makeAnswer, paragraphs } from '../../../compose-answer.ts'
import type { PartMaker } from '../../part.ts'
import { readFoodLimits } from './read-food-limits.ts'

const courses = ['main', 'side', 'dessert'] as const
const recipes = await readContent(
  'coach/pantry-dishes',
  z.array(
    z.strictObject({
      name: z.string(),
      course: z.enum(courses),
      /** Every one of these is named among what is in the house. */
      uses: z.array(z.string().transform((food) => new RegExp(String.raw`\b${food}\b`))).min(1),
      minutes: z.int().positive(),
      text: z.string(),
      /** Ingredients besides, that most kitchens have. */
      assumes: z.string().optional(),
      isOven: z.literal(true).optional(),
    }),
  ),
)
type Recipe = (typeof recipes)[number]

const staysHome = new RegExp(
  [
    String.raw`\b(?:not going to (?:the|a) store|without (?:going to the store|a store run)|no (?:store|grocery) (?:run|trip)`,
    String.raw`|(?:use|with) what (?:i|we) have|payday|cant (?:go to the store|shop)|no money|(?:make|cook) with)\b`,
  ].join(''),
)
const has = /\b(?:make|cook) with\b|\b(?:ive|weve|i have|we have|i|we|theres) ?(?:got|have)?\b[^.?!]{10,200}/
const asks = /\bwhat (?:do|can|should|could) (?:i|we) (?:make|cook|do with|bring|fix)\b|\bwhat (?:is|s) for dinner\b/

const bedtime = /\bbed by (\d{1,2})\b/
/** In minutes: cleaning up after the cooking. */
const cleaning = 20

/** Says what is cooked first, so that one thing bakes or cools while the other is made. */
function order(chosen: readonly Recipe[], line: string): string | null {
  if (chosen.length < 2) return null
  const bed = bedtime.exec(line)?.[1]
  const total = Math.max(...chosen.map(({ minutes }) => minutes)) + 15 + cleaning
  const start =
    bed === undefined ? null : `Start by ${clockTime((Number(bed) + 12) * 60 - total)} and you’re in bed by ${bed}.`
  return [
    chosen.some(({ isOven }) => isOven)
      ? 'Turn the oven on and start the rice or water first, mix what bakes, and do the rest while it’s in the oven.'
      : null,
    start,
  ]
    .filter((part) => part !== null)
    .join(' ')
}

function choose(line: string, message: string): Recipe[] {
  const { avoid } = readFoodLimits(message)
  const allowed = recipes.filter(({ uses }) => uses.every((food) => food.test(line)))
  const safe = allowed.filter(({ name, text }) => !(avoid.has('egg') && /\beggs?\b/i.test(`${name} ${text}`)))
  const richest = (course: Recipe['course'], many: number): Recipe[] =>
    safe
      .filter((recipe) => recipe.course === course)
      .toSorted((one, other) => other.uses.length - one.uses.length)
      .slice(0, many)
  const wantsSide = /\bside\b/.test(line)
  const wantsSweet = /\b(?:dessert|sweet|treat)\b/.test(line)
  if (wantsSide || wantsSweet)
    return [...(wantsSweet ? richest('dessert', 1) : []), ...(wantsSide ? richest('side', 1) : [])]
  return richest('main', /\b(?:tomorrow|two|few|week|until|till|payday|make with)\b/.test(line) ? 2 : 1)
}

/** Makes dishes of what is in the house, in the order of cooking. */
export const makePantryDishes: PartMaker = ({ line, context }) => {
  const { message } = context.turn.request
  const all = normalize(message)
  if (!asks.test(line) || !staysHome.test(all) || !has.test(all)) return null
  const chosen = choose(all, message)
  if (chosen.length === 0) return null
  const assumed = [...new Set(chosen.flatMap(({ assumes }) => assumes?.split(/, and |, | and /) ?? []))]
  return makeAnswer(
    paragraphs(
      numberedList(chosen.map(({ name, text }) => `**${name}:** ${text}`)),
      [
        order(chosen, all),
        assumed.length === 0 ? null : `I counted on ${new Intl.ListFormat('en-US').format(assumed)} in the cupboard.`,
      ]
        .filter((part) => part !== null && part !== '')
        .join(' '),
    ),
  )
}
