import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { eventsApi } from '#contract/events.ts'
import type { Context } from '#server/lib/context.ts'
import type { Database } from '#server/lib/db.ts'
import type { Handlers } from '#server/lib/mount.ts'
import { EventStreamReply } from '#server/lib/reply-kinds.ts'
import { ChangeChannel } from './change-channel.ts'
import { ChangeFeed } from './change-feed.ts'
import { readLoggedChanges } from './events.repo.ts'

type Parts = Context & { app: FastifyInstance; database: Database }

/** The event id from which a browser resumes a lost stream. Its address still has the cursor of the first request. */
const lastEventId = ({ 'last-event-id': id }: IncomingHttpHeaders): string | undefined =>
  typeof id === 'string' ? id : undefined

/** Listens as long as the server does. A stop ends all streams at once. */
export function eventsRoutes({ app, db, database }: Parts): Handlers<typeof eventsApi> {
  const feed = new ChangeFeed(db)
  const channel = new ChangeChannel({ database, log: app.log, hear: feed.hear })
  app.addHook('onListen', async () => channel.open())
  app.addHook('preClose', async () => feed.close())
  app.addHook('onClose', () => channel.close())
  return {
    'GET /api/events': async ({ owner, query, request, reply }) => {
      const after = lastEventId(request.headers) ?? query.after
      const wantsEvents = request.headers.accept?.includes('text/event-stream') ?? false
      if (!wantsEvents) return readLoggedChanges(db, owner.id, after)
      // The connection ends with the stream, so that it does not delay a stop.
      const { raw } = reply.header('connection', 'close')
      const over = new AbortController()
      if (raw.closed) over.abort()
      else raw.once('close', () => over.abort())
      return new EventStreamReply(feed.follow(owner.id, after, over.signal))
    },
  }
}
