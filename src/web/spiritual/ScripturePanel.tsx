import { useQuery } from '@tanstack/react-query'
import type { SpiritualDay } from '#contract/spiritual.ts'
import { showDay } from '#web/lib/show-day.ts'
import { Button } from '#web/ui/Button.tsx'
import { QueryPending } from '#web/ui/QueryResult.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { ArchWindow } from './ArchWindow.tsx'
import { todayQuery } from './spiritual.queries.ts'
import { TraditionPicker } from './TraditionPicker.tsx'

type Props = { onReflect: (prompt: string) => void; onPray: () => void }

export function ScripturePanel({ onReflect, onPray }: Props) {
  const query = useQuery(todayQuery)
  const { data } = query
  if (data === undefined)
    return (
      <QueryPending
        query={query}
        title="Today’s reading didn’t load"
        skeleton={<Skeleton className="h-112 rounded-card" />}
      />
    )
  return (
    <div className="grid gap-6">
      <Leaf day={data} onReflect={onReflect} onPray={onPray} />
      <TraditionPicker chosen={data.tradition} name="tradition-of-the-day" />
    </div>
  )
}

/** A long text is smaller, so that what to do with it stays on the first screen of a phone. */
function sizeOf({ length }: string): string {
  if (length > 220) return 'text-18 sm:text-22'
  return length > 150 ? 'text-18 sm:text-28' : 'text-22 sm:text-28'
}

function Leaf({ day: { date, tradition, reading }, onReflect, onPray }: Props & { day: SpiritualDay }) {
  const { text, reference, work } = reading
  return (
    <section
      aria-labelledby="reading-of-the-day"
      className="grid overflow-hidden rounded-card border border-line bg-linear-to-br from-surface to-(--sky-low) shadow-card max-sm:rounded-t-[10.5rem] sm:grid-cols-[auto_1fr]"
    >
      <div aria-hidden="true" className="hidden items-end pl-8 sm:flex">
        <ArchWindow className="h-88 lg:h-104" />
      </div>
      <div className="grid content-center gap-4 p-5 max-sm:justify-items-center max-sm:pt-12 max-sm:text-center sm:p-8 lg:p-12">
        <h2 id="reading-of-the-day" className="font-sans text-15 font-semibold tracking-normal text-ink-soft">
          <time dateTime={date}>{showDay(date, 'fullDate')}</time>
        </h2>
        <figure>
          <blockquote className={`max-w-[30ch] font-display whitespace-pre-line ${sizeOf(text)}`}>{text}</blockquote>
          <figcaption className="mt-4 text-15">
            <span className="font-semibold">{reference}</span>
            <span className="block text-ink-soft">
              {work}
              {tradition === 'christian' ? ', public domain' : ''}
            </span>
          </figcaption>
        </figure>
        <div className="flex flex-wrap gap-3 max-sm:justify-center">
          <Button variant="primary" onClick={() => onReflect(`What does ${reference} say to you today?`)}>
            Reflect on it
          </Button>
          <Button onClick={onPray}>Pray about it</Button>
        </div>
      </div>
    </section>
  )
}
