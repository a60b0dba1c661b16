import { useId } from 'react'
import { scopeLabels } from './edit-scope.ts'
import type { EditScope } from './planner.mutations.ts'

type Props = { scopes: readonly EditScope[]; chosen: EditScope; onChange: (scope: EditScope) => void }

export function ScopeChoice({ scopes, chosen, onChange }: Props) {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-1.5 text-15 font-semibold">Which ones do you want to change?</legend>
      <div className="flex flex-wrap gap-2">
        {scopes.map((scope) => (
          <label
            key={scope}
            className="inline-flex min-h-11 cursor-pointer items-center rounded-full border border-edge px-4 text-15 font-medium transition hover:bg-sunk has-checked:border-magenta has-checked:bg-magenta-wash has-checked:text-magenta has-checked:ring-1 has-checked:ring-magenta has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-royal"
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              checked={scope === chosen}
              onChange={() => onChange(scope)}
            />
            {scopeLabels[scope]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
