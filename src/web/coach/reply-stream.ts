import type { QueryClient } from '@tanstack/react-query'
import type { Exchange } from '#contract/coach.ts'
import type { StreamEvent } from '#contract/kernel.ts'
import { CallError } from '#web/lib/call.ts'
import { callStream } from '#web/lib/call-stream.ts'
import { coachQuery } from '#web/lib/coach.ts'
import { invalidate } from '#web/lib/query-keys.ts'
import { toast } from '#web/ui/toast.ts'
import { activeReplies } from './active-replies.ts'
import { showExchange } from './exchanges-cache.ts'
import { exchangesQuery } from './coach.queries.ts'

type Events = AsyncGenerator<StreamEvent<Exchange>>

export const showError = (description = "I'm having trouble responding right now. Please try again!"): void => {
  toast({ title: 'Oops!', description, variant: 'destructive' })
}

function showReply(client: QueryClient, exchange: Exchange): void {
  activeReplies.set(exchange.id, exchange)
  showExchange(client, exchange)
}

/** Shows the question at once, then streams the reply. Throws where it's refused. */
export async function streamReply(client: QueryClient, asked: Exchange, events: Events): Promise<void> {
  showReply(client, asked)
  // The disclosure comes before the reply.
  client.setQueryData(coachQuery.queryKey, (coach) => coach && { ...coach, disclosure: null })
  try {
    const { value } = await events.next()
    if (value?.event !== 'chat') throw new TypeError('A reply begins with its exchange')
    showReply(client, value.data)
    void readEvents(client, value.data, events)
  } catch (error) {
    activeReplies.delete(asked.id)
    void invalidate(client, '/api/sophia/coach')
    throw error
  }
}

/** Resumes a reply that began before this page did, or whose connection was lost. */
export function resumeReply(client: QueryClient, exchange: Exchange): void {
  if (activeReplies.has(exchange.id)) return
  activeReplies.set(exchange.id, exchange)
  void readEvents(client, exchange, callStream('GET /api/sophia/chats/{id}/stream', { params: { id: exchange.id } }))
}

/** Waits longer each time, and no longer once the browser is online again. */
const pause = (tries: number) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(goOn, Math.min(1_000 * 2 ** tries, 10_000))
    function goOn() {
      clearTimeout(timer)
      window.removeEventListener('online', goOn)
      resolve()
    }
    window.addEventListener('online', goOn)
  })

/** A lost connection doesn't end the reply: only an event from the server does. */
export const isLost = (error: unknown): boolean =>
  !(error instanceof CallError) || error.status === 0 || error.status >= 500

let isLooking = false

/**
 * A lost response doesn't say whether the question arrived. Refetches the conversation until that works: where the
 * question is in it, its reply is resumed.
 */
export async function lookAgain(client: QueryClient): Promise<void> {
  if (isLooking) return
  isLooking = true
  for (let tries = 0; ; tries += 1) {
    await pause(tries)
    // A running exchange is already shown and must not be overwritten.
    if (client.isMutating() > 0) continue
    try {
      await client.refetchQueries({ queryKey: exchangesQuery.queryKey }, { throwOnError: true })
      break
    } catch (error) {
      if (!isLost(error)) break
    }
  }
  isLooking = false
}

async function readEvents(client: QueryClient, begun: Exchange, events: Events): Promise<void> {
  let exchange = begun
  let coming = events
  for (let tries = 0; ; tries += 1) {
    try {
      for await (const { event, data } of coming) {
        exchange = event === 'chat' ? data : { ...exchange, response: exchange.response + data.text }
        showReply(client, exchange)
        tries = 0
      }
    } catch (error) {
      if (error instanceof CallError && error.code === 'coach_unavailable') {
        showExchange(client, { ...exchange, state: 'failed' })
        showError(error.message)
        break
      }
      if (!isLost(error)) break
    }
    if (exchange.state !== 'streaming') break
    await pause(tries)
    coming = callStream('GET /api/sophia/chats/{id}/stream', { params: { id: exchange.id } })
  }
  activeReplies.delete(begun.id)
  void invalidate(client, '/api/sophia/chats', '/api/user/usage-limits', '/api/sophia/coach')
}
