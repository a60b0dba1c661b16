import { setImmediate } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { CoachProposal } from '#contract/coach.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { Db } from '#server/lib/db.ts'
import type { Owner } from '#server/lib/sealed.ts'
import type { CoachModel, CoachRequest } from '#server/ports/coach-model.ts'
import { endExchange, hasCome, saveReplySoFar } from './coach.repo.ts'
import type { ExchangeContent } from './coach.table.ts'
import { addReceipt, withReceipt } from './reading-receipt.ts'
import { createReplyText } from './reply-text.ts'
import { type Cards, takeProposal, withdrawCard } from './running-cards.ts'
import { isInSafety } from './safety/concern-state.ts'
import { dropOpenQuestion } from './earlier-exchanges.ts'
import { markWithdrawn, type Withdrawal } from './withdraw-card.repo.ts'

/** A running reply. Followers wait for `changed`. */
export type RunningReply = {
  content: ExchangeContent
  /** It uses none of the month's quota. */
  isFree: boolean
  /** Cards of earlier answers that are withdrawn once the reply is over. */
  withdrawals: readonly Withdrawal[]
  changed: Promise<void>
  isOver: boolean
  /** Settles once the result is saved, whatever the outcome. */
  ended: Promise<void>
  stop: () => void
}

const saveInterval = 1_000
const maxReplyLength = 20_000

/** The share of its time limit that a model may be silent: 20 of 120 seconds. */
const silenceShare = 1 / 6

/** `timeLimit` in seconds. */
type ReplyServices = {
  db: Db
  clock: Clock
  model: CoachModel
  timeLimit: number
  log: Pick<FastifyBaseLogger, 'warn'>
}
/** The signal that aborts a reply, and the callback for its parts. */
type Listening = { stopped: AbortSignal; onPart: () => void }
/** Merges a change into the current content, so that parts that came while it was awaited are kept. */
type Emit = (change: Partial<ExchangeContent>) => void
type ReplyJob = { owner: Owner; id: string; content: ExchangeContent; buildRequest: () => Promise<CoachRequest> }

/**
 * The replies running in this process. They do not depend on a request: a reply continues without a reader and is saved every
 * second, so that a reload or another process finds it.
 */
export class Replies {
  readonly #parts: ReplyServices
  readonly #running = new Map<string, RunningReply>()
  isClosing = false

  constructor(parts: ReplyServices) {
    this.#parts = parts
  }

  find = (owner: Owner, id: string): RunningReply | undefined => this.#running.get(`${owner.id}/${id}`)

