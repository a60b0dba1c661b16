import { lazy, Suspense, useState } from 'react'
import { useSession } from '#web/lib/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { toast } from '#web/ui/toast.ts'

const load = async () => ({ default: (await import('#web/demo/KeepDemoDialog.tsx')).KeepDemoDialog })
const KeepDemoDialog = lazy(load)

export function DemoBanner() {
  const { user } = useSession()
  const [isOpen, setIsOpen] = useState(false)
  const [hasBeenOpen, setHasBeenOpen] = useState(false)
  if (!user?.isDemo) return null
  const handleClick = async () => {
    try {
      await load()
      setHasBeenOpen(true)
      setIsOpen(true)
    } catch {
      toast({ variant: 'destructive', title: 'We can’t reach Glowell right now', description: 'Please try again' })
    }
  }
  return (
    <aside aria-label="About this demo" className="border-b border-gold/60 bg-gold-wash">
      <div className="mx-auto flex max-w-page items-center justify-between gap-x-4 px-4 py-1.5 sm:px-6">
        <p className="text-15 text-balance">
          <strong className="font-semibold">This is a demo.</strong> It’s deleted 24 hours after you open it.{' '}
          <span className="hidden sm:inline">Sign up to keep it.</span>
        </p>
        <Button size="small" className="shrink-0" onClick={handleClick}>
          Keep it
        </Button>
      </div>
      {hasBeenOpen && (
        <Suspense>
          <KeepDemoDialog isOpen={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </aside>
  )
}
