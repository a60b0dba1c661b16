import type { Clock } from '#server/lib/clock.ts'
import type { Db } from '#server/lib/db.ts'
import { findAppHelp } from './app-help/answer-app-help.ts'
import { HttpError } from '#server/lib/http-error.ts'
import { newId } from '#server/lib/record.ts'
import type { Owner } from '#server/lib/sealed.ts'
import type { Session } from '#server/lib/session.ts'
import type { CoachModel, CoachRequest } from '#server/ports/coach-model.ts'
import { createNameFinder } from './actions/find-named.ts'
import { readAreas } from './areas.repo.ts'
import {
  beginExchange,
  type ExchangeRow,
  closeCrashed,
  lastDisclosed,
  latestExchanges,
  listExchanges,
  type NewExchange,
} from './coach.repo.ts'
import type { ExchangeContent } from './coach.table.ts'
import { type FactSources, readAllowedFacts } from './allowed-facts.ts'
import { disclosureLine, onlyEnglish } from './disclosures.ts'
import { nearestMatters } from './guide/guide-thread.ts'
import type { CardActions } from './proposals.ts'
import { hasQuestionLeft } from './quota.repo.ts'
import { createRecordReader, type CoachQuerySources } from './record-questions/record-reader.ts'
import type { Replies, RunningReply } from './replies.ts'
import { isAdjustment, whyNotTaken, whyUnusable } from './check-proposal.ts'
import type { SafetyCounts } from './safety-counts.ts'
import { writeSafetyAnswer, apology } from './safety/safety-answer.ts'
import { countryOf } from './safety/country-of.ts'
import { disclosureDue } from './safety/disclosure.ts'
import { type Assessment, concernInWords } from './safety/kinds.ts'
import { assessTwice } from './safety/second-opinion.ts'
import { advanceConcernState, isInSafety, newConcernState, type ConcernState } from './safety/concern-state.ts'
import {
  isSafetyStartDeleted,
  readConcernState,
  readDialogueState,
  readEarlierExchanges,
  asSelfHarmConcern,
  dropOpenQuestion,
} from './earlier-exchanges.ts'

/** The services that answer a question. */
export type CoachParts = {
  db: Db
  clock: Clock
  model: CoachModel
  /** Starts to load what the next question needs. */
  warmUp: () => void
  readers: FactSources & CoachQuerySources
  actions: CardActions
  replies: Replies
  counts: SafetyCounts
  /** Counts a question, and refuses it if there were too many. */
  requireRateLimit: (owner: Owner) => Promise<void>
}
/** `restarts`: the exchange whose question is asked again. */
type Question = { session: Session; message: string; id?: string | undefined; restarts?: ExchangeRow | undefined }
type AskResult = { row: ExchangeRow; running: RunningReply | undefined }

/** The most earlier exchanges that a model gets. The guide keeps what it needs in the dialogue state. */
const historyLength = { guide: 12, connected: 40 }
const safetyLookback = 13
const safetyAnswerName = 'Written safety answer'

/**
 * Answers a question. Safety comes first, before any limit or model: an answer to it is written at once and costs nothing.
 * Otherwise the question uses the month's quota and the reply starts. Null: an exchange with this id exists already and does not
 * start again.
 */
