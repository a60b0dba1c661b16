import type { FastifyRequest } from 'fastify'
import type { Exchange, ProposalCard, coachApi } from '#contract/coach.ts'
import type { Handlers } from '#server/lib/mount.ts'
import { EventStreamReply } from '#server/lib/reply-kinds.ts'
import { defaultLimit, fromCursor, positionOf, toPage } from '#server/lib/pagination.ts'
import { HttpError, notFound } from '#server/lib/http-error.ts'
import type { Owner } from '#server/lib/sealed.ts'
import type { Session } from '#server/lib/session.ts'
import { readAreas, saveAreas } from './areas.repo.ts'
import type { CoachParts } from './ask.ts'
import {
  type ExchangeRow,
  closeCrashed,
  endExchange,
  findExchange,
  getExchange,
  lastDisclosed,
  latestExchanges,
  listExchanges,
  openExchangeContent,
  readExchangeContent,
} from './coach.repo.ts'
import { deleteAll, deleteExchange, restoreAll, restoreExchange } from './delete-exchanges.repo.ts'
import { disclosureLine } from './disclosures.ts'
import { streamExchange, toExchange, waitForExchange } from './exchange-stream.ts'
import { acceptProposal, type CardActions, undoProposal } from './proposals.ts'
import { linesAhead } from './safety/safety-answer.ts'
import { countryOf } from './safety/country-of.ts'
import { disclosureDue } from './safety/disclosure.ts'

export type Coach = CoachParts & { actions: CardActions }

/** The handlers of the API. With the coach off (`null`), every call answers 404. */
export function coachRoutes(coach: Coach | null): Handlers<typeof coachApi> {
  const on = (): Coach => {
    if (coach === null) throw notFound()
    return coach
  }
  return { ...conversationRoutes(on), ...historyRoutes(on) }
}

/** Whether a card created or changed a record. Then the answer contains what undoes it. */
const isAccepted = (proposals: readonly ProposalCard[]): boolean => proposals.some(({ state }) => state === 'accepted')

type RequireCoach = () => Coach
type ConversationCall =
  | 'GET /api/sophia/coach'
  | 'POST /api/sophia/chat'
  | `${'GET' | 'POST'} /api/sophia/chats/{id}/${'stream' | 'stop' | 'retry'}`

const conversationRoutes = (
  on: RequireCoach,
): Pick<Handlers<typeof coachApi>, Extract<ConversationCall, keyof typeof coachApi>> => ({
  'GET /api/sophia/coach': async ({ session }) => {
    on().warmUp()
    return describeCoach(on(), session)
  },
  'POST /api/sophia/chat': async ({ session, owner, body, ...http }) => {
    const known = body.id === undefined ? undefined : await findExchange(on().db, owner, body.id)
    if (known !== undefined && (known.state !== 'failed' || isAccepted(readExchangeContent(owner, known).proposals)))
      return respond(on(), owner, known.id, http)
    return startReply(on(), session, { ...body, restarts: known }, http)
  },
  'GET /api/sophia/chats/{id}/stream': async ({ owner, params, ...http }) => {
    await closeCrashed(on().db, on().clock(), owner)
    return respond(on(), owner, params.id, http)
  },
  'POST /api/sophia/chats/{id}/retry': async ({ session, owner, params, ...http }) => {
    const restarts = await getExchange(on().db, owner, params.id)
    if (restarts.state === 'streaming') return respond(on(), owner, params.id, http)
    const { message, proposals } = openExchangeContent(owner, restarts)
    if (restarts.state === 'done')
      throw new HttpError('taken', 'This one’s already been answered. Ask again to get another answer.')
    if (isAccepted(proposals))
      throw new HttpError(
        'taken',
        'You’ve used a card from this answer, so we kept it. Ask again to get another answer.',
      )
    return startReply(on(), session, { id: params.id, message, restarts }, http)
  },
  'POST /api/sophia/chats/{id}/stop': async ({ owner, params }) => {
    const { db, clock, replies } = on()
    const running = replies.find(owner, params.id)
    running?.stop()
    await running?.ended
    await getExchange(db, owner, params.id)
    await endExchange(db, owner, params.id, { state: 'stopped', now: clock() })
    return toExchange(owner, await getExchange(db, owner, params.id))
  },
})

