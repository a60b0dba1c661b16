import type { ReactNode } from 'react'
import { submitByEnter, submitByKeyboard } from '#web/lib/submit-by-keyboard.ts'
import type { RecordForm } from '#web/lib/use-record-form.ts'
import { AllFields } from '#web/ui/AllFields.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Input } from '#web/ui/Input.tsx'
import { MoodPicker } from '#web/ui/MoodPicker.tsx'
import { Textarea } from '#web/ui/Textarea.tsx'
import type { EntryForm } from './entry-form.ts'

type Props = {
  form: RecordForm<EntryForm>
  /** Shown between the text and the bar with mood and tags. */
  children: ReactNode
}

/** Looks like a page: the title, the text, and one bar that stays in view below them. */
export function EntryFields({ form, children }: Props) {
  const { values, change, isPending, isEdit, problems } = form
  return (
    <AllFields<EntryForm>
      of={{
        title: (
          <Field label="Title" isLabelHidden error={problems['title']}>
            <Textarea
              isPlain
              required
              rows={1}
              className="block font-display text-28 leading-tight"
              maxLength={200}
              readOnly={isPending}
              placeholder="Give it a title"
              value={values.title}
              onKeyDown={submitByEnter}
              onChange={(event) => change({ title: event.target.value.replaceAll('\n', ' ') })}
            />
          </Field>
        ),
        content: (
          <Field
            label="Content"
            isLabelHidden
            className="flex-1 grid-rows-[1fr] max-sm:min-h-40"
            error={problems['content']}
          >
            <Textarea
              isPlain
              required
              data-first-focus={isEdit || undefined}
              className="h-full min-h-24 text-18 leading-relaxed"
              maxLength={50_000}
              readOnly={isPending}
              placeholder="What’s on your mind?"
              value={values.content}
              onFocus={isEdit ? toEnd : undefined}
              onKeyDown={submitByKeyboard}
              onChange={(event) => change({ content: event.target.value })}
            />
          </Field>
        ),
        mood: (
          <>
            {children}
            <MoodAndTags form={form} />
          </>
        ),
        // Shown beside the mood.
        tags: null,
      }}
    />
  )
}

/** Only the first time: later the cursor is where the user left it. */
const toEnd = ({ currentTarget: textarea }: { currentTarget: HTMLTextAreaElement }) => {
  if (textarea.dataset['seen'] === undefined) textarea.setSelectionRange(textarea.value.length, textarea.value.length)
  textarea.dataset['seen'] = ''
}

function MoodAndTags({ form: { values, change, isPending, problems } }: { form: RecordForm<EntryForm> }) {
  return (
    <div className="sticky -bottom-4 flex flex-wrap items-center gap-x-6 gap-y-1 border-t border-line bg-surface pt-2 pb-1 short:static">
      <MoodPicker isQuiet label="How do you feel?" value={values.mood} onChange={(mood) => change({ mood })} />
      <Field label="Tags" isLabelHidden className="min-w-40 flex-1" error={problems['tags']}>
        <Input
          isPlain
          className="h-11 text-16"
          readOnly={isPending}
          autoComplete="off"
          placeholder="Tags, separated by commas"
          value={values.tags}
          onChange={(event) => change({ tags: event.target.value })}
        />
      </Field>
    </div>
  )
}
