import { useQuery } from '@tanstack/react-query'
import Shuffle from 'lucide-react/icons/shuffle'
import type { Vision } from '#contract/vision-board.ts'
import { visionCategories } from '#contract/vision-lists.ts'
import { submitByKeyboard } from '#web/lib/submit-by-keyboard.ts'
import type { RecordForm } from '#web/lib/use-record-form.ts'
import type { useUpload } from '#web/lib/use-upload.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Input } from '#web/ui/Input.tsx'
import { PictureDrop } from '#web/ui/PictureDrop.tsx'
import { Select } from '#web/ui/Select.tsx'
import { Textarea } from '#web/ui/Textarea.tsx'
import { anotherSample, previewOf, toVisionCategory, type VisionForm } from './vision-form.ts'
import { goalChoicesQuery } from './vision-board.queries.ts'

type FieldsProps = {
  form: RecordForm<VisionForm>
  vision: Vision | undefined
  upload: ReturnType<typeof useUpload>
}

export function VisionFields(props: FieldsProps) {
  const { values, change, isPending, problems } = props.form
  return (
    <>
      <Field label="Title" error={problems['title']}>
        <Input
          required
          maxLength={200}
          readOnly={isPending}
          autoComplete="off"
          placeholder="What do you want to see in your life?"
          value={values.title}
          onChange={({ target }) => change({ title: target.value })}
        />
      </Field>
      <Field label="Description" error={problems['description']}>
        <Textarea
          className="min-h-24"
          rows={3}
          maxLength={2_000}
          readOnly={isPending}
          placeholder="What it looks like when you’re there"
          value={values.description}
          onKeyDown={submitByKeyboard}
          onChange={({ target }) => change({ description: target.value })}
        />
      </Field>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label="Category" error={problems['category']}>
          <Select
            value={values.category}
            onChange={({ target }) => change({ category: toVisionCategory(target.value) })}
          >
            {visionCategories.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
            <option value="">No category</option>
          </Select>
        </Field>
        <GoalField {...props} />
      </div>
      <PictureFields {...props} />
    </>
  )
}

/** Picked, dropped, pasted, a sample, or a URL. The latest one wins. */
function PictureFields({ form, upload }: FieldsProps) {
  const { change, isPending, problems } = form
  const { imageUrl } = form.values
  const src = previewOf(imageUrl)
  const choose = (next: string) => {
    upload.stop()
    change({ imageUrl: next })
  }
  const handlePick = async (file: File) => {
    const picture = await upload.send(file)
    if (picture !== null) change({ imageUrl: picture.objectPath })
  }
  return (
    <>
      <PictureDrop
        label="Picture of your vision"
        src={src}
        progress={upload.progress}
        problem={upload.problem}
        onPick={(file) => void handlePick(file)}
        onAddress={choose}
        onRemove={() => choose('')}
      >
        <Button
          size="small"
          icon={<Shuffle aria-hidden="true" className="size-4.5" />}
          disabled={isPending}
          onClick={() => choose(anotherSample(imageUrl))}
        >
          Sample Image
        </Button>
      </PictureDrop>
      <Field
        label="Image URL"
        isOptional
        hint="We download it once and keep a copy, so no other site can tell when you look at your board."
        error={problems['imageUrl']}
      >
        <Input
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={2_000}
          readOnly={isPending}
          placeholder="https://"
          value={src === null ? imageUrl : ''}
          onChange={({ target }) => choose(target.value)}
        />
      </Field>
    </>
  )
}

function GoalField({ form: { values, change, problems }, vision }: FieldsProps) {
  const { data: choices = [] } = useQuery(goalChoicesQuery)
  // Until the goals have loaded, the chosen one is listed.
  const linked = vision?.goalId && vision.goalTitle ? [{ id: vision.goalId, title: vision.goalTitle }] : []
  const all = choices.some(({ id }) => id === vision?.goalId) ? choices : [...linked, ...choices]
  if (all.length === 0) return null
  return (
    <Field label="Linked goal" error={problems['goalId']}>
      <Select value={values.goalId} onChange={({ target }) => change({ goalId: target.value })}>
        <option value="">None</option>
        {all.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </Select>
    </Field>
  )
}
