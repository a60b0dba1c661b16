import { addDays, weekdayOf } from '#server/lib/days.ts'
import type { CoachProposal } from '#contract/coach.ts'
import { makeTask } from '../../actions/task-requests.ts'
import { bulletList } from '../../markdown.ts'
import { anyOf } from '../../phrase-pattern.ts'
import { LocalFormat } from '../../record-questions/local-format.ts'
import { timeOfDay } from '../../when/format-clock-time.ts'
import { anyEnglishWeekday, weekdayNumber } from '../../when/weekdays.ts'
import { type Answer, makeAnswer, paragraphs, type Turn } from '../compose-answer.ts'
import { clockSpan } from './time-range-text.ts'
import { endsNextDay, hourForm, minuteAt, toldHours, weekdaysIn, withPlainHours } from './work-hours.ts'

const asks = anyOf(
  '(?:when|what time|how|what hours|how long) (?:should|do|can|would|could|am|is|to|the heck do) [^.?!]{0,40}\\b(?:sleep|nap|rest|go to bed)',
  'sleep (?:schedule|plan|times?)|(?:plan|schedule|hours) (?:for|of) (?:my )?sleep|how (?:do|should|can) i (?:set up|arrange|plan|handle|do) (?:my )?sleep',
)
/** Matches somebody else's sleep, and sleep that doesn't come at all. */
const other = anyOf(
  "(?:my|his|her) (?:husband|baby|son|daughter|kid|kids|boyfriend|wife|mom|dad|partner)(?:'?s)? (?:work|works|sleep|sleeps|to sleep|is on|wont|won't)|he works|she works",
  'insomnia|sleep study|apnea|pills?|melatonin|ambien|benadryl|training|puppy|newborn|did i|have i|how many|log|how (?:much|long) did',
)
const starts = new RegExp(
  String.raw`\b(?:start(?:s|ing)?|begin(?:s|ning)?|from)(?: (?:nights|overnights|shifts|work))?(?: on| this| next)? (${anyEnglishWeekday}|tonight|tomorrow|today)\b`,
  'i',
)
const nights =
  /\b([2-7]) (?:(?:straight|more|long|12 hour|back to back) )?(?:nights?|shifts?|in a row|days|overnights?)\b/i
const homeAt = new RegExp(
  String.raw`\b(?:get|am|be|i'm|im) home (?:at|by|around|about) (?:about |around )?${hourForm}`,
  'i',
)

/** The hour by which the user says they have to be up. */
const upBy = new RegExp(
  String.raw`\b(?:have|need|got|gotta|has|must)(?: to)? (?:be up|get up|wake up|be awake)(?: by| at| before| around)? ${hourForm}`,
  'i',
)
/** Says that the user doesn’t want to turn their days around on the days off. */
const staysTurned =
  /\b(?:not|without|stop|quit) (?:me )?(?:flipping|switching|turning)\b|\bflip(?:ping)? (?:all the way )?back and forth\b/i
const everyOther = /\bevery other\b/i

const childrenHome = new RegExp(
  String.raw`\b(?:kids?|son|daughter|boys|girls|children)\b[^.?!\d]{0,30}\b(?:home|off the bus|out of school|back)(?: from school)?(?: at| by| around)? ${hourForm}`,
  'i',
)

const day = 1_440
/** In minutes: the way home and winding down, a night's sleep, the sleep after the last shift, and a nap. */
const [unwind, long, short, nap] = [90, 420, 210, 90]
/** In minutes before the shift: when the nap ends, and how much coffee needs before sleep. */
const [napEnds, coffee] = [180, 450]
const windDown = 30
/** In minutes of the day: bedtime after the last shift. */
const earlyBed = 21 * 60 + 30
/** In minutes of the day: sleep on days off that lies between that of night shifts and that of others. */
const [middleBed, middleUp] = [2 * 60, 10 * 60]

function firstNight(text: string, today: string): string | null {
  const said = starts.exec(text)?.[1]?.toLowerCase()
  if (said === undefined) return null
  if (said === 'tonight' || said === 'today') return today
  if (said === 'tomorrow') return addDays(today, 1)
  return addDays(today, (weekdayNumber(said) - weekdayOf(today) + 7) % 7)
}

/** The days on which a shift begins: from the first one, or on the weekdays that were told, if they follow each other. */
function nightsIn(text: string, today: string, days: readonly number[] | null): string[] | null {
  const first = firstNight(text, today)
  const many = Number(nights.exec(text)?.[1] ?? (first === null ? 0 : 1))
  if (first !== null) return Array.from({ length: many }, (_, at) => addDays(first, at))
  const named = days ?? weekdaysIn(text)
  if (named.length === 0 || everyOther.test(text)) return null
  const dated = named.map((one) => addDays(today, (one - weekdayOf(today) + 7) % 7)).toSorted()
  const isRun = dated.every((one, at) => at === 0 || one === addDays(dated[at - 1] ?? '', 1))
  return isRun ? dated : null
}

