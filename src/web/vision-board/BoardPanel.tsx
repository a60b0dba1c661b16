import { useMutation, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { Vision } from '#contract/vision-board.ts'
import { useDeviceSettings } from '#web/lib/device-settings.ts'
import { useDialogState } from '#web/lib/dialog-state.ts'
import { useDeferredRender } from '#web/lib/use-deferred-render.ts'
import { onceLoaded } from '#web/lib/lazy-dialog.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { UnreadableDialog } from '#web/ui/UnreadableDialog.tsx'
import { AchievedDialog } from './AchievedDialog.tsx'
import { BoardBar } from './BoardBar.tsx'
import { BoardEmpty } from './BoardEmpty.tsx'
import { BoardTools } from './BoardTools.tsx'
import type { BoardView } from './board-view.ts'
import { filterVisions } from './filter-visions.ts'
import { useBoardAddress } from './addresses.ts'
import { deleteVision, loveVision, placeVision } from './vision-board.mutations.ts'
import { visionBoardQuery } from './vision-board.queries.ts'
import { VisionGrid } from './VisionGrid.tsx'
import { gridStyles } from './grid-styles.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { QueryPending } from '#web/ui/QueryResult.tsx'
import { LowSun } from '#web/ui/drawings/LowSun.tsx'

const loadFree = async () => ({ default: (await import('./free/FreeBoard.tsx')).FreeBoard })
const FreeBoard = lazy(loadFree)

type Props = { onAdd: () => void; onEdit: (vision: Vision) => void }

export function BoardPanel(props: Props) {
  const query = useQuery(visionBoardQuery)
  const board = useDeferredRender(query.data)
  if (board !== undefined) return <Board {...props} board={board} />
  return <QueryPending query={query} title="Your vision board didn’t load" skeleton={<BoardSkeleton />} />
}

function Board({ board, onAdd, onEdit }: Props & { board: Vision[] }) {
  const { mutate: remove } = useMutation(deleteVision)
  const { mutate: love } = useMutation(loveVision)
  const { mutate: put } = useMutation(placeVision)
  const { settings, change } = useDeviceSettings<{ view: BoardView }>('glowell.vision-board', { view: 'grid' })
  const view = settings.view === 'free' ? 'free' : 'grid'
  const handleView = (next: BoardView) =>
    next === 'free' ? onceLoaded(loadFree, () => change({ view: next })) : change({ view: next })
  const closed = useDialogState<Vision>()
  const achieving = useAchieving(board)
  const { filter } = useBoardAddress()
  const shown = filterVisions(board, filter)
  return (
    <>
      {board.length > 0 && (
        <BoardBar board={board}>
          <BoardTools board={board} shown={readableOf(shown)} view={view} onView={handleView} />
        </BoardBar>
      )}
      {board.length === 0 ? (
        <BoardEmpty onAdd={onAdd} />
      ) : shown.length === 0 ? (
        <NoneShown filter={filter} />
      ) : view === 'free' ? (
        <Suspense fallback={<Skeleton className="h-96 rounded-card" />}>
          <FreeBoard
            visions={board}
            shown={shown}
            onPlace={(id, placement) => put({ id, placement })}
            onOpen={(vision) => (vision.isUnreadable ? closed.open(vision) : onEdit(vision))}
          />
        </Suspense>
      ) : (
        <VisionGrid
          board={board}
          shown={shown}
          freshId={achieving.freshId}
          onEdit={onEdit}
          onDelete={remove}
          onLove={({ id, isLoved }) => love({ id, isLoved: !isLoved })}
          onAchieve={achieving.open}
        />
      )}
      {closed.state && (
        <UnreadableDialog
          key={`unreadable-${closed.state.key}`}
          isOpen={closed.state.isOpen}
          record={closed.state.value}
          title={closed.state.value.title}
          onClose={closed.close}
          onDelete={() => closed.state && remove(closed.state.value)}
        />
      )}
      {achieving.dialog}
    </>
  )
}

/** The dialog of a vision that came true, and which one has just done so. */
function useAchieving(board: readonly Vision[]) {
  const { state, open, close } = useDialogState<Vision>()
  const [freshId, setFreshId] = useState<string>()
  const dialog = state && (
    <AchievedDialog
      key={state.key}
      isOpen={state.isOpen}
      vision={board.find(({ id }) => id === state.value.id) ?? state.value}
      onClose={close}
      onAchieved={setFreshId}
    />
  )
  return { open, dialog, freshId }
}

/** The same array where every vision is readable. */
const readableOf = (visions: readonly Vision[]): readonly Vision[] =>
  visions.some(({ isUnreadable }) => isUnreadable) ? visions.filter(({ isUnreadable }) => !isUnreadable) : visions

const BoardSkeleton = () => (
  <output className="block">
    <span className="sr-only">Opening your vision board</span>
    <div className={gridStyles}>
      {[1, 2, 3, 4, 5, 6].map((card) => (
        <Skeleton key={card} className="h-90 rounded-card" />
      ))}
    </div>
  </output>
)

function NoneShown({ filter }: { filter: string }) {
  const { showFiltered } = useBoardAddress()
  return (
    <EmptyState
      drawing={<LowSun className="h-20" />}
      title="Nothing here yet"
      action={<Button onClick={() => showFiltered('all')}>Show everything</Button>}
    >
      {filter === 'loved'
        ? 'Tap the heart on a vision and it shows up here.'
        : 'What you add to this part of your board shows up here.'}
    </EmptyState>
  )
}
