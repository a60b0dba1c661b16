import { z } from 'zod'
import type { UserTime } from '#server/lib/clock.ts'
import { demoSlot, type FillDemo, momentOf, readDemoContent } from '#server/lib/demo.ts'
import { newId } from '#server/lib/record.ts'
import { type Owner, seal } from '#server/lib/sealed.ts'
import type { EarlierExchange } from '#server/ports/coach-model.ts'
import { newDialogue } from '#server/ports/dialogue-state.ts'
import { coachChats, type ExchangeContent } from './coach.table.ts'
import { blankRequest } from './guide/blank-request.ts'
import { askGuide } from './guide/guide-thread.ts'
import { newConcernState } from './safety/concern-state.ts'

const asked = z.union([
  z.strictObject({ ...demoSlot.shape, message: z.string() }),
  /** Just now, so that a day that the answer offers is not over. */
  z.strictObject({ minutesAgo: z.int().positive(), message: z.string() }),
])

const askedAt = (question: z.output<typeof asked>, time: UserTime): Date =>
  'minutesAgo' in question ? new Date(time.now.getTime() - question.minutesAgo * 60_000) : momentOf(question, time)

const usual: Omit<ExchangeContent, 'message' | 'reply' | 'proposals' | 'dialogueState'> = {
  preface: '',
  concernState: newConcernState,
  safety: null,
  helpLines: [],
  sources: [],
  historyAreas: [],
  answeredBy: 'Built-in guide',
  sentTo: 'this server',
}

/**
 * Asks the built-in guide the questions of a demo, of earlier weeks and of just now. Returns what stores them. They use none of this
 * month's quota.
 */
export async function prepareCoach(time: UserTime): Promise<FillDemo> {
  const questions = await readDemoContent('coach', z.array(asked))
  const history: EarlierExchange[] = []
  let state = newDialogue
  const exchanges: { content: ExchangeContent; at: Date }[] = []
  for (const question of questions) {
    const { message } = question
    const at = askedAt(question, time)
    const request = { ...blankRequest, message, history: history.slice(-12), state, now: at, timeZone: time.timeZone }
    const reply = await askGuide(request)
    const proposals = reply.cards.map((proposal) => ({ proposal, recordId: newId(), state: 'open' as const }))
    const said = { message, reply: reply.text, proposals, dialogueState: reply.state }
    exchanges.push({ content: { ...usual, ...said }, at })
    history.push({ message, response: reply.text })
    state = reply.state
  }
  return async (tx, owner) => {
    await tx.insert(coachChats).values(exchanges.map((exchange) => toRow(owner, exchange)))
  }
}

function toRow(owner: Owner, { content, at }: { content: ExchangeContent; at: Date }) {
  const id = newId()
  return {
    userId: owner.id,
    id,
    state: 'done' as const,
    month: null,
    discloses: false,
    sealedContent: seal(owner, coachChats.sealedContent, id, content),
    createdAt: at,
    updatedAt: at,
  }
}
