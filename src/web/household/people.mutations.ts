import type { HouseholdPerson } from '#contract/household.ts'
import { call, isGone } from '#web/lib/call.ts'
import { deletion } from '#web/lib/deletion.ts'
import { queued } from '#web/lib/queued.ts'
import { toast } from '#web/ui/toast.ts'
import { hidePerson, showPerson } from './household-cache.ts'
import { householdMutation } from './household.mutations.ts'

type Addition = { id: string; name: string }

export const addPerson = queued('household/add-person', ({ name }: Addition) => name, {
  ...householdMutation,
  mutationFn: (person: Addition) => call('POST /api/household/people', { body: person }),
  onMutate: (person, { client }) => showPerson(client, { ...person, createdAt: new Date().toISOString() }),
  onSuccess: (person, _given, _result, { client }) => showPerson(client, person),
  onError: ({ message }, { id }, _result, { client }) => {
    hidePerson(client, id)
    toast({ title: 'We couldn’t add this name', description: message, variant: 'destructive' })
  },
})

type Renaming = { before: HouseholdPerson; name: string }

/** The form keeps its draft and shows a failure itself. */
export const renamePerson = queued('household/rename-person', ({ name }: Renaming) => name, {
  ...householdMutation,
  mutationFn: ({ before: { id }, name }: Renaming) =>
    call('PUT /api/household/people/{id}', { params: { id }, body: { name } }),
  onMutate: ({ before, name }, { client }) => showPerson(client, { ...before, name }),
  onSuccess: (person, _given, _result, { client }) => showPerson(client, person),
  onError: (error, { before }, _result, { client }) =>
    isGone(error) ? hidePerson(client, before.id) : showPerson(client, before),
})

/** Their tasks keep their id, so that an undo brings everything back. */
export const deletePerson = deletion<HouseholdPerson>({
  shared: householdMutation,
  noun: 'name',
  verb: 'remove',
  title: 'Name removed',
  waits: { remove: 'household/delete-person', restore: 'household/restore-person', describe: ({ name }) => name },
  remove: ({ id }) => call('DELETE /api/household/people/{id}', { params: { id } }),
  restore: ({ id }) => call('POST /api/household/people/{id}/restore', { params: { id } }),
  show: showPerson,
  hide: (client, { id }) => hidePerson(client, id),
})
