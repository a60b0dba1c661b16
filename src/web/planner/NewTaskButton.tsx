import CalendarPlus from 'lucide-react/icons/calendar-plus'
import { MainAction } from '#web/ui/MainAction.tsx'

/** Opens a new task. */
export function NewTaskButton({ onClick }: { onClick: () => void }) {
  return (
    <MainAction icon={<CalendarPlus aria-hidden="true" className="size-5" />} onClick={onClick}>
      New Task
    </MainAction>
  )
}
