import { z } from 'zod'
import { readContent } from '#server/lib/content.ts'
import { LocalFormat } from '../../../../record-questions/local-format.ts'
import { bulletList } from '../../../../markdown.ts'
import { wholeWords } from '../../../../phrase-pattern.ts'
import { type Answer, makeAnswer, paragraphs } from '../../../compose-answer.ts'
import { asksForPlan } from './facts/asks-for-plan.ts'
import { spansIn } from './facts/clock-spans.ts'
import { answerEventPlan } from '../../../plans-from-message/lists-and-timetables/event-plan.ts'
import { countdownSlots, hasToldWeeks, type Slot } from './facts/countdown-slots.ts'
import { deadlineOf } from './facts/told-deadline.ts'
import { clockText, timeText } from './facts/time-text.ts'
import { nowIn } from './facts/told-now.ts'
import type { Part } from '../../part.ts'

const hosts = [
  "(?:i|we|i'm|im|i am|we're|we are|i've|we've)(?: \\w+){0,3}? (?:host|hosting|have|got|having|throw|throwing|give|giving|plan|planning|organize",
  'organizing|do|doing|hold|holding|running|putting on|in charge of)',
].join('|')
/** Words before an event that make it somebody else’s. */
const ofOthers = "(?!(?:church|school|office|company|neighbors?|sister|brother|friend|boss|cousin|pta)(?:'?s)?\\b)"
/** Matches an event of this form that the user hosts: 'we’re having a yard sale', or a sentence that begins with it, 'Bridal shower for my niece'. */
const ownEvent = (form: string): RegExp =>
  new RegExp(
    [
      String.raw`(?:\b${hosts}\b[^.?!]{0,40}?\b|help me plan [^.?!]{0,40}?\b|(?:^|[.?!] )(?:ok |so |and |first )?(?:my |our |the |a )?${ofOthers}`,
      String.raw`(?:(?:son|daughter|twins)(?:'?s)? )?(?:\w+ )?)(?:${form})`,
      String.raw`(?! (?:cupcakes?|cakes?|cookies|gifts?|presents?|season|dress|outfit|photos|speech|toast)\b)`,
    ].join(''),
  )
/** Matches an event that is somebody else’s, is over, isn’t going to be, or is only work for it. */
const notOwn = wholeWords([
  "a guest|invited|photographer|catering|caterer|customers?|orders|bak(?:e|ing) (?:for|on the side)|cakes? for|cancell?ed|called off|postponed|fell through|next year|fundraiser|not in charge|neighbor'?s?|coworker(?:'?s)?(?! (?:come|comes|coming|are)\\b)",
  '(?:was|were) (?:on )?(?:last|yesterday|this past)|last (?:week|weekend|month|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|not (?:moving|going|having|hosting)|(?:no|need|buy|get|bring) (?:a |the |some )?(?:gift|present)',
])

const words = z.string().min(1).max(300)
const events = (
  await readContent(
    'coach/event-countdowns',
    z.array(
      z.strictObject({
        id: words,
        form: words,
        /** Whether guests come: then the user may only be one of them. */
        isHosted: z.boolean(),
        /** `at`: the part of the time that has passed, 0 to 1. `needs`: only where the message says so. */
        steps: z.array(z.strictObject({ at: z.number().min(0).max(1), text: words, needs: words.optional() })),
        dayOf: words,
        forgotten: z.array(words),
      }),
    ),
  )
).map(({ form, isHosted, steps, dayOf, forgotten }) => ({
  dayOf,
  forgotten,
  form: isHosted ? ownEvent(form) : new RegExp(`\\b(?:${form})`),
  steps: steps.map(({ at, text, needs }) => ({ at, text, needs: needs === undefined ? null : new RegExp(needs) })),
}))
type Event = (typeof events)[number]

const asksForgotten = wholeWords([
  'what (?:am i|else am i|are we|did i) (?:forgetting|missing|forget|miss)|what (?:do|does|will|would) (?:i|people|we|everybody|everyone) (?:always |usually |probably |most likely )?forget|what else(?: is there)?',
])

const number = /\b(\d{1,3}) (?:\w+ )?(?:guests|people|women|ladies|kids|friends|of us|girls)\b/
const money = /\$(\d{2,5})\b/
const place =
  /\b(church hall|(?:the |a )?(?:\w+ )?hall|my house|our house|(?:the |a )?restaurant|my (?:place|backyard|apartment))\b/
