import { setTimeout } from 'node:timers/promises'
import type { Exchange } from '#contract/coach.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { Db } from '#server/lib/db.ts'
import { toProblem } from '#server/lib/http-error.ts'
import type { Owner } from '#server/lib/sealed.ts'
import { type ExchangeRow, closeCrashed, getExchange, readExchangeContent } from './coach.repo.ts'
import type { ExchangeContent } from './coach.table.ts'
import { coachUnavailable } from './coach-unavailable.ts'
import type { Replies } from './replies.ts'

type ExchangeStreamServices = { db: Db; clock: Clock; replies: Replies }

/** The text as shown: the preface, then the reply. */
const shownText = ({ preface, reply }: ExchangeContent): string =>
  [preface, reply].filter((part) => part !== '').join('\n\n')

/** Converts a stored exchange to its form in the API. */
export function toExchange(
  owner: Owner,
  row: ExchangeRow,
  content: ExchangeContent = readExchangeContent(owner, row),
): Exchange {
  const {
    message,
    answeredBy,
    sentTo,
    sources,
    proposals,
    safety,
    helpLines,
    dialogueState: state,
    isUnreadable,
  } = content
  return {
    id: row.id,
    message,
    response: shownText(content),
    state: row.state,
    answeredBy,
    sentTo,
    sources,
    proposals,
    safety,
    helpLines,
    choices: row.state === 'done' ? state.choices : [],
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    ...(isUnreadable && { isUnreadable }),
  }
}

const pollInterval = 300

/** Waits for the end of a reply, which may run in another process. */
async function waitUntilOver(parts: ExchangeStreamServices, owner: Owner, id: string): Promise<ExchangeRow> {
  for (;;) {
    await parts.replies.find(owner, id)?.ended
    const row = await getExchange(parts.db, owner, id)
    if (row.state !== 'streaming' || parts.replies.isClosing) return row
    await setTimeout(pollInterval)
    await closeCrashed(parts.db, parts.clock(), owner)
  }
}

/** Waits until an exchange has ended. */
export async function waitForExchange(parts: ExchangeStreamServices, owner: Owner, id: string): Promise<Exchange> {
  const row = await waitUntilOver(parts, owner, id)
  if (row.state === 'failed') throw coachUnavailable()
  return toExchange(owner, row)
}

/** Streams an exchange: first what exists, then what is added, at the end the whole exchange. */
export async function* streamExchange(parts: ExchangeStreamServices, owner: Owner, id: string) {
  const { db, clock, replies } = parts
  let row = await getExchange(db, owner, id)
  const first = replies.find(owner, id)?.content ?? readExchangeContent(owner, row)
  let told = shownText(first)
  yield { event: 'chat', data: toExchange(owner, row, first) }
  while (row.state === 'streaming' && !replies.isClosing) {
    const running = replies.find(owner, id)
    if (running === undefined) {
      row = await getExchange(db, owner, id)
      if (row.state === 'streaming') {
        await setTimeout(pollInterval)
        await closeCrashed(db, clock(), owner)
        row = await getExchange(db, owner, id)
      }
    }
    const { changed, content = readExchangeContent(owner, row) } = running ?? {}
    const shown = shownText(content)
    if (shown.length > told.length) yield { event: 'text', data: { text: shown.slice(told.length) } }
    told = shown
    if (running?.isOver === false) await changed
  }
  if (row.state === 'failed') yield { event: 'problem', data: toProblem(coachUnavailable()) }
  else yield { event: 'chat', data: toExchange(owner, row) }
}
