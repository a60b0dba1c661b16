import { calendar } from '#contract/fields.ts'
import { fieldError } from '#server/lib/http-error.ts'

/**
 * A wall time: a day, an hour (null without one), and whether it is the later of the two equal hours when clocks go back. It
 * stays the same when the user changes time zone.
 */
export type Wall = { dueDate: string; startTime: string | null; isSecondOccurrence: boolean }

export function toWall(epochMilliseconds: number, timeZone: string): Wall & { startTime: string } {
  const zoned = Temporal.Instant.fromEpochMilliseconds(epochMilliseconds).toZonedDateTimeISO(timeZone)
  const plain = zoned.toPlainDateTime()
  return {
    dueDate: plain.toPlainDate().toString(),
    startTime: writeTime(plain.toPlainTime()),
    isSecondOccurrence: plain.toZonedDateTime(timeZone).epochMilliseconds < epochMilliseconds,
  }
}

/** Null without an hour. An hour that clocks skip becomes an hour later. */
export function toInstant({ dueDate, startTime, isSecondOccurrence }: Wall, timeZone: string): Date | null {
  if (startTime === null) return null
  const plain = Temporal.PlainDate.from(dueDate).toPlainDateTime(startTime)
  const { epochMilliseconds } = plain.toZonedDateTime(timeZone, {
    disambiguation: isSecondOccurrence ? 'later' : 'compatible',
  })
  return new Date(epochMilliseconds)
}

type Given = { dueDate?: string; scheduledTime?: string | null }

/**
 * Merges a change into the earlier time: an hour brings its day, a day alone keeps the hour. Refuses an hour of another day than
 * the one given.
 */
export function scheduleTask({ dueDate, scheduledTime }: Given, before: Wall, timeZone: string): Wall {
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
      throw fieldError('scheduledTime', 'This time is on a different day than the due date')
    return wall
  }
  const dueDate = day ?? before.dueDate
  if (hour === null) return { dueDate, startTime: null, isSecondOccurrence: false }
  return {
    dueDate,
    startTime: before.startTime,
    isSecondOccurrence: before.isSecondOccurrence && dueDate === before.dueDate,
  }
}

const parts = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?)\d*(Z|[+-]\d\d:\d\d)?)?$/

/** Accepts a day, a wall time, or a moment with its offset; precision beyond milliseconds is cut. */
function readWall(text: string, timeZone: string): Wall {
  const [, dueDate = '', time, offset] = parts.exec(text) ?? []
  if (time === undefined) return { dueDate, startTime: null, isSecondOccurrence: false }
  if (offset === undefined)
    return { dueDate, startTime: writeTime(Temporal.PlainTime.from(time)), isSecondOccurrence: false }
  return toWall(Temporal.Instant.from(`${dueDate}T${time}${offset}`).epochMilliseconds, timeZone)
}

const writeTime = (time: Temporal.PlainTime): string => time.toString({ fractionalSecondDigits: 3 })
