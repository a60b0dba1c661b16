import { DatabaseError } from 'pg'

const deepest = 5

/** An error, what it was wrapped around, and each of several tries that failed as one: the outermost first. */
export function* causesOf(error: unknown, depth = 0): Generator<Error> {
  if (!(error instanceof Error) || depth >= deepest) return
  yield error
  yield* causesOf(error.cause, depth + 1)
  if (error instanceof AggregateError) for (const each of error.errors) yield* causesOf(each, depth + 1)
}

/** SQLSTATE of an error that the database itself reported, however deep it is wrapped; undefined for anything else. */
export function sqlState(error: unknown): string | undefined {
  for (const cause of causesOf(error)) if (cause instanceof DatabaseError) return cause.code
  return undefined
}

/** What the operating system said: its code, such as EPIPE, and the call that failed. */
function systemFaults(error: unknown): { code: string; syscall: string }[] {
  return [...causesOf(error)].flatMap((cause) =>
    'code' in cause && typeof cause.code === 'string' && 'syscall' in cause && typeof cause.syscall === 'string'
      ? [{ code: cause.code, syscall: cause.syscall }]
      : [],
  )
}

const fullCodes = new Set(['ENOSPC', 'EDQUOT'])

/** Whether a disk, or the part of it that is ours, has no room left: for the database (disk_full) or for files. */
export const isStorageFull = (error: unknown): boolean =>
  sqlState(error) === '53100' || systemFaults(error).some(({ code }) => fullCodes.has(code))

/** Lost, ended, too many, out of memory, cancelled for its time; read-only while another server takes over; a deadlock, which a repeat gets past. */
const awayStates = /^(?:08...|57P0[1-5]|53[023]00|57014|25P03|25006|40001|40P01)$/
/** A connection that stood and was lost. */
const lostCodes = new Set([
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENETDOWN',
  'ENETUNREACH',
  'EHOSTUNREACH',
])
/** Whatever keeps these from their end, there is no connection. */
const connecting = new Set(['connect', 'getaddrinfo'])
const lostWords =
  /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/

/** Whether the database cannot be asked for the moment. */
export function isDatabaseAway(error: unknown): boolean {
  const state = sqlState(error)
  if (state !== undefined) return awayStates.test(state)
  return (
    systemFaults(error).some(({ code, syscall }) => lostCodes.has(code) || connecting.has(syscall)) ||
    [...causesOf(error)].some(({ message }) => lostWords.test(message))
  )
}
