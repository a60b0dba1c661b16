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
        text: ({ day, sealedContent: content }) =>
          section(
            [day, content.title].filter((part) => part !== null).join(' '),
            { Minutes: content.minutes },
            content.exercises.map(({ name, sets }) => `- ${name}: ${setsOf(sets)}`).join('\n'),
            content.notes,
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
        text: ({ day, sealedContent: content }) => section(day, { Kilograms: content.kilograms }, content.notes),
      },
    }),
    exportTable({
      name: 'meals',
      table: meals,
      by: [meals.day],
      markdown: {
        title: 'Meals',
        file: 'fitness/meals',
        text: ({ day, sealedContent: content }) => section(`${day} ${content.kind}`, {}, content.content),
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
        text: ({ day, sealedContent: content }) =>
          section(day, { Flow: content.flow, Symptoms: content.symptoms.join(', ') }, content.notes),
      },
    }),
    exportTable({ name: 'settings', table: fitnessSettings }),
  ],
}
