import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { lazy, Suspense } from 'react'
import type { Dashboard } from '#contract/dashboard.ts'
import { useLazyDialog } from '#web/lib/lazy-dialog.ts'
import { Button } from '#web/ui/Button.tsx'

const load = async () => ({ default: (await import('./CustomizeDialog.tsx')).CustomizeDialog })
const CustomizeDialog = lazy(load)

export function Customize({ data }: { data: Dashboard }) {
  const dialog = useLazyDialog(load)
  return (
    <>
      <Button
        variant="plain"
        size="small"
        aria-haspopup="dialog"
        icon={<SlidersHorizontal aria-hidden="true" className="size-4.5" />}
        onClick={dialog.open}
      >
        Customize
      </Button>
      {dialog.isHere && (
        <Suspense>
          <CustomizeDialog isOpen={dialog.isOpen} onOpenChange={dialog.setIsOpen} layout={data.layout} />
        </Suspense>
      )}
    </>
  )
}
