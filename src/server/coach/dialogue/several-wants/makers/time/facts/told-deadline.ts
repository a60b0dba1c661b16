import { addDays, weekdayOf } from '#server/lib/days.ts'
import { anyEnglishWeekday, typedWeekday, weekdayNumber } from '../../../../../when/weekdays.ts'
import { datesIn, deadlineIn } from '../../../../plans-from-message/dates-in-message.ts'
import { hourForm, minuteAt } from '../../../../plans-around-hours/work-hours.ts'
import { type Now, withoutNow } from './told-now.ts'

/** `minute` is null if no hour is told. */
export type Deadline = { day: string; minute: number | null }

const lead = String.raw`(?:due|by|before|until|till|here|there|back|to|for|get here|arrives?|comes?|coming|leaves?|leaving|sale|market|party|fair|club|is|on)(?: on| by| up to| this| is| back| me)?`
const named = new RegExp(
  String.raw`\b${lead} (${anyEnglishWeekday}|tomorrow|tonight)\b(?:,? (?:at|by|before|around)? ?${hourForm}| (morning|afternoon|night|evening))?`,
  'g',
)
const anyDay = new RegExp(
  String.raw`(?<!\b(?:every|each|off|work) )\b(${typedWeekday}|tomorrow)\b(?! (?:and|nights|mornings|evenings))`,
)
const first = /^(?:due|by|before|until|till)\b|^to\b/
const partOfDay: ReadonlyMap<string, number> = new Map(
  Object.entries({ morning: 480, afternoon: 720, evening: 1_020, night: 1_080 }),
)

function dayOf(name: string, now: Now): string {
  if (name === 'tonight') return now.day
  if (name === 'tomorrow') return addDays(now.day, 1)
  const ahead = (weekdayNumber(name) - weekdayOf(now.day) + 7) % 7
  return addDays(now.day, ahead === 0 ? 7 : ahead)
}

/** In hours: a deadline at these without am or pm is in the afternoon. */
const afternoon: ReadonlySet<number> = new Set([12, 1, 2, 3, 4, 5, 6])

/** Reads the day and hour until which something has to be done, counted from what is told of now. */
export function deadlineOf(text: string, now: Now): Deadline | null {
  const rest = withoutNow(text)
  const all = [...rest.matchAll(named)]
  const found = all.find(({ 0: said }) => first.test(said)) ?? all[0]
  const [, name, hour, minute, half, part] = found ?? []
  if (name !== undefined)
    return {
      day: dayOf(name, now),
      minute:
        minuteAt(hour, minute, half, afternoon.has(Number(hour))) ??
        (part === undefined ? null : (partOfDay.get(part) ?? null)),
    }
  const dated = datesIn(rest, now.day)[0]?.day ?? deadlineIn(rest, now.day)
  if (dated !== null) return { day: dated, minute: null }
  const any = anyDay.exec(rest)?.[1]
  return any === undefined ? null : { day: dayOf(any, now), minute: null }
}
