import { useMutation } from '@tanstack/react-query'
import X from 'lucide-react/icons/x'
import { type FormEvent, useState } from 'react'
import type { HouseholdPerson } from '#contract/household.ts'
import { useDialogState } from '#web/lib/dialog-state.ts'
import { focusNeighbour } from '#web/lib/focus-neighbour.ts'
import { newId } from '#web/lib/new-id.ts'
import { Button } from '#web/ui/Button.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { Input } from '#web/ui/Input.tsx'
import { addPerson, deletePerson } from './people.mutations.ts'
import { PersonDialog } from './PersonDialog.tsx'

/** Edits the names of the people in the household. They don't need accounts. */
export function People({ people }: { people: readonly HouseholdPerson[] }) {
  const [name, setName] = useState('')
  const { mutate: add } = useMutation(addPerson)
  const editor = useDialogState<HouseholdPerson>()
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const given = name.trim()
    if (given === '') return
    add({ id: newId(), name: given }, { onError: () => setName((typed) => typed || given) })
    setName('')
  }
  return (
    <div className="border-t border-line pt-4">
      <h3 className="mb-1 font-sans text-15 font-semibold tracking-normal">Your household</h3>
      <ul className="mb-2 flex flex-wrap gap-2">
        <li className="inline-flex min-h-11 items-center rounded-full bg-sunk px-4 text-15 font-medium">You</li>
        {people.map((person) => (
          <PersonName key={person.id} person={person} onEdit={() => editor.open(person)} />
        ))}
      </ul>
      <form onSubmit={handleSubmit} className="flex gap-2">
        <Input
          aria-label="Name of someone at home"
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
      {editor.state && (
        <PersonDialog
          key={editor.state.key}
          person={editor.state.value}
          isOpen={editor.state.isOpen}
          onClose={editor.close}
        />
      )}
    </div>
  )
}

function PersonName({ person, onEdit }: { person: HouseholdPerson; onEdit: () => void }) {
  const { mutate: remove } = useMutation(deletePerson)
  return (
    <li className="inline-flex min-h-11 max-w-full items-center rounded-full bg-sunk text-15 font-medium">
      <button
        type="button"
        title="Change the name"
        className="user-text min-h-11 min-w-0 rounded-l-full pl-4 text-left"
        onClick={onEdit}
      >
        <span className="sr-only">Rename </span>
        {person.name}
      </button>
      <IconButton
        label={`Remove ${person.name}`}
        icon={<X className="size-4" />}
        onClick={({ currentTarget }) => {
          focusNeighbour(currentTarget)
          remove(person)
        }}
      />
    </li>
  )
}
