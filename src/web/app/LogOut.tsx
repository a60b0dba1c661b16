import LogOutIcon from 'lucide-react/icons/log-out'
import { useState } from 'react'
import { logOut } from '#web/lib/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { toast } from '#web/ui/toast.ts'

/** Signs her out on this device. */
export function LogOut() {
  const [isPending, setIsPending] = useState(false)
  const leave = async () => {
    setIsPending(true)
    try {
      await logOut()
    } catch (error) {
      setIsPending(false)
      toast({
        title: 'You are still signed in',
        description: error instanceof Error ? error.message : undefined,
        variant: 'destructive',
      })
    }
  }
  return (
    <Button
      variant="plain"
      className="-ml-3 lg:ml-0"
      icon={<LogOutIcon aria-hidden="true" className="size-5" />}
      isPending={isPending}
      pendingText="Signing out..."
      onClick={leave}
    >
      Log out
    </Button>
  )
}
