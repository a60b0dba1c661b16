import type { Fitness, fitnessApi, FitnessSettings, FitnessSettingsChange, NewWorkout } from '#contract/fitness.ts'
import type { Context } from '#server/lib/context.ts'
import { joinJson, Json, objectJson } from '#server/lib/json.ts'
import type { Handlers } from '#server/lib/mount.ts'
import type { Owner } from '#server/lib/sealed.ts'
import { cycleRoutes } from './cycle.routes.ts'
import { dayHandlers } from './day-records.routes.ts'
import { drinks, meals, weights, workouts } from './fitness.table.ts'
import { saveSettings } from './settings.repo.ts'
import { readExercises, readFitness, readTrend } from './summary.ts'

type Routes = Handlers<typeof fitnessApi>
type RoutesOf<P extends string> = Pick<Routes, Extract<keyof Routes, `${string} /api/fitness/${P}${string}`>>

export const fitnessRoutes = (context: Context): Routes => ({
  ...summaryRoutes(context),
  ...workoutRoutes(context),
  ...weightRoutes(context),
  ...mealRoutes(context),
  ...drinkRoutes(context),
  ...cycleRoutes(context),
})

const none = new Json<null>([Buffer.from('null')])

const summaryRoutes = ({
  db,
  clock,
}: Context): Pick<
  Routes,
  'GET /api/fitness' | 'PUT /api/fitness/settings' | 'GET /api/fitness/exercises' | 'GET /api/fitness/weight-trend'
> => ({
  'GET /api/fitness': async ({ session }) => {
    const { plain, latest } = await readFitness(db, session, clock())
    return joinJson(plain, objectJson<Pick<Fitness, 'latest'>>({ latest: latest ?? none }))
  },
  'PUT /api/fitness/settings': async ({ owner, body }) => changeSettings(db, owner, body),
  'GET /api/fitness/exercises': async ({ owner }) => readExercises(db, owner),
  'GET /api/fitness/weight-trend': async ({ session }) => readTrend(db, session, clock()),
})

async function changeSettings(
  db: Context['db'],
  owner: Owner,
  change: FitnessSettingsChange,
): Promise<FitnessSettings> {
  const { units, hidesNumbers } = await saveSettings(db, owner, change)
  return { units, hidesNumbers }
}

export const toWorkoutContent = ({ title = null, minutes = null, exercises = [], notes = null }: NewWorkout) => ({
  title,
  minutes,
  exercises,
  notes,
})

function workoutRoutes(context: Context): RoutesOf<'workouts'> {
  const { list, create, update, remove, restore } = dayHandlers(context, workouts)
  return {
    'GET /api/fitness/workouts': list,
    'POST /api/fitness/workouts': ({ session, body }) => create(session, body, toWorkoutContent(body)),
    'PUT /api/fitness/workouts/{id}': ({ session, params, body: { day, ...content } }) =>
      update(session, { ...params, day, content }),
    'DELETE /api/fitness/workouts/{id}': remove,
    'POST /api/fitness/workouts/{id}/restore': restore,
  }
}

function weightRoutes(context: Context): RoutesOf<'weights'> {
  const { list, create, update, remove, restore } = dayHandlers(context, weights)
  return {
    'GET /api/fitness/weights': list,
    'POST /api/fitness/weights': ({ session, body }) =>
      create(session, body, { kilograms: body.kilograms, notes: body.notes ?? null }),
    'PUT /api/fitness/weights/{id}': ({ session, params, body: { day, ...content } }) =>
      update(session, { ...params, day, content }),
    'DELETE /api/fitness/weights/{id}': remove,
    'POST /api/fitness/weights/{id}/restore': restore,
  }
}

function mealRoutes(context: Context): RoutesOf<'meals'> {
  const { list, create, update, remove, restore } = dayHandlers(context, meals)
  return {
    'GET /api/fitness/meals': list,
    'POST /api/fitness/meals': ({ session, body }) => create(session, body, { kind: body.kind, content: body.content }),
    'PUT /api/fitness/meals/{id}': ({ session, params, body: { day, ...content } }) =>
      update(session, { ...params, day, content }),
    'DELETE /api/fitness/meals/{id}': remove,
    'POST /api/fitness/meals/{id}/restore': restore,
  }
}

function drinkRoutes(context: Context): RoutesOf<'drinks'> {
  const { list, create, remove, restore } = dayHandlers(context, drinks)
  return {
    'GET /api/fitness/drinks': list,
    'POST /api/fitness/drinks': ({ session, body }) => create(session, body, { millilitres: body.millilitres }),
    'DELETE /api/fitness/drinks/{id}': remove,
    'POST /api/fitness/drinks/{id}/restore': restore,
  }
}
