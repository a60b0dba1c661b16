import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorNotice } from '#web/ui/ErrorNotice.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'

type Props<T> = {
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'isFetching' | 'refetch'>
  /** What is said where it did not load. */
  title: string
  /** The size of what comes. */
  size: string
  children: (data: T) => ReactNode
}

export function Loaded<T>({ query: { data, error, isFetching, refetch }, title, size, children }: Props<T>) {
  if (data !== undefined) return children(data)
  return error ? (
    <ErrorNotice title={title} detail={error.message} isRetrying={isFetching} onRetry={() => void refetch()} />
  ) : (
    <Skeleton className={`${size} rounded-card`} />
  )
}
