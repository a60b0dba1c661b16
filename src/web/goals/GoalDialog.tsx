import { useMutation } from '@tanstack/react-query'
import { useId, type FormEvent } from 'react'
import type { Goal } from '#contract/goals.ts'
import { CallError } from '#web/lib/call.ts'
import { useDraft } from '#web/lib/drafts.ts'
import { useUser } from '#web/lib/session.ts'
import { askForUpgrade } from '#web/lib/upsell.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { FormFooter } from '#web/ui/FormFooter.tsx'
import { KeptNotice } from '#web/ui/KeptNotice.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { NotSaved } from '#web/ui/NotSaved.tsx'
import { blankForm, type GoalForm, toChange, toForm } from './goal-form.ts'
import { GoalFields } from './GoalFields.tsx'
import { GoalIdeas } from './GoalIdeas.tsx'
import { createGoal, updateGoal } from './goals.mutations.ts'

type Props = {
  isOpen: boolean
  /** The goal that is changed; absent, a new one is made. */
  goal?: Goal
  /** What a new one begins with. */
  idea?: GoalForm
  onClose: () => void
}

/** Makes a goal or changes one. Closing it loses nothing: what is not saved waits as a draft. */
export function GoalDialog({ isOpen, goal, idea, onClose }: Props) {
  const form = useId()
  const { isPremium } = useUser()
  const create = useMutation(createGoal)
  const update = useMutation(updateGoal)
  const { isPending, error } = goal ? update : create
  const draft = useDraft(draftName(goal, idea), goal ? toForm(goal) : (idea ?? blankForm))
  const isLocked = goal === undefined && draft.values.kind === 'milestones' && !isPremium

  const handleSuccess = () => {
    draft.forget()
    onClose()
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    if (isLocked) return askForUpgrade()
    const onSuccess = handleSuccess
    if (goal === undefined) return create.mutate({ id: draft.id, form: draft.values }, { onSuccess })
    const change = toChange(goal, draft.values)
    if (Object.keys(change).length === 0) return handleSuccess()
    return update.mutate({ before: goal, change }, { onSuccess })
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={goal ? 'Edit Goal' : 'New Goal'}
      footer={
        <FormFooter
          form={form}
          onClose={onClose}
          isPending={isPending}
          pendingText={goal ? 'Saving...' : 'Creating...'}
        >
          {goal ? 'Save Changes' : 'Create Goal'}
        </FormFooter>
      }
    >
      <form id={form} onSubmit={handleSubmit} className="grid gap-5">
        <KeptNotice draft={draft} startOver={goal ? 'Show the saved goal' : 'Start fresh'} />
        <GoalFields
          values={draft.values}
          onChange={draft.change}
          isNew={goal === undefined}
          isReadOnly={isPending}
          problems={error instanceof CallError ? error.fields : {}}
        />
        {isLocked && (
          <Notice
            tone="warm"
            title="Milestones are part of Premium"
            action={
              <Button size="small" onClick={() => askForUpgrade()}>
                See Premium
              </Button>
            }
          >
            Every other kind of goal is free, as many as you like. What you wrote is kept here.
          </Notice>
        )}
        {goal === undefined && idea === undefined && draft.values.title === '' && <GoalIdeas onPick={draft.change} />}
        <NotSaved error={error} />
      </form>
    </Dialog>
  )
}

/** An idea has a draft of its own, so that it never takes the place of what she was writing. */
const draftName = (goal: Goal | undefined, idea: GoalForm | undefined): string =>
  goal ? `goals/${goal.id}` : idea ? `goals/idea/${idea.title}` : 'goals'
