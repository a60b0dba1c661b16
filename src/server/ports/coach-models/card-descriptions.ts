import type { CoachProposal } from '#contract/coach.ts'
import { breathingTechniques } from '#contract/lists.ts'

export type CardKind = Exclude<CoachProposal['kind'], 'change'>
type FieldsOf<K extends CardKind> = Exclude<keyof Extract<CoachProposal, { kind: K }>, 'kind'>

const day = 'yyyy-MM-dd'
const pastDay = `${day}, today where left out`
const money = 'number as text, such as "1250.50"'
const code = 'three letters, such as USD or EUR'
const repeat = 'daily, weekdays, weekly, biweekly, monthly, yearly, or an RFC 5545 rule such as FREQ=WEEKLY;BYDAY=MO,TH'

/** The description of each tool for the model. */
export const cardNames: Readonly<Record<CardKind, string>> = {
  task: 'a task for her planner, also as a reminder',
  goal: 'a goal',
  household: 'a household task, which has no hour',
  entry: 'a journal entry',
  income: 'a line of her income log: money she earned',
  prayer: 'a prayer',
  workout: 'a workout she did',
  water: 'water she drank',
  care: 'a self-care activity of today',
  weight: 'her weight of today',
  item: 'one item for a shopping list',
  breathing: 'a guided breathing exercise',
}

/** The form, unit or direction of each field. A missing field does not compile. */
export const cardNotes: { readonly [K in CardKind]: Readonly<Record<FieldsOf<K>, string>> } = {
  task: {
    title: 'what to do, without day and hour',
    category: 'personal where left out',
    priority: '1 is lowest, 5 most urgent; 3 where left out',
    dueDate: day,
    time: 'HH:mm, 24 hours',
    estimatedDuration: 'minutes, 15 or more; 30 where left out',
    notes: 'what else she said of it',
    repeat: `${repeat}; from dueDate on`,
  },
  goal: {
    title: 'what she wants to reach',
    category: 'area of life',
    goalKind: 'amount to reach, debt to pay off, habit to do a number of times, milestones as steps',
    targetValue: `what to reach, pay off or count to: ${money}; not for milestones`,
    currency: `${code}; only for money`,
    targetDate: `${day}, where she named one`,
    currentValue: 'what is there already, as text',
    steps: 'only for milestones, in order',
  },
  household: {
    title: 'what to do',
    category: 'part of the home',
    dueDate: day,
    repeat: 'from the due date, or from when it was done',
  },
  entry: { title: 'a few words', content: 'her own words' },
  income: {
    title: 'who or what paid',
    amount: money,
    currency: code,
    earnedOn: `${day}, not after today`,
    hours: 'hours worked as text, such as "2.5"',
  },
  prayer: { title: 'her own words' },
  workout: {
    title: 'what she did',
    exercises: 'with sets, where she named them; kilograms null for body weight',
    minutes: 'how long',
    day: pastDay,
  },
  water: { title: 'such as a glass of water', millilitres: 'a glass is 250', day: pastDay },
  care: { title: 'what she did', activityType: 'the nearest', minutes: 'how long' },
  weight: { kilograms: 'in kilograms; 1 lb is 0.4536' },
  item: { title: 'the item, with its quantity', list: 'where it belongs' },
  breathing: {
    techniqueId: breathingTechniques.map(({ id, description }) => `${id}: ${description}`).join(' '),
  },
}

/** Defaults for fields that the user says nothing about. */
export const cardDefaults: Readonly<Partial<Record<CardKind, Readonly<Record<string, unknown>>>>> = {
  task: { category: 'personal', priority: 3, estimatedDuration: 30 },
  workout: { exercises: [] },
}

/** The values that a field takes, if the schema only says that it is a text. */
export const cardOptions: Readonly<Partial<Record<CardKind, Readonly<Record<string, readonly string[]>>>>> = {
  breathing: { techniqueId: breathingTechniques.map(({ id }) => id) },
}
