import { addDays, daysBetween } from '#server/lib/days.ts'
import { LocalFormat } from '../../../../record-questions/local-format.ts'
import { bulletList } from '../../../../markdown.ts'
import { wholeWords } from '../../../../phrase-pattern.ts'
import { type Answer, makeAnswer, paragraphs } from '../../../compose-answer.ts'
import { asksForPlan } from './facts/asks-for-plan.ts'
import { guestRoomSteps, keepsakeLine } from './facts/guest-room.ts'
import { type Room, roomsIn } from './facts/rooms.ts'
import { cleaningToday } from './facts/cleaning-today.ts'
import { deadlineOf } from './facts/told-deadline.ts'
import { lengthText, timeText } from './facts/time-text.ts'
import { type Now, nowIn } from './facts/told-now.ts'
import type { Part } from '../../part.ts'

const company = new RegExp(
  [
    String.raw`\b(?:com(?:e|es|ing)|gets? here|get here|arriv\w+|visit\w*|(?:stop|dropp?|swing)\w* by|guests?|company`,
    String.raw`|in ?-?laws?|host\w*|showing|realtor|inspection|sitter)\b`,
  ].join(''),
)
const asksSkip = wholeWords([
  'skip|ignore|let (?:it )?go|leave|not bother|dont bother|close (?:a|the) door(?: on)?|shut (?:a|the) door(?: on)?|can wait|give up on',
])
const perNight = /\b(\d{1,3}|an|a|1) (hours?|minutes)\b[^.?!]{0,30}\b(?:night|evening|bedtime)\b/
const smallChildren = /\b(?:(?:my|our|the|[1-9]) (?:kids|children|boys|girls|toddlers?|twins)|toddlers?)\b/

/** In minutes: an evening, and what may be added to it for one more room. */
const [usualNight, give] = [60, 12]
const mostNights = 6

type Night = { day: string; rooms: readonly Room[] }

/** Gives each evening its rooms: the ones that stay clean longest come first, and none is left over. */
function shareRooms(rooms: readonly Room[], days: readonly string[], length: number): Night[] {
  const open = rooms.toSorted((a, b) => a.stays - b.stays)
  return days.map((day, at) => {
    const nightsLeft = days.length - at
    const all = open.reduce((sum, { minutes }) => sum + minutes, 0)
    const aim = Math.min(length + give, Math.max(all / nightsLeft, open[0]?.minutes ?? 0) + give)
    const isLast = nightsLeft === 1
    let [used, many] = [0, 0]
    for (const { minutes } of open) {
      if (many > 0 && used + minutes > aim && !isLast) break
      used += minutes
      many += 1
    }
    return { day, rooms: open.splice(0, many) }
  })
}

function nightsUntil(text: string, now: Now): { days: string[]; last: string } | null {
  const due = deadlineOf(text, now)
  if (due === null) return null
  const many = daysBetween(now.day, due.day)
  return many < 1 || many > 10
    ? null
    : { days: Array.from({ length: many }, (_, at) => addDays(now.day, at)).slice(-mostNights), last: due.day }
}

function firstNight(text: string, days: readonly string[], local: LocalFormat): readonly string[] {
  const [, name] = /\bstarting (?:on )?(\w+day)\b/.exec(text) ?? []
  const from = days.findIndex((day) => local.weekday(day).toLowerCase() === name)
  return from < 1 ? days : days.slice(from)
}

const laundry = /\blaundry\b/
const skipText = (text: string): string =>
  paragraphs(
    bulletList([
      `**Close the door on:** your own bedroom${smallChildren.test(text) ? ', the kids’ rooms' : ''}, the laundry room, every closet. That’s where the baskets go.`,
      '**Skip:** windows, baseboards, inside the oven and fridge, drawers, anything above eye level.',
      ...(laundry.test(text)
        ? ['**Don’t fold.** Laundry moves in baskets to your room, as it is. Fold when they’ve gone home.']
        : []),
    ]),
    'If a night falls through, do the bathroom they’ll use and the kitchen counters. Those two are what people notice.',
  )

