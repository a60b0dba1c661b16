import { useQuery } from '@tanstack/react-query'
import ListChecks from 'lucide-react/icons/list-checks'
import { type ComponentProps, lazy, Suspense, useRef } from 'react'
import type { HouseholdCategory } from '#contract/household-lists.ts'
import type { HouseholdTask } from '#contract/household.ts'
import { useDialogState } from '#web/lib/dialog-state.ts'
import { useLazyDialogState } from '#web/lib/lazy-dialog.ts'
import { useToday } from '#web/lib/use-today.ts'
import { Button } from '#web/ui/Button.tsx'
import { Page } from '#web/ui/Page.tsx'
import { QueryResult } from '#web/ui/QueryResult.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { AddTask } from './AddTask.tsx'
import { BalanceCard } from './BalanceCard.tsx'
import { House } from './House.tsx'
import { peopleQuery, tasksQuery } from './household.queries.ts'
import { useRoom } from './rooms.ts'
import { TaskDialog } from './TaskDialog.tsx'
import { TaskList } from './TaskList.tsx'

const loadTemplates = async () => ({ default: (await import('./TemplatesDialog.tsx')).TemplatesDialog })
const Templates = lazy(loadTemplates)

export function HouseholdScreen() {
  const today = useToday()
  const { room, show } = useRoom()
  const { data: tasks = [] } = useQuery(tasksQuery)
  const { data: people = [] } = useQuery(peopleQuery)
  const editor = useDialogState<HouseholdTask>()
  const templates = useLazyDialogState<null>(loadTemplates)
  const openTemplates = () => templates.open(null)
  const list = useRef<HTMLDivElement>(null)
  const handlePick = (picked: HouseholdCategory | undefined) => {
    show(picked)
    // On a phone the room's tasks lie below the house.
    requestAnimationFrame(() => list.current?.scrollIntoView({ block: 'nearest' }))
  }
  return (
    <Page
      title="Household"
      lead="What needs doing at home, and who’s doing it."
      actions={
        <Button icon={<ListChecks aria-hidden="true" className="size-5" />} onClick={openTemplates}>
          Start From a List
        </Button>
      }
    >
      <AddTask room={room} />
      <House tasks={tasks} room={room} onPick={handlePick} />
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_22rem]">
        <div ref={list} className="scroll-mt-20 reach:scroll-mb-24">
          <LoadedTasks people={people} room={room} today={today} onEdit={editor.open} onTemplates={openTemplates} />
        </div>
        <BalanceCard people={people} />
      </div>
      {editor.state && (
        <TaskDialog
          key={editor.state.key}
          isOpen={editor.state.isOpen}
          task={editor.state.value}
          people={people}
          onClose={editor.close}
        />
      )}
      {templates.state && (
        <Suspense>
          <Templates
            key={templates.state.key}
            isOpen={templates.state.isOpen}
            today={today}
            onClose={templates.close}
          />
        </Suspense>
      )}
    </Page>
  )
}

function LoadedTasks(props: Omit<ComponentProps<typeof TaskList>, 'tasks'>) {
  const query = useQuery(tasksQuery)
  return (
    <QueryResult query={query} skeleton={<Skeleton className="h-96 rounded-card" />}>
      {(tasks) => <TaskList tasks={tasks} {...props} />}
    </QueryResult>
  )
}
