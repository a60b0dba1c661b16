import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { invitationDays, invitedRoles } from '#contract/shopping-lists.ts'
import type { ListRef } from '#contract/shopping.ts'
import { displayName, useUser } from '#web/lib/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Input } from '#web/ui/Input.tsx'
import { NotSaved } from '#web/ui/NotSaved.tsx'
import { Select } from '#web/ui/Select.tsx'
import { InviteLink } from './InviteLink.tsx'
import { roleWords } from './list-words.ts'
import { invite } from './sharing.mutations.ts'

const days = [1, invitationDays.usual, invitationDays.most]

export function InviteForm({ list, name: known }: { list: ListRef; name: string | null }) {
  const user = useUser()
  const [name, setName] = useState(known ?? displayName(user))
  const [role, setRole] = useState<(typeof invitedRoles)[number]>('edit')
  const [open, setOpen] = useState<number>(invitationDays.usual)
  const { mutate, isPending, error, data } = useMutation(invite)
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    mutate({ list, role, days: open, name })
  }
  return (
    <form onSubmit={handleSubmit} className="grid gap-4">
      <Field label="Your name on this list">
        <Input required maxLength={60} value={name} onChange={({ target }) => setName(target.value)} />
      </Field>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Field label="What they can do">
          <Select
            value={role}
            onChange={({ target }) => setRole(invitedRoles.find((each) => each === target.value) ?? 'tick')}
          >
            {invitedRoles.toReversed().map((each) => (
              <option key={each} value={each}>
                {roleWords[each]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="The link works for">
          <Select value={open} onChange={({ target }) => setOpen(Number(target.value))}>
            {days.map((count) => (
              <option key={count} value={count}>
                {count === 1 ? '1 day' : `${count} days`}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <NotSaved error={error} title="We couldn’t create a link" saveText="Create a link" />
      {data && <InviteLink key={data.id} secret={data.secret} />}
      <Button type="submit" variant={data ? 'quiet' : 'primary'} isPending={isPending} pendingText="Creating a link...">
        {data ? 'Create another link' : 'Create a link'}
      </Button>
    </form>
  )
}
