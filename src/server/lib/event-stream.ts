import { Readable } from 'node:stream'
import { HttpError, toProblem } from './http-error.ts'

export type Told = { event: string; data: unknown }

/** As the lines of an event stream: the next event is asked for when its reader has taken the one before. */
export const toEventStream = (events: AsyncIterable<Told>, requireSession: () => Promise<void>): Readable =>
  Readable.from(toLines(events, requireSession))

/** Looks at the session before each event, because it may have ended since, in any process: nothing of the account leaves then. */
async function* toLines(events: AsyncIterable<Told>, requireSession: () => Promise<void>) {
  try {
    for await (const told of events) {
      await requireSession()
      yield toLine(told)
    }
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    yield toLine({ event: 'problem', data: toProblem(error) })
  }
}

const toLine = ({ event, data }: Told): string => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
