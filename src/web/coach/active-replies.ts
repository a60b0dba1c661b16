import type { Chat } from '#contract/coach.ts'

/** Replies being streamed, as far as they have come. They go on across navigation. */
export const activeReplies = new Map<string, Chat>()

/** The server saves a reply now and then: what the page has of it already is further. */
export const furthestOf = (chat: Chat): Chat =>
  chat.state === 'streaming' ? (activeReplies.get(chat.id) ?? chat) : chat
