import { useMutation } from '@tanstack/react-query'
import { type Tradition, traditions } from '#contract/spiritual-lists.ts'
import { choiceRow } from '#web/ui/Filter.tsx'
import { chooseTradition } from './tradition.mutations.ts'

type Props = { chosen: Tradition; name: string }

/** Used in two places, which show the same choice; `name` keeps their radio buttons apart. */
export function TraditionPicker({ chosen, name }: Props) {
  const { mutate: choose } = useMutation(chooseTradition)
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-15 font-semibold">Read from</legend>
      <div className={choiceRow}>
        {traditions.map(({ key, label }) => (
          <label
            key={key}
            className="relative flex min-h-11 shrink-0 cursor-pointer items-center rounded-full border border-edge bg-surface px-4 text-15 font-medium transition hover:bg-sunk has-checked:border-magenta has-checked:bg-magenta-wash has-checked:text-magenta has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-royal"
          >
            <input type="radio" name={name} className="sr-only" checked={key === chosen} onChange={() => choose(key)} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
