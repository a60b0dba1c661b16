import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { HouseholdTemplate } from '#contract/household.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { QueryPending } from '#web/ui/QueryResult.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { templatesQuery } from './household.queries.ts'
import { TemplateForm } from './TemplateForm.tsx'

type Props = { isOpen: boolean; today: string; onClose: () => void }

const kinds = [
  { kind: 'occasion', title: 'For an occasion' },
  { kind: 'season', title: 'For a season' },
] as const

/** Adds tasks from a template: the user chooses the template, then the day and the tasks. */
export function TemplatesDialog({ isOpen, today, onClose }: Props) {
  const [template, setTemplate] = useState<HouseholdTemplate>()
  const query = useQuery(templatesQuery)
  const { data } = query
  if (template)
    return (
      <TemplateForm
        template={template}
        today={today}
        isOpen={isOpen}
        onBack={() => setTemplate(undefined)}
        onClose={onClose}
      />
    )
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title="Start From a List"
      description="We wrote these. Pick the ones you want."
    >
      {data ? (
        kinds.map(({ kind, title }) => (
          <section key={kind} aria-label={title} className="mb-4">
            <h3 className="mb-2 font-sans text-15 font-semibold tracking-normal text-ink-soft">{title}</h3>
            <ul className="grid gap-2 sm:grid-cols-2">
              {data
                .filter((each) => each.kind === kind)
                .map((each) => (
                  <li key={each.id}>
                    <Button className="h-full w-full justify-start py-2 text-left" onClick={() => setTemplate(each)}>
                      <span className="grid">
                        {each.title}
                        <span className="tabular text-13 font-normal text-ink-soft">{each.tasks.length} tasks</span>
                      </span>
                    </Button>
                  </li>
                ))}
            </ul>
          </section>
        ))
      ) : (
        <QueryPending query={query} skeleton={<Skeleton className="h-80 rounded-card" />} />
      )}
    </Dialog>
  )
}
