import { Button } from '#web/ui/Button.tsx'
import { ErrorNotice } from '#web/ui/ErrorNotice.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import type { PaymentCheck } from './use-plan-return.ts'

/** Shows the state of a payment that hasn't arrived yet. */
export function PlanReturn({ error, isChecking, isOnItsWay, check }: PaymentCheck) {
  if (error !== null)
    return (
      <ErrorNotice
        title="We couldn’t look up your payment"
        detail={`${error.message} If you paid, Premium starts on its own.`}
        isRetrying={isChecking}
        onRetry={check}
      />
    )
  if (!isOnItsWay) return null
  return (
    <Notice
      title="Your payment is on its way"
      action={
        <Button size="small" isPending={isChecking} pendingText="Checking..." onClick={check}>
          Check again
        </Button>
      }
    >
      It can take a minute. You don’t need to pay again.
    </Notice>
  )
}
