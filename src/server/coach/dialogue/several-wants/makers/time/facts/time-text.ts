import { rememberResults } from '#server/lib/remember-results.ts'
import type { LocalFormat } from '../../../../../record-questions/local-format.ts'
import { timeOfDay } from '../../../../../when/format-clock-time.ts'
import { datesInFull } from '../../../../plans-around-hours/spell-out-dates.ts'
import { hourForm, minuteAt, withPlainHours } from '../../../../plans-around-hours/work-hours.ts'
import type { Part } from '../../../part.ts'

const readTimes = rememberResults((text) =>
  datesInFull(withPlainHours(text.replace(/(?<=\d)(?:ish|-ish)\b/gi, '')))
    .toLowerCase()
    .replace(/\bm ?- ?f\b/g, 'monday to friday')
    .replace(/\b(?:at|around) (?=(?:at|around) \d)/g, ''),
)

const toText = (sentences: readonly string[]): string =>
  sentences.map((sentence) => sentence.replace(/(?<![.?!])[.?!]+$/, '')).join('. ')

/** The text of what is told and wanted, in lower case, with its hours, numbers and dates in figures. */
export const timeText = ({ told, want }: Part): string => readTimes(toText([...told, want]))
/** The same of the whole message, with its other wants. */
export const wholeText = ({ context }: Part): string => readTimes(context.turn.request.message)

const about = String.raw`(?:(?:about|around|by|at|like|maybe|usually) ){0,2}`

/** Matches an hour after these words. Groups: hour, minute, 'a' or 'p'. */
export const hourAfter = (lead: string): RegExp => new RegExp(String.raw`\b(?:${lead}) ${about}${hourForm}`)

/** Reads the hour that a pattern of `hourAfter` finds; without am or pm it is in the half of the day that `isLate` says. */
export function hourIn(text: string, form: RegExp, isLate: boolean): number | null {
  const [, hour, minute, half] = form.exec(text) ?? []
  return minuteAt(hour, minute, half, isLate)
}

/** Writes '40 minutes', '1 hour', '4 hours and 20 minutes'. */
export function lengthText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)]
  const long = `${hours} ${hours === 1 ? 'hour' : 'hours'}`
  const short = `${rest} ${rest === 1 ? 'minute' : 'minutes'}`
  return hours === 0 ? short : rest === 0 ? long : `${long} and ${short}`
}

/** Writes '8:15 pm', 'noon', 'midnight', from minutes of the day; those beyond the day are of the next one. */
export function clockText(minute: number, local: LocalFormat): string {
  const time = timeOfDay(minute)
  return time === '12:00' ? 'noon' : time === '00:00' ? 'midnight' : local.clock(time)
}