function nightsText(nights: readonly Night[], text: string, last: string, local: LocalFormat): string {
  const lines = nights
    .filter(({ rooms }) => rooms.length > 0)
    .map(({ day, rooms }) => {
      const name = day === local.today ? 'Tonight' : `${local.weekday(day)} night`
      return `**${name}:** ${rooms.map((one) => `${one.name.toLowerCase()} (${one.minutes} minutes): ${one.what}`).join('. Then ')}.`
    })
  const total = nights.reduce((sum, { rooms }) => sum + rooms.reduce((more, { minutes }) => more + minutes, 0), 0)
  return paragraphs(
    `About ${lengthText(total)} in all, so it fits if each room stops when its minutes are up:`,
    bulletList([
      ...lines,
      `**${local.weekday(last)}, 15 minutes before:** trash out, one wipe of the bathroom sink, baskets behind a door, lamps on.`,
    ]),
    smallChildren.test(text)
      ? 'The kitchen comes last because the kids will undo it. Each kid gets one basket for their own stuff before bed.'
      : 'The kitchen and bathroom come last because they don’t stay clean.',
  )
}

const extra = /\bplus (\w+day) (morning|afternoon)\b/
/** One room over the evenings that are left, and a half day if one is told. */
function oneRoomText(
  { days, last }: { days: readonly string[]; last: string },
  text: string,
  local: LocalFormat,
): string {
  const [, weekday = '', half = ''] = extra.exec(text) ?? []
  const slots = days.flatMap((day) => [
    ...(local.weekday(day).toLowerCase() === weekday ? [`${local.weekday(day)} ${half}`] : []),
    day === local.today ? 'Tonight' : `${local.weekday(day)} night`,
  ])
  const many = guestRoomSteps.length
  const lines = slots.flatMap((name, at) => {
    const own = guestRoomSteps.slice(
      Math.floor((at * many) / slots.length),
      Math.floor(((at + 1) * many) / slots.length),
    )
    return own.length === 0
      ? []
      : [
          `**${name}, about ${own.reduce((sum, [minutes]) => sum + minutes, 0)} minutes:** ${own.map(([, what]) => what).join('. Then ')}.`,
        ]
  })
  return paragraphs(
    bulletList([
      ...lines,
      `**${local.weekday(last)}, before they come:** water glass, tissues, door open so it doesn’t smell shut up.`,
    ]),
    keepsakeLine(text),
  )
}

/** Lays out the cleaning before company: by evenings, or by the clock on the day itself; or says what to skip. Returns null if no rooms are told. */
export function cleanBeforeCompany(part: Part): Answer | null {
  const isPlan = asksForPlan(part.line)
  const isSkip = asksSkip.test(part.line)
  if (!isPlan && !isSkip) return null
  const text = timeText(part)
  if (!company.test(text)) return null
  const rooms = roomsIn(text)
  const [only] = rooms
  if (only === undefined || (rooms.length === 1 && (only.name !== 'Guest room' || !isPlan))) return null
  const now = nowIn(text, part.alone.today)
  const local = new LocalFormat('en', now.day)
  const skip = isSkip ? skipText(text) : null
  if (!isPlan) return skip === null ? null : makeAnswer(skip, { closesTopic: true })
  const today = cleaningToday(text, now, rooms, local)
  if (today !== null) return makeAnswer(paragraphs(today, skip), { closesTopic: true })
  const until = nightsUntil(text, now)
  if (until === null) return null
  const [, many = '', unit = ''] = perNight.exec(text) ?? []
  const length = unit === '' ? usualNight : (/^\d/.test(many) ? Number(many) : 1) * (unit.startsWith('h') ? 60 : 1)
  if (rooms.length === 1) return makeAnswer(oneRoomText(until, text, local), { closesTopic: true })
  const nights = shareRooms(rooms, firstNight(text, until.days, local), length)
  return makeAnswer(paragraphs(nightsText(nights, text, until.last, local), skip), { closesTopic: true })
}
