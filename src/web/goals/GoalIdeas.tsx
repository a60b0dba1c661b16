import { useQuery } from '@tanstack/react-query'
import { ideasFor, showIdea } from '#web/lib/goal-ideas.ts'
import { cx } from '#web/ui/cx.ts'
import { blankForm, type GoalForm } from './goal-form.ts'
import { answersQuery } from './goals.queries.ts'

export function GoalIdeas({ onPick, isCentred = false }: { onPick: (form: GoalForm) => void; isCentred?: boolean }) {
  const { data } = useQuery(answersQuery)
  const chosen = data?.answers?.primaryGoals ?? []
  return (
    <section aria-label="Ideas" className="grid gap-2">
      <p className="text-13 font-semibold text-ink-soft">
        {chosen.length > 0 ? 'From what you told us. Change anything you like.' : 'A place to start'}
      </p>
      <ul className={cx('flex flex-wrap gap-2', isCentred && 'justify-center')}>
        {ideasFor(chosen).map((idea) => (
          <li key={idea.title}>
            <button
              type="button"
              className="min-h-11 cursor-pointer rounded-control border border-edge bg-surface px-3.5 py-2 text-left transition hover:bg-sunk"
              onClick={() => onPick({ ...blankForm, ...idea })}
            >
              <span className="block text-15 font-semibold">{idea.title}</span>
              <span className="tabular block text-13 text-ink-soft">{showIdea(idea)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
