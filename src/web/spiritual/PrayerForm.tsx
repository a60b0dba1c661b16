import { useMutation } from '@tanstack/react-query'
import { type PrayerTopic, prayerTopics } from '#contract/spiritual-lists.ts'
import { submitByKeyboard } from '#web/lib/submit-by-keyboard.ts'
import { useRecordForm } from '#web/lib/use-record-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { RecordForm } from '#web/ui/RecordForm.tsx'
import { Textarea } from '#web/ui/Textarea.tsx'
import { checkText } from './check-text.ts'
import { savePrayer } from './prayer.mutations.ts'
import { topicOf, topicPrompts } from './prompts.ts'

const saveText = 'Save Prayer'

/** A blank form. An empty topic means that there is none. */
const blank: { text: string; topic: string } = { text: '', topic: '' }

export function PrayerForm() {
  const { mutateAsync: save } = useMutation(savePrayer)
  const form = useRecordForm({
    draft: 'prayer',
    initial: blank,
    create: ({ text, topic }, id) => save({ id, text, topic: topicOf(topic) }),
    check: checkText,
    staysOpen: true,
  })
  const { values, change, isPending, problems } = form
  const topic = topicOf(values.topic)
  return (
    <RecordForm form={form} noun="prayer" saveText={saveText}>
      <Topics chosen={topic} onChoose={(next) => change({ topic: next === topic ? '' : next })} />
      <Field label="Your prayer" hint="Encrypted with your own key. Only you read it." error={problems['text']}>
        <Textarea
          required
          maxLength={2000}
          rows={4}
          readOnly={isPending}
          placeholder={topic === null ? 'Say it the way you’d say it out loud.' : topicPrompts[topic]}
          value={values.text}
          onKeyDown={submitByKeyboard}
          onChange={(event) => change({ text: event.target.value })}
        />
      </Field>
      <Button
        type="submit"
        variant="primary"
        isPending={isPending}
        pendingText="Saving..."
        className="sm:justify-self-end"
      >
        {saveText}
      </Button>
    </RecordForm>
  )
}

type TopicsProps = { chosen: PrayerTopic | null; onChoose: (topic: PrayerTopic) => void }

function Topics({ chosen, onChoose }: TopicsProps) {
  return (
    <div>
      <fieldset aria-label="Prayer focus" className="grid grid-cols-3 gap-2">
        {prayerTopics.map(({ key, label }) => (
          <button
            key={key}
            type="button"
            aria-pressed={key === chosen}
            className="min-h-11 rounded-control border border-edge bg-surface px-1 text-15 font-medium transition hover:bg-sunk aria-pressed:border-magenta aria-pressed:bg-magenta-wash aria-pressed:text-magenta max-[374px]:text-13"
            onClick={() => onChoose(key)}
          >
            {label}
          </button>
        ))}
      </fieldset>
      <p aria-live="polite" className="mt-3 font-display text-18 text-balance empty:hidden">
        {chosen !== null && topicPrompts[chosen]}
      </p>
    </div>
  )
}
