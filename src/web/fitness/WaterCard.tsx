import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { focusNeighbour } from '#web/lib/focus-neighbour.ts'
import { glasses, type Units, showWater } from '#web/lib/units.ts'
import { newId } from '#web/lib/new-id.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { QueryPending } from '#web/ui/QueryResult.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { deleteDrink, logDrink } from './fitness.mutations.ts'
import { drinksQuery } from './fitness.queries.ts'

/** Shows the water of a day. One touch logs a drink; a touch on a logged drink removes it. */
export function WaterCard({ day, units }: { day: string; units: Units }) {
  const query = useInfiniteQuery(drinksQuery(day))
  const { data } = query
  const { mutate: log } = useMutation(logDrink)
  const { mutate: remove } = useMutation(deleteDrink)
  const sum = (data ?? []).reduce((all, { millilitres }) => all + (millilitres ?? 0), 0)
  return (
    <Card as="section" aria-labelledby="water" className="grid gap-3">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="water" className="text-22">
          Water
        </h2>
        <output className="tabular text-18 font-semibold text-blue">{showWater(sum, units)}</output>
      </div>
      <div className="flex flex-wrap gap-2">
        {glasses[units].map((millilitres) => (
          <Button
            key={millilitres}
            size="small"
            aria-label={`Add ${showWater(millilitres, units)}`}
            icon={<Plus aria-hidden="true" className="size-4" />}
            onClick={() => log({ id: newId(), day, millilitres })}
          >
            {showWater(millilitres, units)}
          </Button>
        ))}
      </div>
      {data === undefined && <QueryPending query={query} skeleton={<Skeleton className="h-11" />} />}
      {data?.length === 0 && <p className="text-15 text-ink-soft">— Tap a glass when you drink one.</p>}
      <ul aria-label="Drinks" className="flex flex-wrap gap-2 empty:hidden">
        {data?.toReversed().map((drink) => {
          const shown = drink.millilitres === null ? 'Can’t be opened' : showWater(drink.millilitres, units)
          return (
            <li key={drink.id}>
              <button
                type="button"
                aria-label={`Delete ${shown}`}
                className="tabular inline-flex min-h-11 items-center gap-1.5 rounded-full bg-blue-wash px-3.5 text-15 text-ink transition hover:bg-sunk"
                onClick={({ currentTarget }) => {
                  focusNeighbour(currentTarget)
                  remove(drink)
                }}
              >
                {shown}
                <X aria-hidden="true" className="size-4 text-ink-soft" />
              </button>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
