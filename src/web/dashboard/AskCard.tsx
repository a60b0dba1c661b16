import Send from 'lucide-react/icons/send-horizontal'
import type { SubmitEvent } from 'react'
import { useLocation } from 'wouter'
import { pages } from '#contract/pages.ts'
import { useCoachDraft } from '#web/lib/coach-draft.ts'
import { submitByEnter } from '#web/lib/submit-by-keyboard.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Textarea } from '#web/ui/Textarea.tsx'
import { cardNames } from './card-layout.ts'
import { Panel } from './Panel.tsx'

const coach = pages.find(({ key }) => key === 'coach')

/** The question reaches the coach's page as a draft, never in an address. */
export function AskCard() {
  const { values, change } = useCoachDraft()
  const [, navigate] = useLocation()
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (coach && values.text.trim() !== '') navigate(coach.path)
  }
  return (
    <Panel title={cardNames.ask}>
      <form onSubmit={handleSubmit}>
        <Field label="What’s on your mind?">
          <div className="flex items-end gap-2">
            <Textarea
              rows={1}
              maxLength={4000}
              className="min-h-12! flex-1 resize-none!"
              value={values.text}
              onKeyDown={submitByEnter}
              onChange={(event) => change({ text: event.target.value })}
            />
            <Button
              type="submit"
              variant="accent"
              className="min-h-12 shrink-0"
              icon={<Send aria-hidden="true" className="size-4.5" />}
              disabled={values.text.trim() === ''}
            >
              Ask
            </Button>
          </div>
        </Field>
      </form>
    </Panel>
  )
}
