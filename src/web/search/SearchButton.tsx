import Search from 'lucide-react/icons/search'
import { lazy, Suspense, useEffect, useEffectEvent } from 'react'
import { useLazyDialog } from '#web/lib/lazy-dialog.ts'
import { IconButton } from '#web/ui/IconButton.tsx'

const load = async () => ({ default: (await import('./SearchDialog.tsx')).SearchDialog })
const SearchDialog = lazy(load)

const isShortcut = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !shiftKey && !altKey

/** Opens the search, also by Ctrl+K or ⌘K unless a dialog is open. A shortcut of a single key would disturb voice control. */
export function SearchButton() {
  const { open, isHere, isOpen, setIsOpen } = useLazyDialog(load)
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event)) return
    event.preventDefault()
    if (document.querySelector('[role=dialog]') === null) open()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
  return (
    <>
      <IconButton
        label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        icon={<Search aria-hidden="true" className="size-6" />}
        onClick={open}
      />
      {isHere && (
        <Suspense>
          <SearchDialog isOpen={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </>
  )
}
