import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useDeferredRender } from '#web/lib/use-deferred-render.ts'
import { exchangesQuery } from './coach.queries.ts'
import { resumeReply } from './reply-stream.ts'

/** The conversation, oldest first. It also resumes replies that began before this page did. */
export function useExchanges() {
  const client = useQueryClient()
  const list = useInfiniteQuery(exchangesQuery)
  const data = useDeferredRender(list.data)
  useEffect(() => {
    for (const exchange of data ?? []) if (exchange.state === 'streaming') resumeReply(client, exchange)
  }, [client, data])
  const isLoading = data === undefined && !list.isLoadingError
  return { list, isLoading, exchanges: (data ?? []).toReversed() }
}

export type Conversation = ReturnType<typeof useExchanges>
