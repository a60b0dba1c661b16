import { capitalize } from '#contract/capitalize.ts'
import { bulletList } from '../../../../markdown.ts'
import { readCount, minuteWords } from '../../../../number-words.ts'
import { clockTime } from '../../../../when/format-clock-time.ts'
import { makeAnswer, paragraphs } from '../../../compose-answer.ts'
import type { PartMaker } from '../../part.ts'
import { toPlainText } from '../warm-words/told-slots.ts'

const fit = '(?:go|fit|come in|come from|be|happen)'
const quiet = '(?:quiet|silence|silent|prayer|prayers|alone|still|devotions?|bible|peace|meditat\\w+|to myself)'
const asks = new RegExp(
  `\\b(?:where|when|how) (?:could|can|would|do|should)\\b.{0,40}\\b(?:${quiet}\\b.{0,30}\\b${fit}|(?:fit|find|squeeze in|get|put|take)\\b.{0,30}\\b${quiet})\\b|\\b(?:where|when) (?:could|can|would|should) (?:i|my) (?:pray|quiet time)\\b`,
)
const minutes = /\b(\d{1,2}|ten|fifteen|five|twenty|thirty) (?:\w+ )?min(?:ute)?s?\b/

const clock = String.raw`(\d{1,2})(?::(\d\d))?(?! ?(?:min|hours|days|kids|weeks)) ?(am|pm)?`
const at = (words: string): RegExp =>
  new RegExp(String.raw`\b(?:${words}) (?:is |comes |starts )?(?:at |by |around )?${clock}`, 'i')
const times = {
  up: at('up|wake up|get up|alarm'),
  bus: at('bus'),
  shift: at('shift|work starts|clock in|start work'),
  home: at('(?:im |i am |i get |get |back )?home'),
  kids: at('kids(?: get home| come home| are home| home)?|pick ?up|school gets out'),
  bed: at('kids (?:are )?(?:in bed|down|asleep)|bedtime(?: is)?'),
  nap: at('naps?'),
}
const workSpan = new RegExp(String.raw`\bwork (?:from )?${clock} ?(?:to|-|till|until) ?${clock}`, 'i')
const service = new RegExp(
  [
    String.raw`\b(?:(\w+day)s? (?:are|is|i have|ive got) (choir|bible study|church|prayer group)|(choir|bible study|church`,
    String.raw`|prayer group) (?:is |practice |on ){0,2}(\w+day)s?)\b`,
  ].join(''),
  'i',
)

type Half = 'am' | 'pm'
function toMinute(
  hour: string | undefined,
  minute: string | undefined,
  said: string | undefined,
  usual: Half,
): number | null {
  if (hour === undefined || Number(hour) > 12) return null
  const half = said?.toLowerCase() ?? usual
  return (Number(hour) % 12) * 60 + Number(minute ?? 0) + (half === 'pm' ? 12 * 60 : 0)
}

const usualHalf = { up: 'am', bus: 'am', shift: 'am', home: 'pm', kids: 'pm', bed: 'pm', nap: 'pm' } as const
function readTime(name: keyof typeof times, text: string): number | null {
  const [, hour, minute, half] = times[name].exec(text) ?? []
  return toMinute(hour, minute, half, usualHalf[name])
}

function readWork(text: string): { from: number | null; to: number | null } {
  const [, hour, minute, half, endHour, endMinute, endHalf] = workSpan.exec(text) ?? []
  const from = toMinute(hour, minute, half, 'am') ?? readTime('shift', text)
  return { from, to: toMinute(endHour, endMinute, endHalf, 'pm') }
}

/** Where `many` minutes fit between the times that are told, the emptiest place first. */
function findPlaces(text: string, many: number): string[] {
  const [up, bus, home, kids, bed, nap] = (['up', 'bus', 'home', 'kids', 'bed', 'nap'] as const).map((name) =>
    readTime(name, text),
  )
  const work = readWork(text)
  const span = (from: number): string => `${clockTime(from)} to ${clockTime(from + many)}`
  const places: (string | null)[] = [
    home != null && kids != null && kids - home >= many + 10
      ? `**${span(home + 5)},** after you walk in at ${clockTime(home)} and before the kids do at ${clockTime(kids)}. Sit down before you see the laundry.`
      : null,
    bus != null && (work.from === null || work.from - bus >= many + 15)
      ? `**${span(bus)},** as soon as the bus pulls away${work.from === null ? '' : `, since work isn’t till ${clockTime(work.from)}`}. Same chair, coffee in hand, before you clean anything up.`
      : null,
    bed != null ? `**${span(bed + 5)} at night,** once the kids are down and before the TV or the phone.` : null,
    nap != null ? `**${span(nap + 5)},** at the start of the nap, before the dishes.` : null,
    work.from !== null
      ? `**${span(work.from - many - 5)},** parked at work, phone in the bag, before you go in.`
      : null,
    work.to !== null ? `**${span(work.to)},** in the car after work, before you turn the key.` : null,
    up != null && bus == null ? `**${span(up)},** feet on the floor, before the phone and the lights.` : null,
  ]
  return places.filter((place) => place !== null)
}

function atService(text: string, many: number): string | null {
  const [, day, what, other, otherDay] = service.exec(text) ?? []
  const [on, event] = [day ?? otherDay, what ?? other]
  if (on === undefined || event === undefined) return null
  return `**${capitalize(on.toLowerCase())}s:** get to ${event.toLowerCase()} ${many} minutes early, and sit in the quiet before anybody else comes in.`
}

const isStale = /\b(?:stale|dry|flat|can'?t pray|boring|going through the motions)\b/i

/** Where some quiet minutes fit into the day, by the hours that were told. */
export const makeQuietMinutes: PartMaker = ({ line, context }) => {
  if (!asks.test(line)) return null
  const text = toPlainText(context.turn.request.message)
  const [, said = 'ten'] = minutes.exec(line) ?? []
  const many = minuteWords.get(said) ?? readCount(said)
  const [best, ...others] = findPlaces(text, Number.isNaN(many) ? 10 : many)
  if (best === undefined) return null
  const more = [...others.slice(0, 2), ...(atService(text, many) === null ? [] : [atService(text, many) ?? ''])]
  return makeAnswer(
    paragraphs(
      `Here’s the best spot I see: ${best}`,
      more.length === 0 ? null : `If that one gets eaten:\n\n${bulletList(more)}`,
      isStale.test(text)
        ? 'And don’t try to fill it. Read one psalm out loud, slowly, then just sit there with it. Stale usually means too many words.'
        : 'Pick one and do it three days this week. Don’t move it around; the same chair does half the work.',
    ),
    { closesTopic: true },
  )
}
