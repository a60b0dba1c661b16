import WandSparkles from 'lucide-react/icons/wand-sparkles'
import ZoomIn from 'lucide-react/icons/zoom-in'
import ZoomOut from 'lucide-react/icons/zoom-out'
import { Button } from '#web/ui/Button.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'

type Props = { zoom: number; onZoom: (zoom: number) => void; onTidy: (() => void) | undefined }

const zooms = [1, 1.5, 2, 3]

export function FreeBoardBar({ zoom, onZoom, onTidy }: Props) {
  const at = zooms.indexOf(zoom)
  const step = (by: number) => onZoom(zooms[at + by] ?? zoom)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <p className="mr-auto text-15 text-ink-soft">
        <span className="pointer-coarse:hidden">Drag a vision where you want it. Its corners turn and resize it.</span>
        <span className="hidden pointer-coarse:inline">
          Tap a vision, then drag it. Its corners turn and resize it.
        </span>
      </p>
      <div className="flex items-center gap-1">
        {onTidy && (
          <Button
            variant="plain"
            size="small"
            icon={<WandSparkles aria-hidden="true" className="size-4.5" />}
            onClick={onTidy}
          >
            Tidy up
          </Button>
        )}
        <IconButton
          label="Smaller view"
          icon={<ZoomOut className="size-5" />}
          disabled={at === 0}
          onClick={() => step(-1)}
        />
        <span aria-live="polite" className="tabular w-13 text-center text-15 text-ink-soft">
          {Math.round(zoom * 100)}%
        </span>
        <IconButton
          label="Larger view"
          icon={<ZoomIn className="size-5" />}
          disabled={at === zooms.length - 1}
          onClick={() => step(1)}
        />
      </div>
    </div>
  )
}
