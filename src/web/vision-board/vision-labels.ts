import Briefcase from 'lucide-react/icons/briefcase'
import HeartHandshake from 'lucide-react/icons/heart-handshake'
import HeartPulse from 'lucide-react/icons/heart-pulse'
import PiggyBank from 'lucide-react/icons/piggy-bank'
import Plane from 'lucide-react/icons/plane'
import Sparkles from 'lucide-react/icons/sparkles'
import Sprout from 'lucide-react/icons/sprout'
import Target from 'lucide-react/icons/target'
import type { ComponentType } from 'react'
import { visionCategories } from '#contract/vision-lists.ts'
import type { Vision } from '#contract/vision-board.ts'
import type { BadgeTone } from '#web/ui/Badge.tsx'

export type Category = NonNullable<Vision['category']>

type Appearance = {
  label: string
  tone: BadgeTone
  Icon: ComponentType<{ className?: string; 'aria-hidden'?: 'true' }>
}

const icons: Record<Category, Appearance['Icon']> = {
  goals: Target,
  career: Briefcase,
  financial: PiggyBank,
  personal: Sprout,
  health: HeartPulse,
  travel: Plane,
  relationships: HeartHandshake,
}

export function appearanceOf(category: Vision['category']): Appearance {
  const known = visionCategories.find(({ id }) => id === category)
  return known === undefined
    ? { label: 'No category', tone: 'neutral', Icon: Sparkles }
    : { label: known.label, tone: known.colour, Icon: icons[known.id] }
}

/** Returns the title. A title of invisible characters, which the contract once allowed, is replaced. */
export const titleOf = ({ title }: Pick<Vision, 'title'>): string =>
  /[^\s\p{Cf}\p{Cc}]/u.test(title) ? title : 'Untitled Vision'
