import ImageDown from 'lucide-react/icons/image-down'
import Play from 'lucide-react/icons/play'
import { lazy, Suspense } from 'react'
import type { Vision } from '#contract/vision-board.ts'
import { useDialogState } from '#web/lib/dialog-state.ts'
import { onceLoaded } from '#web/lib/lazy-dialog.ts'
import { Button } from '#web/ui/Button.tsx'
import { type BoardView, viewLabels } from './board-view.ts'

const loadSlideshow = async () => ({ default: (await import('./slideshow/Slideshow.tsx')).Slideshow })
const loadExport = async () => ({ default: (await import('./export/ExportDialog.tsx')).ExportDialog })
const Slideshow = lazy(loadSlideshow)
const ExportDialog = lazy(loadExport)

type Props = { board: readonly Vision[]; shown: readonly Vision[]; view: BoardView; onView: (view: BoardView) => void }

const tight = 'max-sm:gap-1.5 max-sm:px-2 max-[374px]:min-w-11'

export function BoardTools({ board, shown, view, onView }: Props) {
  const { state, open, close } = useDialogState<'slideshow' | 'export'>()
  return (
    <div className="flex w-full items-center gap-1 sm:ml-auto sm:w-auto">
      <fieldset className="mr-auto flex gap-1 sm:mr-1 rounded-control bg-sunk p-1">
        <legend className="sr-only">Layout</legend>
        {(['grid', 'free'] as const).map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === view}
            className="min-h-11 rounded-small px-3.5 text-15 font-semibold text-ink-soft transition hover:text-ink aria-pressed:bg-raised aria-pressed:text-ink aria-pressed:shadow-card aria-pressed:ring-1 aria-pressed:ring-edge"
            onClick={() => onView(each)}
          >
            {viewLabels[each]}
          </button>
        ))}
      </fieldset>
      <Button
        variant="plain"
        size="small"
        className={tight}
        icon={<Play aria-hidden="true" className="size-4.5" />}
        disabled={shown.length === 0}
        onClick={() => onceLoaded(loadSlideshow, () => open('slideshow'))}
      >
        <span className="max-[374px]:sr-only">Slideshow</span>
      </Button>
      <Button
        variant="plain"
        size="small"
        className={tight}
        icon={<ImageDown aria-hidden="true" className="size-4.5" />}
        disabled={shown.length === 0}
        onClick={() => onceLoaded(loadExport, () => open('export'))}
      >
        <span className="max-[374px]:sr-only">Export</span>
      </Button>
      {state?.isOpen === true && (
        <Suspense fallback={null}>
          {state.value === 'export' ? (
            <ExportDialog visions={shown} board={board} view={view} onClose={close} />
          ) : (
            <Slideshow visions={shown} onClose={close} />
          )}
        </Suspense>
      )}
    </div>
  )
}
