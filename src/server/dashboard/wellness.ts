// The wellness score, with the texts that explain it.
import type { WellnessArea } from '#contract/dashboard.ts'
import { type Kind, type Recent, sumOf } from './recent.ts'

type Area = Pick<WellnessArea, 'area' | 'name' | 'target' | 'counts'> & { kinds: readonly Kind[] }

export const wellnessDays = 14

/** The kinds that count as looking after one's money, for this score and for the weekly check-in. */
export const financialKinds = ['goal:financial', 'income', 'task:financial'] as const satisfies readonly Kind[]

/**
 * Every kind of record belongs to one area. A target is a gentle one for 14 days. More than the target does not make up for
 * another area.
 */
export const areas: readonly Area[] = [
  {
    area: 'Physical Health',
    name: 'Physical',
    target: 6,
    counts: 'Workouts, exercise, yoga, stretching, massage, baths, skincare and updates to physical goals',
    kinds: [
      'workout',
      'selfCare:exercise',
      'selfCare:yoga',
      'selfCare:stretching',
      'selfCare:massage',
      'selfCare:bath',
      'selfCare:skincare',
      'goal:physical',
    ],
  },
  {
    area: 'Financial Wellness',
    name: 'Financial',
    target: 4,
    counts: 'Updates to financial goals, income log entries and completed financial tasks',
    kinds: financialKinds,
  },
  {
    area: 'Mental & Emotional',
    name: 'Mental',
    target: 8,
    counts: 'Journal entries, journaling, breathing, reading, music and updates to self-care goals',
    kinds: [
      'journal',
      'selfCare:journaling',
      'selfCare:breathing',
      'selfCare:reading',
      'selfCare:music',
      'goal:self-care',
    ],
  },
  {
    area: 'Spiritual Growth',
    name: 'Spiritual',
    target: 7,
    counts: 'Prayers, reflections, meditation, time in nature and updates to spiritual goals',
    kinds: ['prayer', 'reflection', 'selfCare:meditation', 'selfCare:nature', 'goal:spiritual'],
  },
  {
    area: 'Life Organization',
    name: 'Life Organization',
    target: 10,
    counts:
      'Completed tasks for work, self-care, yourself and the household, and updates to career, personal and relationship goals',
    kinds: [
      'task:work',
      'task:self-care',
      'task:personal',
      'task:household',
      'goal:career',
      'goal:personal',
      'goal:relationships',
    ],
  },
]

const words = { 4: 'four', 5: 'five' } as const

export const formulaOf = (count: keyof typeof words): string =>
  `The average of ${words[count]} areas, each from the last 14 days: reaching its target is 100 points, and half of it is 50. An area you chose in your setup counts twice. Doing more never lowers it.`

/** The areas of a user; without the spiritual one where the user hides it. */
const areasOf = (hidesSpiritual: boolean): readonly Area[] =>
  hidesSpiritual ? areas.filter(({ area }) => area !== 'Spiritual Growth') : areas

/** The score, and its areas. All points are null if nothing was recorded in these 14 days. */
export function wellnessOf(
  recent: Recent,
  chosen: readonly WellnessArea['area'][],
  hidesSpiritual = false,
): { score: number | null; areas: WellnessArea[] } {
  const mine = areasOf(hidesSpiritual)
  const counts = mine.map(({ kinds }) => sumOf(recent, kinds, 'now'))
  const hasData = counts.some((count) => count > 0)
  const scored = mine.map(({ area, name, target, counts: words }, at) => {
    const count = counts[at] ?? 0
    const points = hasData ? Math.min(100, Math.round((100 * count) / target)) : null
    return { area, name, points, count, target, counts: words, isChosen: chosen.includes(area) }
  })
  const weigh = ({ isChosen }: { isChosen: boolean }) => (isChosen ? 2 : 1)
  const weight = scored.reduce((sum, area) => sum + weigh(area), 0)
  const points = scored.reduce((sum, area) => sum + (area.points ?? 0) * weigh(area), 0)
  return { score: hasData ? Math.round(points / weight) : null, areas: scored }
}
