import type { QueryClient } from '@tanstack/react-query'
import type { HouseholdPerson, HouseholdTask } from '#contract/household.ts'
import { peopleQuery, tasksQuery } from './household.queries.ts'

/** Replaces the tasks with the same ids, and puts new ones first. */
export function showTasks(client: QueryClient, ...tasks: HouseholdTask[]): void {
  client.setQueryData(tasksQuery.queryKey, (list) => {
    if (list === undefined) return undefined
    const known = new Set(list.map(({ id }) => id))
    const changed = list.map((task) => tasks.find(({ id }) => id === task.id) ?? task)
    return [...tasks.filter(({ id }) => !known.has(id)), ...changed]
  })
}

/** Leaves newer changes of other fields alone. */
export function patchTask(client: QueryClient, id: string, patch: Partial<HouseholdTask>): void {
  client.setQueryData(tasksQuery.queryKey, (list) =>
    list?.map((task) => (task.id === id ? { ...task, ...patch } : task)),
  )
}

export function hideTasks(client: QueryClient, ...ids: string[]): void {
  client.setQueryData(tasksQuery.queryKey, (list) => list?.filter(({ id }) => !ids.includes(id)))
}

export function showPerson(client: QueryClient, person: HouseholdPerson): void {
  client.setQueryData(peopleQuery.queryKey, (list) =>
    list?.some(({ id }) => id === person.id)
      ? list.map((each) => (each.id === person.id ? person : each))
      : list && [...list, person].sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1)),
  )
}

export function hidePerson(client: QueryClient, id: string): void {
  client.setQueryData(peopleQuery.queryKey, (list) => list?.filter((each) => each.id !== id))
}
