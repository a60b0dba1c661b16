import type { QueryClient } from '@tanstack/react-query'
import type { Chat } from '#contract/coach.ts'
import { type Pages, withItem, withoutItem } from '#web/lib/list-pages.ts'
import { chatsQuery } from './coach.queries.ts'

export const noChats: Pages<Chat> = { pages: [{ items: [], next: undefined }], pageParams: [undefined] }

/** Also where the conversation is still loading: what is asked shows at once, and the rest once it is there. */
export function showChat(client: QueryClient, chat: Chat): void {
  client.setQueryData(chatsQuery.queryKey, (list) => withItem(list ?? noChats, chat))
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
