import { useEffect, useState, type ComponentType } from 'react'
import { closeUpsell, useUpsell } from '#web/lib/upsell.ts'
import { toast } from '#web/ui/toast.ts'

/** The place of the offer of premium. Its code comes when it is first asked for; where it does not come, the page stands. */
export function Offers() {
  const { isOpen } = useUpsell()
  const [Offer, setOffer] = useState<ComponentType>()
  const isWanted = isOpen && Offer === undefined
  useEffect(() => {
    if (!isWanted) return
    import('#web/premium/UpsellDialog.tsx').then(({ UpsellDialog }) => {
      setOffer(() => UpsellDialog)
    }, sayItDidNotCome)
  }, [isWanted])
  return Offer && <Offer />
}

const sayItDidNotCome = () => {
  closeUpsell()
  toast({ variant: 'destructive', title: 'We cannot reach Glowell right now', description: 'Please try again' })
}
