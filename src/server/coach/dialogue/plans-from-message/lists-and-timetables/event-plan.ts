import { z } from 'zod'
import { addDays, daysBetween } from '#server/lib/days.ts'
import { readContent } from '#server/lib/content.ts'
import { bulletList, numberedList } from '../../../markdown.ts'
import { countWords } from '../../../guide/text-analysis.ts'
import { anyOf, oneOf } from '../../../phrase-pattern.ts'
import { LocalFormat } from '../../../record-questions/local-format.ts'
import { paragraphs, type Turn } from '../../compose-answer.ts'
import { figureText } from '../numbers-to-figures.ts'
import { datesIn, deadlineIn } from '../dates-in-message.ts'
import { readBudget, splitBudget } from './event-budget.ts'

const words = z.string().min(1).max(400)
const plans = (
  await readContent(
    'coach/event-plans',
    z.array(
      z.strictObject({
        id: z.string(),
        name: words,
        form: words,
        /** Shares of the budget, in percent. */
        shares: z.array(z.tuple([words, z.number()])),
        steps: z.array(
          z.strictObject({
            /** Weeks before the day. */
            weeks: z.number().int().min(0),
            text: words,
            /** Part of the event that the step is about: left out if it is done, first if it is named. */
            part: words,
            /** The expression that the message has to match. */
            when: words.optional(),
            /** True if people who have done it often don't need it. */
            isBasic: z.boolean().optional(),
            /** True if it is left out once its time is over. */
            isExtra: z.boolean().optional(),
          }),
        ),
      }),
    ),
  )
).map(({ name, shares, form, steps }) => ({
  name,
  shares,
  form: new RegExp(form, 'i'),
  steps: steps.map((step) => ({
    weeks: step.weeks,
    text: step.text,
    isBasic: step.isBasic,
    isExtra: step.isExtra,
    part: new RegExp(String.raw`\b(?:${step.part})`, 'i'),
    when: step.when === undefined ? null : new RegExp(step.when, 'i'),
  })),
}))
type Plan = (typeof plans)[number]
type Step = Plan['steps'][number]

const asksStart = new RegExp(
  String.raw`\b(?:${oneOf(
    '(?:where|how) (?:do|would|should|can) (?:i|we|you) (?:even )?(?:start|begin)|where to (?:even )?(?:start|begin)',
    'what (?:do|should) (?:i|we) (?:do|book|buy) first|what (?:has|needs) to happen (?:when|first|by when)',
    'how (?:do|can|would) (?:i|we) (?:even |ever )?(?:plan|organi[sz]e|pull (?:this|it) off)',
    '(?:what to do|what comes) first',
  )})\b(?! (?!planning|organi[sz]ing|booking)\w+ing\b)(?: (?:with|on) ([^.?!,]{3,40}))?`,
  'i',
)
const asksList = new RegExp(
  String.raw`(?<!(?:not|n't|never) )\b(?:make|give|write|set|draw|put|need|want|lay|build|create|prepare|get)(?: me| us)?(?: up| out| together)? (?:a|an|the|my|some) ` +
    String.raw`((?:[\w'-]+ ){0,4})(?:check)?(?:list|plan|timeline|countdown|order of (?:steps|things)|schedule)\b(?: (?:of|for) ([^.?!,]{3,40}))?`,
  'i',
)
const asksOrder = /\b(?:in what order|what order|order of steps|step by step|what by when)\b/i
const notHere = anyOf(
  'planner|calendar|remind|grocery|shopping list|guest list for|packing|to pack|invited to',
  'sav(?:e|ing) (?:up )?for|thank-?you|speech|toast|invitation for|last (?:night|week|month|year)',
  String.raw`(?:is|was|it's) over|crying|forgiv\w*|left me|called off|cancell?ed|broke (?:up|it off)|divorc\w*`,
  'what (?:do|should|can) i wear|a wake|the wake|memorial|celebration of life|in memory',
  String.raw`throw\w* (?:me|us)|maid of hono\w*|bridesmaid|best man|pretend\w*`,
)
/** In words. For a shorter message, the library's article says as much. */
const fewestWords = 14

const isPlanning = anyOf(
  String.raw`in charge|plan(?:ning)?|host(?:ing)?|organi[sz]\w*|throw(?:ing)?|running|budget|to spend|booked`,
  String.raw`guests|\d+ people|invitations|said yes to|fell to me|doing it|the move is|moving`,
)
const ofSteps = /^(?:the )?(?:steps|things? (?:to do|that)|what (?:to (?:do|book|buy)|needs|has)|everything)\b/i

/** Returns the event if the message asks for a list or the first steps, and not about something else around it. */
function planAsked(text: string): Plan | null {
  const plan = plans.find(({ form }) => form.test(text))
  if (plan === undefined) return null
  const [list, before = '', about] = asksList.exec(text) ?? []
  if (/^(?:after|everyone|who)\b/i.test(about ?? '')) return null
  if (list !== undefined && (about === undefined || ofSteps.test(about) || plan.form.test(`${before}${about}`)))
    return plan
  const [start, other] = asksStart.exec(text) ?? []
  const isOther = other !== undefined && !plan.form.test(other) && !/^(?:it|this|that|all|any)\b/i.test(other)
  return (start !== undefined || asksOrder.test(text)) && !isOther && isPlanning.test(text) ? plan : null
}

