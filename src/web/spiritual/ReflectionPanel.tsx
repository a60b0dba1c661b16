import { useInfiniteQuery } from '@tanstack/react-query'
import type { Reflection } from '#contract/spiritual.ts'
import { useDialogState } from '#web/lib/dialog-state.ts'
import type { RecordForm } from '#web/lib/use-record-form.ts'
import { ShowMore } from '#web/ui/ShowMore.tsx'
import { Card } from '#web/ui/Card.tsx'
import { QueryPending } from '#web/ui/QueryResult.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { ReflectionDialog } from './ReflectionDialog.tsx'
import { ReflectionForm } from './ReflectionForm.tsx'
import { ReflectionItem } from './ReflectionItem.tsx'
import { ReflectionTimer } from './ReflectionTimer.tsx'
import { reflectionsQuery } from './spiritual.queries.ts'
import type { ReflectionTimerState } from './use-reflection-timer.ts'
import type { ReflectionValues } from './use-reflection-form.ts'

type Props = { timer: ReflectionTimerState; form: RecordForm<ReflectionValues, Reflection> }

export function ReflectionPanel({ timer, form }: Props) {
  return (
    <div className="grid gap-8">
      <Card className="grid items-center gap-6 md:grid-cols-[auto_1fr] md:gap-10">
        <ReflectionTimer timer={timer} />
        <ReflectionForm form={form} />
      </Card>
      <Reflections />
    </div>
  )
}

function Reflections() {
  const list = useInfiniteQuery(reflectionsQuery)
  const { data } = list
  const editor = useDialogState<Reflection>()
  if (data === undefined)
    return (
      <QueryPending
        query={list}
        title="Your reflections didn’t load"
        skeleton={<Skeleton className="h-40 rounded-card" />}
      />
    )
  return (
    <section aria-labelledby="earlier-reflections" hidden={data.length === 0}>
      <h2 id="earlier-reflections" className="text-22">
        Earlier reflections
      </h2>
      <ul className="mt-1">
        {data.map((reflection) => (
          <ReflectionItem key={reflection.id} reflection={reflection} onEdit={editor.open} />
        ))}
      </ul>
      <ShowMore list={list} />
      {editor.state && (
        <ReflectionDialog
          key={editor.state.key}
          reflection={editor.state.value}
          isOpen={editor.state.isOpen}
          onClose={editor.close}
        />
      )}
    </section>
  )
}
