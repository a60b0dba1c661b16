import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LowSun } from '#web/ui/drawings/LowSun.tsx'

export function NoMatch({ search, onClear }: { search: string; onClear: () => void }) {
  return (
    <EmptyState
      drawing={<LowSun className="h-20" />}
      title="No entries match"
      action={<Button onClick={onClear}>Show all entries</Button>}
    >
      Nothing in your titles, entries or tags has “<bdi className="wrap-anywhere">{search.trim()}</bdi>”. Try a shorter
      word.
    </EmptyState>
  )
}
