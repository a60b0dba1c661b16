import { Button } from '#web/ui/Button.tsx'

type Props = {
  list: {
    hasNextPage: boolean
    isFetchingNextPage: boolean
    isFetchNextPageError: boolean
    fetchNextPage: () => Promise<unknown>
  }
}

/** The rest of a list comes only when asked for, so that the page stays short. */
export function ShowMore({ list }: Props) {
  if (!list.hasNextPage) return null
  return (
    <div className="mt-4 grid justify-items-center gap-2">
      {list.isFetchNextPageError && (
        <p role="alert" className="text-15 text-ink-soft">
          The rest didn’t load. Everything’s safe.
        </p>
      )}
      <Button isPending={list.isFetchingNextPage} pendingText="Loading..." onClick={() => void list.fetchNextPage()}>
        Show more
      </Button>
    </div>
  )
}
