import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useDeferredArrival } from '#web/lib/use-deferred-arrival.ts'
import { chatsQuery } from './coach.queries.ts'
import { resumeReply } from './reply-stream.ts'

/** The conversation, oldest first. It also resumes replies that began before this page did. */
export function useChats() {
  const client = useQueryClient()
  const list = useInfiniteQuery(chatsQuery)
  const data = useDeferredArrival(list.data)
  useEffect(() => {
    for (const chat of data ?? []) if (chat.state === 'streaming') resumeReply(client, chat)
  }, [client, data])
  const isLoading = data === undefined && !list.isLoadingError
  return { list, isLoading, chats: (data ?? []).toReversed() }
}

export type Conversation = ReturnType<typeof useChats>
