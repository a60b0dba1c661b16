import { useState } from 'react'
import { otherPaths } from '#contract/pages.ts'
import { call, CallError } from '#web/lib/call.ts'
import { Button } from '#web/ui/Button.tsx'
import { toast } from '#web/ui/toast.ts'

/** Hidden where the server has the demo off (data-demo on the page). */
export function TryDemo() {
  const [isPending, setIsPending] = useState(false)
  const handleClick = async () => {
    setIsPending(true)
    try {
      await call('POST /api/demo', { body: { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone } })
      window.location.assign(otherPaths.dashboard)
    } catch (error) {
      setIsPending(false)
      toast({
        variant: 'destructive',
        title: 'The demo didn’t open',
        description: error instanceof CallError ? error.message : 'Please try again',
      })
    }
  }
  return (
    <div className="grid gap-1 in-data-[demo=off]:hidden">
      <Button size="large" isPending={isPending} pendingText="Opening..." onClick={handleClick}>
        Try the demo
      </Button>
      <small className="text-center text-13 text-ink-soft">skip to the dashboard for testing</small>
    </div>
  )
}
