import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { QueryPending } from '#web/ui/QueryResult.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { todayQuery, wisdomQuery } from './spiritual.queries.ts'
import { TraditionPicker } from './TraditionPicker.tsx'

/** Texts before 'Show all'. */
const atFirst = 6

export function WisdomPanel({ onReflect }: { onReflect: (prompt: string) => void }) {
  const today = useQuery(todayQuery)
  const wisdom = useQuery(wisdomQuery)
  const [isWhole, setIsWhole] = useState(false)
  const error = today.error ?? wisdom.error
  if (today.data === undefined || wisdom.data === undefined)
    return (
      <QueryPending
        query={{
          error,
          isFetching: wisdom.isFetching,
          refetch: () => Promise.all([today.refetch(), wisdom.refetch()]),
        }}
        title="The texts didn’t load"
        skeleton={<Skeleton className="h-112 rounded-card" />}
      />
    )
  const { tradition } = today.data
  const shown = wisdom.data.find((one) => one.tradition === tradition)
  return (
    <div className="grid gap-6">
      <TraditionPicker chosen={tradition} name="tradition-of-wisdom" />
      {shown && (
        <section aria-labelledby="wisdom">
          <h2 id="wisdom" className="text-22">
            {shown.name}
          </h2>
          <p className="text-ink-soft">{shown.about} Every text is in the public domain.</p>
          <ul className="mt-4 columns-[20rem] gap-x-10">
            {shown.readings.slice(0, isWhole ? undefined : atFirst).map(({ text, reference, work }) => (
              <li key={text} className="break-inside-avoid border-t border-line py-5">
                <figure>
                  <blockquote className="font-display text-18 whitespace-pre-line">{text}</blockquote>
                  <figcaption className="mt-2 text-15">
                    <span className="font-semibold">{reference}</span>
                    <span className="block text-ink-soft">{work}</span>
                  </figcaption>
                </figure>
                <Button
                  size="small"
                  className="mt-3"
                  aria-label={`Reflect on it: ${reference}`}
                  onClick={() => onReflect(`What does ${reference} say to you today?`)}
                >
                  Reflect on it
                </Button>
              </li>
            ))}
          </ul>
          {!isWhole && shown.readings.length > atFirst && (
            <Button size="small" onClick={() => setIsWhole(true)}>
              Show all {shown.readings.length}
            </Button>
          )}
        </section>
      )}
    </div>
  )
}
