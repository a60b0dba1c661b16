import { useMutation } from '@tanstack/react-query'
import type { Meal } from '#contract/fitness.ts'
import { mealKinds } from '#contract/fitness-lists.ts'
import { submitByKeyboard } from '#web/lib/submit-by-keyboard.ts'
import { useRecordForm } from '#web/lib/use-record-form.ts'
import { AllFields } from '#web/ui/AllFields.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Filter } from '#web/ui/Filter.tsx'
import { RecordDialog } from '#web/ui/RecordDialog.tsx'
import { Textarea } from '#web/ui/Textarea.tsx'
import { changeMeal } from './fitness.mutations.ts'
import { mealLabels } from './meal-words.ts'

type MealForm = Pick<Meal, 'kind' | 'content'>
type Props = { isOpen: boolean; meal: Meal; onClose: () => void }

const labels = { noun: 'meal', add: 'Edit meal', create: 'Save Changes' }
const options = mealKinds.map((value) => ({ value, label: mealLabels[value] }))

export function MealDialog({ isOpen, meal, onClose }: Props) {
  const update = useMutation(changeMeal)
  const initial: MealForm = { kind: meal.kind, content: meal.content }
  const form = useRecordForm({
    draft: `meal/${meal.id}`,
    initial,
    update: (change) => update.mutateAsync({ meal, change }),
    onClose,
  })
  const { values, change, isPending, problems } = form
  return (
    <RecordDialog form={form} labels={labels} isOpen={isOpen} onClose={onClose}>
      <AllFields<MealForm>
        of={{
          kind: (
            <Filter
              label="Meal"
              isLabelShown
              options={options}
              value={values.kind}
              onChange={(kind) => change({ kind })}
            />
          ),
          content: (
            <Field label="What you had" error={problems['content']}>
              <Textarea
                rows={3}
                required
                maxLength={1000}
                readOnly={isPending}
                value={values.content}
                onKeyDown={submitByKeyboard}
                onChange={({ target }) => change({ content: target.value })}
              />
            </Field>
          ),
        }}
      />
    </RecordDialog>
  )
}
