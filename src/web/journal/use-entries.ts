import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { entryHas } from '#contract/journal-search.ts'
import { searchedWords } from '#contract/search-words.ts'
import { useDebounced } from '#web/lib/debounced.ts'
import { useDeferredRender } from '#web/lib/use-deferred-render.ts'
import { journalQuery, journalSearchQuery } from './journal.queries.ts'

const pause = 250

/**
 * The entries that match `search`, or all. Loaded entries are searched at once; where the journal has more pages, the server
 * searches after a pause in typing. `list` loads the next page.
 */
export function useEntries(search: string) {
  const wanted = search.trim()
  const settled = useDebounced(wanted, pause)
  const journal = useInfiniteQuery(journalQuery)
  const isLonger = wanted !== '' && journal.hasNextPage
  const found = useInfiniteQuery({ ...journalSearchQuery(settled), enabled: isLonger && settled === wanted })
  const data = useDeferredRender(journal.data)
  const here = useMemo(() => {
    const words = searchedWords(wanted)
    return (data ?? []).filter((entry) => wanted.trim() === '' || entryHas(entry, words))
  }, [data, wanted])
  const isFound = isLonger && settled === wanted && found.data !== undefined
  return {
    list: isLonger ? found : journal,
    isPending: data === undefined && !journal.isError,
    entries: isFound ? found.data : here,
    isSearching: isLonger && !isFound && !found.isError,
    /** Whether only the loaded entries could be searched. */
    hasSearchFailed: isLonger && !isFound && found.isError,
  }
}
