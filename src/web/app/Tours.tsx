import { useEffect, useState, type ComponentType } from 'react'
import { closeTour, useTour } from '#web/lib/tour.ts'
import { toast } from '#web/ui/toast.ts'

/** Loads the guided tour's code when it is first started. */
export function Tours() {
  const { state } = useTour()
  const [Tour, setTour] = useState<ComponentType>()
  const isWanted = state !== 'closed' && Tour === undefined
  useEffect(() => {
    if (!isWanted) return
    import('#web/tour/Tour.tsx').then(({ Tour }) => {
      setTour(() => Tour)
    }, showLoadError)
  }, [isWanted])
  return Tour && <Tour />
}

const showLoadError = () => {
  closeTour()
  toast({ variant: 'destructive', title: 'We can’t reach Glowell right now', description: 'Please try again' })
}