type Times = { begin: number; home: number; bed: number; up: number }
function at(minutes: number, local: LocalFormat): string {
  const minute = ((minutes % day) + day) % day
  return minute === 0 ? 'midnight' : local.clock(timeOfDay(minute))
}

function linesFor(shifts: readonly string[], { begin, bed, up, home }: Times, local: LocalFormat): string[] {
  const [first = ''] = shifts
  const after = addDays(shifts.at(-1) ?? '', 1)
  return [
    `**${local.dayName(first)}:** sleep in, nap ${clockSpan(begin - napEnds - nap, begin - napEnds, local)}, work at ${at(begin, local)}.`,
    ...shifts
      .slice(1)
      .map(
        (one) =>
          `**${local.dayName(one)}:** off at ${at(home, local)}, sleep ${clockSpan(bed, up, local)}, work at ${at(begin, local)}.`,
      ),
    `**${local.dayName(after)}:** off at ${at(home, local)}, sleep only ${clockSpan(bed, bed + short, local)}, get outside, and go to bed at ${at(earlyBed, local)}. That turns you around.`,
  ]
}

function cardsFor(shifts: readonly string[], { begin, bed, up }: Times): CoachProposal[] {
  const task = (title: string, on: string, from: number, minutes: number) =>
    makeTask(title, { day: on, time: timeOfDay(from), minutes, repeat: null }, on)
  const [first = ''] = shifts
  const after = addDays(shifts.at(-1) ?? '', 1)
  return [
    task('Nap before the night shift', first, begin - napEnds - nap, nap),
    ...shifts.slice(1).map((one) => task('Sleep', one, bed, up - bed)),
    task('Short sleep', after, bed, short),
  ]
}

/** The hours in bed between two shifts: by the way home that was told, and until the children are back. */
function timesIn(text: string, begin: number, end: number): Times {
  const [, homeHour, homeMinute, homeHalf] = homeAt.exec(text) ?? []
  const [, kidsHour, kidsMinute, kidsHalf] = childrenHome.exec(text) ?? []
  const home = end % day
  const arrives = minuteAt(homeHour, homeMinute, homeHalf)
  const bed = arrives !== null && arrives > home ? arrives + windDown : home + unwind
  const kids = minuteAt(kidsHour, kidsMinute, kidsHalf, Number(kidsHour) < 8) ?? day
  const [, upHour, upMinute, upHalf] = upBy.exec(text) ?? []
  const told = minuteAt(upHour, upMinute, upHalf, Number(upHour) < 8 || Number(upHour) === 12)
  const latestUp = told === null || told <= bed ? day : told
  return { begin, home, bed, up: Math.min(bed + long, begin - 120, kids - 15, latestUp) }
}

const undatedLines = ({ begin, bed, up }: Times, isTurned: boolean, local: LocalFormat): string[] => [
  `**Before the first night:** sleep in, then nap ${clockSpan(begin - napEnds - nap, begin - napEnds, local)}.`,
  `**Between nights:** home, a small breakfast, asleep by ${at(bed, local)}, up at ${at(up, local)}.`,
  isTurned
    ? `**Off days, without flipping all the way:** if your mornings allow it, bed around ${at(middleBed, local)} and up around ${at(middleUp, local)}. It’s a few hours’ change each way, not a whole night’s.`
    : `**After the last:** sleep only ${clockSpan(bed, Math.min(up, bed + short), local)}, get outside, and bed at ${at(earlyBed, local)}.`,
]

/** Gives the hours of sleep around night shifts whose hours were told: 'I work 7p to 7a three nights from Tuesday, when should I sleep'. */
export function planNightSleep({ request: { message }, today }: Turn): Answer | null {
  const text = withPlainHours(message)
  if (message.length > 500 || !asks.test(text) || other.test(text)) return null
  const hours = toldHours(text)
  if (hours === null || hours.from === null || !endsNextDay(hours)) return null
  const times = timesIn(text, hours.from, hours.to)
  if (times.up - times.bed < 180) return null
  const local = new LocalFormat('en', today)
  const shifts = nightsIn(text, today, hours.days) ?? []
  const isTurned = staysTurned.test(text)
  const isDated = !isTurned && shifts.length > 0 && shifts.length <= 7
  return makeAnswer(
    paragraphs(
      `Sleep ${clockSpan(times.bed, times.up, local)} between shifts, with a nap before the first one${isTurned ? '' : ' and a short sleep after the last'}:`,
      bulletList(isDated ? linesFor(shifts, times, local) : undatedLines(times, isTurned, local)),
      `Coffee only till about ${at(times.bed - coffee, local)}. Sunglasses on the way home, a cool dark room, phone off. Wake up early? Stay lying down, then nap 20 minutes before you leave. Too sleepy to drive home: nap first or get a ride.`,
      isDated ? 'Tap the cards to block those hours in your planner.' : null,
    ),
    { cards: isDated ? cardsFor(shifts, times) : [], closesTopic: true },
  )
}
