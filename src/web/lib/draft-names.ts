import { graphemes } from './graphemes.ts'
import { brand } from '#contract/brand.ts'
import { capitalize } from '#contract/capitalize.ts'

/** Names drafts by the beginning of their key, unless that beginning already is the name. */
const labels: Readonly<Record<string, string>> = {
  affirmations: 'Affirmation',
  'audio/mix': 'Mix',
  coach: `Question for ${brand.coach}`,
  cycle: 'Cycle day',
  goals: 'Goal',
  household: 'Household task',
  'household/person': 'Household name',
  'income/price': 'Price calculator',
  journal: 'Journal entry',
  'meal-of': 'Meal',
  onboarding: 'Setup answers',
  'planner/hours': 'Planner hours',
  'planner/line': 'Task',
  'self-care': 'Self-care activity',
  'self-care/pattern': 'Breathing pattern',
  shopping: 'Shopping item',
  tasks: 'Task',
  'vision-board': 'Vision',
}

/** The fields that say best what a draft is about, in this order. */
const namingFields = ['title', 'name', 'line', 'text', 'content', 'notes', 'note', 'description', 'value']
const maxShown = 60

/** A draft as its user would call it: 'Journal entry: “Half a thought”'. `text` is what is stored; undefined if it does not open. */
export function describeDraft(name: string, text: string | undefined): string {
  const words = text === undefined ? undefined : firstWords(text)
  return words === undefined ? labelOf(name) : `${labelOf(name)}: “${words}”`
}

function labelOf(name: string): string {
  const longestFirst = Object.entries(labels).toSorted(([a], [b]) => b.length - a.length)
  const [kind = ''] = name.split('/')
  const label = longestFirst.find(([start]) => name === start || name.startsWith(`${start}/`))?.[1]
  return label ?? capitalize(kind)
}

function firstWords(text: string): string | undefined {
  const { values }: { values?: Record<string, unknown> } = JSON.parse(text)
  for (const field of namingFields) {
    const value = values?.[field]
    if (typeof value === 'string' && value.trim() !== '') return shorten(value.trim().replaceAll(/\s+/gu, ' '))
  }
  return undefined
}

function shorten(words: string): string {
  const shown = Array.from(graphemes().segment(words), ({ segment }) => segment)
  return shown.length <= maxShown ? words : `${shown.slice(0, maxShown).join('').trimEnd()}…`
}
