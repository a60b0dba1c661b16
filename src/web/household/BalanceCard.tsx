import { useQuery } from '@tanstack/react-query'
import type { HouseholdBalance, HouseholdPerson } from '#contract/household.ts'
import { self } from '#contract/household-lists.ts'
import { Card } from '#web/ui/Card.tsx'
import { QueryResult } from '#web/ui/QueryResult.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { nameOf, roleLabels } from './due-text.ts'
import { balanceQuery } from './household.queries.ts'
import { People } from './People.tsx'

/** Shows who does what as plain counts, without percentages or blame. */
export function BalanceCard({ people }: { people: readonly HouseholdPerson[] }) {
  const query = useQuery(balanceQuery)
  return (
    <Card as="section" aria-label="Who does what" className="grid content-start gap-4 lg:sticky lg:top-20">
      <div>
        <h2 className="text-22">Who does what</h2>
        <p className="text-15 text-ink-soft">
          Noticing and planning are work, too. This counts all three, so it’s easier to talk about.
        </p>
      </div>
      <QueryResult query={query} skeleton={<Skeleton className="h-40 rounded-control" />}>
        {(balance) => <Balance balance={balance} people={people} />}
      </QueryResult>
      <People people={people} />
    </Card>
  )
}

type RoleBalance = HouseholdBalance['roles'][number]

function Balance({
  balance: { done, roles },
  people,
}: {
  balance: HouseholdBalance
  people: readonly HouseholdPerson[]
}) {
  if (roles.every(({ named }) => named === 0))
    return (
      <p className="text-15">
        —{' '}
        <span className="text-ink-soft">
          Say who does each task, then check it off. You’ll see the last four weeks here.
        </span>
      </p>
    )
  return (
    <div className="grid gap-3.5">
      <p className="tabular text-15">
        {done === 1 ? 'One thing' : `${done} things`} got done at home in the last four weeks.
      </p>
      <dl className="grid gap-3">
        {roles.map((balance) => (
          <RoleRow key={balance.role} balance={balance} people={people} />
        ))}
      </dl>
    </div>
  )
}

const colours = ['bg-purple', 'bg-royal', 'bg-green', 'bg-pink', 'bg-blue', 'bg-magenta'] as const

type RowProps = { balance: RoleBalance; people: readonly HouseholdPerson[] }

function RoleRow({ balance: { role, named, counts }, people }: RowProps) {
  // One order and one colour a person in all three rows.
  const order = [self, ...people.map(({ id }) => id)]
  const shown = counts.toSorted((a, b) => order.indexOf(a.by ?? '') - order.indexOf(b.by ?? ''))
  const colourOf = (by: string | null) =>
    by === null ? 'bg-edge' : (colours[order.indexOf(by) % colours.length] ?? 'bg-edge')
  return (
    <div>
      <dt className="flex items-baseline justify-between gap-3 text-15 font-semibold">
        {roleLabels[role]}
        <span className="tabular text-13 font-normal text-ink-soft">{named === 1 ? 'one task' : `${named} tasks`}</span>
      </dt>
      <dd>
        <div aria-hidden="true" className="my-1 flex h-3 gap-0.5 overflow-hidden rounded-full bg-sunk">
          {shown.map(({ by, count }) => (
            <span key={by ?? 'gone'} className={colourOf(by)} style={{ flexGrow: count }} />
          ))}
        </div>
        <ul className="tabular flex flex-wrap gap-x-3 text-13 text-ink-soft">
          {shown.map(({ by, count }) => (
            <li key={by ?? 'gone'} className="inline-flex items-center gap-1.5">
              <span aria-hidden="true" className={`size-2.5 rounded-full ${colourOf(by)}`} />
              <span className="user-text">{nameOf(by, people) ?? 'A name you removed'}</span> {count}
            </li>
          ))}
          {named === 0 && <li>—</li>}
        </ul>
      </dd>
    </div>
  )
}
