import { z } from 'zod'
import { readContent } from '#server/lib/content.ts'
import { LocalFormat } from '../../../../record-questions/local-format.ts'
import { timeOfDay } from '../../../../when/format-clock-time.ts'
import { bulletList } from '../../../../markdown.ts'
import { wholeWords } from '../../../../phrase-pattern.ts'
import { type Answer, makeAnswer, paragraphs } from '../../../compose-answer.ts'
import { asksForPlan } from './facts/asks-for-plan.ts'
import { spansIn } from './facts/clock-spans.ts'
import { answerEventPlan } from '../../../plans-from-message/lists-and-timetables/event-plan.ts'
import { countdownSlots, hasToldWeeks, type Slot } from './facts/countdown-slots.ts'
import { deadlineOf } from './facts/told-deadline.ts'
import { timeText } from './facts/time-text.ts'
import { nowIn } from './facts/told-now.ts'
import type { Part } from '../../part.ts'

const words = z.string().min(1).max(300)
const events = (
  await readContent(
    'coach/event-countdowns',
    z.array(
      z.strictObject({
        id: words,
        form: words,
        /** `at`: the part of the time that has passed, 0 to 1. `needs`: only where the message says so. */
        steps: z.array(z.strictObject({ at: z.number().min(0).max(1), text: words, needs: words.optional() })),
        dayOf: words,
        forgotten: z.array(words),
      }),
    ),
  )
).map(({ id, form, steps, dayOf, forgotten }) => ({
  id,
  dayOf,
  forgotten,
  form: new RegExp(`\\b(?:${form})`),
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
      place: (place.exec(text)?.[1] ?? 'the place').replace(/^church/, 'the church').replace(/^my |^our /, 'your '),
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
  const clock = (minute: number) => local.clock(timeOfDay(minute))
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

const yard = /\bwork (?:un)?till? (\d{1,2}(?::\d\d)?)/

/** Lays out what to do in which week or on which evening before a sale, a move, a shower or a party; or what is easily forgotten. */
export function countDownToEvent(part: Part): Answer | null {
  const isForgotten = asksForgotten.test(part.line)
  if (!asksForPlan(part.line) && !isForgotten) return null
  const text = timeText(part)
  const event = events.find(({ form }) => form.test(text))
  if (event === undefined) return null
  if (isForgotten)
    return event.forgotten.length === 0 ? null : makeAnswer(bulletList(event.forgotten), { closesTopic: true })
  const now = nowIn(text, part.alone.today)
  // The plan of an event counts from the real day, and leaves out what is settled.
  if (!now.isTold && !hasToldWeeks(text) && answerEventPlan(part.whole) !== null) return null
  const due = deadlineOf(text, now)
  const local = new LocalFormat('en', now.day)
  const slots = countdownSlots(text, now, due?.day ?? null, local)
  if (slots === null) return null
  const off = yard.exec(text)?.[1]
  return makeAnswer(
    paragraphs(
      bulletList([
        ...linesOf(event, slots, text, local),
        `**The day:** ${fillIn(event.dayOf, text, openingText(text, local))}`,
      ]),
      off !== undefined && slots[0]?.name === 'Tonight'
        ? `You’re off at ${off}, so give it 6 to 8 each night and stop there.`
        : 'If you fall behind, drop whatever nobody but you would notice.',
    ),
    { closesTopic: true },
  )
}
