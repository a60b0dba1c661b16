import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import type { Goal } from '#contract/goals.ts'
import { useOpenFromHash, useDialogState } from '#web/lib/dialog-state.ts'
import { ideaAt } from '#web/lib/goal-ideas.ts'
import { Page } from '#web/ui/Page.tsx'
import { blankForm, type GoalForm } from './goal-form.ts'
import { GoalDialog } from './GoalDialog.tsx'
import { GoalList } from './GoalList.tsx'
import { GoalsEmpty } from './GoalsEmpty.tsx'
import { GoalStats } from './GoalStats.tsx'
import { deleteGoal } from './goals.mutations.ts'
import { goalsQuery } from './goals.queries.ts'
import { GoalProgressDialog } from './GoalProgressDialog.tsx'
import { NewGoalButton } from './NewGoalButton.tsx'
import { useLinkedGoal } from './use-linked-goal.ts'

type Editing = { goal?: Goal; idea?: GoalForm }

export function GoalsScreen() {
  const list = useInfiniteQuery(goalsQuery)
  useLinkedGoal(list)
  const { mutate: remove } = useMutation(deleteGoal)
  const editor = useDialogState<Editing>()
  const progress = useDialogState<Goal>()
  const handleNew = () => editor.open({})
  useOpenFromHash('#new', handleNew)
  useOpenFromHash('#idea', (index) => {
    const idea = ideaAt(index)
    editor.open(idea ? { idea: { ...blankForm, ...idea } } : {})
  })
  const isEmpty = !list.hasNextPage && list.data?.length === 0
  const shown = progress.state?.value
  return (
    <Page
      title="Glo Goals"
      lead="Small, clear steps to where you’re going, and how far you’ve come."
      actions={!isEmpty && <NewGoalButton onClick={handleNew} />}
    >
      <GoalStats />
      {isEmpty ? (
        <GoalsEmpty onNew={handleNew} onPick={(idea) => editor.open({ idea })} />
      ) : (
        <GoalList list={list} onOpen={progress.open} onEdit={(goal) => editor.open({ goal })} onDelete={remove} />
      )}
      {editor.state && (
        <GoalDialog
          key={editor.state.key}
          isOpen={editor.state.isOpen}
          onClose={editor.close}
          {...editor.state.value}
        />
      )}
      {progress.state && shown && (
        <GoalProgressDialog
          key={`progress-${progress.state.key}`}
          isOpen={progress.state.isOpen}
          goal={list.data?.find(({ id }) => id === shown.id) ?? shown}
          onClose={progress.close}
        />
      )}
    </Page>
  )
}
