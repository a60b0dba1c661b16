import { lazy, Suspense } from 'react'
import { useLazyDialog } from '#web/lib/lazy-dialog.ts'
import { useSession } from '#web/lib/session.ts'
import { Button } from '#web/ui/Button.tsx'

const load = async () => ({ default: (await import('#web/demo/KeepDemoDialog.tsx')).KeepDemoDialog })
const KeepDemoDialog = lazy(load)

export function DemoBanner() {
  const { user } = useSession()
  const { isOpen, setIsOpen, isHere, open } = useLazyDialog(load)
  if (!user?.isDemo) return null
  return (
    <aside aria-label="About this demo" className="border-b border-gold/60 bg-gold-wash">
      <div className="mx-auto flex max-w-page items-center justify-between gap-x-4 px-4 py-1.5 sm:px-6">
        <p className="text-15 text-balance">
          <strong className="font-semibold">This is a demo.</strong> It’s deleted 24 hours after you open it.{' '}
          <span className="hidden sm:inline">Sign up to keep it.</span>
        </p>
        <Button size="small" className="shrink-0" onClick={open}>
          Keep it
        </Button>
      </div>
      {isHere && (
        <Suspense>
          <KeepDemoDialog isOpen={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </aside>
  )
}
