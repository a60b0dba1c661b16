import { useMutation, useQuery } from '@tanstack/react-query'
import Dumbbell from 'lucide-react/icons/dumbbell'
import Scale from 'lucide-react/icons/scale'
import { type ComponentProps, lazy, Suspense } from 'react'
import { useOpenFromHash } from '#web/lib/dialog-state.ts'
import { fitnessQuery } from '#web/lib/fitness.ts'
import { unitsOf } from '#web/lib/units.ts'
import { newId } from '#web/lib/new-id.ts'
import { useTabs } from '#web/lib/tabs.ts'
import { useToday } from '#web/lib/use-today.ts'
import { Button } from '#web/ui/Button.tsx'
import { Page } from '#web/ui/Page.tsx'
import { QueryResult } from '#web/ui/QueryResult.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import { FitnessDialogs, useFitnessDialogs } from './FitnessDialogs.tsx'
import { logVisit } from './fitness.mutations.ts'
import { GymPanel } from './GymPanel.tsx'
import { MealsPanel } from './MealsPanel.tsx'
import { OverviewPanel } from './OverviewPanel.tsx'
import { WeightPanel } from './WeightPanel.tsx'

const CycleView = lazy(async () => ({ default: (await import('./CycleView.tsx')).CycleView }))

const tabs = ['overview', 'gym', 'weight', 'meals'] as const

export function HealthScreen() {
  const today = useToday()
  const { tab, params, show, open } = useTabs(tabs)
  const { data } = useQuery(fitnessQuery)
  const dialogs = useFitnessDialogs()
  const { workout, weight, meal } = dialogs
  const handleWeight = () => weight.open(undefined)
  useOpenFromHash('#weight', handleWeight)
  useOpenFromHash('#workout', () => workout.open(undefined))
  const units = unitsOf(data?.units ?? null)
  if (params.get('view') === 'cycle') return <Cycle onBack={() => show('overview')} />
  return (
    <Page
      title="Health & Fitness"
      lead="Your own logs, in your own words. Nothing here is a contest."
      actions={<LogButtons today={today} onWeight={handleWeight} />}
    >
      <Tabs
        label="Health and fitness"
        value={tab}
        onChange={show}
        tabs={[
          {
            value: 'overview',
            label: 'Overview',
            content: <Overview units={units} onTab={show} onCycle={() => open('overview', { view: 'cycle' })} />,
          },
          {
            value: 'gym',
            label: 'Gym',
            content: <GymPanel today={today} units={units} onEdit={workout.open} />,
          },
          {
            value: 'weight',
            label: 'Weight',
            content: (
              <WeightPanel
                today={today}
                units={units}
                hidesNumbers={data?.hidesNumbers ?? true}
                onEdit={weight.open}
                onLog={handleWeight}
              />
            ),
          },
          {
            value: 'meals',
            label: 'Meals',
            content: <MealsPanel today={today} units={units} onEdit={meal.open} />,
          },
        ]}
      />
      <FitnessDialogs {...dialogs} fitness={data} today={today} units={units} />
    </Page>
  )
}

function Cycle({ onBack }: { onBack: () => void }) {
  return (
    <Suspense fallback={<Skeleton className="mx-auto my-10 h-96 max-w-page rounded-card" />}>
      <CycleView onBack={onBack} />
    </Suspense>
  )
}

function Overview(props: Omit<ComponentProps<typeof OverviewPanel>, 'fitness'>) {
  const query = useQuery(fitnessQuery)
  return (
    <QueryResult query={query} skeleton={<Skeleton className="h-96 rounded-card" />}>
      {(fitness) => <OverviewPanel fitness={fitness} {...props} />}
    </QueryResult>
  )
}

function LogButtons({ today, onWeight }: { today: string; onWeight: () => void }) {
  const { mutate, isPending } = useMutation(logVisit)
  return (
    <>
      <Button
        variant="primary"
        className="max-sm:px-3.5 max-sm:text-15"
        icon={<Dumbbell aria-hidden="true" className="size-5" />}
        isPending={isPending}
        onClick={() => mutate({ id: newId(), day: today })}
      >
        Log Today's Visit
      </Button>
      <Button
        className="max-sm:px-3.5 max-sm:text-15"
        icon={<Scale aria-hidden="true" className="size-5" />}
        onClick={onWeight}
      >
        Log Weight
      </Button>
    </>
  )
}
