import BookHeart from 'lucide-react/icons/book-heart'
import CalendarDays from 'lucide-react/icons/calendar-days'
import Dumbbell from 'lucide-react/icons/dumbbell'
import Flower2 from 'lucide-react/icons/flower-2'
import Headphones from 'lucide-react/icons/headphones'
import House from 'lucide-react/icons/house'
import Images from 'lucide-react/icons/images'
import Laptop from 'lucide-react/icons/laptop'
import Lightbulb from 'lucide-react/icons/lightbulb'
import MessageCircleHeart from 'lucide-react/icons/message-circle-heart'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import Sofa from 'lucide-react/icons/sofa'
import Sunrise from 'lucide-react/icons/sunrise'
import Target from 'lucide-react/icons/target'
import UserRound from 'lucide-react/icons/user-round'
import WashingMachine from 'lucide-react/icons/washing-machine'
import type { PageKey } from '#contract/pages.ts'

type Icon = typeof House

/** The sign of each page in the navigation. */
export const pageIcons: Record<PageKey, Icon> = {
  dashboard: House,
  health: Dumbbell,
  spiritual: Sunrise,
  household: WashingMachine,
  journal: BookHeart,
  goals: Target,
  selfCare: Flower2,
  audio: Headphones,
  coach: MessageCircleHeart,
  shopping: ShoppingBag,
  lounge: Sofa,
  planner: CalendarDays,
  visionBoard: Images,
  mindset: Lightbulb,
  income: Laptop,
  profile: UserRound,
}
