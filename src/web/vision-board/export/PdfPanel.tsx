import { Field } from '#web/ui/Field.tsx'
import { ProgressBar } from '#web/ui/ProgressBar.tsx'
import { Select } from '#web/ui/Select.tsx'
import type { Booklet } from './pdf.ts'

type Props = {
  count: number
  booklet: Booklet
  onChange: (change: Partial<Booklet>) => void
  /** How many visions are done while it's being made. */
  done: number | undefined
}

export function PdfPanel({ count, booklet: { layout, size, orientation }, onChange, done }: Props) {
  const all = count === 1 ? 'your vision' : `all ${count} visions`
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-ink-soft">
        {layout === 'poster'
          ? `A poster on one page: ${all}, just the way you placed them. We turn the page to fit.`
          : `A booklet with a cover and ${all}: pictures, words, and what came true.`}{' '}
        Made to print, or to send to someone. Nothing leaves this device.
      </p>
      <div className="grid grid-cols-2 gap-3">
        <Field label="Layout" className="col-span-2">
          <Select value={layout} onChange={({ target: { value } }) => onChange({ layout: layoutOf(value) })}>
            <option value="each">A page each</option>
            <option value="few">Up to three to a page</option>
            <option value="poster">A poster of your free layout</option>
          </Select>
        </Field>
        <Field label="Paper">
          <Select
            value={size}
            onChange={({ target: { value } }) => onChange({ size: value === 'A4' ? 'A4' : 'LETTER' })}
          >
            <option value="LETTER">Letter</option>
            <option value="A4">A4</option>
          </Select>
        </Field>
        {layout !== 'poster' && (
          <Field label="Orientation">
            <Select
              value={orientation}
              onChange={({ target: { value } }) =>
                onChange({ orientation: value === 'landscape' ? 'landscape' : 'portrait' })
              }
            >
              <option value="portrait">Portrait</option>
              <option value="landscape">Landscape</option>
            </Select>
          </Field>
        )}
      </div>
      {done !== undefined && (
        <ProgressBar label="Progress" value={done} max={count} valueText={`${done} of ${count} visions`} />
      )}
    </div>
  )
}

const layoutOf = (value: string): Booklet['layout'] => (value === 'few' || value === 'poster' ? value : 'each')
