import { type RefObject, useState } from 'react'
import type { Placement, Vision } from '#contract/vision-board.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Select } from '#web/ui/Select.tsx'
import { ChooseVisions } from './ChooseVisions.tsx'
import { useWallpaper } from './use-wallpaper.ts'
import { maxOnWallpaper, screens, type Wallpaper } from './wallpaper.ts'

export type FileKind = 'png' | 'jpeg'

type Props = {
  visions: readonly Vision[]
  placements: ReadonlyMap<string, Placement>
  canvas: RefObject<HTMLCanvasElement | null>
  wallpaper: Wallpaper
  kind: FileKind
  onWallpaper: (change: Partial<Wallpaper>) => void
  onKind: (kind: FileKind) => void
}

/** How many are preselected: loved ones, else the first. */
const atFirst = 9

export function WallpaperPanel({ visions, placements, canvas, wallpaper, kind, onWallpaper, onKind }: Props) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => firstChoice(visions))
  const { screen } = wallpaper
  const shown = visions.filter(({ id }) => chosen.has(id))
  const { isRendered, isFailed } = useWallpaper(canvas, shown, placements, wallpaper)
  const { width, height } = screens[screen]
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid min-h-64 place-items-center rounded-control bg-sunk p-3">
        <canvas
          ref={canvas}
          aria-hidden="true"
          data-rendered={isRendered ? screen : undefined}
          className="max-h-72 max-w-full rounded-small shadow-card"
        />
        <p className="sr-only">
          Preview of the wallpaper, {width} by {height} pixels, with {shown.length}{' '}
          {shown.length === 1 ? 'vision' : 'visions'}
        </p>
      </div>
      {isFailed && (
        <Notice title="We couldn’t draw this wallpaper">Try fewer visions, or close other tabs and try again.</Notice>
      )}
      <WallpaperFields {...{ wallpaper, kind, onWallpaper, onKind }} />
      <ChooseVisions visions={visions} chosen={chosen} most={maxOnWallpaper} onChange={setChosen} />
    </div>
  )
}

type FieldsProps = Pick<Props, 'wallpaper' | 'kind' | 'onWallpaper' | 'onKind'>

function WallpaperFields({ wallpaper, kind, onWallpaper, onKind }: FieldsProps) {
  const { screen, theme, layout, hasTitles } = wallpaper
  return (
    <div className="grid grid-cols-2 gap-3">
      <Field label="For">
        <Select
          value={screen}
          onChange={(event) => onWallpaper({ screen: event.target.value === 'phone' ? 'phone' : 'desktop' })}
        >
          <option value="phone">Phone</option>
          <option value="desktop">Desktop</option>
        </Select>
      </Field>
      <Field label="Layout">
        <Select
          value={layout}
          onChange={(event) => onWallpaper({ layout: event.target.value === 'free' ? 'free' : 'collage' })}
        >
          <option value="collage">Collage</option>
          <option value="free">Your free layout</option>
        </Select>
      </Field>
      <Field label="Light">
        <Select
          value={theme}
          onChange={(event) => onWallpaper({ theme: event.target.value === 'dark' ? 'dark' : 'light' })}
        >
          <option value="light">Day</option>
          <option value="dark">Night</option>
        </Select>
      </Field>
      <Field label="File">
        <Select value={kind} onChange={(event) => onKind(event.target.value === 'jpeg' ? 'jpeg' : 'png')}>
          <option value="png">PNG</option>
          <option value="jpeg">JPEG</option>
        </Select>
      </Field>
      <div className="col-span-2">
        <Checkbox
          label="With titles"
          checked={hasTitles}
          onChange={(event) => onWallpaper({ hasTitles: event.target.checked })}
        />
      </div>
    </div>
  )
}

function firstChoice(visions: readonly Vision[]): Set<string> {
  const loved = visions.filter(({ isLoved }) => isLoved)
  return new Set((loved.length > 0 ? loved : visions).slice(0, atFirst).map(({ id }) => id))
}
