import { useMutation } from '@tanstack/react-query'
import type { Goal } from '#contract/goals.ts'
import { useUser } from '#web/lib/session.ts'
import { askForUpgrade } from '#web/lib/upsell.ts'
import { useRecordForm } from '#web/lib/use-record-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { RecordDialog } from '#web/ui/RecordDialog.tsx'
import { blankForm, type GoalForm, toChange, toForm } from './goal-form.ts'
import { GoalFields } from './GoalFields.tsx'
import { GoalIdeas } from './GoalIdeas.tsx'
import { createGoal, updateGoal } from './goals.mutations.ts'

type Props = {
  isOpen: boolean
  goal?: Goal
  idea?: GoalForm
  onClose: () => void
}

const labels = { noun: 'goal', add: 'New Goal', edit: 'Edit Goal', create: 'Create Goal' }

export function GoalDialog({ isOpen, goal, idea, onClose }: Props) {
  const { isPremium } = useUser()
  const create = useMutation(createGoal)
  const update = useMutation(updateGoal)
  const isLocked = ({ kind }: GoalForm) => kind === 'milestones' && !isPremium
  const form = useRecordForm({
    draft: draftName(goal, idea),
    initial: goal ? toForm(goal) : (idea ?? blankForm),
    create: (values, id) => create.mutateAsync({ id, form: values }),
    update:
      goal &&
      ((values) => {
        const change = toChange(goal, values)
        return Object.keys(change).length === 0 ? undefined : update.mutateAsync({ before: goal, change })
      }),
    mayCreate: (values) => {
      if (isLocked(values)) askForUpgrade()
      return !isLocked(values)
    },
    onClose,
  })
  return (
    <RecordDialog form={form} labels={labels} isOpen={isOpen} onClose={onClose}>
      <GoalFields form={form} />
      {(!form.isEdit || form.savesAnew) && isLocked(form.values) && <MilestonesNotice />}
      {goal === undefined && idea === undefined && form.values.title === '' && <GoalIdeas onPick={form.change} />}
    </RecordDialog>
  )
}

const MilestonesNotice = () => (
  <Notice
    tone="warm"
    title="Milestones are part of Premium"
    action={
      <Button size="small" onClick={() => askForUpgrade()}>
        See Premium
      </Button>
    }
  >
    Every other kind of goal is free. We’ve kept what you wrote.
  </Notice>
)

/** An idea has a draft of its own, so that it never replaces one in progress. */
const draftName = (goal: Goal | undefined, idea: GoalForm | undefined): string =>
  goal ? `goals/${goal.id}` : idea ? `goals/idea/${idea.title}` : 'goals'
