import type { Dashboard, Streak, WellnessArea } from '#contract/dashboard.ts'
import { activityTypes, goalCategories, taskCategories } from '#contract/lists.ts'
import { dayNumber } from '#server/lib/days.ts'
import { type Kind, type Recent, sumOf } from './recent.ts'

type Known = { recent: Recent; streak: Streak; areas: readonly WellnessArea[] }

/** Records in 28 days that an insight needs. */
const enough = 14

const selfCare = activityTypes.map(({ key }): Kind => `selfCare:${key}`)
const tasks = [...taskCategories, 'household' as const].map((category): Kind => `task:${category}`)
const updates = goalCategories.map((category): Kind => `goal:${category}`)

/** One sentence about the last four weeks: the same all day, and if possible another one tomorrow. */
export function insightOf(known: Known, today: string): Dashboard['insight'] {
  const all: (Kind | 'forStreak')[] = ['forStreak', 'income', ...updates]
  const records = sumOf(known.recent, all, 'now') + sumOf(known.recent, all, 'before')
  if (records < enough)
    return {
      text: `We can say more once you’ve logged ${enough} things in four weeks. You’re at ${records}: entries, self-care, tasks, workouts, prayers, goal updates and income all count.`,
      basedOn: null,
    }
  const found = rules.map((rule) => rule(known)).filter((text) => text !== null)
  const text = found[dayNumber(today) % found.length] ?? `You logged ${records} things in the last four weeks.`
  return { text, basedOn: `Based on ${records} records from the last 28 days` }
}

const rules: readonly ((known: Known) => string | null)[] = [
  ({ recent }) => {
    const moments = sumOf(recent, selfCare, 'now')
    const [favourite] = activityTypes
      .map(({ key, label }) => ({ label, times: sumOf(recent, [`selfCare:${key}`], 'now') }))
      .sort((a, b) => b.times - a.times)
    if (favourite === undefined || favourite.times < 3) return null
    return `${favourite.label} is what you come back to most: ${favourite.times} of your ${moments} self-care activities in the last two weeks.`
  },
  ({ streak }) => {
    if (streak.days < 3) return null
    const rest = streak.restDay === null ? ' You can take a rest day whenever you want.' : ''
    return `You did two or more things for yourself ${streak.days} days in a row.${rest}`
  },
  ({ recent }) => {
    const entries = sumOf(recent, ['journal'], 'now')
    return entries < 2
      ? null
      : `You wrote ${entries} journal entries in the last two weeks. They’re there whenever you want to reread them.`
  },
  ({ recent }) => {
    const [now, before] = [sumOf(recent, selfCare, 'now'), sumOf(recent, selfCare, 'before')]
    return now < before + 2
      ? null
      : `You made time for self-care ${now} times in the last two weeks, ${now - before} more than the two weeks before.`
  },
  ({ recent }) => {
    const done = sumOf(recent, tasks, 'now')
    return done < 3 ? null : `You completed ${done} tasks in the last two weeks. That’s ${done} things off your mind.`
  },
  ({ recent }) => {
    const looked = sumOf(recent, ['goal:financial'], 'now')
    return looked < 2
      ? null
      : `You updated your financial goals ${looked} times in the last two weeks. Checking in is half the work.`
  },
  ({ areas }) => {
    const full = areas.filter(({ points }) => points === 100).map(({ name }) => name)
    if (full.length === 0) return null
    return `${list.format(full)} reached ${full.length === 1 ? 'its' : 'their'} target in the last two weeks.`
  },
  ({ areas }) => {
    const quiet = areas.find(({ isChosen, count }) => isChosen && count === 0)
    return quiet === undefined
      ? null
      : `${quiet.area} matters to you, but it’s been quiet for two weeks. One small thing is a start: ${suggestions[quiet.area]}.`
  },
]

const suggestions: Record<WellnessArea['area'], string> = {
  'Physical Health': 'five minutes of stretching',
  'Financial Wellness': 'a look at one financial goal',
  'Mental & Emotional': 'three lines in your journal',
  'Spiritual Growth': 'a short meditation',
  'Life Organization': 'one task that’s nearly done',
}

const list = new Intl.ListFormat('en', { type: 'conjunction' })
