import { useQuery } from '@tanstack/react-query'
import { Button } from '#web/ui/Button.tsx'
import { QueryPending } from '#web/ui/QueryResult.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { SessionItem } from './SessionItem.tsx'
import { sessionsQuery, useEndSessions } from './profile.queries.ts'
import { Section } from './Section.tsx'

export function Sessions() {
  const query = useQuery(sessionsQuery)
  const { data } = query
  const { mutate, isPending: isEnding } = useEndSessions()
  const others = data?.filter((session) => !session.isCurrent) ?? []
  return (
    <Section title="Where you’re logged in" lead="Don’t recognize one? Log it out, then change your password.">
      {data === undefined ? (
        <QueryPending query={query} title="This list didn’t load" skeleton={<Skeleton className="h-16" />} />
      ) : (
        <ul className="divide-y divide-line">
          {[...data.filter((session) => session.isCurrent), ...others].map((session) => (
            <SessionItem key={session.id} session={session} isEnding={isEnding} onEnd={mutate} />
          ))}
        </ul>
      )}
      {others.length > 1 && (
        <Button
          variant="danger"
          size="small"
          className="justify-self-start"
          disabled={isEnding}
          onClick={() => {
            mutate(null)
          }}
        >
          Log out everywhere else
        </Button>
      )}
    </Section>
  )
}
