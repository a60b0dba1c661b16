import type { ReactNode } from 'react'
import { ErrorNotice } from './ErrorNotice.tsx'

type Query = { error: Error | null; isFetching: boolean; refetch: () => unknown }

type PendingProps = {
  query: Query
  /** Titles the notice if the data didn't load. */
  title?: string
  skeleton: ReactNode
}

/** Shown instead of data that isn't there: a skeleton while it loads, or the error with 'Try again'. */
export function QueryPending({ query: { error, isFetching, refetch }, title, skeleton }: PendingProps) {
  if (error === null) return skeleton
  return (
    <ErrorNotice
      {...(title !== undefined && { title })}
      detail={error.message}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  )
}

type Props<T> = PendingProps & { query: { data: T | undefined }; children: (data: T) => ReactNode }

/** Shows the data of a query; until it's there, `QueryPending`. */
export const QueryResult = <T,>({ children, ...pending }: Props<T>): ReactNode =>
  pending.query.data === undefined ? <QueryPending {...pending} /> : children(pending.query.data)
