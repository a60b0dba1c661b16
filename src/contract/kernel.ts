import type { z } from 'zod'

/**
 * One call of the contract, keyed by method and path (`'PUT /api/journal/{id}'`). `reply` absent: the call answers without a
 * body. `status`: the usual one (200, or 204 without a body). `needsNoSpace`: though not a GET or DELETE, it is allowed while
 * the disk is nearly full: it reads, deletes, logs in or logs out. `bytes`: the body is bytes of any kind, not JSON. `file`:
 * the reply is bytes, not JSON. `download`: it is a file to keep, sent while it is made. `stream`: it may answer an event
 * stream instead. `open`: works signed out; `anonymous`: skips the session look-up, so it answers while the database is away.
 * `list`: the reply is an array and may be followed by `Link: <…>; rel="next"`.
 */
export type Call = {
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  reply?: z.ZodType
  status?: 200 | 201 | 202 | 204
  open?: true
  anonymous?: true
  list?: true
  stream?: true
  needsNoSpace?: true
  /** The most bytes of its body, if it needs more than 128 KiB. */
  bodyLimit?: number
  bytes?: true
  file?: true
  download?: true
}

export type Calls = Record<`${'GET' | 'POST' | 'PUT' | 'DELETE'} /api/${string}`, Call>

type Input<S> = S extends z.ZodType ? z.input<S> : undefined
type Output<S> = S extends z.ZodType ? z.output<S> : undefined

/** The inputs and the reply, as the client has them. */
export type Sent<C extends Call> = { params: Input<C['params']>; query: Input<C['query']>; body: Input<C['body']> }
export type Reply<C extends Call> = Output<C['reply']>

/** The events of a stream call: the record so far, and further text. It may end with a `problem` instead. */
export type StreamEvent<T> = { event: 'chat'; data: T } | { event: 'text'; data: { text: string } }

/** The inputs of a handler after the check. */
export type Received<C extends Call> = {
  params: Output<C['params']>
  query: Output<C['query']>
  body: C extends { bytes: true } ? AsyncIterable<Uint8Array> : Output<C['body']>
}
