import type { Exchange } from '#contract/coach.ts'

/** The replies that are being streamed, with the text that has arrived. Streaming continues across navigation. */
export const activeReplies = new Map<string, Exchange>()

/** Returns the page's own copy of a reply that is being streamed, because the server's copy is older. */
export const newestCopyOf = (exchange: Exchange): Exchange =>
  exchange.state === 'streaming' ? (activeReplies.get(exchange.id) ?? exchange) : exchange
