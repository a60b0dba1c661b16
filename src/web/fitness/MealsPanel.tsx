import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import PencilLine from 'lucide-react/icons/pencil-line'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import type { Meal } from '#contract/fitness.ts'
import { mealKinds } from '#contract/fitness-lists.ts'
import { addDays, nameDay } from '#web/lib/days.ts'
import { focusNeighbour } from '#web/lib/focus-neighbour.ts'
import type { Units } from '#web/lib/units.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { QueryPending } from '#web/ui/QueryResult.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { UnreadableText } from '#web/ui/Unreadable.tsx'
import { deleteMeal } from './fitness.mutations.ts'
import { latestMealQuery, mealsQuery } from './fitness.queries.ts'
import { MealInput } from './MealInput.tsx'
import { mealLabels } from './meal-words.ts'
import { WaterCard } from './WaterCard.tsx'

type Props = { today: string; units: Units; onEdit: (meal: Meal) => void }

/** The meals and the water of one day. */
export function MealsPanel({ today, units, onEdit }: Props) {
  const [back, setBack] = useState(0)
  const day = addDays(today, -back)
  return (
    <div className="grid gap-4">
      <div className="flex items-center gap-1">
        <IconButton
          label="Previous day"
          className="-ml-3"
          icon={<ChevronLeft className="size-5" />}
          onClick={() => setBack(back + 1)}
        />
        <h2 aria-live="polite" className="text-22">
          {nameDay(day, today)}
        </h2>
        <IconButton
          label="Next day"
          icon={<ChevronRight className="size-5" />}
          disabled={back === 0}
          onClick={() => setBack(back - 1)}
        />
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
        <section aria-label="Meals" className="grid gap-3">
          <MealInput key={day} day={day} />
          <MealList day={day} onEdit={onEdit} />
        </section>
        <WaterCard day={day} units={units} />
      </div>
    </div>
  )
}

function MealList({ day, onEdit }: { day: string; onEdit: (meal: Meal) => void }) {
  const query = useInfiniteQuery(mealsQuery(day))
  const { data } = query
  const { mutate: remove } = useMutation(deleteMeal)
  if (data === undefined) return <QueryPending query={query} skeleton={<Skeleton className="h-48 rounded-card" />} />
  if (data.length === 0) return <NoMeals />
  const inOrder = mealKinds.flatMap((kind) => data.filter((meal) => meal.kind === kind).toReversed())
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface shadow-card">
      {inOrder.map((meal) => (
        <li key={meal.id} className="flex items-start py-1.5 pr-2 pl-4 sm:pl-5">
          <div className="min-w-0 flex-1 py-2">
            <p className="text-13 font-semibold text-ink-soft">{mealLabels[meal.kind]}</p>
            <p className="user-text whitespace-pre-line">{meal.content}</p>
            {meal.isUnreadable && <UnreadableText record={meal} />}
          </div>
          {!meal.isUnreadable && (
            <IconButton
              label={`Edit ${mealLabels[meal.kind]}: ${meal.content}`}
              icon={<PencilLine className="size-4.5" />}
              onClick={() => onEdit(meal)}
            />
          )}
          <IconButton
            label={`Delete ${mealLabels[meal.kind]}: ${meal.content}`}
            icon={<Trash className="size-4.5" />}
            onClick={({ currentTarget }) => {
              focusNeighbour(currentTarget)
              remove(meal)
            }}
          />
        </li>
      ))}
    </ul>
  )
}

/** The sample leaves with the first meal of any day. */
function NoMeals() {
  const { data: latest } = useQuery(latestMealQuery)
  if (latest === undefined) return <Skeleton className="h-36 rounded-card" />
  return latest.length === 0 ? <Sample /> : <p className="text-15 text-ink-soft">— Nothing logged.</p>
}

const Sample = () => (
  <figure className="rounded-card border border-dashed border-edge p-4">
    <figcaption className="mb-1.5 text-13 font-semibold text-ink-soft">Sample</figcaption>
    <p className="text-13 font-semibold text-ink-soft">Lunch</p>
    <p>Lentil soup from the freezer, bread</p>
    <p className="mt-2 text-15 text-ink-soft">
      Just words. Nothing gets counted, and you can skip any meal or any day.
    </p>
  </figure>
)
