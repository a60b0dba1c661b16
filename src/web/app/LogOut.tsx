import LogOutIcon from 'lucide-react/icons/log-out'
import { useLogOut } from '#web/lib/use-log-out.ts'
import { Button } from '#web/ui/Button.tsx'

export function LogOut() {
  const { leave, isPending } = useLogOut()
  return (
    <Button
      variant="plain"
      className="-ml-3 lg:ml-0"
      icon={<LogOutIcon aria-hidden="true" className="size-5" />}
      isPending={isPending}
      pendingText="Logging out..."
      onClick={leave}
    >
      Log out
    </Button>
  )
}
