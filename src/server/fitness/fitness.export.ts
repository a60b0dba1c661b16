import { type Exports, exportTable } from '#server/lib/exports.ts'
import { section } from '#server/lib/markdown.ts'
import { cycleDays, drinks, fitnessSettings, meals, weights, workouts } from './fitness.table.ts'

type Sets = readonly { repetitions: number; kilograms: number | null }[]

const setsOf = (sets: Sets): string =>
  sets
    .map(({ repetitions, kilograms }) => (kilograms === null ? `${repetitions}` : `${repetitions} × ${kilograms} kg`))
    .join(', ')

export const fitnessExport: Exports = {
  name: 'fitness',
  lists: [
    exportTable({
      name: 'workouts',
      table: workouts,
      by: [workouts.day],
      markdown: {
        title: 'Workouts',
        file: 'fitness/workouts',
        text: ({ day, words }) =>
          section(
            [day, words.title].filter((part) => part !== null).join(' '),
            { Minutes: words.minutes },
            words.exercises.map(({ name, sets }) => `- ${name}: ${setsOf(sets)}`).join('\n'),
            words.notes,
          ),
      },
    }),
    exportTable({
      name: 'weights',
      table: weights,
      by: [weights.day],
      markdown: {
        title: 'Weight',
        file: 'fitness/weights',
        text: ({ day, words }) => section(day, { Kilograms: words.kilograms }, words.notes),
      },
    }),
    exportTable({
      name: 'meals',
      table: meals,
      by: [meals.day],
      markdown: {
        title: 'Meals',
        file: 'fitness/meals',
        text: ({ day, words }) => section(`${day} ${words.kind}`, {}, words.content),
      },
    }),
    exportTable({ name: 'drinks', table: drinks, by: [drinks.day] }),
    exportTable({
      name: 'cycleDays',
      table: cycleDays,
      by: [cycleDays.day],
      markdown: {
        title: 'Cycle',
        file: 'fitness/cycle',
        text: ({ day, words }) => section(day, { Flow: words.flow, Symptoms: words.symptoms.join(', ') }, words.notes),
      },
    }),
    exportTable({ name: 'settings', table: fitnessSettings }),
  ],
}
