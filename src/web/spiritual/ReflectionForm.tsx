import Shuffle from 'lucide-react/icons/shuffle'
import type { Reflection } from '#contract/spiritual.ts'
import { submitByKeyboard } from '#web/lib/submit-by-keyboard.ts'
import type { RecordForm as Form } from '#web/lib/use-record-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { RecordForm } from '#web/ui/RecordForm.tsx'
import { Textarea } from '#web/ui/Textarea.tsx'
import { promptAfter } from './prompts.ts'
import type { ReflectionValues } from './use-reflection-form.ts'

const saveText = 'Save Reflection'

export function ReflectionForm({ form }: { form: Form<ReflectionValues, Reflection> }) {
  const { values, change, isPending, problems } = form
  return (
    <RecordForm form={form} noun="reflection" saveText={saveText}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p aria-live="polite" className="font-display text-22 text-balance">
          {values.prompt}
        </p>
        <Button
          variant="plain"
          size="small"
          className="-ml-3.5"
          icon={<Shuffle aria-hidden="true" className="size-4.5" />}
          onClick={() => change({ prompt: promptAfter(values.prompt) })}
        >
          Another prompt
        </Button>
      </div>
      <Field label="Your reflection" error={problems['text']}>
        <Textarea
          required
          maxLength={5000}
          readOnly={isPending}
          value={values.text}
          onKeyDown={submitByKeyboard}
          onChange={(event) => change({ text: event.target.value })}
        />
      </Field>
      <Button
        type="submit"
        variant="accent"
        isPending={isPending}
        pendingText="Saving..."
        className="sm:justify-self-end"
      >
        {saveText}
      </Button>
    </RecordForm>
  )
}
