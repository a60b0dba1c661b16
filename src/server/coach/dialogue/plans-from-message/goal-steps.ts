import { z } from 'zod'
import { readContent } from '#server/lib/content.ts'
import { capitalize } from '#contract/capitalize.ts'
import { oneOf } from '../../phrase-pattern.ts'
import { numberedList } from '../../markdown.ts'
import { cleanReply } from '../coaching/own-words.ts'
import { toSecondPerson } from '../../second-person.ts'
import { paragraphs, type Turn } from '../compose-answer.ts'
import { figureText } from './numbers-to-figures.ts'

const words = z.string().min(1).max(400)
const goals = (
  await readContent(
    'coach/goal-steps',
    z.array(
      z.strictObject({
        id: z.string(),
        /** Pattern of the goal. */
        form: words,
        /** Pattern of other details. */
        when: words.optional(),
        steps: z.array(words).min(5).max(6),
      }),
    ),
  )
).map((goal) => ({
  steps: goal.steps,
  form: new RegExp(goal.form, 'i'),
  when: goal.when === undefined ? null : new RegExp(goal.when, 'i'),
}))

const into = String.raw`(?: down)? (?:in)?to (?:an? )?(?:(?:some|few|real|small|tiny|little|doable|manageable|actual|clear|concrete) ){0,3}(?:steps?|tasks?|things?|something|pieces|chunks|bits|actions|plan)\b`
const quoted = '["“]([^"”]{3,60})["”]'
const asks = [
  new RegExp(String.raw`\b(?:turn|break|cut|split|make|chop) ${quoted}${into}`, 'i'),
  new RegExp(String.raw`\b(?:turn|break|cut|split|chop) ([^.?!"“]{3,60}?)${into}`, 'i'),
  new RegExp(String.raw`\bbreak ${quoted} (?:down|up)`, 'i'),
]
const asksBare = new RegExp(
  oneOf(
    String.raw`\b(?:please )?break (?:it|this|that) (?:all )?down\b`,
    String.raw`\b(?:what are|give me|tell me|list) the (?:first )?steps\b|\bstep by step\b|\binto (?:small|tiny|little|baby) steps\b`,
  ),
  'i',
)
const wish = new RegExp(
  String.raw`\b(?:i (?:want|need|have|would like|'d like|am trying|'ve got) to|i'm (?:supposed|trying) to|i must|` +
    String.raw`i should) ([^.?!;,]{3,60}?)(?= (?:but|and|so|because|before|by)\b|[.?!;,]|$)`,
  'i',
)

function goalOf(text: string): string | null {
  for (const form of asks) {
    const found = form.exec(text)?.[1]
    if (found !== undefined)
      return /^(?:it|this|that|them)$/i.test(found.trim()) ? (wish.exec(text)?.[1] ?? null) : found
  }
  return asksBare.test(text) ? (wish.exec(text)?.[1] ?? null) : null
}

const size = /\b(\d{1,2}) minutes\b/i

/** Splits a big wish into steps for its kind. Returns null if the message doesn't ask for that, or the kind isn't known. */
export function answerGoalSteps({ request: { message } }: Turn): string | null {
  const text = figureText(message)
  const said = goalOf(text)
  if (said === null) return null
  const goal = goals.find(({ form, when }) => form.test(said) && when?.test(text) !== false)
  if (goal === undefined) return null
  const name = toSecondPerson(cleanReply(said))
  const minutes = size.exec(text)?.[1]
  return paragraphs(
    `**${capitalize(name)}**, ${minutes === undefined ? 'in steps you can finish' : `in pieces of about ${minutes} minutes`}:`,
    numberedList(goal.steps),
    'Only the first one counts today. If one’s still too big, tell me which, and I’ll cut it smaller.',
  )
}
