import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { Affirmation } from '#contract/affirmations.ts'
import { affirmationCategories } from '#contract/lists.ts'
import { affirmationCategory } from '#web/lib/affirmation-words.ts'
import { useShortOnPhone } from '#web/lib/use-short-on-phone.ts'
import { useStable } from '#web/lib/use-stable.ts'
import { Card } from '#web/ui/Card.tsx'
import { cx } from '#web/ui/cx.ts'
import { Landscape } from '#web/ui/drawings/Landscape.tsx'
import { LowSun } from '#web/ui/drawings/LowSun.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { AffirmationItem } from './AffirmationItem.tsx'
import { ShowMore } from '#web/ui/ShowMore.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { CardSkeletons } from './CardSkeletons.tsx'
import { Filter } from '#web/ui/Filter.tsx'
import { type Shelf, shelfQuery } from './mindset.queries.ts'
import { todaysAffirmationQuery } from '#web/lib/todays-affirmation.ts'
import { QueryPending } from '#web/ui/QueryResult.tsx'

const shelves: readonly { value: Shelf; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'loved', label: 'Loved' },
  ...affirmationCategories.map((value) => ({ value, label: affirmationCategory[value].label })),
]

export function AffirmationsPanel({ onEdit }: { onEdit: (affirmation: Affirmation) => void }) {
  const [shelf, setShelf] = useState<Shelf>('all')
  return (
    <div className="grid grid-cols-1 gap-5">
      {shelf === 'all' && <Today />}
      <Filter label="Affirmations about" options={shelves} value={shelf} onChange={setShelf} />
      <Library shelf={shelf} onEdit={onEdit} />
    </div>
  )
}

function Today() {
  const { data, isError } = useQuery(todaysAffirmationQuery)
  if (isError) return null
  if (data === undefined) return <Skeleton className="h-36 rounded-card sm:h-52" />
  return (
    <Card as="section" className="grid overflow-hidden p-0! sm:grid-cols-[1fr_minmax(12rem,32%)]">
      <div className="grid min-h-36 content-center p-4 sm:min-h-52 sm:p-8">
        <h2 className="font-sans text-15 font-semibold tracking-normal text-magenta">For today</h2>
        <p
          className={cx('user-text mt-2 max-w-reading font-display', data.content.length > 90 ? 'text-22' : 'text-28')}
        >
          {data.content}
        </p>
      </div>
      <Landscape motif="rays" className="size-full max-sm:hidden" />
    </Card>
  )
}

/** How many affirmations a phone shows at first. */
const few = 10

function Library({ shelf, onEdit }: { shelf: Shelf; onEdit: (affirmation: Affirmation) => void }) {
  const list = useInfiniteQuery(shelfQuery(shelf))
  const shorten = useShortOnPhone(few)
  const handleEdit = useStable(onEdit)
  if (list.data === undefined)
    return <QueryPending query={list} title="The affirmations didn’t load" skeleton={<CardSkeletons />} />
  if (list.data.length === 0)
    return (
      <EmptyState drawing={<LowSun className="h-20" />} title="Nothing loved yet">
        Tap the heart on a line you love, and it shows up here.
      </EmptyState>
    )
  const { shown, onShowAll } = shorten([...list.data.filter(isOwn), ...list.data.filter((each) => !isOwn(each))])
  const own = shown.filter(isOwn)
  const others = shown.filter((each) => !isOwn(each))
  const shared = { isAmongLoved: shelf === 'loved', onEdit: handleEdit }
  return (
    <div>
      <div className="grid grid-cols-1 gap-8">
        <Group title="From your words and goals" affirmations={own} {...shared} />
        <Group
          title={own.length > 0 ? 'More words to lean on' : 'Words to lean on'}
          affirmations={others}
          {...shared}
        />
      </div>
      <ShowMore list={list} onShowAll={onShowAll} />
    </div>
  )
}

/** Written by the user, or made from a goal or an answer. */
const isOwn = ({ isCustom, basedOn }: Affirmation): boolean => isCustom || basedOn !== null

type GroupProps = {
  title: string
  affirmations: readonly Affirmation[]
  isAmongLoved: boolean
  onEdit: (affirmation: Affirmation) => void
}

function Group({ title, affirmations, ...rest }: GroupProps) {
  const id = useId()
  if (affirmations.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-1 text-22">
        {title}
      </h2>
      <ul className="grid grid-cols-1 gap-x-8 md:grid-cols-2">
        {affirmations.map((affirmation) => (
          <AffirmationItem key={affirmation.id} affirmation={affirmation} {...rest} />
        ))}
      </ul>
    </section>
  )
}
