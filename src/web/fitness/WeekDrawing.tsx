import { useId } from 'react'
import type { Fitness } from '#contract/fitness.ts'
import { type Units, showWater } from '#web/lib/units.ts'
import { showDay } from '#web/lib/show-day.ts'

type Day = Fitness['days'][number]

/** The smallest amount that fills the drawn glass, in millilitres. It is a scale, not a target. */
const fullGlass = 1_500
const glass = { top: 44, height: 52 }

/** The week as a window sill: a sun for a day with a workout, a glass for water, a leaf for each meal. */
export function WeekDrawing({ days, units, isSample = false }: { days: Day[]; units: Units; isSample?: boolean }) {
  const most = Math.max(fullGlass, ...days.map(({ millilitres }) => millilitres))
  return (
    <figure className="overflow-hidden rounded-card border border-line bg-surface shadow-card">
      <ol
        aria-label={isSample ? 'A sample week' : 'The last 7 days'}
        className="grid grid-cols-7 bg-[linear-gradient(var(--sky-high),var(--sky-mid)_55%,var(--sky-low))] px-1 pt-3 sm:px-6"
      >
        {days.map((day) => (
          <li key={day.day} className="grid justify-items-center">
            <DayGlass day={day} share={day.millilitres / most} />
            <span className="sr-only">{describe(day, units)}</span>
          </li>
        ))}
      </ol>
      <div aria-hidden="true" className="grid grid-cols-7 border-t-4 border-(--hill-far) px-1 pt-1.5 sm:px-6">
        {days.map(({ day }) => (
          <span key={day} className="text-center text-13 text-ink-soft">
            {showDay(day, 'weekday')}
          </span>
        ))}
      </div>
      <figcaption className="px-4 pt-1.5 pb-3.5 text-15 text-ink-soft sm:px-6">
        {isSample && <strong className="mr-2 text-13 font-semibold">Sample</strong>}
        {summary(days)}
      </figcaption>
    </figure>
  )
}

function DayGlass({ day: { workouts, meals, millilitres }, share }: { day: Day; share: number }) {
  const id = useId()
  const level = glass.top + glass.height * (1 - share)
  return (
    <svg viewBox="0 0 44 100" aria-hidden="true" className="h-26 w-full max-w-14 overflow-visible">
      <clipPath id={id}>
        <path d="M11 44h22l-2.5 52h-17z" />
      </clipPath>
      {workouts > 0 && (
        <>
          <circle cx="22" cy="18" r="15" fill="var(--gold)" opacity="0.3" />
          <circle cx="22" cy="18" r="10" fill="var(--gold)" />
        </>
      )}
      <g clipPath={`url(#${id})`}>
        <rect x="8" y="44" width="28" height="52" fill="var(--surface)" opacity="0.45" />
        {millilitres > 0 && <rect x="8" y={level} width="28" height="60" fill="var(--blue)" opacity="0.55" />}
      </g>
      <path d="M11 44h22l-2.5 52h-17z" fill="none" stroke="var(--ink-soft)" strokeWidth="1.2" opacity="0.7" />
      {leaves.slice(0, meals).map((path) => (
        <path key={path} d={path} fill="var(--green)" />
      ))}
    </svg>
  )
}

/** Leaves beside the glass, from the sill up. */
const leaves = [
  'M34 97c0-6 3-9 8-9 0 6-3 9-8 9z',
  'M10 97c0-6-3-9-8-9 0 6 3 9 8 9z',
  'M35 84c0-6 3-9 7-9 0 6-3 9-7 9z',
  'M9 84c0-6-3-9-7-9 0 6 3 9 7 9z',
]

const counted = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`

function describe({ day, workouts, meals, millilitres }: Day, units: Units): string {
  const parts = [
    workouts > 0 && counted(workouts, 'workout'),
    meals > 0 && counted(meals, 'meal'),
    millilitres > 0 && `${showWater(millilitres, units)} of water`,
  ].filter((part) => part !== false)
  return `${showDay(day, 'weekdayName')}: ${parts.length === 0 ? 'nothing logged' : parts.join(', ')}`
}

const daysWith = (days: readonly Day[], what: (day: Day) => number): number =>
  days.filter((day) => what(day) > 0).length

const summary = (days: readonly Day[]): string =>
  `A sun is a day you moved: ${daysWith(days, ({ workouts }) => workouts)} of 7. Leaves are meals, the glass is water.`
