import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Button } from '#web/ui/Button.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'

type Props = {
  title: string
  unit: string
  isNow: boolean
  onStep: (by: -1 | 1) => void
  onToday: () => void
  hoursLabel: string | undefined
  onHours: () => void
}

export function TimelineBar({ title, unit, isNow, onStep, onToday, hoursLabel, onHours }: Props) {
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-2 gap-y-1">
      <h2 className="order-1 mr-auto text-22 max-sm:w-full">{title}</h2>
      <div className="order-2 -ml-2 flex items-center max-sm:mr-auto sm:ml-0">
        <IconButton label={`Previous ${unit}`} icon={<ChevronLeft className="size-5" />} onClick={() => onStep(-1)} />
        <Button variant="plain" size="small" disabled={isNow} onClick={onToday}>
          Today
        </Button>
        <IconButton label={`Next ${unit}`} icon={<ChevronRight className="size-5" />} onClick={() => onStep(1)} />
      </div>
      {hoursLabel !== undefined && (
        <Button size="small" className="order-3" onClick={onHours}>
          {hoursLabel}
        </Button>
      )}
    </div>
  )
}
