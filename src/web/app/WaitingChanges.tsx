import { onlineManager, useMutationState } from '@tanstack/react-query'
import { useStore } from '@nanostores/react'
import CloudOff from 'lucide-react/icons/cloud-off'
import { useSyncExternalStore } from 'react'
import { areChangesKept, isHeldUp, refusedChanges, refusedPanel, waited } from '#web/lib/offline-state.ts'
import { queuedKey } from '#web/lib/query-client.ts'
import { describeChange } from '#web/lib/queued.ts'
import { Button } from '#web/ui/Button.tsx'
import { cx } from '#web/ui/cx.ts'

const changes = (count: number) => `${count} ${count === 1 ? 'change' : 'changes'}`

/** Says what waits for the network, and what was refused after it had waited. */
export function WaitingChanges() {
  const isOnline = useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
    () => true,
  )
  const pending = useMutationState({
    filters: { mutationKey: [queuedKey], status: 'pending' },
    select: (mutation) => ({
      text: describeChange(mutation.options.mutationKey, mutation.state.variables),
      isHeldUp: isHeldUp(mutation) || waited.has(mutation),
    }),
  })
  // A change that is only on its way is not worth a panel that moves the page.
  const waiting = pending.some((each) => each.isHeldUp) ? pending : []
  const refused = useStore(refusedChanges)
  const isKept = useStore(areChangesKept)
  const isShown = !isOnline || waiting.length > 0
  return (
    <div className="mx-auto w-full max-w-page px-4 sm:px-6">
      <div className={cx('text-15 text-ink-soft', isShown && 'mt-3 rounded-card bg-sunk px-4 py-2')}>
        <output>
          {isShown && (
            <span className="flex items-center gap-2">
              <CloudOff aria-hidden="true" className="size-5 shrink-0" />
              {sentence(waiting.length, { isOnline, isKept })}
            </span>
          )}
        </output>
        {waiting.length > 0 && <WaitingList texts={waiting.map(({ text }) => text)} />}
      </div>
      {refused.length > 0 && <RefusedChanges />}
    </div>
  )
}

const maxNamed = 20

const WaitingList = ({ texts }: { texts: readonly string[] }) => (
  <section aria-label="What’s waiting" className="pl-7">
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
        What’s waiting
      </summary>
      <ul className="user-text grid gap-1 pb-2">
        {texts.slice(0, maxNamed).map((text, n) => (
          // oxlint-disable-next-line react/no-array-index-key -- One thing may change twice, and the list only grows at its end.
          <li key={n}>{text}</li>
        ))}
        {texts.length > maxNamed && <li>And {texts.length - maxNamed} more</li>}
      </ul>
    </details>
  </section>
)

function sentence(waiting: number, { isOnline, isKept }: { isOnline: boolean; isKept: boolean }): string {
  if (isOnline) return `Sending ${changes(waiting)}…`
  if (waiting === 0) return 'You’re offline. You can still open what you’ve opened here before.'
  return isKept
    ? `You’re offline. ${changes(waiting)} ${waiting === 1 ? 'is' : 'are'} saved on this device and will be sent once you’re back online.`
    : `You’re offline. ${changes(waiting)} will be sent once you’re back online. Until then, keep this page open.`
}

function RefusedChanges() {
  const refused = useStore(refusedChanges)
  return (
    <section
      id={refusedPanel}
      tabIndex={-1}
      aria-label="Changes that couldn’t be saved"
      className="mt-3 scroll-mt-20 rounded-card border border-line bg-surface p-4"
    >
      <h2 className="text-18">{`${changes(refused.length)} couldn’t be saved`}</h2>
      <ul className="my-2 grid gap-2">
        {refused.map(({ id, text, reason }) => (
          <li key={id}>
            <p className="user-text font-semibold">{text}</p>
            <p className="text-15 text-ink-soft">{reason}</p>
          </li>
        ))}
      </ul>
      <Button size="small" onClick={() => refusedChanges.set([])}>
        Got it
      </Button>
    </section>
  )
}
