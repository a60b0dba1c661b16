import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import type { Notification } from '#contract/notifications.ts'
import { pages } from '#contract/pages.ts'
import { nameDayOfMoment } from '#web/lib/days.ts'
import { PageIcon } from '#web/lib/PageIcon.tsx'
import { startTour } from '#web/lib/tour.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { RisingSun } from '#web/ui/drawings/RisingSun.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { QueryPending } from '#web/ui/QueryResult.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { notificationsQuery } from './notifications.queries.ts'
import { wordsOf } from './notification-words.ts'

type Props = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void; fresh: readonly string[] }

/** `fresh`: the ids of the notifications that were unread when the dialog was opened. */
export function NotificationsDialog({ isOpen, onOpenChange, fresh }: Props) {
  const query = useQuery(notificationsQuery)
  const { data } = query
  const close = () => onOpenChange(false)
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title="Notifications">
      {data === undefined && (
        <QueryPending query={query} title="Your notifications didn’t load" skeleton={<Skeleton className="h-60" />} />
      )}
      {data?.length === 0 && <EmptyNotifications />}
      {data !== undefined && data.length > 0 && (
        <ul className="-mx-3 grid gap-1 pb-2">
          {data.map((told) => (
            <Item key={told.id} told={told} isNew={!told.isRead || fresh.includes(told.id)} onFollow={close} />
          ))}
        </ul>
      )}
      <p className="border-t border-line pt-3 text-13 text-ink-soft">
        <Link href="/profile#notifications" className="link" onClick={close}>
          Choose what you hear about
        </Link>
      </p>
    </Dialog>
  )
}

type ItemProps = { told: Notification; isNew: boolean; onFollow: () => void }

function Item({ told, isNew, onFollow }: ItemProps) {
  const { title, text, page, hash = '' } = wordsOf(told)
  const path = pages.find(({ key }) => key === page)?.path ?? '/'
  const handleFollow = () => {
    onFollow()
    if (told.kind === 'tour') startTour()
  }
  return (
    <li>
      <Link
        href={path + hash}
        onClick={handleFollow}
        className="flex min-h-14 items-start gap-3 rounded-control px-3 py-2.5 transition hover:bg-sunk"
      >
        <span className="mt-0.5 grid size-9 shrink-0 place-items-center rounded-full bg-magenta-wash text-magenta">
          <PageIcon page={page} className="size-5" />
        </span>
        <span className="grid min-w-0 flex-1 gap-0.5">
          <span className="user-text font-semibold wrap-anywhere">
            {isNew && <span className="sr-only">New: </span>}
            {title}
          </span>
          <span className="user-text text-15 text-ink-soft wrap-anywhere">{text}</span>
          <span className="text-13 text-ink-soft">{nameDayOfMoment(told.createdAt)}</span>
        </span>
        {isNew && <span aria-hidden="true" className="mt-2 size-2.5 shrink-0 rounded-full bg-accent" />}
      </Link>
    </li>
  )
}

const EmptyNotifications = () => (
  <EmptyState drawing={<RisingSun className="h-14" />} title="Nothing new">
    When a goal’s date comes up or you’ve planned something for today, you’ll see it here.
  </EmptyState>
)
