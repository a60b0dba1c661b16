import type { Readable } from 'node:stream'
import type { ServerSentEvent } from './event-stream.ts'

/** A reply with another status than the contract's usual one, such as 200 where a create finds its record already there. */
export class StatusReply<T> {
  readonly status: number
  readonly body: T

  constructor(status: number, body: T) {
    this.status = status
    this.body = body
  }
}

/**
 * A reply that is sent as an event stream. When the client goes, or its session ends, the iterator's `return` is called.
 * An error is sent as a `problem` event, and ends the stream.
 */
export class EventStreamReply {
  readonly events: AsyncIterable<ServerSentEvent>

  constructor(events: AsyncIterable<ServerSentEvent>) {
    this.events = events
  }
}

/** A reply of bytes instead of JSON. */
export class BytesReply {
  readonly type: string
  readonly bytes: Buffer

  constructor(type: string, bytes: Buffer) {
    this.type = type
    this.bytes = bytes
  }
}

/** A file to keep, sent while it is made. If making it fails, the stream is destroyed and the browser reports a broken download. */
export class DownloadReply {
  readonly type: string
  readonly fileName: string
  readonly bytes: Readable

  constructor(type: string, fileName: string, bytes: Readable) {
    this.type = type
    this.fileName = fileName
    this.bytes = bytes
  }
}
