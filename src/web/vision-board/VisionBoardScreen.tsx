import { useQuery } from '@tanstack/react-query'
import ImagePlus from 'lucide-react/icons/image-plus'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useOpenFromHash } from '#web/lib/dialog-state.ts'
import { usageLimitsQuery } from '#web/lib/usage-limits.ts'
import { usePreloadWhenIdle, useLazyDialogState, onceLoaded } from '#web/lib/lazy-dialog.ts'
import { MainAction } from '#web/ui/MainAction.tsx'
import { Page } from '#web/ui/Page.tsx'
import { RemainingBadge } from '#web/ui/PlanLimit.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import { BoardPanel } from './BoardPanel.tsx'
import { useBoardAddress } from './addresses.ts'
import { visionBoardQuery } from './vision-board.queries.ts'
import type { Beginning } from './VisionDialog.tsx'

const loadDialog = async () => ({ default: (await import('./VisionDialog.tsx')).VisionDialog })
const VisionDialog = lazy(loadDialog)
const loadCategories = async () => ({ default: (await import('./CategoriesPanel.tsx')).CategoriesPanel })
const loadInspiration = async () => ({ default: (await import('./InspirationPanel.tsx')).InspirationPanel })
const Categories = lazy(loadCategories)
const Inspiration = lazy(loadInspiration)
const loadPanels = () => Promise.all([loadCategories(), loadInspiration()])

export function VisionBoardScreen() {
  const { tab, showTab } = useBoardAddress()
  const { data: board } = useQuery(visionBoardQuery)
  const editor = useVisionEditor()
  usePreloadWhenIdle(loadPanels)
  const isEmpty = board?.length === 0 && tab === 'board'
  return (
    <Page
      title="Vision Board"
      lead={<span className="max-sm:hidden">Visualize your dreams and manifest your future</span>}
      actions={
        <>
          <RemainingBadge usage={editor.usage} noun="vision board item" />
          {!isEmpty && <AddButton onClick={editor.add} />}
        </>
      }
    >
      <Tabs
        label="Vision board"
        value={tab}
        onChange={(next) => (next === 'board' ? showTab(next) : onceLoaded(loadPanels, () => showTab(next)))}
        tabs={[
          {
            value: 'board',
            label: 'My Vision Board',
            content: <BoardPanel onAdd={editor.add} onEdit={(vision) => editor.open({ vision })} />,
          },
          {
            value: 'categories',
            label: 'Categories',
            content: (
              <Later>
                <Categories onAdd={(category) => editor.open({ idea: { category } })} />
              </Later>
            ),
          },
          {
            value: 'inspiration',
            label: 'Inspiration',
            content: (
              <Later>
                <Inspiration
                  chosen={editor.quote}
                  onQuote={editor.setQuote}
                  onOpen={editor.add}
                  onTitle={(title) => editor.open({ idea: { title, category: 'goals' } })}
                />
              </Later>
            ),
          },
        ]}
      />
      {editor.dialog}
    </Page>
  )
}

function useVisionEditor() {
  const { data: { visionBoards: usage } = {} } = useQuery(usageLimitsQuery)
  const { state, open, close } = useLazyDialogState<Beginning>(loadDialog)
  const [quote, setQuote] = useState<string>()
  // A chosen quote stays in the form, however the form is opened.
  const add = () => open(quote === undefined ? {} : { idea: { title: quote, category: 'goals' } })
  useOpenFromHash('#new', add)
  const dialog = state && (
    <Suspense>
      <VisionDialog
        key={state.key}
        isOpen={state.isOpen}
        usage={usage}
        onClose={close}
        onAdded={() => setQuote(undefined)}
        {...state.value}
      />
    </Suspense>
  )
  return { dialog, usage, open, add, quote, setQuote }
}

const AddButton = ({ onClick }: { onClick: () => void }) => (
  <MainAction icon={<ImagePlus aria-hidden="true" className="size-5" />} onClick={onClick}>
    Add Vision
  </MainAction>
)

const Later = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={<Skeleton className="h-96 rounded-card" />}>{children}</Suspense>
)
