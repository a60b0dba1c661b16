import { anyEnglishWeekday, weekdayNumber } from '../../../../../when/weekdays.ts'
import { hourForm, minuteAt } from '../../../../plans-around-hours/work-hours.ts'
import { spansIn } from './clock-spans.ts'

const nightWork = new RegExp(
  [
    String.raw`\b(?:night shift|nights?|overnights?)\b[^.]{0,25}\b(?:nurse|shift|work|cna|tech|aide)|\b(?:i work|im on|i'm on`,
    String.raw`|working|work) (?:the )?(?:nights?|overnights?|night shift)\b|\bnight (?:nurse|shift)\b|\bgraveyard\b`,
    String.raw`|\bovernight shift\b`,
  ].join(''),
)
/** True if the user works at night. */
export const worksNights = (text: string): boolean => nightWork.test(text)

const [halfDay, wholeDay] = [720, 1_440]
/** In minutes of the day: the end of a night shift whose hours aren't told. */
const usualEnd = 7 * 60

const ends = new RegExp(String.raw`\b(?:ends?|off(?: work)?|get off|over|done)(?: at)? ${hourForm}`)

/** The end of the night shift, and whether it is told. */
export function shiftEnd(text: string): { minute: number; isTold: boolean } {
  const night = spansIn(text).find(({ from, to }) => from >= 17 * 60 && to > wholeDay)
  const [, hour, minute, half] = ends.exec(text) ?? []
  const told = night === undefined ? minuteAt(hour, minute, half, false) : night.to % wholeDay
  return told === null || told > 11 * 60 ? { minute: usualEnd, isTold: false } : { minute: told, isTold: true }
}

const event = new RegExp(
  String.raw`\b(?:my |our |the )?((?:daughter|son|kid|grandson|granddaughter|niece|nephew)(?:'?s)? )?((?:dentist |doctor'?s? |vet )?(?:appt|appointment)|recital|graduation|wedding|game|party|concert|play|interview|meeting|shower|funeral|dinner|tournament|conference)(?:'s| is)?(?: on)? (${anyEnglishWeekday})(?: at| @)? ${hourForm}`,
)
/** An appointment on a weekday at an hour. */
export function eventAt(text: string): { name: string; weekday: number; minute: number } | null {
  const [, , name, day, hour, minute, half] = event.exec(text) ?? []
  const at = minuteAt(hour, minute, half, Number(hour) < 8 || Number(hour) === 12)
  return name === undefined || day === undefined || at === null
    ? null
    : { name, weekday: weekdayNumber(day), minute: at }
}

const wakings = new RegExp(
  String.raw`\b(?:up|wakes?(?: up)?|feeds?|feeding|eats|eating|nursing)(?: every night)?(?: at| around)? ((?:${hourForm}(?:,? and |, | & |/)?){2,5})`,
)
const oneHour = new RegExp(hourForm, 'g')

/** The hours at which a baby wakes, from the evening on, in minutes; those after midnight are beyond the day. */
export function wakingsIn(text: string): number[] {
  const said = wakings.exec(text)?.[1]
  if (said === undefined) return []
  return [...said.matchAll(oneHour)].flatMap(([, hour, minute, half]) => {
    const at = minuteAt(hour, minute, half, false)
    if (at === null) return []
    const clock = at % halfDay
    return Number(hour) >= 8 && Number(hour) < 12 && half !== 'a' ? [clock + halfDay] : [clock + wholeDay]
  })
}
