import type { Exchange } from '#contract/coach.ts'

/** Replies being streamed, as far as they have come. They go on across navigation. */
export const activeReplies = new Map<string, Exchange>()

/** The server saves a reply now and then: what the page has of it already is further. */
export const furthestOf = (exchange: Exchange): Exchange =>
  exchange.state === 'streaming' ? (activeReplies.get(exchange.id) ?? exchange) : exchange