export async function ask(parts: CoachParts, question: Question): Promise<AskResult | null> {
  const { db, clock, model, replies, counts } = parts
  const { session, message, id = newId(), restarts = null } = question
  const { owner } = session
  const now = clock()
  await closeCrashed(db, now, owner)
  const [rows, saidAt] = await Promise.all([latestExchanges(db, owner, safetyLookback), lastDisclosed(db, owner, id)])
  const before = rows.filter((row) => row.id !== id)
  const found = readConcernState(owner, before)
  const isConcernHidden = isInSafety(found) && isSafetyStartDeleted(owner, before)
  const earlier = isConcernHidden ? asSelfHarmConcern(found) : found
  const tooMany = rateLimitOf(parts, owner)
  const { assessment, isSent } = await assessTwice(message, earlier, {
    secondOpinion: model.secondOpinion,
    maySend: async () => (await tooMany()) === null && hasQuestionLeft(db, session, now),
  })
  const assessed = { earlier, isConcernHidden, assessment, isSent, before, saidAt, now }
  const { content, written, isSilent, isCrisis, discloses } = prepareExchange(model, question, assessed)
  const withoutReply = written === null ? null : { ...content, answeredBy: safetyAnswerName }
  const refusal = isCrisis ? null : await tooMany()
  if (refusal !== null && withoutReply === null) throw refusal
  const wantsReply = !isCrisis && refusal === null
  const { concernState } = content
  const begun = { id, restarts, content, withoutReply, wantsReply, discloses, isCounted: !isInSafety(concernState) }
  const { language } = concernState
  const request = (row: ExchangeKey) =>
    toRequest(parts, session, { message, language, row, now, concernState, isSilent })
  const row = await beginWithinQuota(parts, session, begun, { now, request })
  if (row === null) return null
  if (written !== null) counts.add(written)
  if (row.state === 'done') return { row, running: undefined }
  return { row, running: replies.begin({ owner, id, content, buildRequest: () => request(row) }) }
}

type Beginning = { now: Date; request: (row: ExchangeKey) => Promise<CoachRequest> }

/** Answers a question that is free even if the month's quota is used up. */
async function beginWithinQuota(
  { db, model }: CoachParts,
  session: Session,
  begun: NewExchange,
  { now, request }: Beginning,
): Promise<ExchangeRow | null> {
  try {
    return await beginExchange(db, session, begun, now)
  } catch (error) {
    const isOver = error instanceof HttpError && error.code === 'limit_reached'
    if (!isOver || model.isFree === undefined) throw error
    if (!(await model.isFree(await request({ id: begun.id, createdAt: now })))) throw error
    return beginExchange(db, session, { ...begun, isCounted: false }, now)
  }
}

/**
 * `isConcernHidden`: safety mode is on, but the user has deleted the exchange that started it. `isSent`: a model was asked
 * for its opinion. `before`: the earlier exchanges. `saidAt`: when the AI disclosure was last shown.
 */
type AssessedMessage = {
  earlier: ConcernState
  isConcernHidden: boolean
  assessment: Assessment
  isSent: boolean
  before: readonly ExchangeRow[]
  saidAt: Date | null
  now: Date
}

/** `isSilent`: safety mode is on, but its concern must not be named. A concern in the new message is answered without the old one. */
function stateAfter({ earlier, isConcernHidden, assessment }: AssessedMessage) {
  const saysAnew = isConcernHidden && assessment.concerns.length > 0
  const concernState = advanceConcernState(saysAnew ? newConcernState : earlier, assessment)
  return { concernState, isSilent: isConcernHidden && !saysAnew && isInSafety(concernState) }
}

