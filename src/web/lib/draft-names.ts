import { brand } from '#contract/brand.ts'

/** What a draft is, by the beginning of its name on this device. */
const kinds = {
  affirmations: 'Affirmation',
  'audio/mix': 'Mix',
  coach: `Question for ${brand.coach}`,
  cycle: 'Cycle day',
  goals: 'Goal',
  household: 'Household task',
  'household/person': 'Household name',
  income: 'Income',
  'income/price': 'Price calculator',
  journal: 'Journal entry',
  meal: 'Meal',
  'meal-of': 'Meal',
  onboarding: 'Setup answers',
  'planner/hours': 'Planner hours',
  'planner/line': 'Task',
  prayer: 'Prayer',
  profile: 'Profile',
  reflection: 'Reflection',
  'self-care': 'Self-care activity',
  'self-care/pattern': 'Breathing pattern',
  shopping: 'Shopping item',
  tasks: 'Task',
  'vision-board': 'Vision',
  weight: 'Weight',
  workout: 'Workout',
} as const

type Kind = keyof typeof kinds

/** The kind of a draft, then the record it changes or what it begins from. */
export type DraftName = Kind | `${Kind}/${string}`

/** The fields that say best what a draft is about, in this order. */
const telling = ['title', 'name', 'line', 'text', 'content', 'notes', 'note', 'description', 'value']
const mostShown = 60

/** A draft as its user would call it: 'Journal entry: “Half a thought”'. `text` is what is stored; undefined if it does not open. */
export function describeDraft(name: string, text: string | undefined): string {
  const words = text === undefined ? undefined : tellingWords(text)
  return words === undefined ? kindOf(name) : `${kindOf(name)}: “${words}”`
}

function kindOf(name: string): string {
  const longestFirst = Object.entries(kinds).toSorted(([a], [b]) => b.length - a.length)
  return longestFirst.find(([kind]) => name === kind || name.startsWith(`${kind}/`))?.[1] ?? 'Something you wrote'
}

function tellingWords(text: string): string | undefined {
  const { values }: { values?: Record<string, unknown> } = JSON.parse(text)
  for (const field of telling) {
    const value = values?.[field]
    if (typeof value === 'string' && value.trim() !== '') return shorten(value.trim().replaceAll(/\s+/gu, ' '))
  }
  return undefined
}

const letters = new Intl.Segmenter()

function shorten(words: string): string {
  const shown = Array.from(letters.segment(words), ({ segment }) => segment)
  return shown.length <= mostShown ? words : `${shown.slice(0, mostShown).join('').trimEnd()}…`
}
