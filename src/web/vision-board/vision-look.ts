import type { Vision } from '#contract/vision-board.ts'

const washes: Record<NonNullable<Vision['category']>, string> = {
  goals: 'bg-magenta-wash text-magenta',
  career: 'bg-royal-wash text-royal',
  financial: 'bg-green-wash text-green',
  personal: 'bg-purple-wash text-purple',
  health: 'bg-pink-wash text-pink',
  travel: 'bg-blue-wash text-blue',
  relationships: 'bg-red-wash text-red',
}

/** The colours of a vision's category, for what stands where it has no picture. */
export const washOf = (category: Vision['category']): string =>
  category === null ? 'bg-gold-wash text-ink' : washes[category]

/** What a vision is called. */
export const titleOf = ({ title }: Pick<Vision, 'title'>): string => (title === '' ? 'Untitled Vision' : title)
