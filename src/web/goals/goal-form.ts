import { brand } from '#contract/brand.ts'
import type { Goal, GoalChange, Milestone, NewGoal } from '#contract/goals.ts'
import { changedFields } from '#web/lib/changed-fields.ts'
import { toNumber } from '#web/lib/to-number.ts'

/** The dialog's fields: an empty string where there is no value, one milestone per line. */
export type GoalForm = {
  kind: Goal['kind']
  title: string
  description: string
  category: Goal['category']
  priority: number
  currency: string
  targetValue: string
  currentValue: string
  targetDate: string
  trackAs: '' | NonNullable<Goal['trackAs']>
  steps: string
}

export const blankForm: GoalForm = {
  kind: 'amount',
  title: '',
  description: '',
  category: 'financial',
  priority: 3,
  currency: brand.currency,
  targetValue: '',
  currentValue: '0',
  targetDate: '',
  trackAs: '',
  steps: '',
}

export const toForm = (goal: Goal): GoalForm => ({
  kind: goal.kind,
  title: goal.title,
  description: goal.description ?? '',
  category: goal.category,
  priority: goal.priority,
  currency: goal.currency ?? '',
  targetValue: goal.targetValue,
  currentValue: goal.currentValue,
  targetDate: goal.targetDate ?? '',
  trackAs: goal.trackAs ?? '',
  steps: goal.milestones.map(({ text }) => text).join('\n'),
})

const lines = (steps: string): string[] =>
  steps
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const hasMoney = ({ kind }: GoalForm): boolean => kind === 'amount' || kind === 'debt'

/** The fields that a new goal and a changed one share. */
function toSharedFields(form: GoalForm) {
  const currency = hasMoney(form) && form.currency !== '' ? form.currency : null
  return {
    title: form.title,
    description: form.description.trim() === '' ? null : form.description,
    category: form.category,
    priority: form.priority,
    currency,
    targetDate: form.targetDate === '' ? null : form.targetDate,
    trackAs: form.kind === 'amount' && currency !== null && form.trackAs !== '' ? form.trackAs : null,
  }
}

const toNumbers = ({ targetValue, currentValue }: GoalForm) => ({
  targetValue: toNumber(targetValue),
  currentValue: toNumber(currentValue) || '0',
})

export const toNewGoal = (form: GoalForm): NewGoal => ({
  ...toSharedFields(form),
  kind: form.kind,
  isCompleted: false,
  ...(form.kind === 'milestones' ? { milestones: lines(form.steps).map((text) => ({ text })) } : toNumbers(form)),
})

/** The goal to show until the server answers. */
export function toOptimisticGoal(id: string, form: GoalForm): Goal {
  const now = new Date().toISOString()
  const isCounted = form.kind === 'milestones'
  const steps = isCounted ? lines(form.steps) : []
  return {
    id,
    kind: form.kind,
    ...toSharedFields(form),
    ...(isCounted ? { targetValue: String(steps.length), currentValue: '0' } : toNumbers(form)),
    milestones: steps.map((text, n) => ({ id: String(n), text, isDone: false })),
    isCompleted: false,
    progress: 0,
    pace: null,
    forecast: null,
    createdAt: now,
    updatedAt: now,
  }
}

/** Returns only the changed fields, so that progress made meanwhile stays. */
export function toChange(before: Goal, form: GoalForm): GoalChange {
  const begun = toForm(before)
  const change = changedFields(toSharedFields(begun), toSharedFields(form))
  if (before.kind !== 'milestones') return { ...change, ...changedFields(toNumbers(begun), toNumbers(form)) }
  return form.steps === begun.steps ? change : { ...change, milestones: mergeMilestones(before.milestones, form.steps) }
}

/** Keeps the check mark of an unchanged line. If the number of lines is the same, a reworded line keeps it too. */
function mergeMilestones(before: readonly Milestone[], written: string) {
  const texts = lines(written)
  const left = [...before]
  const isReworded = texts.length === before.length
  const kept = texts.map((text) => {
    const at = left.findIndex((step) => step.text === text)
    return at === -1 ? undefined : left.splice(at, 1)[0]
  })
  return texts.map((text, n) => {
    const id = (kept[n] ?? (isReworded ? left.shift() : undefined))?.id
    return id === undefined ? { text } : { id, text }
  })
}
