import { DatabaseError } from 'pg'

const deepest = 5

/** An error with its causes and aggregated errors, outermost first. */
export function* causesOf(error: unknown, depth = 0): Generator<Error> {
  if (!(error instanceof Error) || depth >= deepest) return
  yield error
  yield* causesOf(error.cause, depth + 1)
  if (error instanceof AggregateError) for (const each of error.errors) yield* causesOf(each, depth + 1)
}

/** SQLSTATE of a wrapped database error; undefined for any other error. */
export function sqlState(error: unknown): string | undefined {
  for (const cause of causesOf(error)) if (cause instanceof DatabaseError) return cause.code
  return undefined
}

/** Operating system errors: the code, such as EPIPE, and the system call. */
function systemFaults(error: unknown): { code: string; syscall: string }[] {
  return [...causesOf(error)].flatMap((cause) =>
    'code' in cause && typeof cause.code === 'string' && 'syscall' in cause && typeof cause.syscall === 'string'
      ? [{ code: cause.code, syscall: cause.syscall }]
      : [],
  )
}

const fullCodes = new Set(['ENOSPC', 'EDQUOT'])

/** Whether the disk or its quota is full, for the database (SQLSTATE 53100 is disk_full) or for files. */
export const isStorageFull = (error: unknown): boolean =>
  sqlState(error) === '53100' || systemFaults(error).some(({ code }) => fullCodes.has(code))

/** Connection lost, server shutting down, too many connections, out of memory, timed out, read-only during failover, deadlock. */
const unavailableStates = /^(?:08...|57P0[1-5]|53[023]00|57014|25P03|25006|40001|40P01)$/
/** Errors of an established connection. */
const lostCodes = new Set([
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENETDOWN',
  'ENETUNREACH',
  'EHOSTUNREACH',
])
/** System calls whose failure, of any kind, means that there is no connection. */
const connecting = new Set(['connect', 'getaddrinfo'])
const lostMessages =
  /^(?:Connection terminated|Client has encountered a connection error|Query read timeout|timeout exceeded when trying to connect)/

/** Whether the database is temporarily unavailable. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const state = sqlState(error)
  if (state !== undefined) return unavailableStates.test(state)
  return (
    systemFaults(error).some(({ code, syscall }) => lostCodes.has(code) || connecting.has(syscall)) ||
    [...causesOf(error)].some(({ message }) => lostMessages.test(message))
  )
}
