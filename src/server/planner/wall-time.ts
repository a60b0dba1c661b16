import { calendar } from '#contract/fields.ts'
import { fieldError } from '#server/lib/http-error.ts'

/**
 * When something is by her own clock: a day, an hour (null where it has none), and whether it is the later of the two hours
 * of one name on the night that clocks go back. It stays so when she moves, and when the clocks change.
 */
export type Wall = { dueDate: string; startTime: string | null; isLater: boolean }

/** The wall time of an instant in `timeZone`. */
export function toWall(epochMilliseconds: number, timeZone: string): Wall & { startTime: string } {
  const zoned = Temporal.Instant.fromEpochMilliseconds(epochMilliseconds).toZonedDateTimeISO(timeZone)
  const plain = zoned.toPlainDateTime()
  return {
    dueDate: plain.toPlainDate().toString(),
    startTime: writeTime(plain.toPlainTime()),
    isLater: plain.toZonedDateTime(timeZone).epochMilliseconds < epochMilliseconds,
  }
}

/** The instant of a wall time in `timeZone`; null where it has no hour. An hour that clocks skip is an hour later. */
export function toInstant({ dueDate, startTime, isLater }: Wall, timeZone: string): Date | null {
  if (startTime === null) return null
  const plain = Temporal.PlainDate.from(dueDate).toPlainDateTime(startTime)
  const { epochMilliseconds } = plain.toZonedDateTime(timeZone, { disambiguation: isLater ? 'later' : 'compatible' })
  return new Date(epochMilliseconds)
}

type Given = { dueDate?: string; scheduledTime?: string | null }

/**
 * What she said about when, over what was there before: an hour brings its day, a day alone keeps the hour. Refuses an hour
 * of another day than the one given with it.
 */
export function placeTask({ dueDate, scheduledTime }: Given, before: Wall, timeZone: string): Wall {
  const day = dueDate === undefined ? undefined : readWall(dueDate, timeZone).dueDate
  const wall = merge(day, scheduledTime, before, timeZone)
  if (wall.dueDate < calendar.first || wall.dueDate > calendar.last)
    throw fieldError(dueDate === undefined ? 'scheduledTime' : 'dueDate', calendar.said)
  return wall
}

function merge(day: string | undefined, hour: string | null | undefined, before: Wall, timeZone: string): Wall {
  if (typeof hour === 'string') {
    const wall = readWall(hour, timeZone)
    if (day !== undefined && day !== wall.dueDate)
      throw fieldError('scheduledTime', 'This hour is on another day than the due date')
    return wall
  }
  const dueDate = day ?? before.dueDate
  if (hour === null) return { dueDate, startTime: null, isLater: false }
  return { dueDate, startTime: before.startTime, isLater: before.isLater && dueDate === before.dueDate }
}

const parts = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?)\d*(Z|[+-]\d\d:\d\d)?)?$/

/** Reads a day, a wall time, or a moment with its offset, as the contract lets them through; finer than milliseconds is cut. */
function readWall(text: string, timeZone: string): Wall {
  const [, dueDate = '', time, offset] = parts.exec(text) ?? []
  if (time === undefined) return { dueDate, startTime: null, isLater: false }
  if (offset === undefined) return { dueDate, startTime: writeTime(Temporal.PlainTime.from(time)), isLater: false }
  return toWall(Temporal.Instant.from(`${dueDate}T${time}${offset}`).epochMilliseconds, timeZone)
}

const writeTime = (time: Temporal.PlainTime): string => time.toString({ fractionalSecondDigits: 3 })
