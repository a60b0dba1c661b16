import { useId, type SubmitEvent } from 'react'
import { plans, trialDays } from '#contract/plans.ts'
import { endingSession } from '#web/lib/query-client.ts'
import { useLogOut } from '#web/lib/use-log-out.ts'
import { useSignUp } from '#web/lib/use-sign-up.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { NewAccountFields } from '#web/ui/NewAccountFields.tsx'

type Props = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/** Turns the demo account into the user's own, with its records. */
export function KeepDemoDialog({ isOpen, onOpenChange }: Props) {
  const formId = useId()
  const { isPending, fields, signUp } = useSignUp(endingSession)
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void signUp(event.currentTarget)
  }
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Keep this demo"
      description="Everything in this demo moves to your own account. You won’t lose anything when you sign up."
      footer={
        <>
          <StartEmpty />
          <Button type="submit" form={formId} variant="primary" isPending={isPending} pendingText="Creating Account...">
            Create Account
          </Button>
        </>
      }
    >
      <form id={formId} method="post" className="grid gap-4" onSubmit={handleSubmit}>
        <NewAccountFields fields={fields} />
        <p className="text-13 text-ink-soft">
          Your account is free, and you can read and edit everything in it. You can add journal entries while you have
          fewer than {plans.free.limits.journalEntries}, and the {trialDays}-day trial lifts that limit.
        </p>
      </form>
    </Dialog>
  )
}

/** Leaves the demo for the landing page. */
function StartEmpty() {
  const { leave, isPending } = useLogOut()
  return (
    <Button variant="plain" isPending={isPending} onClick={leave}>
      Start with an empty journal
    </Button>
  )
}
