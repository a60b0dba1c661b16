import { useMutation } from '@tanstack/react-query'
import X from 'lucide-react/icons/x'
import { type FormEvent, useState } from 'react'
import type { HouseholdPerson } from '#contract/household.ts'
import { focusNeighbour } from '#web/lib/focus-neighbour.ts'
import { newId } from '#web/lib/new-id.ts'
import { Button } from '#web/ui/Button.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { Input } from '#web/ui/Input.tsx'
import { addPerson, deletePerson } from './people.mutations.ts'

/** The names of the household. Nobody needs an account. */
export function People({ people }: { people: readonly HouseholdPerson[] }) {
  const [name, setName] = useState('')
  const { mutate: add } = useMutation(addPerson)
  const { mutate: remove } = useMutation(deletePerson)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return
    add({ id: newId(), name: name.trim() })
    setName('')
  }
  return (
    <div className="border-t border-line pt-4">
      <h3 className="mb-1 font-sans text-15 font-semibold tracking-normal">Your household</h3>
      <ul className="mb-2 flex flex-wrap gap-2">
        <li className="inline-flex min-h-11 items-center rounded-full bg-sunk px-4 text-15 font-medium">You</li>
        {people.map((person) => (
          <li
            key={person.id}
            className="inline-flex min-h-11 max-w-full items-center rounded-full bg-sunk pl-4 text-15 font-medium"
          >
            <span className="her-words min-w-0">{person.name}</span>
            <IconButton
              label={`Remove ${person.name}`}
              icon={<X className="size-4" />}
              onClick={({ currentTarget }) => {
                focusNeighbour(currentTarget)
                remove(person)
              }}
            />
          </li>
        ))}
      </ul>
      <form onSubmit={handleSubmit} className="flex gap-2">
        <Input
          aria-label="Name of somebody at home"
          placeholder="A name"
          autoComplete="off"
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" className="min-h-12" disabled={name.trim() === ''}>
          Add
        </Button>
      </form>
      <p className="mt-1.5 text-13 text-ink-soft">Only you see these names. Nobody needs an account.</p>
    </div>
  )
}