/** Prepares what precedes a reply: the safety answer, the AI disclosure, and the state of the conversation. */
function prepareExchange(model: CoachModel, { session, message }: Question, assessed: AssessedMessage) {
  const { earlier, assessment, isSent, before, saidAt, now } = assessed
  const { owner, timeZone } = session
  const { concernState, isSilent } = stateAfter(assessed)
  const reader = { country: countryOf(timeZone), now, timeZone }
  const written = isSilent ? null : writeSafetyAnswer(assessment, concernState, reader)
  const isCrisis = written?.replaces === true
  const times = {
    lastSaid: saidAt?.getTime() ?? null,
    lastMessage: before[0]?.createdAt.getTime() ?? null,
    now: now.getTime(),
  }
  const reason = isCrisis ? null : disclosureDue(times, message)
  const said = reason === null ? [] : [disclosureLine(reason, concernState.language, model)]
  if (isInSafety(earlier) && !isInSafety(concernState) && assessment.isMisread)
    said.push(apology(concernState.language))
  if (model.kind === 'builtin' && concernState.language === 'es' && earlier.language !== 'es') said.push(onlyEnglish)
  const preface = [...said, ...(written !== null && !isCrisis ? [written.text] : [])].join('\n\n')
  const content: ExchangeContent = {
    message,
    preface,
    reply: isCrisis ? written.text : '',
    concernState,
    dialogueState: dropOpenQuestion(
      readDialogueState(
        owner,
        before.filter(({ deletedAt }) => deletedAt === null),
      ),
    ),
    safety: written !== null ? 'full' : isSilent || assessment.degree === 'note' ? 'note' : null,
    helpLines: written === null ? [] : [...written.lines],
    sources: [],
    historyAreas: [],
    proposals: [],
    answeredBy: isCrisis ? safetyAnswerName : model.name,
    sentTo: isSent ? model.sentTo : null,
  }
  // The first crisis answer contains the disclosure in its own words.
  const discloses = reason !== null || (isCrisis && concernState.turns === 1)
  return { content, written, isSilent, isCrisis, discloses }
}

type ExchangeKey = Pick<ExchangeRow, 'id' | 'createdAt'>
type RequestParts = Pick<CoachRequest, 'message' | 'language' | 'now'> & {
  row: ExchangeKey
  concernState: ConcernState
  isSilent: boolean
}

async function toRequest(
  { db, readers, actions, model }: CoachParts,
  session: Session,
  { message, language, row, now, concernState, isSilent }: RequestParts,
): Promise<CoachRequest> {
  const { owner, timeZone, isPremium } = session
  // A connected model asks for what it needs, so only what its instructions contain is read beforehand.
  const isLocal = model.kind === 'builtin'
  const [areas, past] = await Promise.all([
    readAreas(db, owner),
    listExchanges(db, owner, { at: row.createdAt, id: row.id }, historyLength[isLocal ? 'guide' : 'connected']),
  ])
  const told = isLocal ? areas : areas.filter((area) => area === 'onboarding')
  const [context, currency] = await Promise.all([
    readAllowedFacts(db, readers, session, told, now),
    areas.includes('income') ? readers.readCurrency(db, owner) : null,
  ])
  const { hidesSpiritual } = context
  const records = createRecordReader(readers, { db, session, areas, now, hidesSpiritual })
  const findNamed = createNameFinder(actions, { db, session, areas, now })
  const earlier = readEarlierExchanges(owner, past, { areas: isLocal ? null : records.areas, concernState })
  const concern = concernState.kind === null || isSilent ? null : concernInWords[concernState.kind]
  const plan = { hasMilestones: isPremium, hidesSpiritual }
  const help = findAppHelp(message)
  const matters = isLocal ? [] : await nearestMatters({ message, language }, hidesSpiritual)
  const nearest = help === null || isLocal ? matters : [`How this app does it: ${help}`, ...matters]
  const asked = { message, language, ...earlier, concern, records, findNamed, nearest }
  const whyRefused: CoachRequest['whyRefused'] = (card) =>
    isLocal && !isAdjustment(card)
      ? whyUnusable(card, plan)
      : whyNotTaken(card, plan, { db, actions, session, now, areas })
  return { ...asked, ...context, ...plan, now, timeZone, currency, whyRefused, onFactUsed: () => {} }
}

/**
 * Counts the question once, when first asked. Returns why it is refused, or null. Rate limits hold for every plan, but a safety
 * answer is never refused: over the limit it comes without a model's reply.
 */
function rateLimitOf({ requireRateLimit }: CoachParts, owner: Owner): () => Promise<HttpError | null> {
  let counted: Promise<HttpError | null> | undefined
  const count = async () => {
    try {
      await requireRateLimit(owner)
      return null
    } catch (error) {
      if (error instanceof HttpError) return error
      throw error
    }
  }
  return () => (counted ??= count())
}
