import { useQuery } from '@tanstack/react-query'
import { Button } from '#web/ui/Button.tsx'
import { cx } from '#web/ui/cx.ts'
import type { GoalForm } from './goal-form.ts'
import { ideasFor } from './goal-ideas.ts'
import { answersQuery } from './goals.queries.ts'

export function GoalIdeas({ onPick, isCentred = false }: { onPick: (form: GoalForm) => void; isCentred?: boolean }) {
  const { data } = useQuery(answersQuery)
  const chosen = data?.answers?.primaryGoals ?? []
  return (
    <section aria-label="Ideas" className="grid gap-2">
      <p className="text-13 font-semibold text-ink-soft">
        {chosen.length > 0 ? 'From what you told us. Change anything you like.' : 'A place to begin'}
      </p>
      <ul className={cx('flex flex-wrap gap-2', isCentred && 'justify-center')}>
        {ideasFor(chosen).map((idea) => (
          <li key={idea.title}>
            <Button size="small" onClick={() => onPick(idea)}>
              {idea.title}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
