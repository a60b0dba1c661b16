import { mutationOptions } from '@tanstack/react-query'
import type { HouseholdPerson } from '#contract/household.ts'
import { call } from '#web/lib/call.ts'
import { toast } from '#web/ui/toast.ts'
import { hidePerson, showPerson } from './household-cache.ts'
import { shared } from './household.mutations.ts'

export const addPerson = mutationOptions({
  ...shared,
  mutationFn: (person: { id: string; name: string }) => call('POST /api/household/people', { body: person }),
  onMutate: (person, { client }) => showPerson(client, { ...person, createdAt: new Date().toISOString() }),
  onSuccess: (person, _given, _result, { client }) => showPerson(client, person),
  onError: ({ message }, { id }, _result, { client }) => {
    hidePerson(client, id)
    toast({ title: 'This name wasn’t added', description: message, variant: 'destructive' })
  },
})

/** What they carry keeps their id, so that an undo brings everything back. */
export const deletePerson = mutationOptions({
  ...shared,
  mutationFn: ({ id }: HouseholdPerson) => call('DELETE /api/household/people/{id}', { params: { id } }),
  onMutate: (person, { client }) => {
    hidePerson(client, person.id)
    const undo = () => client.getMutationCache().build(client, restorePerson).execute(person)
    toast({ title: 'Name removed', action: { label: 'Undo', onSelect: () => void undo() } })
  },
  onError: ({ message }, person, _result, { client }) => {
    showPerson(client, person)
    toast({ title: 'This name is still here', description: message, variant: 'destructive' })
  },
})

const restorePerson = mutationOptions({
  ...shared,
  mutationFn: ({ id }: HouseholdPerson) => call('POST /api/household/people/{id}/restore', { params: { id } }),
  onMutate: (person, { client }) => showPerson(client, person),
  onError: ({ message }, { id }, _result, { client }) => {
    hidePerson(client, id)
    toast({ title: 'This name didn’t come back yet', description: message, variant: 'destructive' })
  },
})
