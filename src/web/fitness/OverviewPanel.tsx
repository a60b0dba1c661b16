import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import type { Fitness } from '#contract/fitness.ts'
import { addDays, daysBetween, nameDay } from '#web/lib/days.ts'
import { type Units, showWater, showWeight } from '#web/lib/units.ts'
import { Card } from '#web/ui/Card.tsx'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { Filter } from '#web/ui/Filter.tsx'
import { saveSettings } from './fitness.mutations.ts'
import { workoutsQuery } from './fitness.queries.ts'
import { WeekDrawing } from './WeekDrawing.tsx'
import { titleOf } from './workout-form.ts'

type Props = { fitness: Fitness; units: Units; onTab: (tab: string) => void; onCycle: () => void }

export function OverviewPanel({ fitness, units, onTab, onCycle }: Props) {
  const { days, today, latest, hidesNumbers, isCycleOn } = fitness
  const week = days.slice(-7)
  const { data: workouts } = useInfiniteQuery(workoutsQuery)
  const isQuiet = days.every((day) => day.workouts + day.meals + day.millilitres === 0)
  const isEmpty = isQuiet && latest === null && (workouts?.length ?? 0) === 0
  return (
    <div className="grid gap-6">
      <div className="grid gap-3">
        <h2 className="text-22">{isEmpty ? 'Your week will look like this' : 'Your week'}</h2>
        <WeekDrawing days={isEmpty ? sampleWeek(today) : week} units={units} isSample={isEmpty} />
      </div>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        <Door title="Last workout" onOpen={() => onTab('gym')}>
          <LastWorkout today={today} />
        </Door>
        <Door title="Weight" onOpen={() => onTab('weight')}>
          {latest?.kilograms == null
            ? '— Log your weight if you want to track it.'
            : `${hidesNumbers ? 'Logged' : showWeight(latest.kilograms, units)}, ${nameDayWithin(latest.day, today)}`}
        </Door>
        <Door title="Today’s meals" onOpen={() => onTab('meals')}>
          {mealLine(days.at(-1), units)}
        </Door>
        <Door title="Cycle log" onOpen={onCycle}>
          {isCycleOn ? 'On, and private.' : 'Off. Yours if you want it.'}
        </Door>
      </ul>
      <Settings fitness={fitness} units={units} />
    </div>
  )
}

/** Names a day within a sentence: 'today', 'Friday, November 20'. */
const nameDayWithin = (day: string, today: string): string =>
  daysBetween(day, today) <= 1 ? nameDay(day, today).toLowerCase() : nameDay(day, today)

function mealLine(day: Fitness['days'][number] | undefined, units: Units): string {
  const { meals = 0, millilitres = 0 } = day ?? {}
  const parts = [
    ...(meals > 0 ? [`${meals} ${meals === 1 ? 'meal' : 'meals'}`] : []),
    ...(millilitres > 0 ? [`${showWater(millilitres, units)} of water`] : []),
  ]
  return parts.join(', ') || '— Nothing logged yet.'
}

/** A card that opens a tab or the cycle log. */
function Door({ title, onOpen, children }: { title: string; onOpen: () => void; children: ReactNode }) {
  return (
    <li>
      <button
        type="button"
        className="flex h-full w-full items-center gap-3 rounded-card border border-line bg-surface p-4 text-left shadow-card transition hover:border-edge hover:bg-sunk"
        onClick={onOpen}
      >
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{title}</span>
          <span className="user-text tabular block text-15 text-pretty text-ink-soft">{children}</span>
        </span>
        <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
      </button>
    </li>
  )
}

function LastWorkout({ today }: { today: string }) {
  const { data } = useInfiniteQuery(workoutsQuery)
  const last = data?.[0]
  if (last === undefined) return data === undefined ? '…' : '— Nothing logged yet.'
  return `${titleOf(last)}, ${nameDayWithin(last.day, today)}`
}

const unitOptions = [
  { value: 'metric', label: 'Metric (kg, ml)' },
  { value: 'imperial', label: 'Imperial (lb, fl oz)' },
] as const

function Settings({ fitness: { hidesNumbers }, units }: { fitness: Fitness; units: Units }) {
  const { mutate } = useMutation(saveSettings)
  return (
    <Card
      as="section"
      aria-label="Units and numbers"
      className="grid gap-3 sm:flex sm:flex-wrap sm:items-end sm:gap-x-10"
    >
      <Filter
        label="Units"
        isLabelShown
        options={unitOptions}
        value={units}
        onChange={(chosen) => mutate({ units: chosen })}
      />
      <Checkbox
        label="Hide numbers"
        hint="We keep your weight, but don’t show it anywhere."
        checked={hidesNumbers}
        onChange={({ target }) => mutate({ hidesNumbers: target.checked })}
      />
    </Card>
  )
}

/** The sample week, shown until the user has logged something. */
const sampleWeek = (today: string): Fitness['days'] =>
  sample.map(([workouts, meals, millilitres], n) => ({ day: addDays(today, n - 6), workouts, meals, millilitres }))

/** Workouts, meals and millilitres of seven days. */
const sample = [
  [0, 3, 1_200],
  [1, 2, 900],
  [0, 0, 0],
  [1, 3, 1_450],
  [0, 4, 700],
  [0, 1, 1_100],
  [1, 2, 500],
] as const
