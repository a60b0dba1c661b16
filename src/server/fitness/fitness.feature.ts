import type { NewDrink, NewWeight, NewWorkout } from '#contract/fitness.ts'
import type { Feature } from '#server/lib/feature.ts'
import type { RecordActions } from '#server/lib/record-actions.ts'
import { createRow, deleteRow, restoreRow } from './day-records.repo.ts'
import { fitnessFacts } from './fitness.coach.ts'
import { fillFitness } from './fitness.demo.ts'
import { fitnessRoutes, toWorkoutContent } from './fitness.routes.ts'
import { fitnessSearches } from './fitness.search.ts'
import { cycleDays, drinks, fitnessSettings, meals, weights, workouts } from './fitness.table.ts'
import { fitnessCoachQueries } from './fitness.coach-queries.ts'
import { fitnessExport } from './fitness.export.ts'

const workoutActions: RecordActions<NewWorkout> = {
  create: (db, session, given, now) =>
    createRow(db, workouts, session, { ...given, content: toWorkoutContent(given) }, now),
  remove: (db, { owner }, id, now) => deleteRow(db, workouts, owner, id, now),
  restore: (db, { owner }, id) => restoreRow(db, workouts, owner, id),
}

const weightActions: RecordActions<NewWeight> = {
  create: (db, session, { id, day, kilograms, notes = null }, now) =>
    createRow(db, weights, session, { id, day, content: { kilograms, notes } }, now),
  remove: (db, { owner }, id, now) => deleteRow(db, weights, owner, id, now),
  restore: (db, { owner }, id) => restoreRow(db, weights, owner, id),
}

const drinkActions: RecordActions<NewDrink> = {
  create: (db, session, { id, day, millilitres }, now) =>
    createRow(db, drinks, session, { id, day, content: { millilitres } }, now),
  remove: (db, { owner }, id, now) => deleteRow(db, drinks, owner, id, now),
  restore: (db, { owner }, id) => restoreRow(db, drinks, owner, id),
}

export const fitnessFeature = {
  routes: fitnessRoutes,
  tables: [workouts, weights, meals, drinks, cycleDays, fitnessSettings],
  exports: fitnessExport,
  demo: fillFitness,
  searches: fitnessSearches,
  coachQueries: fitnessCoachQueries,
  coachFacts: { fitness: fitnessFacts },
  cardActions: { workout: workoutActions, weight: weightActions, water: drinkActions },
  firstData: {
    health: {
      page: ['/api/fitness', '/api/fitness/workouts?limit=8'],
      tabs: {
        gym: ['/api/fitness', '/api/fitness/workouts?limit=8'],
        weight: ['/api/fitness', '/api/fitness/weights?limit=8', '/api/fitness/weight-trend'],
        meals: ['/api/fitness'],
      },
    },
  },
} satisfies Feature
