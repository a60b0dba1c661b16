import { onlineManager, useMutationState } from '@tanstack/react-query'
import { useStore } from '@nanostores/react'
import CloudOff from 'lucide-react/icons/cloud-off'
import { useSyncExternalStore } from 'react'
import { refusedChanges, refusedPanel } from '#web/lib/offline-state.ts'
import { queuedKey } from '#web/lib/query-client.ts'
import { Button } from '#web/ui/Button.tsx'

const changes = (count: number) => `${count} ${count === 1 ? 'change' : 'changes'}`

/** Says what waits for the network, and what was refused after it had waited. */
export function WaitingChanges() {
  const isOnline = useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
    () => true,
  )
  const waiting = useMutationState({
    filters: { mutationKey: [queuedKey], status: 'pending' },
    select: ({ state }) => state.isPaused || state.failureCount > 0,
  }).filter(Boolean).length
  const refused = useStore(refusedChanges)
  return (
    <div className="mx-auto w-full max-w-page px-4 sm:px-6">
      <output>
        {(!isOnline || waiting > 0) && (
          <span className="mt-3 flex items-center gap-2 rounded-card bg-sunk px-4 py-2 text-15 text-ink-soft">
            <CloudOff aria-hidden="true" className="size-5 shrink-0" />
            {sentence(isOnline, waiting)}
          </span>
        )}
      </output>
      {refused.length > 0 && <RefusedChanges />}
    </div>
  )
}

function sentence(isOnline: boolean, waiting: number): string {
  if (isOnline) return `Sending ${changes(waiting)}…`
  if (waiting === 0) return "No signal. What you've opened here before still opens."
  return `No signal. ${changes(waiting)} ${waiting === 1 ? 'waits' : 'wait'} on this device and will go out when it's back.`
}

function RefusedChanges() {
  const refused = useStore(refusedChanges)
  return (
    <section
      id={refusedPanel}
      tabIndex={-1}
      aria-label="Changes that couldn't be saved"
      className="mt-3 scroll-mt-20 rounded-card border border-line bg-surface p-4"
    >
      <h2 className="text-18">{`${changes(refused.length)} couldn't be saved`}</h2>
      <ul className="my-2 grid gap-2">
        {refused.map(({ id, text, reason }) => (
          <li key={id}>
            <p className="her-words font-semibold">{text}</p>
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
