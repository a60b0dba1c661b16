import type { CoachModel, CoachPart, CoachRequest, SecondOpinion } from '#server/ports/coach-model.ts'
import { toMessages, toInstructions } from './prompt.ts'
import { isLastNext, lastWord, listenForWords, maxSteps, unsaid, withdrawn } from './last-step.ts'
import type { OnCard } from './open-cards.ts'
import { createTools } from './tools.ts'

type Service = {
  kind: 'ollama' | 'openai-compatible' | 'anthropic'
  name: string
  base: string
  apiKey: string | undefined
}

/** The most tokens of a step, reasoning included. 250 words are about 400 tokens. */
const maxTokens = 4_000
const maxBytes = 4_000_000
const lookAgainAfter = 30_000

export type ServiceModel = Required<Omit<CoachModel, 'isFree' | 'secondOpinion'>> & { secondOpinion: SecondOpinion }

/** A language model over HTTP: a cloud service, or one on the same machine. */
export function createServiceModel(service: Service): ServiceModel {
  let seen = { isOnline: false, until: 0 }
  return {
    name: service.name,
    kind: service.kind,
    sentTo: new URL(service.base).host,
    isOnline: async () => {
      if (performance.now() > seen.until)
        seen = { isOnline: await answers(service), until: performance.now() + lookAgainAfter }
      return seen.isOnline
    },
    secondOpinion: createSecondOpinion(service),
    // Its client takes a second to load, which the first question would wait for.
    open: () => Promise.all([import('ai'), createModel(service)]),
    reply: (request, signal) => streamReply(service, request, signal),
  }
}

async function* streamReply(service: Service, request: CoachRequest, signal: AbortSignal): AsyncGenerator<CoachPart> {
  const faults: unknown[] = []
  const cardParts: CardPart[] = []
  const words = listenForWords()
  const fullStream = await openStream(service, request, {
    signal,
    onFault: (error) => faults.push(error),
    onCard: (part: CardPart) => cardParts.push(part),
  })
  let isFinished = false
  let hasText = false
  let cards = 0
  let hasWithdrawn = false
  for await (const part of fullStream) {
    words.hear(part)
    if (part.type === 'start-step' && hasText) yield { kind: 'text', text: '\n\n' }
    if (part.type === 'text-delta') {
      hasText = true
      yield { kind: 'text', text: part.text }
    }
    if (part.type === 'tool-result') {
      cards += sumOf(cardParts)
      hasWithdrawn ||= cardParts.some(({ kind }) => kind === 'withdrawal')
      yield* cardParts.splice(0)
    }
    if (part.type === 'error' && callsInVain(part.error)) {
      faults.length = 0
      isFinished = true
      break
    }
    if (part.type === 'error') throw new ServiceFault(part.error)
    if (part.type === 'abort') throw new ServiceFault('aborted')
    // A stream that was cut off ends too, but only a complete one has a finish reason.
    if (part.type !== 'finish') continue
    isFinished = part.finishReason !== 'other' && part.finishReason !== 'error'
    if (part.finishReason === 'length' || part.finishReason === 'content-filter') yield { kind: 'cut' }
  }
  if (faults.length > 0 || !isFinished) throw new ServiceFault(faults[0] ?? 'unfinished')
  if (words.isOwed() && cards === 0) yield { kind: 'text', text: (hasWithdrawn ? withdrawn : unsaid)[request.language] }
}

/** The number of cards that the reply may still get. */
const sumOf = (parts: readonly CardPart[]): number => parts.reduce((sum, part) => sum + countOf(part), 0)

function countOf(part: CardPart): number {
  if (part.kind === 'withdrawal') return 'offered' in part.ref ? -1 : 0
  return part.replaces !== undefined && 'offered' in part.replaces ? 0 : 1
}

type CardPart = Extract<CoachPart, { kind: 'proposal' | 'withdrawal' }>
type Hearing = { signal: AbortSignal; onFault: (error: unknown) => unknown; onCard: OnCard }

async function openStream(service: Service, request: CoachRequest, { signal, onFault, onCard }: Hearing) {
  const { isStepCount, streamText } = await import('ai')
  return streamText({
    model: await createModel(service),
    instructions: toInstructions(request),
    messages: toMessages(request),
    tools: await createTools(request, onCard),
    repairToolCall: async ({ toolCall, tools }) => (toolCall.toolName in tools ? { ...toolCall, input: '{}' } : null),
    prepareStep: ({ steps, messages }) =>
      isLastNext(steps) ? { ...withoutTools[service.kind], messages: [...messages, lastWord] } : undefined,
    stopWhen: [isStepCount(maxSteps), ({ steps }) => isLastNext(steps.slice(0, -1))],
    maxOutputTokens: maxTokens,
    maxRetries: 0,
    abortSignal: signal,
    onError: ({ error }) => void onFault(error),
  }).fullStream
}

/** It called a tool in its last step, which has none: the text until then is kept. */
const callsInVain = (error: unknown): boolean => error instanceof Error && error.name === 'AI_ToolChoiceViolationError'

/** Anthropic wants to see the tools that earlier steps called; others may call any that they see. */
const withoutTools = {
  anthropic: { toolChoice: 'none' },
  ollama: { activeTools: [] },
  'openai-compatible': { activeTools: [] },
} as const

const createSecondOpinion = (service: Service): SecondOpinion =>
  async function secondOpinion(message, signal) {
    const { askForOpinion } = await import('./second-opinion.ts')
    return askForOpinion(await createModel(service), message, signal)
  }

/** The service failed. It carries the kind of error, never its message. */
class ServiceFault extends Error {
  constructor(cause: unknown) {
    super(`The service of the coach failed: ${cause instanceof Error ? cause.name : 'stream'}`)
    this.name = 'ServiceFault'
  }
}

async function createModel({ kind, name, base, apiKey = '' }: Service) {
  if (kind === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic')
    return createAnthropic({ baseURL: base, apiKey, fetch: guardedFetch })(name)
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  const access = { baseURL: base, ...(apiKey !== '' && { apiKey }) }
  return createOpenAICompatible({ name: 'coach', ...access, fetch: guardedFetch })(name)
}

/** Follows no redirects, so that messages go only to the host shown to the user, and limits the size of answers. */
const guardedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' })
  let left = maxBytes
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      left -= chunk.length
      if (left < 0) controller.error(new Error('An endless answer'))
      else controller.enqueue(chunk)
    },
  })
  return new Response(response.body?.pipeThrough(count), response)
}

async function answers({ kind, base, apiKey = '' }: Service): Promise<boolean> {
  try {
    const { ok } = await fetch(`${base.replace(/\/$/, '')}/models`, {
      signal: AbortSignal.timeout(3_000),
      redirect: 'error',
      headers:
        kind === 'anthropic'
          ? { 'x-api-key': apiKey, 'anthropic-version': '2023-06-01' }
          : { authorization: `Bearer ${apiKey}` },
    })
    return ok
  } catch {
    return false
  }
}