const done = new RegExp(
  oneOf(
    String.raw`\b(?:i|we|she|he|they|mom|mum|cousin|sister|brother|aunt|uncle|friend|mother-in-law)(?:'ve|'s| have| has)?(?: already)? (?:have|has|got|booked|paid for|bought|rented|reserved|ordered|found)(?! (?:to|no|not|until|till|about|\d|[$£€]))([^.;!?]{3,90})`,
    String.raw`([^.;!?,]{3,50}?)(?: is| are) (?:already |all )?(?:done|booked|paid|sorted|bought|ready|sent|taken care of|ordered)\b`,
    String.raw`\b((?:[\w-]+ )(?:is|are) (?:my|our|her|his|the) \w+'s (?:job|department|problem))\b`,
    String.raw`\b(?:in|at) ((?:my|our|her|his|the|a) (?:[\w']+ ){0,2}(?:garden|hall|backyard|restaurant|barn|park))\b`,
  ),
  'gi',
)
const notDone = /\b(?:no|haven't|not|still|need|budget|to spend|saved|\d+ for)\b/i
/** Returns what the user says is settled, up to the first thing that is not. */
const doneIn = (text: string): string[] =>
  [...text.matchAll(done)].flatMap((found) =>
    (found.slice(1).find((group) => group !== undefined) ?? '')
      .split(/,| (?:and |but )(?=no\b|still\b|not\b|haven't\b)/i)
      .filter((clause) => clause.trim() !== '' && !notDone.test(clause)),
  )

const knowsBasics =
  /\b(?:skip the (?:obvious|basics|usual)|not the (?:obvious|usual)|(?:i )?know the (?:basics|drill)|nothing obvious|without the obvious)\b/i

/** Puts the named steps first and keeps the order of the others. */
function stepsFor(
  plan: Plan,
  text: string,
  settled: readonly string[],
  isOver: (step: Step) => boolean,
): { first: Step[]; rest: Step[] } {
  const fit = plan.steps.filter(
    (step) =>
      step.when?.test(text) !== false &&
      !settled.some((one) => step.part.test(one)) &&
      !(step.isBasic === true && knowsBasics.test(text)),
  )
  const open = settled.reduce((left, clause) => left.replace(clause, ' '), text)
  const isNamed = ({ part }: Step) => part.test(open)
  return {
    first: fit.filter(isNamed),
    rest: fit.filter((step) => !isNamed(step) && !(step.isExtra === true && isOver(step))),
  }
}

const beforeDay = (weeks: number): string =>
  weeks === 0 ? 'The last days' : `${weeks} week${weeks === 1 ? '' : 's'} before`

/** Lists what is due now with numbers, and the rest by date. */
function laidOut({ first, rest }: { first: Step[]; rest: Step[] }, day: string | null, today: string) {
  if (day === null)
    return paragraphs(
      first.length === 0 ? null : numberedList(first.map(({ text }) => text)),
      bulletList(
        rest.toSorted((a, b) => b.weeks - a.weeks).map(({ weeks, text }) => `**${beforeDay(weeks)}:** ${text}`),
      ),
    )
  const words = new LocalFormat('en', today)
  const due = (step: Step) => addDays(day, -7 * step.weeks)
  const isNow = (step: Step) => due(step) <= addDays(today, 6)
  const now = [...first, ...rest.filter(isNow)]
  const later = rest
    .filter((step) => !isNow(step))
    .map((step) => `**${step.weeks === 0 ? 'On the day' : `By ${shortDate(words, due(step))}`}:** ${step.text}`)
  return paragraphs(
    now.length === 0 ? null : numberedList(now.map(({ text }) => text)),
    later.length === 0 ? null : `${now.length === 0 ? '' : 'Then:\n\n'}${bulletList(later)}`,
  )
}

/** The next time that this day comes needs no year. */
const shortDate = (words: LocalFormat, day: string): string => words.date(day).replace(/, \d{4}$/, '')

/** Lists the steps of an event by the weeks before it, splits the budget, and leaves out finished steps. */
export function answerEventPlan({ request: { message }, today }: Turn): string | null {
  const text = figureText(message)
  if (notHere.test(text) || countWords(text) < fewestWords) return null
  const plan = planAsked(text)
  if (plan === null) return null
  const day =
    datesIn(text, today).length > 0 || /\b(?:weeks?|months?|days)\b/i.test(text) ? deadlineIn(text, today) : null
  const weeks = day === null ? null : daysBetween(today, day) / 7
  const budget = readBudget(text, weeks)
  if (day === null && budget === null) return null
  const settled = doneIn(text)
  const isDone = plan.steps.filter(({ part }) => settled.some((one) => part.test(one)))
  const removed = isDone.flatMap(({ part }) => part.exec(settled.join('; '))?.[0]?.toLowerCase() ?? [])
  const steps = stepsFor(plan, text, settled, (step) => weeks !== null && step.weeks > weeks + 1)
  return paragraphs(
    `${howFar(plan, day, today)}.${removed.length === 0 ? '' : ` Settled, so it’s out: ${removed.join(', ')}.`}${steps.first.length === 0 ? '' : asksStart.test(text) ? ' Start at the top:' : ' What you named comes first:'}`,
    laidOut(steps, day, today),
    budget === null
      ? null
      : splitBudget(
          budget,
          plan.shares.filter(([name]) => !isDone.some(({ part }) => part.test(name))),
        ),
    day !== null && daysBetween(today, day) < 8 ? null : 'Take only the first line for now.',
  )
}

function howFar({ name }: Plan, day: string | null, today: string): string {
  if (day === null) return `Here’s the order for ${name}`
  const days = daysBetween(today, day)
  const far = days < 15 ? `${days} day${days === 1 ? '' : 's'}` : `${Math.floor(days / 7)} weeks`
  return `${shortDate(new LocalFormat('en', today), day)} is ${far} away`
}
