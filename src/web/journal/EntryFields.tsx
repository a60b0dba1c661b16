import { submitByKeyboard } from '#web/lib/submit-by-keyboard.ts'
import { Field } from '#web/ui/Field.tsx'
import { Input } from '#web/ui/Input.tsx'
import { MoodPicker } from '#web/ui/MoodPicker.tsx'
import { Textarea } from '#web/ui/Textarea.tsx'
import type { EntryForm } from './entry-form.ts'

type Props = {
  values: EntryForm
  onChange: (change: Partial<EntryForm>) => void
  isReadOnly: boolean
  /** What the server found wrong, by the path of the field. */
  problems: Readonly<Record<string, string>>
}

/** What an entry is made of: title, content, mood, tags. */
export function EntryFields({ values, onChange, isReadOnly, problems }: Props) {
  return (
    <>
      <Field label="Title" error={problems['title']}>
        <Input
          required
          maxLength={200}
          readOnly={isReadOnly}
          placeholder="Name this moment"
          value={values.title}
          onChange={(event) => onChange({ title: event.target.value })}
        />
      </Field>
      <Field label="Content" error={problems['content']}>
        <Textarea
          required
          className="min-h-44"
          maxLength={50_000}
          readOnly={isReadOnly}
          placeholder="What is on your mind?"
          value={values.content}
          onKeyDown={submitByKeyboard}
          onChange={(event) => onChange({ content: event.target.value })}
        />
      </Field>
      <MoodPicker label="How do you feel?" value={values.mood} onChange={(mood) => onChange({ mood })} />
      <Field label="Tags" hint="Separate them with commas" error={problemOf(problems, 'tags')}>
        <Input
          readOnly={isReadOnly}
          autoComplete="off"
          placeholder="gratitude, work, family"
          value={values.tags}
          onChange={(event) => onChange({ tags: event.target.value })}
        />
      </Field>
    </>
  )
}

/** The problem of a field, or of one of its parts (`tags.0`). */
const problemOf = (problems: Props['problems'], field: string): string | undefined =>
  Object.entries(problems).find(([path]) => path === field || path.startsWith(`${field}.`))?.[1]
