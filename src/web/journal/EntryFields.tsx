import { submitByKeyboard } from '#web/lib/submit-by-keyboard.ts'
import type { RecordForm } from '#web/lib/use-record-form.ts'
import { AllFields } from '#web/ui/AllFields.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Input } from '#web/ui/Input.tsx'
import { MoodPicker } from '#web/ui/MoodPicker.tsx'
import { Textarea } from '#web/ui/Textarea.tsx'
import type { EntryForm } from './entry-form.ts'

export function EntryFields({ form: { values, change, isPending, problems } }: { form: RecordForm<EntryForm> }) {
  return (
    <AllFields<EntryForm>
      of={{
        title: (
          <Field label="Title" error={problems['title']}>
            <Input
              required
              maxLength={200}
              readOnly={isPending}
              placeholder="Give it a title"
              value={values.title}
              onChange={(event) => change({ title: event.target.value })}
            />
          </Field>
        ),
        content: (
          <Field label="Content" error={problems['content']}>
            <Textarea
              required
              className="min-h-44"
              maxLength={50_000}
              readOnly={isPending}
              placeholder="What’s on your mind?"
              value={values.content}
              onKeyDown={submitByKeyboard}
              onChange={(event) => change({ content: event.target.value })}
            />
          </Field>
        ),
        mood: <MoodPicker label="How do you feel?" value={values.mood} onChange={(mood) => change({ mood })} />,
        tags: (
          <Field label="Tags" hint="Separate them with commas" error={problems['tags']}>
            <Input
              readOnly={isPending}
              autoComplete="off"
              placeholder="gratitude, work, family"
              value={values.tags}
              onChange={(event) => change({ tags: event.target.value })}
            />
          </Field>
        ),
      }}
    />
  )
}
