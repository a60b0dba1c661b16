import { type View, views } from './use-view.ts'

const labels: Record<View, string> = { month: 'Month', week: 'Week', day: 'Day' }

type Props = { view: View; onChange: (view: View) => void }

export function ViewSwitch({ view, onChange }: Props) {
  return (
    <fieldset className="flex gap-1 rounded-control bg-sunk p-1">
      <legend className="sr-only">View</legend>
      {views.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === view}
          className="min-h-11 rounded-small px-2 sm:px-3.5 text-15 font-semibold text-ink-soft transition hover:text-ink aria-pressed:bg-raised aria-pressed:text-ink aria-pressed:shadow-card aria-pressed:ring-1 aria-pressed:ring-edge"
          onClick={() => onChange(each)}
        >
          {labels[each]}
        </button>
      ))}
    </fieldset>
  )
}
