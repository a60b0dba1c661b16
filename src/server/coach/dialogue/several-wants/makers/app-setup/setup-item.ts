import { capitalize } from '#contract/capitalize.ts'
import type { CoachProposal } from '#contract/coach.ts'
import { ruleWords } from '#contract/rule-words.ts'
import { formatTime } from '../../../../actions/format-when.ts'
import { firstDayOf } from '../../../../when/repeat-words.ts'

/** One thing to set up: its card, and a line that says what it does. */
export type SetupItem = { line: string; card: CoachProposal }

type Task = Extract<CoachProposal, { kind: 'task' }>
type Repeated = {
  title: string
  /** A rule of RFC 5545. */
  rule: string
  time: string | null
  minutes?: number
  category?: Task['category']
  notes?: string
  /** Its purpose, as the end of a sentence. */
  why: string
}

/** The shortest task of the planner, in minutes. */
const shortest = 15

/** Makes a repeated task of the planner that begins today or on the next day of its rule. */
export function repeatedTask({ title, rule, time, minutes, category, notes, why }: Repeated, today: string): SetupItem {
  const card: Task = {
    kind: 'task',
    title,
    category: category ?? 'personal',
    priority: 3,
    dueDate: firstDayOf(rule, today),
    time,
    estimatedDuration: Math.max(shortest, minutes ?? shortest),
    ...(notes !== undefined && { notes }),
    repeat: rule,
  }
  const when = `${capitalize(ruleWords(rule, 'en'))}${time === null ? '' : ` ${formatTime(time, 'en')}`}`
  return { card, line: `**${when}, “${title}”:** ${why}` }
}

/** Adds the minutes to an hour given as HH:mm. */
export function laterBy(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const all = (hour * 60 + minute + minutes + 1440) % 1440
  return `${String(Math.floor(all / 60)).padStart(2, '0')}:${String(all % 60).padStart(2, '0')}`
}