  /** Stops all running replies and waits until they are saved, before the process exits. */
  close = async (): Promise<void> => {
    this.isClosing = true
    const all = [...this.#running.values()]
    for (const { stop } of all) stop()
    await Promise.all(all.map(({ ended }) => ended))
  }

  begin(asked: ReplyJob): RunningReply {
    const { owner, id } = asked
    const key = `${owner.id}/${id}`
    const stopping = new AbortController()
    const signals = new Signals()
    const running: RunningReply = {
      content: asked.content,
      isFree: false,
      withdrawals: [],
      changed: signals.next,
      isOver: false,
      ended: Promise.resolve(),
      stop: () => stopping.abort(),
    }
    const emit: Emit = (change) => {
      running.content = { ...running.content, ...change }
      running.changed = signals.notify()
    }
    this.#running.set(key, running)
    running.ended = this.#run(asked, running, emit, stopping).finally(() => {
      this.#running.delete(key)
      running.isOver = true
      void signals.notify()
    })
    return running
  }

  async #run(asked: ReplyJob, running: RunningReply, emit: Emit, stopping: AbortController) {
    const { db, clock, log } = this.#parts
    const { owner, id } = asked
    const { concernState, preface } = asked.content
    const end = async (state: 'done' | 'stopped' | 'failed') => {
      try {
        if (state !== 'failed') emit({ proposals: await this.#withdraw(owner, running) })
        await endExchange(db, owner, id, { state, content: running.content, isFree: running.isFree, now: clock() })
      } catch (error) {
        // The database is unreachable: the row is later closed as crashed.
        log.warn(
          { event: 'coach_not_kept', kind: error instanceof Error ? error.name : typeof error },
          'reply not kept',
        )
      }
    }
    const keeping = this.#keep(asked, running, stopping)
    const silence = timeSilence(this.#parts.timeLimit * silenceShare)
    try {
      await this.#take(asked, running, emit, {
        stopped: AbortSignal.any([stopping.signal, silence.signal]),
        onPart: silence.restart,
      })
      clearInterval(keeping)
      await end('done')
    } catch (error) {
      clearInterval(keeping)
      if (stopping.signal.aborted) return end('stopped')
      if (silence.signal.aborted && hasCome(running.content) && !isInSafety(concernState)) return end('stopped')
      log.warn({ event: 'coach_failed', kind: error instanceof Error ? error.name : typeof error }, 'reply failed')
      // In safety mode the help already shown is an answer; half of another one is not.
      if (!isInSafety(concernState) || preface === '') return end('failed')
      emit({ reply: '', proposals: [] })
      return end('done')
    } finally {
      silence.end()
      // Releases everything that still waits for the model.
      stopping.abort()
    }
  }

  /** If several simultaneous replies replace one card, the first to end wins; the cards of the others are withdrawn. */
  async #withdraw(owner: Owner, { withdrawals, content: { proposals } }: RunningReply) {
    const { db, clock } = this.#parts
    const late = new Set<CoachProposal>()
    for (const each of withdrawals)
      if (!(await markWithdrawn(db, owner, each, clock())) && each.state === 'withdrawn') late.add(each.by)
    return proposals.map((card) => (late.has(card.proposal) ? { ...card, state: 'withdrawn' as const } : card))
  }

  /** Saves progress and a heartbeat; ends the reply if another process stopped it. */
  #keep({ owner, id }: ReplyJob, running: RunningReply, stopping: AbortController) {
    const { db, clock } = this.#parts
    let kept = running.content
    let beats = 0
    let isKeeping = false
    return setInterval(() => {
      beats += 1
      if (isKeeping || (kept === running.content && beats % 5 !== 0)) return
      isKeeping = true
      kept = running.content
      saveReplySoFar(db, owner, id, kept, clock())
        .then((isRunning) => isRunning || stopping.abort())
        .catch(() => {})
        .finally(() => (isKeeping = false))
    }, saveInterval)
  }

  /** Consumes the model's output, screened sentence by sentence. */
  async #take({ content, buildRequest }: ReplyJob, running: RunningReply, emit: Emit, { stopped, onPart }: Listening) {
    const { model, timeLimit } = this.#parts
    const signal = AbortSignal.any([stopped, AbortSignal.timeout(timeLimit * 1000)])
    const request = await buildRequest()
    const text = createReplyText(request, content.concernState, model.kind === 'builtin')
    let isCut = false
    let letters = 0
    // A connected model gets what is read beforehand in its instructions; the guide looks at what it needs.
    const told = model.kind === 'builtin' ? [] : [...request.sources]
    const { historyAreas } = request
    emit({ sources: told, historyAreas, sentTo: model.sentTo, dialogueState: dropOpenQuestion(request.state) })
    const asked = withReceipt(request, (source) => emit({ sources: addReceipt(running.content.sources, source) }))
    const show = (reply: string) => {
      if (reply !== running.content.reply) emit({ reply })
    }
    for await (const part of model.reply(asked, signal)) {
      // A model that never yields would otherwise finish before the first word is sent.
      await setImmediate()
      signal.throwIfAborted()
      onPart()
      if (part.kind === 'text') {
        letters += part.text.length
        if (letters > maxReplyLength) throw new Error('An endless reply')
        show(text.push(part.text))
      } else if (part.kind === 'state') emit({ dialogueState: part.state })
      else if (part.kind === 'free') running.isFree = true
      else if (part.kind === 'cut') isCut = true
      else if (part.kind === 'withdrawal') keepCards(running, emit, withdrawCard(running, part.ref))
      else keepCards(running, emit, await takeProposal(running, part, request))
    }
    signal.throwIfAborted()
    show(text.end(isCut))
    if (!hasCome(running.content)) throw new Error('An empty reply')
  }
}

function keepCards(running: RunningReply, emit: Emit, { proposals, withdrawals }: Cards): void {
  running.withdrawals = withdrawals
  emit({ proposals })
}

/** Aborts after this many seconds without a `restart`. */
function timeSilence(limit: number) {
  const over = new AbortController()
  const timer = setTimeout(() => over.abort(), limit * 1000)
  return { signal: over.signal, restart: () => void timer.refresh(), end: () => clearTimeout(timer) }
}

/** A promise that settles at the next `notify`, and is then replaced. */
class Signals {
  #now = Promise.withResolvers<void>()

  get next(): Promise<void> {
    return this.#now.promise
  }

  notify(): Promise<void> {
    const { resolve } = this.#now
    this.#now = Promise.withResolvers<void>()
    resolve()
    return this.#now.promise
  }
}
