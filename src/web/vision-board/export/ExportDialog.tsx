import { useRef, useState } from 'react'
import type { Placement, Vision } from '#contract/vision-board.ts'
import { fileOf } from '#web/lib/picture-canvas.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { displayName, useUser } from '#web/lib/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import { toast } from '#web/ui/toast.ts'
import type { BoardView } from '../board-view.ts'
import { placementsOf } from '../free/free-placement.ts'
import type { Booklet } from './pdf.ts'
import { PdfPanel } from './PdfPanel.tsx'
import { type FileKind, WallpaperPanel } from './WallpaperPanel.tsx'
import type { Wallpaper } from './wallpaper.ts'

type Props = {
  visions: readonly Vision[]
  /** The whole board, also what is filtered out: automatic positions depend on all visions. */
  board: readonly Vision[]
  view: BoardView
  onClose: () => void
}

/** Above this, a page for each would make a book. */
const manyVisions = 30

/** The regions that use Letter paper; all others use A4. */
const letterRegions = /-(?:US|CA|MX|PH)$/

export function ExportDialog({ visions, board, view, onClose }: Props) {
  const [tab, setTab] = useState('wallpaper')
  const [announcement, setAnnouncement] = useState('')
  const [placements] = useState(() => placementsOf(board))
  const { save, ...wallpaper } = useWallpaper(view, setAnnouncement)
  const pdf = usePdf(visions, placements, view, setAnnouncement)
  const handleClose = () => {
    pdf.stop()
    onClose()
  }
  return (
    <Dialog
      isOpen
      onOpenChange={handleClose}
      title="Export your board"
      description="Made on this device; nothing is sent anywhere."
      footer={
        tab === 'wallpaper' ? (
          <Button variant="primary" onClick={() => void save()}>
            Save wallpaper
          </Button>
        ) : (
          <PdfActions pdf={pdf} />
        )
      }
    >
      {/* Toasts lie outside of the modal dialog, where screen readers can't reach them. */}
      <output className="sr-only">{announcement}</output>
      <Tabs
        label="What to export"
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: 'wallpaper',
            label: 'Wallpaper',
            content: <WallpaperPanel visions={visions} placements={placements} {...wallpaper} />,
          },
          {
            value: 'pdf',
            label: 'PDF',
            content: <PdfPanel count={visions.length} booklet={pdf.booklet} onChange={pdf.change} done={pdf.done} />,
          },
        ]}
      />
    </Dialog>
  )
}

function PdfActions({ pdf: { done, make, stop } }: { pdf: ReturnType<typeof usePdf> }) {
  return (
    <>
      {done !== undefined && (
        <Button variant="plain" onClick={stop}>
          Stop
        </Button>
      )}
      <Button variant="primary" isPending={done !== undefined} pendingText="Creating it…" onClick={() => void make()}>
        Save PDF
      </Button>
    </>
  )
}

function useWallpaper(view: BoardView, onAnnounce: (words: string) => void) {
  const [wallpaper, setWallpaper] = useState<Wallpaper>({
    screen: 'phone',
    theme: 'light',
    layout: view === 'free' ? 'free' : 'collage',
    hasTitles: true,
  })
  const [kind, setKind] = useState<FileKind>('png')
  const canvas = useRef<HTMLCanvasElement>(null)
  const save = async () => {
    if (canvas.current === null) return
    try {
      const file = await fileOf(canvas.current, `image/${kind}`)
      saveFile(file, `vision-board-${wallpaper.screen}.${kind === 'png' ? 'png' : 'jpg'}`)
      onAnnounce(toastSaved('Wallpaper saved'))
    } catch {
      onAnnounce(toastFailed())
    }
  }
  const onWallpaper = (change: Partial<Wallpaper>) => setWallpaper({ ...wallpaper, ...change })
  return { wallpaper, onWallpaper, kind, onKind: setKind, canvas, save }
}

/** The PDF code is only loaded here. Making it can be aborted. */
function usePdf(
  visions: readonly Vision[],
  placements: ReadonlyMap<string, Placement>,
  view: BoardView,
  onAnnounce: (words: string) => void,
) {
  const [booklet, setBooklet] = useState<Booklet>({
    layout: view === 'free' ? 'poster' : visions.length > manyVisions ? 'few' : 'each',
    size: letterRegions.test(navigator.language) ? 'LETTER' : 'A4',
    orientation: 'portrait',
  })
  const [done, setDone] = useState<number>()
  const making = useRef<AbortController>(undefined)
  const name = displayName(useUser())
  const stop = () => {
    making.current?.abort()
    setDone(undefined)
  }
  const make = async () => {
    const ending = new AbortController()
    making.current = ending
    setDone(0)
    try {
      const { makePdf } = await import('./pdf.ts')
      const file = await makePdf(visions, booklet, { name, placements, onDone: setDone, signal: ending.signal })
      saveFile(file, 'vision-board.pdf')
      onAnnounce(toastSaved('PDF saved'))
    } catch {
      if (!ending.signal.aborted) onAnnounce(toastFailed())
    }
    if (making.current === ending) setDone(undefined)
  }
  return { booklet, change: (change: Partial<Booklet>) => setBooklet({ ...booklet, ...change }), done, make, stop }
}

function toastSaved(title: string): string {
  toast({ title, description: 'It’s in your downloads.', variant: 'success' })
  return `${title}. It’s in your downloads.`
}

function toastFailed(): string {
  const [title, description] = ['We couldn’t make this', 'Your board didn’t change. Please try again.']
  toast({ title, description, variant: 'destructive' })
  return `${title}. ${description}`
}
