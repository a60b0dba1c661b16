import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import type { SearchReply } from '#contract/search.ts'
import { useDebounced } from '#web/lib/debounced.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { ErrorNotice } from '#web/ui/ErrorNotice.tsx'
import { SearchBox } from '#web/ui/SearchBox.tsx'
import { leastLetters, searchQuery } from './search.queries.ts'
import { SearchGroup } from './SearchGroup.tsx'

/** In milliseconds. */
const pause = 250

type Props = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

export const SearchDialog = ({ isOpen, onOpenChange }: Props) => (
  <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title="Search" description="Everything you’ve written here.">
    <SearchContent onFollow={() => onOpenChange(false)} />
  </Dialog>
)

/**
 * Searches the user's records while the user types. The arrow keys move through the results. Closing the dialog unmounts it, so
 * that the text is forgotten.
 */
function SearchContent({ onFollow }: { onFollow: () => void }) {
  const [text, setText] = useState('')
  const wanted = text.trim()
  const settled = useDebounced(wanted, pause)
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(searchQuery(settled))
  const isAsked = wanted.length >= leastLetters && settled.length >= leastLetters
  return (
    // On a phone the sheet keeps its height, so that the box stays where it is.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- The keys move between links that stand in it.
    <div onKeyDown={moveByArrows} className="grid min-h-[calc(92dvh-5.5rem)] content-start gap-4 sm:min-h-80">
      <SearchBox label="Search everything" placeholder="A word you remember" value={text} onChange={setText} />
      <output className="sr-only">{isAsked && !isFetching && data && countOf(data)}</output>
      {isAsked && error !== null && data === undefined && (
        <ErrorNotice
          title="The search didn’t work"
          detail={error.message}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!isAsked && <p className="text-15 text-ink-soft">Type at least {leastLetters} letters.</p>}
      {isAsked && data === undefined && error === null && <p className="text-15 text-ink-soft">Searching…</p>}
      {isAsked && data && <Results data={data} wanted={isPlaceholderData ? null : settled} onFollow={onFollow} />}
    </div>
  )
}

function countOf({ groups }: SearchReply): string {
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0)
  if (count === 0) return 'Nothing found'
  const more = groups.some(({ isMore }) => isMore) ? ' or more' : ''
  return count === 1 ? `1 result${more}` : `${count} results${more}`
}

/** `wanted`: the text that `data` is the answer for; null while `data` is still that of an earlier text. */
type ResultsProps = { data: SearchReply; wanted: string | null; onFollow: () => void }

const Results = ({ data: { groups, isPartial }, wanted, onFollow }: ResultsProps) => (
  <div className="grid gap-4 pb-2">
    {groups.length === 0 && wanted !== null && (
      <p className="text-15 text-ink-soft">
        We didn’t find “<bdi className="wrap-anywhere">{wanted}</bdi>”. Try a shorter word.
      </p>
    )}
    {groups.map(({ kind, ...group }) => (
      <SearchGroup key={kind} {...group} onFollow={onFollow} />
    ))}
    {isPartial && <p className="text-13 text-ink-soft">You’ve written a lot, so we didn’t get to the oldest.</p>}
  </div>
)

/** Up and down move between the box and the links. */
function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0 || event.nativeEvent.isComposing) return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')]
  const at = stops.findIndex((stop) => stop === document.activeElement)
  const next = stops[at + step]
  if (at === -1 || next === undefined) return
  event.preventDefault()
  next.focus()
}
