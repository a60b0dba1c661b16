import { useMutation, useQuery } from '@tanstack/react-query'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import type { Cycle, CycleDay } from '#contract/fitness.ts'
import { brand } from '#contract/brand.ts'
import { isCoachOn } from '#web/lib/coach.ts'
import { useDialogState } from '#web/lib/dialog-state.ts'
import { useToday } from '#web/lib/use-today.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { Page } from '#web/ui/Page.tsx'
import { QueryPending } from '#web/ui/QueryResult.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { deleteAllDays, switchCycle } from './cycle.mutations.ts'
import { CycleDayDialog } from './CycleDayDialog.tsx'
import { CycleDays } from './CycleDays.tsx'
import { CycleOutlook } from './CycleOutlook.tsx'
import { cycleQuery } from './fitness.queries.ts'

/** The private cycle log. It is off until the user turns it on here. */
export function CycleView({ onBack }: { onBack: () => void }) {
  const today = useToday()
  const query = useQuery(cycleQuery)
  const { data } = query
  const editor = useDialogState<CycleDay | undefined>()
  return (
    <Page
      title="Cycle log"
      lead="Private, and only for you. It isn’t contraception, and it isn’t a medical device."
      actions={
        <>
          {data?.isOn === true && (
            <Button variant="primary" onClick={() => editor.open(undefined)}>
              Log a day
            </Button>
          )}
          <Button
            variant="plain"
            className="max-sm:first:-ml-5"
            icon={<ArrowLeft aria-hidden="true" className="size-5" />}
            onClick={onBack}
          >
            Health & Fitness
          </Button>
        </>
      }
    >
      {data === undefined && <QueryPending query={query} skeleton={<Skeleton className="h-96 rounded-card" />} />}
      {data && !data.isOn && <Consent cycle={data} />}
      {data?.isOn === true && (
        <div className="grid items-start gap-6 lg:grid-cols-[2fr_3fr]">
          <div className="grid gap-6">
            <CycleOutlook cycle={data} today={today} />
            <Switches cycle={data} />
          </div>
          <CycleDays today={today} onEdit={editor.open} onLog={() => editor.open(undefined)} />
        </div>
      )}
      {editor.state && (
        <CycleDayDialog
          key={editor.state.key}
          isOpen={editor.state.isOpen}
          cycleDay={editor.state.value}
          today={today}
          onClose={editor.close}
        />
      )}
    </Page>
  )
}

const promises = [
  'It stays off until you turn it on, and you can turn it off anytime.',
  'Everything you log, except the dates, is encrypted on disk with your own key.',
  'It shows how long your cycles have been. It can’t tell when you’re fertile, so don’t use it as contraception.',
]

/** Off: what it does, and the switch. Days from before can be deleted. */
function Consent({ cycle: { loggedDays } }: { cycle: Cycle }) {
  const { mutate, isPending } = useMutation(switchCycle)
  const { mutate: removeAll, isPending: isRemoving } = useMutation(deleteAllDays)
  return (
    <Card as="section" aria-labelledby="cycle-consent" className="grid max-w-reading gap-4">
      <h2 id="cycle-consent" className="flex items-center gap-2.5 text-22">
        <LockKeyhole aria-hidden="true" className="size-6 shrink-0 text-purple" />
        {loggedDays > 0 ? 'Your cycle log is off' : 'Keep a cycle log?'}
      </h2>
      <ul className="grid list-disc gap-1.5 pl-5">
        {promises.map((promise) => (
          <li key={promise}>{promise}</li>
        ))}
        {isCoachOn() && <li>{brand.coach} never reads it, unless you turn that on in your profile.</li>}
      </ul>
      {loggedDays > 0 && (
        <p>
          {loggedDays} {loggedDays === 1 ? 'day is' : 'days are'} still saved. Nothing reads or shows them while it’s
          off.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="accent" isPending={isPending} onClick={() => mutate({ isOn: true })}>
          Turn it on
        </Button>
        {loggedDays > 0 && (
          <Button variant="danger" isPending={isRemoving} onClick={() => removeAll()}>
            Delete saved days
          </Button>
        )}
      </div>
    </Card>
  )
}

function Switches({ cycle: { isInPlanner } }: { cycle: Cycle }) {
  const { mutate, isPending } = useMutation(switchCycle)
  return (
    <Card as="section" aria-label="Where it shows up" className="grid gap-2">
      <Checkbox
        label="Show it in my planner"
        hint="A small ring on your period days, and on the days your next one might start."
        checked={isInPlanner}
        disabled={isPending}
        onChange={({ target }) => mutate({ isInPlanner: target.checked })}
      />
      {isCoachOn() && (
        <p className="text-15 text-ink-soft">
          {brand.coach} can only read it if you turn on “Cycle” in your{' '}
          <a href="/profile" className="link">
            profile
          </a>
          .
        </p>
      )}
      <Button size="small" className="justify-self-start" isPending={isPending} onClick={() => mutate({ isOn: false })}>
        Turn it off
      </Button>
    </Card>
  )
}
