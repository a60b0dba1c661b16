import { self, type TaskPart, taskParts } from '#contract/household-lists.ts'
import type { HouseholdPerson, HouseholdTask } from '#contract/household.ts'
import type { RecordForm } from '#web/lib/use-record-form.ts'
import { Field } from '#web/ui/Field.tsx'
import { Select } from '#web/ui/Select.tsx'
import { partLabels } from './due-text.ts'
import { split, type TaskForm } from './task-form.ts'

const hints: Record<TaskPart, string> = {
  noticing: 'Sees that it’s time.',
  planning: 'Thinks it through and buys what’s needed.',
  doing: 'Gets it done.',
}

type Props = { form: RecordForm<TaskForm, HouseholdTask>; people: readonly HouseholdPerson[] }

/** One owner, or somebody for each of the three parts. */
export function CarrierFields({ form: { values, change, problems }, people }: Props) {
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
    const from = values.owner === split ? values.doing : values.owner
    change({ owner, ...(owner === split && values.owner !== split && { noticing: from, planning: from, doing: from }) })
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
          {taskParts.map((part) => (
            <Field key={part} label={partLabels[part]} hint={hints[part]} error={problems[part]}>
              <Select value={known(values[part])} onChange={(event) => change({ [part]: event.target.value })}>
                {options}
              </Select>
            </Field>
          ))}
        </div>
      )}
    </>
  )
}
