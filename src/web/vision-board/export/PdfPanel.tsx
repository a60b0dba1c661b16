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

export function PdfPanel({ count, booklet: { orientation, perPage }, onChange, done }: Props) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-ink-soft">
        A booklet on A4 with a cover and {count === 1 ? 'your vision' : `all ${count} visions`}: pictures, words, and
        what came true. Made to print, or to send to someone. Nothing leaves this device.
      </p>
      <div className="grid grid-cols-2 gap-3">
        <Field label="Paper">
          <Select
            value={orientation}
            onChange={(event) =>
              onChange({ orientation: event.target.value === 'landscape' ? 'landscape' : 'portrait' })
            }
          >
            <option value="portrait">Portrait</option>
            <option value="landscape">Landscape</option>
          </Select>
        </Field>
        <Field label="Layout">
          <Select value={perPage} onChange={(event) => onChange({ perPage: event.target.value === '3' ? 3 : 1 })}>
            <option value={1}>A page each</option>
            <option value={3}>Three to a page</option>
          </Select>
        </Field>
      </div>
      {done !== undefined && (
        <ProgressBar label="Progress" value={done} max={count} valueText={`${done} of ${count} visions`} />
      )}
    </div>
  )
}
