import { lazy, Suspense, useState } from 'react'
import { useUpsell } from '#web/lib/upsell.ts'

const UpsellDialog = lazy(async () => ({ default: (await import('#web/premium/UpsellDialog.tsx')).UpsellDialog }))

/** The place of the offer of premium. Its code comes when it is first asked for. */
export function Offers() {
  const { isOpen } = useUpsell()
  const [wasOpen, setWasOpen] = useState(false)
  if (isOpen && !wasOpen) setWasOpen(true)
  return wasOpen ? (
    <Suspense>
      <UpsellDialog />
    </Suspense>
  ) : null
}
