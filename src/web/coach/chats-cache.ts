import type { QueryClient } from '@tanstack/react-query'
import type { Chat } from '#contract/coach.ts'
import { withItem, withoutItem } from '#web/lib/list-pages.ts'
import { chatsQuery } from './coach.queries.ts'

export function showChat(client: QueryClient, chat: Chat): void {
  client.setQueryData(chatsQuery.queryKey, (list) => list && withItem(list, chat))
}

export function hideChat(client: QueryClient, id: string): void {
  client.setQueryData(chatsQuery.queryKey, (list) => list && withoutItem(list, id))
}

/** An exchange before anything is answered. */
export function askedChat({ id, message }: Pick<Chat, 'id' | 'message'>): Chat {
  const now = new Date().toISOString()
  return {
    id,
    message,
    response: '',
    state: 'streaming',
    answeredBy: '',
    sentTo: null,
    read: [],
    proposals: [],
    safety: null,
    help: [],
    choices: [],
    createdAt: now,
    updatedAt: now,
  }
}
