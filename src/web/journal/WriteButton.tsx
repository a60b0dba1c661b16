import NotebookPen from 'lucide-react/icons/notebook-pen'
import { Button } from '#web/ui/Button.tsx'

const floating =
  'reach:fixed reach:inset-x-0 reach:bottom-[calc(4.75rem+env(safe-area-inset-bottom))] reach:z-20 reach:mx-auto reach:w-fit reach:before:pointer-events-none reach:before:fixed reach:before:inset-x-0 reach:before:bottom-0 reach:before:-z-10 reach:before:h-44 reach:before:bg-linear-to-t reach:before:from-paper reach:before:from-50% reach:before:to-transparent'

/** Opens a new entry. On a phone it floats within reach of the thumb, and what scrolls beneath it fades. */
export function WriteButton({ onClick }: { onClick: () => void }) {
  return (
    <div data-floating className={floating}>
      <Button
        variant="primary"
        icon={<NotebookPen aria-hidden="true" className="size-5" />}
        className="reach:min-h-13 reach:rounded-full"
        onClick={onClick}
      >
        New Entry
      </Button>
    </div>
  )
}
