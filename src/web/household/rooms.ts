import Brush from 'lucide-react/icons/brush-cleaning'
import Cake from 'lucide-react/icons/cake'
import Gift from 'lucide-react/icons/gift'
import HandHeart from 'lucide-react/icons/hand-heart'
import Leaf from 'lucide-react/icons/leaf'
import Luggage from 'lucide-react/icons/luggage'
import PackageOpen from 'lucide-react/icons/package-open'
import Recycle from 'lucide-react/icons/recycle'
import SprayCan from 'lucide-react/icons/spray-can'
import WashingMachine from 'lucide-react/icons/washing-machine'
import type { LucideIcon } from 'lucide-react'
import { useSearchParams } from 'wouter'
import { type HouseholdCategory, householdCategories } from '#contract/household-lists.ts'

export const roomIcons: Record<HouseholdCategory, LucideIcon> = {
  cleaning: SprayCan,
  laundry: WashingMachine,
  trash: Recycle,
  'deep-cleaning': Brush,
  seasonal: Leaf,
  holiday: Gift,
  'special-occasion': Cake,
  'vacation-prep': Luggage,
  declutter: PackageOpen,
  'thrifting-giveaways': HandHeart,
}

export const roomLabel = (room: HouseholdCategory): string =>
  householdCategories.find(({ id }) => id === room)?.label ?? room

/** The room that is open, in the URL: `?room=laundry`. Without it, what is due in the whole house. */
export function useRoom() {
  const [params, setParams] = useSearchParams()
  const asked = params.get('room')
  return {
    room: householdCategories.find(({ id }) => id === asked)?.id,
    show: (room: HouseholdCategory | undefined) => setParams(room === undefined ? {} : { room }, { replace: true }),
  }
}
