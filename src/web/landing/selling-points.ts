import type { ComponentType } from 'react'
import { brand } from '#contract/brand.ts'
import type { PageKey } from '#contract/pages.ts'
import { Circle } from './drawings/Circle.tsx'
import { Days } from './drawings/Days.tsx'
import { Leaf } from './drawings/Leaf.tsx'
import { Petals } from './drawings/Petals.tsx'
import { Talk } from './drawings/Talk.tsx'
import { Target } from './drawings/Target.tsx'

export const sellingPoints: readonly {
  page: PageKey
  title: string
  text: string
  Drawing: ComponentType<{ className?: string }>
}[] = [
  {
    page: 'goals',
    title: 'Smart goal tracking',
    text: 'Turn a wish into a SMART goal, in any area of your life, and see how far you’ve come.',
    Drawing: Target,
  },
  {
    page: 'health',
    title: 'Wellness score',
    text: 'Five areas of your life in one picture, so you can see what’s thriving and what needs some care.',
    Drawing: Petals,
  },
  {
    page: 'coach',
    title: `${brand.coach}, your AI coach`,
    text: 'Guidance 24/7 on confidence, money, work and balance. Ask what you’d ask a good friend.',
    Drawing: Talk,
  },
  {
    page: 'planner',
    title: 'Daily planner',
    text: 'Your day in order. Make room for what matters, and move what can wait.',
    Drawing: Days,
  },
  {
    page: 'selfCare',
    title: 'Self-care tracking',
    text: 'Breathe, rest, move, and notice what actually helps.',
    Drawing: Leaf,
  },
  {
    page: 'lounge',
    title: 'Community',
    text: 'The Lux Lounge: women on the same path, cheering each other on.',
    Drawing: Circle,
  },
]