const historyRoutes = (
  on: RequireCoach,
): Omit<Handlers<typeof coachApi>, Extract<ConversationCall, keyof typeof coachApi>> => ({
  'PUT /api/sophia/areas': async ({ owner, body }) => {
    const areas = [...new Set(body.areas)]
    await saveAreas(on().db, owner, areas)
    return { areas }
  },
  'GET /api/sophia/chats': async ({ owner, query: { limit = defaultLimit, cursor } }) => {
    const { db, clock, replies } = on()
    await closeCrashed(db, clock(), owner)
    const rows = await listExchanges(db, owner, fromCursor(cursor), limit + 1)
    return toPage(rows, limit, positionOf, (row) => toExchange(owner, row, replies.find(owner, row.id)?.content))
  },
  'DELETE /api/sophia/chats/{id}': async ({ owner, params }) => {
    on().replies.find(owner, params.id)?.stop()
    await deleteExchange(on().db, owner, params.id, on().clock())
  },
  'POST /api/sophia/chats/{id}/restore': async ({ owner, params }) =>
    toExchange(owner, await restoreExchange(on().db, owner, params.id)),
  'DELETE /api/sophia/chats': async ({ owner }) => {
    const now = on().clock()
    return { deleted: await deleteAll(on().db, owner, now), deletedAt: now.toISOString() }
  },
  'POST /api/sophia/chats/restore': async ({ owner, body }) => ({
    restored: await restoreAll(on().db, owner, new Date(body.deletedAt)),
  }),
  'POST /api/sophia/chats/{id}/proposals/{n}/accept': async ({ session, owner, params, body }) =>
    toExchange(
      owner,
      await acceptProposal(on().db, on().actions, { session, ...params, now: on().clock() }, body?.proposal),
    ),
  'POST /api/sophia/chats/{id}/proposals/{n}/undo': async ({ session, owner, params }) =>
    toExchange(owner, await undoProposal(on().db, on().actions, { session, ...params, now: on().clock() })),
})

async function describeCoach({ db, model, clock }: Coach, { owner, timeZone }: Session) {
  const [isOnline, areas, [last], saidAt] = await Promise.all([
    model.isOnline(),
    readAreas(db, owner),
    latestExchanges(db, owner, 1),
    lastDisclosed(db, owner),
  ])
  const now = clock()
  const times = { lastSaid: saidAt?.getTime() ?? null, lastMessage: last?.createdAt.getTime() ?? null }
  const reason = disclosureDue({ ...times, now: now.getTime() }, '')
  const language = last === undefined ? 'en' : readExchangeContent(owner, last).concernState.language
  const disclosure = reason === null ? null : disclosureLine(reason, language, model)
  const ahead = linesAhead({ country: countryOf(timeZone), now, timeZone }, language)
  return { name: model.name, kind: model.kind, isOnline, areas, disclosure, helpLines: ahead }
}

type RequestParts = { request: FastifyRequest; releaseSlot: () => void }

async function startReply(
  coach: Coach,
  session: Session,
  question: { id?: string; message: string; restarts?: ExchangeRow | undefined },
  http: RequestParts,
) {
  const { ask } = await import('./ask.ts')
  const asked = await ask(coach, { session, ...question })
  const id = asked?.row.id ?? question.id
  if (id === undefined) throw notFound()
  return respond(coach, session.owner, id, http)
}

async function respond(
  coach: Coach,
  owner: Owner,
  id: string,
  { request, releaseSlot }: RequestParts,
): Promise<Exchange | EventStreamReply> {
  const wantsEvents = request.headers.accept?.includes('text/event-stream') ?? false
  if (!wantsEvents) {
    releaseSlot()
    return waitForExchange(coach, owner, id)
  }
  await getExchange(coach.db, owner, id)
  return new EventStreamReply(streamExchange(coach, owner, id))
}
