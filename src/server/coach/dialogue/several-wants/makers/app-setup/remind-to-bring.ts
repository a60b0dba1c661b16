import type { CoachProposal } from '#contract/coach.ts'
import { daysBetween } from '#server/lib/days.ts'
import { toSecondPerson } from '../../../../second-person.ts'
import { formatDay, formatTime } from '../../../../actions/format-when.ts'
import { answerActionRequests } from '../../../../actions/answer-action-requests.ts'
import { toTitle } from '../../../../actions/title-text.ts'
import { quoteUserText } from '../../../../guide/quote-user-text.ts'
import { readWhen } from '../../../../when/read-when.ts'
import { type Answer, makeAnswer } from '../../../compose-answer.ts'
import type { Part, PartMaker } from '../../part.ts'
import { laterBy } from './setup-item.ts'

const reminds = new RegExp(
  [
    '^(?:(?:and|also|then|plus|oh|can you|could you|will you|would you|please|pls)[, ]+)*remind me (?:to|about',
    String.raw`|of) (.{3,80}?)(?:, (?:i|we|because|cause|since|it|they|my|his|her|the)\b.*|[.?!]*)$`,
  ].join(''),
  'i',
)
const appointment = new RegExp(
  [
    String.raw`\b(?:appointment|appt|mammogram|doctor|dr\b|dentist|physical|checkup|check-up|interview|flight|meeting`,
    '|conference|surgery|scan|mri|ultrasound|exam|test|court|closing|visit|class|vet|therapy|therapist|specialist',
    String.raw`|orthodontist|hearing|procedure|colonoscopy|trip|concert|practice|picture day|recital|game|party|move|tour)\b`,
  ].join(''),
  'i',
)

/** Asks how to set up reminders, and names them: the reminders are what helps. */
const setsUp = new RegExp(
  [
    '^(?:(?:and|also|then|please)[, ]+)*(?:how (?:do|can|would) i |can you |could you |please )?(?:set up|make|add',
    '|create|put in|set)(?: me)? (?:an? |some )?(?:weekly |daily |monthly )?reminders?(?: (?:in|on) (?:here|the app',
    '|this app))? (?:to|for me to) (.{3,150}?)[.?!]*$',
  ].join(''),
  'i',
)
/** Earlier than this, in hours, it reminds the evening before. */
const earliest = 8
const eveningBefore = '19:00'

type When = { day: string; time: string | null }

/** The day and hour of the appointment that the message tells of. */
function appointmentIn({ told, want, context: { turn } }: Part): When | null {
  const clock = { ...turn.request, today: turn.today }
  for (const sentence of [...told, want].filter((one) => appointment.test(one))) {
    const { day, time, problem } = readWhen(sentence, clock, 'en')
    if (day !== null && problem === null && day >= turn.today) return { day, time }
  }
  return null
}

/** An hour before, or the evening before if that is too early to be read. */
function reminderFor({ day, time }: When): When {
  if (time === null) return { day, time: null }
  const [hour = 0] = time.split(':').map(Number)
  if (hour - 1 >= earliest) return { day, time: laterBy(time, -60) }
  return { day: Temporal.PlainDate.from(day).subtract({ days: 1 }).toString(), time: eveningBefore }
}

/** A card that reminds of something for the appointment that the message tells of. */
export const remindToBring: PartMaker = (part) => {
  const told = setsUp.exec(part.want.trim())?.[1]
  if (told !== undefined) return asCards(part, `Remind me to ${told}`)
  const what = reminds.exec(part.want.trim())?.[1]
  if (what === undefined) return null
  const { today, request } = part.context.turn
  const own = readWhen(what, { ...request, today }, 'en')
  const when = appointmentIn(part)
  if (own.day !== null || own.repeat !== null || when === null) {
    return asCards(part, part.want)
  }
  return cardFor(toTitle(what), when, part)
}

/** The old card is easily shown by habit. */
function newCard(title: string, said: readonly string[]): string {
  if (!/\binsurance card\b/i.test(title)) return ''
  const [, name] =
    said
      .map((one) => /\b(?:switched|changed|moved) to ([A-Z][a-zA-Z]{2,20})\b/.exec(one))
      .find((found) => found !== null) ?? []
  return name === undefined ? '' : `, the new ${name} one, and take the old one out`
}

/** Reads it as a request of its own. */
function asCards({ alone }: Part, message: string): Answer | null {
  const asked = answerActionRequests({ ...alone, request: { ...alone.request, message } })
  return asked !== null && 'cards' in asked && asked.cards.length > 0 ? asked : null
}

function cardFor(title: string, when: When, { context, told, want }: Part): Answer {
  const { today } = context.turn
  const { day, time } = reminderFor(when)
  const isFirst = day < today
  const card: CoachProposal = {
    kind: 'task',
    title,
    category: 'personal',
    priority: 4,
    dueDate: isFirst ? when.day : day,
    time: isFirst ? null : time,
    estimatedDuration: 15,
  }
  const at = card.time === null ? '' : ` ${formatTime(card.time, 'en')}`
  const before = time === null || isFirst ? '' : day === when.day ? ', an hour before' : ', the evening before'
  const evening = daysBetween(today, when.day) === 1 ? 'tonight' : 'the evening before'
  const bag = /^bring /i.test(title)
    ? ` So put ${toSecondPerson(
        title
          .replace(/^bring /i, '')
          .split(/ (?:to|for) /, 1)
          .join(''),
      )} in your bag ${evening}${newCard(title, told.concat(want))}.`
    : ''
  return makeAnswer(
    `The card below puts ${quoteUserText(title)} in your planner for ${formatDay(card.dueDate, today, 'en')}${at}${before}. That day it’s under the bell at the top. There’s no alert on your phone.${bag}`,
    { cards: [card], closesTopic: true },
  )
}
