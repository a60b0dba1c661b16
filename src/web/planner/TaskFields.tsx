import { taskCategories } from '#contract/lists.ts'
import { submitByKeyboard } from '#web/lib/submit-by-keyboard.ts'
import type { RecordForm } from '#web/lib/use-record-form.ts'
import { Field } from '#web/ui/Field.tsx'
import { Input } from '#web/ui/Input.tsx'
import { PrioritySelect } from '#web/ui/PrioritySelect.tsx'
import { Select } from '#web/ui/Select.tsx'
import { Textarea } from '#web/ui/Textarea.tsx'
import { DayInput } from './DayInput.tsx'
import { type TaskForm, toTaskCategory } from './task-form.ts'
import { taskCategoryLabels } from '#web/lib/task-words.ts'

type Props = {
  form: RecordForm<TaskForm>
  begun: TaskForm
  /** The date can't change together with the rule of a repeated task. */
  isDayFixed: boolean
}

const step = 15

export function TaskFields({ form, begun, isDayFixed }: Props) {
  const { values, change, isPending, problems } = form
  return (
    <>
      <Field label="Title" error={problems['title']}>
        <Input
          required
          maxLength={200}
          readOnly={isPending}
          autoComplete="off"
          placeholder="What do you want to do?"
          value={values.title}
          onChange={(event) => change({ title: event.target.value })}
        />
      </Field>
      <TimeFields form={form} begun={begun} isDayFixed={isDayFixed} />
      <div className="grid grid-cols-2 items-start gap-x-3 gap-y-5 sm:gap-x-5">
        <Field label="Category" error={problems['category']}>
          <Select
            value={values.category}
            onChange={(event) => change({ category: toTaskCategory(event.target.value) })}
          >
            {taskCategories.map((category) => (
              <option key={category} value={category}>
                {taskCategoryLabels[category]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Priority" error={problems['priority']}>
          <PrioritySelect value={values.priority} onChange={(priority) => change({ priority })} />
        </Field>
      </div>
      <Field label="Description" error={problems['description']}>
        <Textarea
          className="min-h-24"
          rows={3}
          maxLength={5_000}
          readOnly={isPending}
          placeholder="Anything to remember?"
          value={values.description}
          onKeyDown={submitByKeyboard}
          onChange={(event) => change({ description: event.target.value })}
        />
      </Field>
    </>
  )
}

function TimeFields({ form: { values, change, isPending, problems }, begun, isDayFixed }: Props) {
  // A stored duration that isn't a multiple of the step, such as 20 minutes, must not block saving.
  const isOffStep = Number(begun.duration) % step !== 0
  return (
    <div className="grid grid-cols-2 items-start gap-x-3 gap-y-5 sm:grid-cols-[1.3fr_1fr_1fr] sm:gap-x-5">
      <div className="col-span-2 sm:col-span-1">
        <Field
          label="Due date"
          error={problems['dueDate']}
          {...(isDayFixed && { hint: 'Save how it repeats first, then move one day.' })}
        >
          <DayInput
            readOnly={isPending || isDayFixed}
            value={values.dueDate}
            onChange={(dueDate) => change({ dueDate })}
          />
        </Field>
      </div>
      <Field label="Time" error={problems['scheduledTime']}>
        <Input
          type="time"
          readOnly={isPending}
          value={values.time}
          onChange={(event) => change({ time: event.target.value })}
        />
      </Field>
      <Field label="Minutes" error={problems['estimatedDuration']}>
        <Input
          type="number"
          inputMode="numeric"
          min={step}
          max={1_440}
          step={isOffStep ? 1 : step}
          readOnly={isPending}
          value={values.duration}
          onChange={(event) => change({ duration: event.target.value })}
        />
      </Field>
    </div>
  )
}
