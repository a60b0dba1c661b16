import { mutationOptions, useMutation, useQuery } from '@tanstack/react-query'
import { brand } from '#contract/brand.ts'
import type { Coach } from '#contract/coach.ts'
import { coachAreas } from '#contract/lists.ts'
import { call } from '#web/lib/call.ts'
import { coachQuery } from '#web/lib/coach.ts'
import { outdates } from '#web/lib/query-keys.ts'
import { useUser } from '#web/lib/session.ts'
import { useShortOnPhone } from '#web/lib/use-short-on-phone.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { QueryPending } from '#web/ui/QueryResult.tsx'
import { ShowMore } from '#web/ui/ShowMore.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { Section } from './Section.tsx'

type Area = Coach['areas'][number]

const words: Record<Area, { label: string; hint: string }> = {
  goals: { label: 'Goals', hint: 'Their titles, and how they’re going.' },
  planner: { label: 'Planner', hint: 'Your tasks, and the hours you set.' },
  selfCare: {
    label: 'Self-care',
    hint: 'Minutes and moods. Your streak and wellness score, counting only what’s turned on here.',
  },
  onboarding: { label: 'Your answers', hint: 'What you told us about your goals.' },
  journal: {
    label: 'Journal',
    hint: 'How many entries you wrote, and when. Ask about a word, and it gets the days you used it. Never your entries.',
  },
  shopping: { label: 'Shopping lists', hint: 'What’s open on your own lists. Never a list you share.' },
  income: { label: 'Income log', hint: 'What came in by month, after costs, and per hour.' },
  spiritual: { label: 'Spiritual', hint: 'How many prayers and reflections you kept. Never their words.' },
  fitness: { label: 'Health & Fitness', hint: 'How many workouts, meals and drinks you logged. Never your weight.' },
  cycle: {
    label: 'Cycle',
    hint: 'Which day of your cycle it is, and how long your cycles are. Only while your log is on.',
  },
  household: { label: 'Household', hint: 'What’s due at home, and how much got done. Never who does it.' },
}

const saveAreas = mutationOptions({
  scope: { id: 'coach-areas' },
  meta: outdates('/api/sophia/coach'),
  mutationFn: (areas: Area[]) => call('PUT /api/sophia/areas', { body: { areas } }),
  onMutate: (areas, { client }) => {
    const before = client.getQueryData(coachQuery.queryKey)
    client.setQueryData(coachQuery.queryKey, (coach) => coach && { ...coach, areas })
    return before
  },
  onError: ({ message }, _areas, before, { client }) => {
    client.setQueryData(coachQuery.queryKey, before)
    toast({ title: 'We couldn’t save this change', description: message, variant: 'destructive' })
  },
})

/** How many areas a phone shows at first: those that are on for a new account. */
const few = 4

export function CoachAreas() {
  const query = useQuery(coachQuery)
  const { data } = query
  const { mutate } = useMutation(saveAreas)
  const { hidesSpiritual } = useUser()
  const { shown, onShowAll } = useShortOnPhone(few)(
    coachAreas.filter((area) => !(hidesSpiritual && area === 'spiritual')),
  )
  return (
    <Section title={`What ${brand.coach} can read`} lead="Each answer shows what it used.">
      {data === undefined ? (
        <QueryPending query={query} skeleton={<Skeleton className="h-60" />} />
      ) : (
        <fieldset className="grid content-start gap-x-6 sm:grid-cols-2" aria-label={`What ${brand.coach} can read`}>
          {shown.map((area) => (
            <Checkbox
              key={area}
              {...words[area]}
              checked={data.areas.includes(area)}
              onChange={({ target }) =>
                mutate(coachAreas.filter((each) => (each === area ? target.checked : data.areas.includes(each))))
              }
            />
          ))}
        </fieldset>
      )}
      {data && <ShowMore onShowAll={onShowAll} />}
    </Section>
  )
}
