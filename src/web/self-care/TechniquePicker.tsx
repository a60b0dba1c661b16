import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import Trash from 'lucide-react/icons/trash-2'
import { lazy, Suspense, useId } from 'react'
import { breathingTechniques } from '#contract/lists.ts'
import type { BreathingPattern } from '#contract/self-care.ts'
import { focusNeighbour } from '#web/lib/focus-neighbour.ts'
import { useLazyDialogState } from '#web/lib/lazy-dialog.ts'
import { Button } from '#web/ui/Button.tsx'
import { ErrorNotice } from '#web/ui/ErrorNotice.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { rhythmInSeconds, sessionLength, type Technique } from './breathing.ts'
import { deletePattern } from './self-care.mutations.ts'
import { patternsQuery } from './self-care.queries.ts'
import type { BreathingGuide } from './use-guide.ts'

const loadDialog = async () => ({ default: (await import('./PatternDialog.tsx')).PatternDialog })
const PatternDialog = lazy(loadDialog)

/** The technique can't change while a session runs. */
export function TechniquePicker({ guide }: { guide: BreathingGuide }) {
  const name = useId()
  const own = useInfiniteQuery(patternsQuery)
  const { mutate: remove } = useMutation(deletePattern)
  const dialog = useLazyDialogState<null>(loadDialog)
  const isRunning = guide.session.status === 'running'
  const handleDelete = (pattern: BreathingPattern) => {
    if (guide.technique.id === pattern.id) guide.choose(breathingTechniques[0])
    remove(pattern)
  }
  const option = (technique: Technique) => (
    <Option
      name={name}
      technique={technique}
      isChosen={technique.id === guide.technique.id}
      isDisabled={isRunning}
      onChoose={guide.choose}
    />
  )
  return (
    <fieldset className="grid grid-cols-1 gap-3">
      <legend className="contents">
        <span className="font-display text-18 font-semibold">Technique</span>
      </legend>
      <ul className="grid grid-cols-1 gap-2.5">
        {breathingTechniques.map((technique) => (
          <li key={technique.id}>{option(technique)}</li>
        ))}
        {own.data?.map((pattern) => (
          <li key={pattern.id} className="relative">
            {option({ ...pattern, voiceInstructions: [] })}
            <DeleteButton name={pattern.name} isDisabled={isRunning} onDelete={() => handleDelete(pattern)} />
          </li>
        ))}
      </ul>
      <MorePatterns />
      <Button
        size="small"
        disabled={isRunning}
        icon={<Plus aria-hidden="true" className="size-4.5" />}
        onClick={() => dialog.open(null)}
      >
        Make your own
      </Button>
      {dialog.state && (
        <Suspense>
          <PatternDialog
            key={dialog.state.key}
            isOpen={dialog.state.isOpen}
            onClose={dialog.close}
            onKept={(pattern) => {
              guide.choose({ ...pattern, voiceInstructions: [] })
            }}
          />
        </Suspense>
      )}
    </fieldset>
  )
}

type DeleteProps = { name: string; isDisabled: boolean; onDelete: () => void }

function DeleteButton({ name, isDisabled, onDelete }: DeleteProps) {
  return (
    <IconButton
      label={`Delete ${name}`}
      disabled={isDisabled}
      icon={<Trash className="size-4.5" />}
      className="absolute top-1.5 right-1.5"
      onClick={({ currentTarget }) => {
        focusNeighbour(currentTarget)
        onDelete()
      }}
    />
  )
}

/** The rest of the user's own patterns, or why they did not load. */
function MorePatterns() {
  const own = useInfiniteQuery(patternsQuery)
  return (
    <>
      {own.isError && (
        <ErrorNotice
          title="Your own patterns didn’t load"
          detail={own.error.message}
          isRetrying={own.isFetching}
          onRetry={() => void own.refetch()}
        />
      )}
      {own.hasNextPage && (
        <Button size="small" isPending={own.isFetchingNextPage} onClick={() => void own.fetchNextPage()}>
          Show more
        </Button>
      )}
    </>
  )
}

type OptionProps = {
  name: string
  technique: Technique
  isChosen: boolean
  isDisabled: boolean
  onChoose: (technique: Technique) => void
}

function Option({ name, technique, isChosen, isDisabled, onChoose }: OptionProps) {
  return (
    <label className="grid cursor-pointer gap-0.5 rounded-control border border-edge bg-surface py-3 pr-14 pl-4 transition hover:bg-sunk has-checked:border-magenta has-checked:bg-magenta-wash has-checked:ring-1 has-checked:ring-magenta has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-royal has-disabled:cursor-not-allowed">
      <input
        type="radio"
        className="sr-only"
        name={name}
        checked={isChosen}
        disabled={isDisabled}
        onChange={() => onChoose(technique)}
      />
      <span className="font-semibold wrap-anywhere">
        <bdi>{technique.name}</bdi>
      </span>
      {technique.description !== undefined && <span className="text-15 text-ink-soft">{technique.description}</span>}
      <span className="tabular text-13 text-ink-soft">
        {rhythmInSeconds(technique)}, {technique.cycles} {technique.cycles === 1 ? 'cycle' : 'cycles'},{' '}
        {timeOf(sessionLength(technique))}
      </span>
    </label>
  )
}

/** '1 min 16 s', '3 min', '40 s'. */
const timeOf = (milliseconds: number): string => {
  const seconds = Math.round(milliseconds / 1000)
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60]
  return [minutes > 0 && `${minutes}\u00a0min`, rest > 0 && `${rest}\u00a0s`].filter(Boolean).join('\u00a0')
}