const weather = /\brain\w*(?:'?s| is)?(?: expected| coming| in the forecast| forecast)?(?: on)? (\w+day)\b/

/** Fills in what is told; the numbers of the budget are shares of the whole. */
function fillIn(template: string, text: string, day: { setup: string; lastHour: string }): string {
  const guests = number.exec(text)?.[1]
  const budget = Number(money.exec(text)?.[1] ?? 0)
  const share = (part: number) => (budget === 0 ? '' : ` (about $${Math.round((budget * part) / 5) * 5})`)
  const values = new Map(
    Object.entries({
      place: (place.exec(text)?.[1] ?? 'the place')
        .replace(/^church/, 'the church')
        .replace(/^a /, 'the ')
        .replace(/^my |^our /, 'your '),
      guests: guests === undefined ? '' : ` at ${guests}`,
      budget: budget === 0 ? '' : ` of the $${budget}`,
      food: share(0.6),
      decor: share(0.2),
      ...day,
    }),
  )
  return template.replace(/\{(\w+)\}/g, (_, name: string) => values.get(name) ?? '')
}

/** In minutes. */
const setUpTime = 45
function openingText(text: string, local: LocalFormat): { setup: string; lastHour: string } {
  const span = spansIn(text.replace(/\bwork[^.,]*\b/g, ' '))[0]
  const clock = (minute: number) => clockText(minute, local)
  return span === undefined
    ? { setup: 'an hour early', lastHour: 'the last hour' }
    : { setup: `by ${clock(span.from - setUpTime)}`, lastHour: `the last hour, from ${clock(span.to - 60)}` }
}

function linesOf(event: Event, slots: readonly Slot[], text: string, local: LocalFormat): string[] {
  const opening = openingText(text, local)
  const rainy = weather.exec(text)?.[1]
  const told = event.steps.filter(({ needs }) => needs === null || needs.test(text))
  return slots.flatMap(({ name }, at) => {
    const own = told.filter((step) => Math.min(slots.length - 1, Math.floor(step.at * slots.length + 0.01)) === at)
    const rain =
      rainy !== undefined && name.toLowerCase().startsWith(rainy)
        ? ' Rain’s expected, so all of it indoors, and no signs up yet.'
        : ''
    const said = own.map((step) => fillIn(step.text, text, opening)).join(' ')
    return said === '' ? [] : [`**${name}:** ${said}${rain}`]
  })
}

const offWork = /\bwork (?:un)?till? ((\d{1,2})(?::\d\d)?)(?! ?am)/
/** In hours of the afternoon: an evening begins then at the earliest, and whoever is off later has none for this. */
const [earliestEvening, latestOff] = [6, 7]
/** Says how long an evening’s share may take, by the hour at which the user is off. */
function eveningText(text: string): string | null {
  const [, time = '', hour = '0'] = offWork.exec(text) ?? []
  const off = Number(hour)
  const begin = Math.max(earliestEvening, off + 1)
  return off < 1 || off > latestOff
    ? null
    : `You’re off at ${time}, so give it ${begin} to ${begin + 2} each night and stop there.`
}

function layOut(event: Event, part: Part, text: string): string | null {
  const now = nowIn(text, part.alone.today)
  // The plan of an event counts from the real day, and leaves out what is settled.
  if (!now.isTold && !hasToldWeeks(text) && answerEventPlan(part.whole) !== null) return null
  const due = deadlineOf(text, now)
  const local = new LocalFormat('en', now.day)
  const slots = countdownSlots(text, now, due?.day ?? null, local)
  if (slots === null) return null
  return paragraphs(
    bulletList([
      ...linesOf(event, slots, text, local),
      `**The day:** ${fillIn(event.dayOf, text, openingText(text, local))}`,
    ]),
    (slots[0]?.name === 'Tonight' ? eveningText(text) : null) ??
      'If you fall behind, drop whatever nobody but you would notice.',
  )
}

/** Lays out what to do in which week or on which evening before a sale, a move, a shower or a party of the user’s; or what is easily forgotten. */
export function countDownToEvent(part: Part): Answer | null {
  const isForgotten = asksForgotten.test(part.line)
  const isPlan = asksForPlan(part.line.replace(asksForgotten, ' '))
  if (!isPlan && !isForgotten) return null
  const text = timeText(part)
  const event = notOwn.test(text) ? undefined : events.find(({ form }) => form.test(text))
  if (event === undefined) return null
  const plan = isPlan ? layOut(event, part, text) : null
  const forgotten =
    isForgotten && event.forgotten.length > 0
      ? paragraphs(isPlan ? 'And easily forgotten:' : null, bulletList(event.forgotten))
      : null
  return plan === null && forgotten === null ? null : makeAnswer(paragraphs(plan, forgotten), { closesTopic: true })
}
