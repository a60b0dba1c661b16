import type { ReplySource } from '#contract/coach.ts'
import { moods } from '#contract/lists.ts'
import type { Onboarding } from '#contract/onboarding.ts'
import type { Db } from '#server/lib/db.ts'
import type { Owner } from '#server/lib/sealed.ts'
import type { Session } from '#server/lib/session.ts'
import type { CoachFacts, CoachStyle, GoalFact, TaskFact } from '#server/ports/coach-model.ts'
import type { FactReaders } from '#server/ports/coach-parts.ts'
import type { Area } from '#server/ports/coach-queries.ts'

type Answers = { primaryGoals: readonly string[]; wellnessAreas: readonly string[]; style: CoachStyle }

/** The readers of other features that the coach uses for any question. */
export type FactSources = {
  coachFacts: FactReaders
  hidesSpiritual: (db: Db, owner: Owner) => Promise<boolean>
  /** The currency of the income log. */
  readCurrency: (db: Db, owner: Owner) => Promise<string>
  readAnswers: (db: Db, owner: Owner) => Promise<Onboarding | null>
}

/** The area that each fact belongs to. */
const areaOfFact: Readonly<Record<keyof FactReaders, Area>> = {
  goals: 'goals',
  planner: 'planner',
  selfCare: 'selfCare',
  streak: 'selfCare',
  journal: 'journal',
  fitness: 'fitness',
  household: 'household',
}

export type CoachContext = { facts: CoachFacts; sources: ReplySource[]; style: CoachStyle; hidesSpiritual: boolean }

/** Reads what a model may know about the user, from the allowed areas only: as facts, and as lines that the user can inspect. */
export async function readAllowedFacts(
  db: Db,
  readers: FactSources,
  session: Session,
  areas: readonly Area[],
  now: Date,
): Promise<CoachContext> {
  const read = <K extends keyof FactReaders>(fact: K): Promise<CoachFacts[K]> =>
    areas.includes(areaOfFact[fact]) ? readers.coachFacts[fact](db, session, now, areas) : Promise.resolve(null)
  const hidesSpiritual = await readers.hidesSpiritual(db, session.owner)
  const [goals, planner, selfCare, streak, journal, fitness, household, answers] = await Promise.all([
    read('goals'),
    read('planner'),
    read('selfCare'),
    read('streak'),
    read('journal'),
    read('fitness'),
    read('household'),
    readers.readAnswers(db, session.owner).then(toAnswers),
  ])
  const onboarding = areas.includes('onboarding') ? answers : null
  const facts: CoachFacts = { goals, planner, selfCare, journal, household, onboarding, streak, fitness }
  return { facts, sources: toLines(facts), style: answers?.style ?? 'encouraging', hidesSpiritual }
}

const toAnswers = (answers: Onboarding | null): Answers | null =>
  answers && {
    primaryGoals: answers.primaryGoals,
    wellnessAreas: answers.wellness_areas,
    style: answers.preferred_communication,
  }

function toLines(facts: CoachFacts): ReplySource[] {
  const { goals, planner, selfCare, journal, fitness, household, onboarding, streak } = facts
  const all: ReplySource[] = [
    { area: 'goals', lines: (goals ?? []).map(goalLine) },
    { area: 'planner', lines: (planner?.tasks ?? []).map(taskLine) },
    { area: 'selfCare', lines: selfCare === null ? [] : careLines(selfCare, streak) },
    { area: 'journal', lines: journal === null ? [] : [`${journal.entriesThisWeek} entries in the last 7 days`] },
    { area: 'fitness', lines: fitness === null ? [] : fitnessLines(fitness) },
    { area: 'household', lines: household === null ? [] : householdLines(household) },
    { area: 'onboarding', lines: onboarding === null ? [] : [...onboarding.primaryGoals, ...onboarding.wellnessAreas] },
  ]
  return all.filter(({ lines }) => lines.length > 0)
}

const goalLine = ({ title, category, progress, state, targetDate, isCompleted }: GoalFact): string =>
  [
    `“${title}” (${category})`,
    isCompleted ? 'reached' : `${progress}%`,
    ...(state === null ? [] : [state]),
    ...(targetDate === null ? [] : [`until ${targetDate}`]),
  ].join(', ')

const taskLine = ({ title, dueDate, time, minutes, isCompleted }: TaskFact): string =>
  `“${title}”, ${dueDate}${time === null ? '' : ` ${time}`}, ${minutes} min${isCompleted ? ', done' : ''}`

function careLines({ minutes, activities, mood }: NonNullable<CoachFacts['selfCare']>, streak: CoachFacts['streak']) {
  const word = mood === null ? undefined : moods.find(({ value }) => value === Math.round(mood.mean))?.word
  return [
    `${activities} activities, ${minutes} minutes in the last 7 days`,
    ...(mood === null ? [] : [`mood ${mood.mean.toFixed(1)} of 5 (${word ?? 'Okay'}), from ${mood.count} moods`]),
    ...(streak === null ? [] : [`streak: ${streak.isWhole ? '' : 'at least '}${streak.days} days`]),
  ]
}

const fitnessLines = ({ workouts, daysWithMeals, daysWithWater }: NonNullable<CoachFacts['fitness']>): string[] => [
  `${workouts} ${workouts === 1 ? 'workout' : 'workouts'} in the last 7 days`,
  `meals on ${daysWithMeals} of the last 7 days, water on ${daysWithWater}`,
]

const householdLines = ({ due, done, days }: NonNullable<CoachFacts['household']>): string[] => [
  `${done} household tasks done in the last ${days} days`,
  ...due.map(({ text, category, dueDate }) => `“${text}” (${category}), due ${dueDate}`),
]
