import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { quoteTopics } from '#contract/lists.ts'
import type { Quote } from '#contract/mindset.ts'
import { dateOf } from '#web/lib/days.ts'
import { roomy, useMedia } from '#web/lib/use-media.ts'
import { LowSun } from '#web/ui/drawings/LowSun.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ShowMore } from '#web/ui/ShowMore.tsx'
import { CardSkeletons } from './CardSkeletons.tsx'
import { Filter } from '#web/ui/Filter.tsx'
import { quotesQuery } from './mindset.queries.ts'
import { QuoteItem } from './QuoteItem.tsx'
import { ofDay } from './meditation-of-today.ts'
import { capitalize } from '#contract/capitalize.ts'
import { QueryPending } from '#web/ui/QueryResult.tsx'

type Choice = 'all' | 'saved' | Quote['topic']

const choices: readonly { value: Choice; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'saved', label: 'Saved' },
  ...quoteTopics.map((value) => ({ value, label: capitalize(value) })),
]

/** How many quotes are shown at first, and how many each 'Show more' adds: whole rows of two or three, or one column on a phone. */
const steps = { roomy: 12, phone: 6 }

export function QuotesPanel() {
  const [choice, setChoice] = useState<Choice>('all')
  const step = useMedia(roomy) ? steps.roomy : steps.phone
  const [most, setMost] = useState(step)
  const [now] = useState(() => new Date())
  const query = useQuery(quotesQuery)
  const { data } = query
  if (data === undefined)
    return <QueryPending query={query} title="The quotes didn’t load" skeleton={<CardSkeletons />} />
  const shown = data.filter(
    ({ isSaved, topic }) => choice === 'all' || (choice === 'saved' ? isSaved : topic === choice),
  )
  const handleChoice = (next: Choice) => {
    setChoice(next)
    setMost(step)
  }
  const today = choice === 'all' ? ofDay(data, dateOf(now)) : undefined
  return (
    <div className="grid grid-cols-1 gap-5">
      <Filter label="Quotes about" options={choices} value={choice} onChange={handleChoice} />
      {shown.length === 0 && (
        <EmptyState drawing={<LowSun className="h-20" />} title="Nothing saved yet">
          Save a line you want to see again, and it shows up here.
        </EmptyState>
      )}
      <ul className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {today && <QuoteItem quote={today} isAmongSaved={false} isOfToday />}
        {shown
          .filter((quote) => quote !== today)
          .slice(0, most)
          .map((quote) => (
            <QuoteItem key={quote.id} quote={quote} isAmongSaved={choice === 'saved'} />
          ))}
      </ul>
      <ShowMore onShowAll={shown.length > most ? () => setMost(most + step) : undefined} />
      <p className="max-w-reading text-15 text-ink-soft">
        Every quote comes from the work named next to it, and it’s in the public domain. If it wasn’t written in
        English, the translation is ours, with the original next to it.
      </p>
    </div>
  )
}
