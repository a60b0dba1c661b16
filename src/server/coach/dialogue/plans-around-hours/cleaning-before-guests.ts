import { addDays, daysBetween, weekdayOf } from '#server/lib/days.ts'
import { makeTask } from '../../actions/task-requests.ts'
import { bulletList } from '../../markdown.ts'
import { anyOf } from '../../phrase-pattern.ts'
import { LocalFormat } from '../../record-questions/local-format.ts'
import { timeOfDay } from '../../when/format-clock-time.ts'
import { type Answer, makeAnswer, paragraphs, type Turn } from '../compose-answer.ts'
import { minuteOfNow } from '../day-plan/current-minute.ts'
import { datesIn } from '../plans-from-message/dates-in-message.ts'
import { clockSpan } from './time-range-text.ts'
import { datesInFull } from './spell-out-dates.ts'
import { shortDay } from './study-plan-text.ts'
import { toldHours, type ToldHours, withPlainHours, workWeekDays } from './work-hours.ts'

const company = anyOf(
  '(?:in ?-?laws?|company|guests?|everyone|everybody|people|family|parents|mom|mother|friends|relatives|sister|brother|(?:mother|mom) in law)(?: (?:is|are|is all|are all))? (?:com(?:es?|ing)|arriv\\w*|here|visit\\w*|stay\\w*|over)',
)
const messy = anyOf('mess|messy|wreck|disaster|dirty|trashed|filthy|pigsty|not clean|clean(?:ed|ing)?|ready')
const asks = anyOf(
  'where (?:do|should|would) i (?:even )?(?:start|begin)|what (?:do|should) i (?:do|clean|tackle) first|how (?:do|can|should) i (?:get|clean|make)',
)
const isHouse = anyOf('house|home|place|apartment')
/** Matches lists and cards that are asked for by name, for which there are other plans. */
const other = anyOf('list|add|remind|spread|dinner|menu|cook\\w*|food|hire|mold|funeral|died')

/** The steps in the order that shows the most; the last one is for the evening before. */
const steps: readonly (readonly [title: string, what: string])[] = [
  ['Trash and dishes', 'one trash bag through every room, then dishes, with a load of laundry running'],
  ['Clean the guest bathroom', 'the bathroom they’ll use: toilet, sink, mirror, floor'],
  ['Clean the kitchen', 'counters, stove, table, and one fridge shelf empty'],
  ['Pick up the living room', 'one basket for everything lying around, dust, shoes and coats away'],
  ['Sheets and a clear spot for guests', 'clean sheets, one clear surface, a place for their coats'],
  ['Floors and towels', 'floors last, then towels and toilet paper out. Stop by nine'],
]
const farthest = 10
/** With one evening left, there is a shorter list. */
const fewest = 2
/** In minutes: the first step of an evening, each further one, and the time after work before it. */
const [length, more, rest] = [45, 30, 60]
const [usualBegin, lastBegin] = [18 * 60, 20 * 60 + 15]

type Slot = { day: string; from: number }

function slotsUntil(day: string, today: string, now: number, hours: ToldHours | null): Slot[] {
  const all = Array.from({ length: daysBetween(today, day) }, (_, at) => addDays(today, at))
  return all
    .map((one): Slot => {
      const isWork = hours !== null && (hours.days ?? workWeekDays).includes(weekdayOf(one))
      const after = isWork ? Math.ceil((hours.to + rest) / 30) * 30 : usualBegin
      return { day: one, from: Math.max(usualBegin, after) }
    })
    .filter(({ day: one, from }) => from <= lastBegin && (one !== today || from > now))
    .slice(-steps.length)
}

/** Gives each evening its steps, in order. */
const shareOf = (at: number, many: number): typeof steps =>
  steps.slice(Math.floor((at * steps.length) / many), Math.floor(((at + 1) * steps.length) / many))

const minutesOf = (share: typeof steps): number => length + more * (share.length - 1)

/** Lays out the evenings until company comes. Returns null if the message doesn't ask where to start with the house, or names no day. */
export function planHouseBeforeGuests(turn: Turn): Answer | null {
  const { request, today } = turn
  const text = datesInFull(withPlainHours(request.message))
  if (request.message.length > 300 || other.test(text)) return null
  if (![company, messy, asks, isHouse].every((form) => form.test(text))) return null
  const day = datesIn(text, today)[0]?.day
  if (day === undefined || daysBetween(today, day) < 1 || daysBetween(today, day) > farthest) return null
  const slots = slotsUntil(day, today, minuteOfNow(turn), toldHours(text))
  if (slots.length < fewest) return null
  const local = new LocalFormat('en', today)
  const planned = slots.map((slot, at) => ({ slot, share: shareOf(at, slots.length) }))
  const cards = planned.map(({ slot, share }) =>
    Object.assign(
      makeTask(
        share.map(([title]) => title).join(', '),
        { day: slot.day, time: timeOfDay(slot.from), minutes: minutesOf(share), repeat: null },
        slot.day,
      ),
      { category: 'personal' as const },
    ),
  )
  return makeAnswer(
    paragraphs(
      `Start with trash and dishes ${slots[0]?.day === today ? 'tonight' : 'first'}. You’ve got ${slots.length} evenings till ${local.weekday(day)}, and that’s enough for what they’ll see:`,
      bulletList(
        planned.map(
          ({ slot, share }) =>
            `**${shortDay(slot.day, local)}, ${clockSpan(slot.from, slot.from + minutesOf(share), local)}:** ${share.map(([, what]) => what).join('; then ')}.`,
        ),
      ),
      'A bedroom nobody goes in gets a closed door. Tap the cards to put the evenings in your planner.',
    ),
    { cards, isFree: true },
  )
}
