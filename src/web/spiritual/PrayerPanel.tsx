import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Prayer } from '#contract/spiritual.ts'
import { useDialogState } from '#web/lib/dialog-state.ts'
import { ShowMore } from '#web/ui/ShowMore.tsx'
import { Card } from '#web/ui/Card.tsx'
import { QueryPending } from '#web/ui/QueryResult.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Flame } from './Flame.tsx'
import { AnswerDialog, PrayerDialog } from './PrayerDialogs.tsx'
import { PrayerForm } from './PrayerForm.tsx'
import { PrayerItem } from './PrayerItem.tsx'
import { prayersQuery, type PrayerState } from './spiritual.queries.ts'

export function PrayerPanel() {
  const editor = useDialogState<Prayer>()
  const answering = useDialogState<Prayer>()
  const handlers = { onEdit: editor.open, onAnswer: answering.open }
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2 lg:gap-10">
      <Card className="lg:sticky lg:top-20">
        <PrayerForm />
      </Card>
      <div className="grid gap-8">
        <Prayers state="open" title="Open" {...handlers} empty={<Sample />} />
        <Prayers state="answered" title="Answered" {...handlers} />
      </div>
      {editor.state && (
        <PrayerDialog
          key={editor.state.key}
          prayer={editor.state.value}
          isOpen={editor.state.isOpen}
          onClose={editor.close}
        />
      )}
      {answering.state && (
        <AnswerDialog
          key={answering.state.key}
          prayer={answering.state.value}
          isOpen={answering.state.isOpen}
          onClose={answering.close}
        />
      )}
    </div>
  )
}

type ListProps = {
  state: PrayerState
  title: string
  empty?: ReactNode
  onEdit: (prayer: Prayer) => void
  onAnswer: (prayer: Prayer) => void
}

function Prayers({ state, title, empty, ...handlers }: ListProps) {
  const list = useInfiniteQuery(prayersQuery(state))
  const { data } = list
  if (data === undefined)
    return (
      <QueryPending
        query={list}
        title="Your prayers didn’t load"
        skeleton={<Skeleton className="h-40 rounded-card" />}
      />
    )
  if (data.length === 0 && !list.hasNextPage) return empty
  return (
    <section aria-label={title}>
      <h2 className="text-22">{title}</h2>
      <ul className="mt-1">
        {data.map((prayer) => (
          <PrayerItem key={prayer.id} prayer={prayer} {...handlers} />
        ))}
      </ul>
      <ShowMore list={list} />
    </section>
  )
}

const Sample = () => (
  <section className="grid justify-items-start gap-3">
    <h2 className="text-22">A place to put it down</h2>
    <p className="max-w-reading text-ink-soft">
      What you ask for stays lit here until you say it was answered. A few words are plenty.
    </p>
    <figure className="w-full max-w-narrow rounded-card border border-dashed border-edge p-4">
      <figcaption className="mb-1.5 text-13 font-semibold text-ink-soft">Sample</figcaption>
      <div className="flex gap-3">
        <Flame isAnswered={false} className="h-12 shrink-0" />
        <p>For everyone driving home tonight in the rain.</p>
      </div>
    </figure>
  </section>
)
