import type { Dashboard, WellnessArea } from '#contract/dashboard.ts'
import { useUser } from '#web/lib/session.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { ProgressBar } from '#web/ui/ProgressBar.tsx'
import { areaColour, WellnessFlower } from './WellnessFlower.tsx'
import { streakDetail, headlineOf } from './streak-text.ts'

type Props = { data: Dashboard; isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

export function WellnessDialog({ data: { stats, wellness, streak }, isOpen, onOpenChange }: Props) {
  const { areas, days, formula } = wellness
  const score = stats.wellnessScore
  const isHidden = useUser().hidesSpiritual
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={score === null ? 'Your wellness score' : `Your wellness score: ${score} of 100`}
      description={formula}
    >
      <WellnessFlower areas={areas} className="mx-auto w-48" />
      <ul className="mt-4 grid gap-4">
        {areas.map((area) => (
          <Area key={area.area} area={area} days={days} />
        ))}
      </ul>
      <section aria-labelledby="streak-details" className="mt-6 border-t border-line pt-4">
        <h3 id="streak-details" className="text-18">
          Your streak
        </h3>
        <p className="mt-1">
          {headlineOf(streak)} {streakDetail(streak)}
        </p>
        <p className="mt-1 text-15 text-ink-soft">
          Entries, self-care, completed tasks{isHidden ? ' and' : ', prayers and'} workouts count. You can take one rest
          day in any seven days. This month: {streak.daysThisMonth} {streak.daysThisMonth === 1 ? 'day' : 'days'} with{' '}
          {streak.goal} or more.
        </p>
      </section>
    </Dialog>
  )
}

function Area({
  area: { area, name, points, count, target, counts, isChosen },
  days,
}: {
  area: WellnessArea
  days: number
}) {
  return (
    <li className="grid gap-1.5">
      <div className="flex items-center gap-2">
        <span aria-hidden="true" className="size-2.5 rounded-full" style={{ backgroundColor: areaColour(area) }} />
        <h3 className="flex-1 font-sans text-16 font-semibold tracking-normal">{name}</h3>
        <span className="tabular text-15">
          {points === null ? '—' : `${points} ${points === 1 ? 'point' : 'points'}`}
        </span>
      </div>
      <ProgressBar
        label={name}
        value={Math.min(count, target)}
        max={target}
        valueText={`${count} of ${target}`}
        colour={areaColour(area)}
      />
      <p className="text-15 text-ink-soft">
        <span className="tabular">
          {count > target ? `${count} in ${days} days. ${target} is plenty.` : `${count} of ${target} in ${days} days.`}
        </span>{' '}
        {counts}.{isChosen && ' You chose this area, so it counts twice.'}
      </p>
    </li>
  )
}
