import { useQuery } from '@tanstack/react-query'
import MailOpen from 'lucide-react/icons/mail-open'
import { Tabs } from 'radix-ui'
import { useState } from 'react'
import { otherPaths } from '#contract/pages.ts'
import { shoppingCategories } from '#contract/shopping-lists.ts'
import type { ShoppingList } from '#contract/shopping.ts'
import { useTabs } from '#web/lib/tabs.ts'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Page } from '#web/ui/Page.tsx'
import { QueryPending } from '#web/ui/QueryResult.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { isInvitationWaiting } from './invitation-secret.ts'
import { ListTabs } from './ListTabs.tsx'
import { listsQuery } from './shopping.queries.ts'
import { ListCard } from './ListCard.tsx'

const categories = shoppingCategories.map(({ id }) => id)

/** Shown while the numbers load, so that nothing moves when they come. */
const unknown: ShoppingList[] = categories.map((category) => ({
  list: category,
  id: null,
  category,
  role: 'owner',
  total: 0,
  completed: 0,
  members: 1,
  sharedBy: null,
}))

export function ShoppingScreen() {
  const query = useQuery(listsQuery)
  const lists = query.data ?? unknown
  const { tab, show } = useTabs<string>(['personal', ...lists.slice(1).map(({ list }) => list)])
  const chosen = lists.find(({ list }) => list === tab)
  return (
    <Page title="Shopping Lists">
      <WaitingInvitation />
      <Tabs.Root
        value={tab}
        onValueChange={show}
        className="grid w-full grid-cols-1 items-start lg:grid-cols-[15rem_minmax(0,46rem)] lg:gap-6"
      >
        <ListTabs lists={lists} isKnown={query.data !== undefined} />
        <Tabs.Content value={tab} className="rounded-card">
          {query.data && chosen ? (
            <ListCard key={chosen.list} list={chosen} onLeft={() => show('personal')} />
          ) : (
            <QueryPending query={query} skeleton={<Skeleton className="h-96 rounded-card" />} />
          )}
        </Tabs.Content>
      </Tabs.Root>
    </Page>
  )
}

/** Shown to a user who opened an invitation link before signing in. */
function WaitingInvitation() {
  const [isWaiting] = useState(isInvitationWaiting)
  if (!isWaiting) return null
  return (
    <div className="mb-4">
      <Notice
        icon={<MailOpen aria-hidden="true" className="size-6 shrink-0 text-magenta" />}
        title="Someone wants to share a list with you"
        action={<LinkButton href={otherPaths.joinList}>See it</LinkButton>}
      >
        Your invitation is still open.
      </Notice>
    </div>
  )
}
