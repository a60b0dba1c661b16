import NotebookPen from 'lucide-react/icons/notebook-pen'
import { MainAction } from '#web/ui/MainAction.tsx'

export function WriteButton({ onClick }: { onClick: () => void }) {
  return (
    <MainAction icon={<NotebookPen aria-hidden="true" className="size-5" />} onClick={onClick}>
      New Entry
    </MainAction>
  )
}
