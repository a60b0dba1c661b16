import { useEffect, useState, type ComponentType } from 'react'
import { closeUpsell, useUpsell } from '#web/lib/upsell.ts'
import { toast } from '#web/ui/toast.ts'

/** Loads the premium offer's code when it is first asked for. */
export function Offers() {
  const { isOpen } = useUpsell()
  const [Offer, setOffer] = useState<ComponentType>()
  const isWanted = isOpen && Offer === undefined
  useEffect(() => {
    if (!isWanted) return
    import('#web/premium/UpsellDialog.tsx').then(({ UpsellDialog }) => {
      setOffer(() => UpsellDialog)
    }, showLoadError)
  }, [isWanted])
  return Offer && <Offer />
}

const showLoadError = () => {
  closeUpsell()
  toast({ variant: 'destructive', title: 'We can’t reach Glowell right now', description: 'Please try again' })
}
