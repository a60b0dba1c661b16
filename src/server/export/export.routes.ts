import type { FastifyBaseLogger } from 'fastify'
import type { exportApi } from '#contract/export.ts'
import { limitSlots } from '#server/lib/concurrency-limit.ts'
import type { Context } from '#server/lib/context.ts'
import { dayOf } from '#server/lib/days.ts'
import { FairTotal } from '#server/lib/fair-total.ts'
import { HttpError } from '#server/lib/http-error.ts'
import type { Handlers } from '#server/lib/mount.ts'
import { DownloadReply } from '#server/lib/reply-kinds.ts'
import type { Session } from '#server/lib/session.ts'
import { takenBy } from '#server/lib/slow-readers.ts'
import { Archive } from './archive.ts'
import { type ExportParts, writeExport } from './write-export.ts'

type ExportServices = Context &
  ExportParts & { rateLimiter: { consume(limit: 'exportAccount', who: string): Promise<void> } }

/**
 * Downloads in progress: one per account, and a limit for all. Beyond it the slowest is cut off, because each takes some
 * memory.
 */
const maxAtOnce = 24

const oneAtATime = () =>
  new HttpError('too_many_requests', 'Your download is already running. You can start another one when it’s done.', {
    retryAfterSeconds: 10,
  })

export const exportRoutes = ({ rateLimiter, clock, ...parts }: ExportServices): Handlers<typeof exportApi> => {
  const takeOwn = limitSlots(1, oneAtATime)
  const all = new FairTotal(maxAtOnce)
  return {
    'GET /api/export': async ({ session, owner, request }) => {
      await rateLimiter.consume('exportAccount', owner.id)
      const releaseOwn = takeOwn(owner.id)
      const now = clock()
      const archive = new Archive(now)
      const { socket } = request.raw
      const before = takenBy(socket)
      const release = all.take(owner.id, {
        amount: 1,
        moved: () => takenBy(socket) - before,
        cutOff: () => archive.fail(),
      })
      archive.output.once('close', () => {
        release()
        releaseOwn()
      })
      request.log.info({ event: 'export', userId: owner.id }, 'download of everything begun')
      void write(parts, session, archive, request.log)
      return new DownloadReply('application/zip', `glowell-${dayOf(now, session.timeZone)}.zip`, archive.output)
    },
  }
}

/** The answer is on its way already: a failure breaks it off. */
async function write(parts: ExportParts, session: Session, archive: Archive, log: FastifyBaseLogger): Promise<void> {
  try {
    await writeExport(parts, session, archive)
  } catch (error) {
    const kind = error instanceof Error ? error.name : typeof error
    log.warn({ event: 'export_broke_off', userId: session.owner.id, kind }, 'download of everything broke off')
    archive.fail()
  }
}
