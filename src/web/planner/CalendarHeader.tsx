import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Button } from '#web/ui/Button.tsx'
import { cx } from '#web/ui/cx.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { showDay } from '#web/lib/show-day.ts'

type Props = {
  id: string
  day: string
  isWhole: boolean
  onWhole: () => void
  onToday: () => void
  onMonth: (months: number) => void
  onWeek: (weeks: number) => void
}

export function CalendarHeader({ id, day, isWhole, onWhole, onToday, onMonth, onWeek }: Props) {
  const ofMonth = cx(!isWhole && 'max-lg:hidden')
  const [back, on] = [<ChevronLeft key="back" className="size-5" />, <ChevronRight key="on" className="size-5" />]
  return (
    <div className="mb-1 flex items-center gap-1">
      <h2 id={id} aria-live="polite" className="mr-auto pl-1.5 text-18">
        <span className="lg:hidden">{showDay(day, 'shortMonth')}</span>
        <span className="max-lg:hidden">{showDay(day, 'month')}</span>
      </h2>
      <Button size="small" variant="plain" onClick={onToday}>
        Today
      </Button>
      <IconButton label="Previous month" icon={back} className={ofMonth} onClick={() => onMonth(-1)} />
      <IconButton label="Next month" icon={on} className={ofMonth} onClick={() => onMonth(1)} />
      {!isWhole && (
        <>
          <IconButton label="Previous week" icon={back} className="lg:hidden" onClick={() => onWeek(-1)} />
          <IconButton label="Next week" icon={on} className="lg:hidden" onClick={() => onWeek(1)} />
        </>
      )}
      <IconButton
        label="The whole month"
        aria-expanded={isWhole}
        icon={<ChevronDown className={cx('size-5 transition', isWhole && 'rotate-180')} />}
        className="lg:hidden"
        onClick={onWhole}
      />
    </div>
  )
}
