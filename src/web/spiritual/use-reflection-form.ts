import { useMutation } from '@tanstack/react-query'
import { useRecordForm } from '#web/lib/use-record-form.ts'
import { checkText } from './check-text.ts'
import { reflectionPrompts } from './prompts.ts'
import { saveReflection } from './reflection.mutations.ts'
import type { ReflectionTimerState } from './use-reflection-timer.ts'

export type ReflectionValues = { text: string; prompt: string }

const blank: ReflectionValues = { text: '', prompt: reflectionPrompts[0] }

/** Kept beside the tabs, so that another tab can give it a prompt. */
export function useReflectionForm(timer: ReflectionTimerState) {
  const { mutateAsync: save } = useMutation(saveReflection)
  return useRecordForm({
    draft: 'reflection',
    initial: blank,
    create: ({ text, prompt }, id) => save({ id, text, prompt, seconds: timer.seconds() }),
    check: checkText,
    onSaved: timer.reset,
    staysOpen: true,
  })
}
