import { Readable } from 'node:stream'
import { HttpError, toProblem } from './http-error.ts'

/** `id`: where a client resumes that lost the stream after this event. */
export type ServerSentEvent = { event: string; data: unknown; id?: string }

/** Formats events for an event stream. The next event is pulled when the reader has taken the previous one. */
export const toEventStream = (events: AsyncIterable<ServerSentEvent>, requireSession: () => Promise<void>): Readable =>
  Readable.from(toLines(events, requireSession))

/** Checks the session before each event, because any process may have ended it meanwhile. */
async function* toLines(events: AsyncIterable<ServerSentEvent>, requireSession: () => Promise<void>) {
  try {
    for await (const event of events) {
      await requireSession()
      yield toLine(event)
    }
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    yield toLine({ event: 'problem', data: toProblem(error) })
  }
}

const toLine = ({ event, data, id }: ServerSentEvent): string =>
  `event: ${event}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`
