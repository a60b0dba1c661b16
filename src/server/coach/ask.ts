import type { Clock } from '#server/lib/clock.ts'
import type { Db } from '#server/lib/db.ts'
import { Refusal } from '#server/lib/problem.ts'
import { newId } from '#server/lib/record.ts'
import type { Owner } from '#server/lib/sealed.ts'
import type { Session } from '#server/lib/session.ts'
import type { CoachModel } from '#server/ports/coach-model.ts'
import {
  beginChat,
  type ChatRow,
  closeCrashed,
  lastDisclosed,
  latestChats,
  listChats,
  openWords,
  readAreas,
} from './coach.repo.ts'
import type { ChatWords } from './coach.table.ts'
import { type Readers, readContext } from './context.ts'
import { disclosureLine, onlyEnglish } from './disclosures.ts'
import type { Replies, Running } from './replies.ts'
import type { SafetyCounts } from './safety-counts.ts'
import { answer } from './safety/answer.ts'
import { assess } from './safety/assess.ts'
import { disclosureDue } from './safety/disclosure.ts'
import { countryOf } from './safety/help.ts'
import { advance, isInSafety, newThread, type Thread } from './safety/thread.ts'

export type CoachParts = {
  db: Db
  clock: Clock
  model: CoachModel
  readers: Readers
  replies: Replies
  counts: SafetyCounts
}
type Question = { session: Session; message: string; id?: string | undefined; locale: string | undefined }
type Asked = { row: ChatRow; running: Running | undefined }

const remembered = 12
const looked = 13

/**
 * Takes a question. Her safety comes first, before the limit and before anybody is asked: an answer to it stands at once and costs
 * nothing. Else the reply takes its place in the month and begins. Null: this id is there already, and does not begin again.
 */
export async function ask(parts: CoachParts, question: Question): Promise<Asked | null> {
  const { db, clock, model, replies, counts } = parts
  const { session, message, id = newId() } = question
  const { owner, timeZone } = session
  const now = clock()
  await closeCrashed(db, now, owner)
  const [rows, saidAt] = await Promise.all([latestChats(db, owner, looked), lastDisclosed(db, owner, id)])
  const before = rows.filter((row) => row.id !== id)
  const last = before[0]
  const earlier = whereSheStands(owner, before)
  const assessment = assess(message, earlier)
  const thread = advance(earlier, assessment)
  const country = countryOf({ timeZone }) ?? countryOf({ locale: question.locale ?? null })
  const written = answer(assessment, thread, { country })
  const isCrisis = written?.replaces === true
  const times = {
    lastSaid: saidAt?.getTime() ?? null,
    lastMessage: last?.createdAt.getTime() ?? null,
    now: now.getTime(),
  }
  const reason = isCrisis ? null : disclosureDue(times, message)
  const said = reason === null ? [] : [disclosureLine(reason, thread.language, model)]
  if (model.kind === 'builtin' && thread.language === 'es' && earlier.language !== 'es') said.push(onlyEnglish)
  const words: ChatWords = {
    message,
    lead: [...said, ...(written !== null && !isCrisis ? [written.text] : [])].join('\n\n'),
    reply: isCrisis ? written.text : '',
    thread,
    help: written === null ? [] : [...written.lines],
    read: [],
    proposals: [],
    answeredBy: isCrisis ? 'Written safety answer' : model.name,
    sentTo: null,
  }
  const state = isCrisis ? 'done' : 'streaming'
  if (!isCrisis) requireTurn(rows)
  // The first answer to her need says it too, in its own words.
  const discloses = reason !== null || (isCrisis && thread.turns === 1)
  const begun = { id, words, discloses, isCounted: !isInSafety(thread), state } as const
  const row = await beginChat(db, session, begun, now)
  if (row === null) return null
  if (written !== null) counts.add(written)
  if (isCrisis) return { row, running: undefined }
  const thinking = async () => {
    const [areas, past] = await Promise.all([
      readAreas(db, owner),
      listChats(db, owner, { at: row.createdAt, id }, remembered),
    ])
    const { facts, read, style } = await readContext(parts.readers, session, areas, now)
    return {
      message,
      thread: threadOf(owner, past),
      facts,
      read,
      style,
      now,
      timeZone,
      hasMilestones: session.isPremium,
    }
  }
  return { row, running: replies.begin({ owner, id, words, ask: thinking }) }
}

/** After her latest message, or after an earlier one that she has asked again since: need found in either holds. */
function whereSheStands(owner: Owner, rows: readonly ChatRow[]): Thread {
  const [latest] = rows
  const [touched] = rows.toSorted((one, two) => two.updatedAt.getTime() - one.updatedAt.getTime())
  const threads = [latest, touched].flatMap((row) => (row === undefined ? [] : [openWords(owner, row).thread]))
  return threads.find(isInSafety) ?? threads[0] ?? newThread
}

/** What both said before, the oldest first; what she said in need is told to nobody again, and half a reply is none. */
const threadOf = (owner: Owner, rows: readonly ChatRow[]) =>
  rows
    .filter(({ state }) => state !== 'failed')
    .map((row) => openWords(owner, row))
    .filter(({ help, reply }) => help.length === 0 && reply !== '')
    .map(({ message, reply }) => ({ message, response: reply }))
    .toReversed()

const mostAtOnce = 4

/** No account holds many replies at once, whatever its plan. */
function requireTurn(rows: readonly ChatRow[]): void {
  if (rows.filter(({ state }) => state === 'streaming').length >= mostAtOnce)
    throw new Refusal('too_many_requests', 'Let me finish what I am saying first, then ask on.', {
      retryAfterSeconds: 5,
    })
}
