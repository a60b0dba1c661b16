import { z } from 'zod'
import { readContent } from '#server/lib/content.ts'
import { bulletList } from '../../../markdown.ts'
import { anyOf, oneOf } from '../../../phrase-pattern.ts'
import { paragraphs, type Turn } from '../../compose-answer.ts'
import { figureText } from '../numbers-to-figures.ts'

const limitIds = ['hands', 'stops', 'quiet', 'bed', 'onehand', 'free', 'kids', 'out'] as const
const things = await readContent(
  'coach/things-to-do',
  z.array(z.strictObject({ text: z.string().min(1).max(120), fits: z.array(z.enum(limitIds)) })),
)
const asks = new RegExp(
  oneOf(
    String.raw`\b(?:give me|i need|need|i want|find me|suggest|is there|got) (?:something|anything|a thing|things|stuff) (?:(?:small|quiet|useful|easy|little) )?(?:(?:to|i can|that i can) (?:do|make|keep|fiddle)|for my (?:hands|fingers))\b`,
    String.raw`\b(?:what|something) (?:can|could) i (?:do|make) (?:with (?:my|one) hands?|one-?handed|in bed)\b`,
    String.raw`\b(?:keep|occupy) my hands (?:busy)?|\bideas? (?:for|of) (?:things|what) (?:to|i can) do (?:with|in|from|one)\b`,
  ),
  'i',
)
const limits: readonly (readonly [(typeof limitIds)[number], RegExp, string])[] = [
  ['onehand', /\b(?:one|1|my left|my right|a free|single) hand\b|\bone-?handed\b/i, 'one hand'],
  ['hands', /\b(?:my|for) (?:hands|fingers)\b/i, 'for your hands'],
  [
    'stops',
    anyOf(
      String.raw`interrupt\w*|put (?:it )?down (?:any|at any|in)|stop(?:ped)? (?:any|at any)`,
      'drop(?:ped)? (?:it )?(?:at )?any|pick(?:ed)? (?:it )?up again',
    ),
    'easy to drop and pick up again',
  ],
  ['bed', /\b(?:in bed|from bed|lying down|bed ?rest)\b/i, 'in bed'],
  ['quiet', /\b(?:quiet(?:ly)?|silent\w*|no noise|without (?:noise|waking)|asleep next|baby sleeps)\b/i, 'quiet'],
  [
    'out',
    /\b(?:waiting room|court\w*|trial|hearings?|train|bus|plane|meetings?|through security)\b/i,
    'that you can take along',
  ],
  ['free', /\b(?:for free|free things|no money|costs? nothing|broke|without buying|have at home)\b/i, 'free'],
  ['kids', /\b(?:with (?:the|my|our) (?:kids?|son|daughter|grandkids|children)|kids can)\b/i, 'good with kids'],
]
/** Matches medical orders, which aren't pastimes. */
const notHere = anyOf(
  String.raw`work ?out|exercis\w*|stretch\w*|itch\w*|shak\w*|tremor|pick(?:ing)? (?:at )?my|hurt (?:myself|me)`,
  String.raw`smok\w*|cravings?|anxi\w*|panic\w*|planner|remind|add|log|list`,
)
const fewest = 3
const most = 6

/** Lists small things to do within each of the limits. Returns null if none of the limits is known. */
export function answerThingsToDo({ request: { message } }: Turn): string | null {
  const text = figureText(message)
  if (!asks.test(text)) return null
  const told = limits.filter(([, form]) => form.test(text))
  const both = told.some(([id]) => id === 'onehand') ? told.filter(([id]) => id !== 'hands') : told
  const sentence = text.split(/(?<=[.!?]) /).find((one) => asks.test(one)) ?? text
  if (both.length === 0 || notHere.test(sentence)) return null
  const fit = things.filter(({ fits }) => both.every(([id]) => fits.includes(id))).slice(0, most)
  if (fit.length < fewest) return null
  const isWaiting = /\b(?:wait\w*|week\b|any day|overdue|due|on hold|call back|results)\b/i.test(text)
  return paragraphs(
    `${both
      .map(([, , said]) => said)
      .join(', ')
      .replace(/^./, (letter) => letter.toUpperCase())}:`,
    bulletList(fit.map((thing) => thing.text)),
    isWaiting
      ? 'Take the first one you have in the house already. It doesn’t have to get finished; it only has to be there while you wait.'
      : 'Take the first one you have in the house already. It doesn’t have to get finished.',
  )
}
