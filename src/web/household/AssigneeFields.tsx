import { self, type TaskRole, taskRoles } from '#contract/household-lists.ts'
import type { HouseholdPerson, HouseholdTask } from '#contract/household.ts'
import type { RecordForm } from '#web/lib/use-record-form.ts'
import { Field } from '#web/ui/Field.tsx'
import { Select } from '#web/ui/Select.tsx'
import { roleLabels } from './due-text.ts'
import { split, type TaskForm } from './task-form.ts'

const hints: Record<TaskRole, string> = {
  noticedBy: 'Sees that it’s time.',
  plannedBy: 'Thinks it through and buys what’s needed.',
  doneBy: 'Gets it done.',
}

type Props = { form: RecordForm<TaskForm, HouseholdTask>; people: readonly HouseholdPerson[] }

/** Assigns a task to one person, or to one person for each of the three roles. */
export function AssigneeFields({ form: { values, change, problems }, people }: Props) {
  const options = (
    <>
      <option value="">Nobody yet</option>
      <option value={self}>You</option>
      {people.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </>
  )
  const known = (by: string): string => (by === self || people.some(({ id }) => id === by) ? by : '')
  const handleOwner = (owner: string) => {
    const from = values.owner === split ? values.doneBy : values.owner
    change({
      owner,
      ...(owner === split && values.owner !== split && { noticedBy: from, plannedBy: from, doneBy: from }),
    })
  }
  return (
    <>
      <Field
        label="Who does it"
        {...(people.length === 0 && { hint: 'Add names on the page, under “Who does what.”' })}
      >
        <Select
          value={values.owner === split ? split : known(values.owner)}
          onChange={(event) => handleOwner(event.target.value)}
        >
          {options}
          <option value={split}>It’s shared: noticing, planning, doing</option>
        </Select>
      </Field>
      {values.owner === split && (
        <div className="grid items-start gap-4 sm:grid-cols-3">
          {taskRoles.map((role) => (
            <Field key={role} label={roleLabels[role]} hint={hints[role]} error={problems[role]}>
              <Select value={known(values[role])} onChange={(event) => change({ [role]: event.target.value })}>
                {options}
              </Select>
            </Field>
          ))}
        </div>
      )}
    </>
  )
}
