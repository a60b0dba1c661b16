import NotebookPen from 'lucide-react/icons/notebook-pen'
import { Button } from '#web/ui/Button.tsx'

const floating =
  'max-md:fixed max-md:inset-x-0 max-md:bottom-[calc(4.75rem+env(safe-area-inset-bottom))] max-md:z-20 max-md:mx-auto max-md:w-fit max-md:before:pointer-events-none max-md:before:fixed max-md:before:inset-x-0 max-md:before:bottom-0 max-md:before:-z-10 max-md:before:h-44 max-md:before:bg-linear-to-t max-md:before:from-paper max-md:before:from-50% max-md:before:to-transparent'

/** Opens a new entry. On a phone it floats within reach of the thumb, and what scrolls beneath it fades. */
export function WriteButton({ onClick }: { onClick: () => void }) {
  return (
    <div className={floating}>
      <Button
        variant="primary"
        icon={<NotebookPen aria-hidden="true" className="size-5" />}
        className="max-md:min-h-13 max-md:rounded-full"
        onClick={onClick}
      >
        New Entry
      </Button>
    </div>
  )
}
