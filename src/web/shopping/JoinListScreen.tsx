import { useMutation, useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { pages } from '#contract/pages.ts'
import { shoppingCategories } from '#contract/shopping-lists.ts'
import type { OpenedInvitation } from '#contract/shopping.ts'
import { isAnswerLost } from '#web/lib/call.ts'
import { displayName, openLanding, useSession, useUser } from '#web/lib/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { LowSun } from '#web/ui/drawings/LowSun.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorNotice } from '#web/ui/ErrorNotice.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Input } from '#web/ui/Input.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { NotSaved } from '#web/ui/NotSaved.tsx'
import { Page } from '#web/ui/Page.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { forgetSecret, takeSecret } from './invitation-secret.ts'
import { joinList } from './sharing.mutations.ts'
import { invitationQuery } from './shopping.queries.ts'

const home = pages.find(({ key }) => key === 'shopping')?.path ?? '/'

export function JoinListScreen() {
  const [secret] = useState(takeSecret)
  const { signedIn } = useSession()
  return (
    <Page title="Join a shopping list">
      {secret === null ? (
        <DeadLink title="This link isn’t complete" detail="Copy the whole link, or ask for it again." />
      ) : signedIn ? (
        <Invitation secret={secret} />
      ) : (
        <EmptyState
          drawing={<LowSun className="h-28" />}
          title="Someone wants to share a shopping list with you"
          action={
            <Button variant="primary" onClick={() => openLanding('#login')}>
              Log in or sign up
            </Button>
          }
        >
          You need a free account. Once you’re in, open Shopping Lists: your invitation will be there.
        </EmptyState>
      )}
    </Page>
  )
}

function DeadLink({ title, detail }: { title: string; detail: string }) {
  const { signedIn } = useSession()
  return (
    <EmptyState
      drawing={<LowSun className="h-28" />}
      title={title}
      action={signedIn && <LinkButton href={home}>Go to my lists</LinkButton>}
    >
      {detail}
    </EmptyState>
  )
}

function Invitation({ secret }: { secret: string }) {
  const { data, error, isFetching, refetch } = useQuery(invitationQuery(secret))
  if (isAnswerLost(error))
    return <ErrorNotice detail={error?.message} isRetrying={isFetching} onRetry={() => void refetch()} />
  if (error) return <DeadLink title="This link no longer works" detail={error.message} />
  return data === undefined ? <Skeleton className="mx-auto h-64 max-w-narrow" /> : <Join secret={secret} to={data} />
}

const may = {
  edit: 'You’ll be able to add things, change them and check them off.',
  tick: 'You’ll be able to check things off.',
}

function Join({ secret, to }: { secret: string; to: OpenedInvitation }) {
  const user = useUser()
  const [name, setName] = useState(displayName(user))
  const [, navigate] = useLocation()
  const { mutate, isPending, error } = useMutation(joinList)
  const label = shoppingCategories.find(({ id }) => id === to.category)?.label ?? ''
  const open = (list: string) => {
    forgetSecret()
    navigate(`${home}?tab=${list}`, { replace: true })
  }
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    mutate({ secret, name }, { onSuccess: ({ list }) => open(list) })
  }
  return (
    <Card className="mx-auto max-w-narrow">
      <form onSubmit={handleSubmit} className="grid gap-5">
        <div>
          <h2 className="user-text text-22">
            {label}, shared by {to.sharedBy ?? 'someone'}
          </h2>
          <p className="mt-1 text-ink-soft">
            {may[to.role]} Everyone on it sees the name you pick here, and nothing else.
          </p>
        </div>
        <Field label="Your name on this list">
          <Input required maxLength={60} value={name} onChange={({ target }) => setName(target.value)} />
        </Field>
        <NotSaved error={error} title="You’re not on the list yet" saveText="Join the list" />
        <Button type="submit" variant="primary" isPending={isPending} pendingText="Joining...">
          Join the list
        </Button>
      </form>
    </Card>
  )
}
