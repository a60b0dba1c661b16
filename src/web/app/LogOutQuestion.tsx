import { closeLogOutQuestion, useLogOut, useLogOutQuestion } from '#web/lib/use-log-out.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'

/** Names what logging out would delete from this device. Mounted once. */
export function LogOutQuestion() {
  const { isOpen, unsaved } = useLogOutQuestion()
  const { discard, isPending } = useLogOut()
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={closeLogOutQuestion}
      title="Some of this isn’t saved yet"
      description="It’s only on this device, and logging out deletes it:"
      footer={
        <>
          <Button variant="plain" isPending={isPending} pendingText="Logging out..." onClick={discard}>
            Log out and discard
          </Button>
          <Button variant="primary" onClick={closeLogOutQuestion}>
            Keep writing
          </Button>
        </>
      }
    >
      <ul className="grid gap-2">
        {unsaved.map((each, n) => (
          // oxlint-disable-next-line react/no-array-index-key -- Two drafts may read the same.
          <li key={n} className="user-text rounded-control border border-line bg-paper px-3.5 py-2.5">
            {each}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
