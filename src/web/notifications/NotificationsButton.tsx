import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import Bell from 'lucide-react/icons/bell'
import { lazy, Suspense, useState } from 'react'
import { useLazyDialog } from '#web/lib/lazy-dialog.ts'
import { useAfterFirstPaint } from '#web/lib/use-after-first-paint.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { markRead, notificationsQuery } from './notifications.queries.ts'

const load = async () => ({ default: (await import('./NotificationsDialog.tsx')).NotificationsDialog })
const NotificationsDialog = lazy(load)

/** The bell. Opening it marks what it shows as read; what was new stays marked until it is opened again. */
export function NotificationsButton() {
  const isAtRest = useAfterFirstPaint()
  const queries = useQueryClient()
  const { data = [] } = useQuery({ ...notificationsQuery, enabled: isAtRest })
  const { mutate: mark } = useMutation(markRead)
  const [fresh, setFresh] = useState<readonly string[]>([])
  const dialog = useLazyDialog(load)
  const unread = data.filter(({ isRead }) => !isRead).length
  const handleOpen = () => {
    dialog.open()
    queries.ensureQueryData(notificationsQuery).then(
      (shown) => {
        const unseen = shown.filter(({ isRead }) => !isRead)
        const [newest] = unseen
        setFresh(unseen.map(({ id }) => id))
        if (newest !== undefined) mark(newest.createdAt)
      },
      // The dialog shows the error.
      () => {},
    )
  }
  return (
    <>
      <IconButton
        label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
        aria-haspopup="dialog"
        className="relative"
        icon={
          <>
            <Bell aria-hidden="true" className="size-6" />
            {unread > 0 && <Count unread={unread} />}
          </>
        }
        onClick={handleOpen}
      />
      {dialog.isHere && (
        <Suspense>
          <NotificationsDialog isOpen={dialog.isOpen} onOpenChange={dialog.setIsOpen} fresh={fresh} />
        </Suspense>
      )}
    </>
  )
}

const Count = ({ unread }: { unread: number }) => (
  <span
    aria-hidden="true"
    className="tabular absolute top-1 right-0.5 grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1 text-13 font-semibold text-on-accent"
  >
    {unread > 9 ? '9+' : unread}
  </span>
)
