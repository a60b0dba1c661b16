import { Button } from './Button.tsx'

type Props = {
  /** Set while some of the loaded items are hidden (`useShortOnPhone`). */
  onShowAll?: (() => void) | undefined
  /** The list, if it may have more pages. */
  list?: {
    hasNextPage: boolean
    isFetchingNextPage: boolean
    isFetchNextPageError: boolean
    fetchNextPage: () => Promise<unknown>
  }
}

/** The rest of a list comes only when asked for, so that the page stays short. */
export function ShowMore({ onShowAll, list }: Props) {
  if (onShowAll === undefined && list?.hasNextPage !== true) return null
  const hasFailed = list?.isFetchNextPageError === true
  return (
    <div className="mt-4 grid justify-items-center gap-2">
      {hasFailed && (
        <p role="alert" className="text-15 text-ink-soft">
          The rest didn’t load. Everything’s safe.
        </p>
      )}
      <Button
        isPending={list?.isFetchingNextPage === true}
        pendingText="Loading..."
        onClick={onShowAll ?? (() => void list?.fetchNextPage())}
      >
        Show more
      </Button>
    </div>
  )
}
