import CircleHelp from 'lucide-react/icons/circle-question-mark'
import MenuIcon from 'lucide-react/icons/menu'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { useOpenPages } from '#web/lib/open-pages.ts'
import { startTour } from '#web/lib/tour.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { isCurrent } from './is-current.ts'
import { PageIcon } from '#web/lib/PageIcon.tsx'

/** Lists every page, including those that the navigation has no room for. */
export function Menu() {
  const [isOpen, setIsOpen] = useState(false)
  const [path] = useLocation()
  const pages = useOpenPages()
  return (
    <>
      <IconButton
        label="All pages"
        icon={<MenuIcon className="size-6" />}
        aria-haspopup="dialog"
        onClick={() => {
          setIsOpen(true)
        }}
      />
      <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title="All pages">
        <nav aria-label="All pages">
          <ul className="grid grid-cols-2 gap-1.5 pb-2 sm:grid-cols-3">
            {pages.map((page) => (
              <li key={page.key}>
                <Link
                  href={page.path}
                  aria-current={isCurrent(page, path) ? 'page' : undefined}
                  onClick={() => {
                    setIsOpen(false)
                  }}
                  className="flex min-h-12 items-center gap-3 rounded-control px-3 text-15 font-medium transition hover:bg-sunk aria-[current]:bg-magenta-wash aria-[current]:text-magenta"
                >
                  <PageIcon page={page.key} className="size-5 shrink-0" />
                  {page.top ?? page.title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <Button
          variant="plain"
          className="mt-2 w-full justify-start px-3 text-15"
          icon={<CircleHelp aria-hidden="true" className="size-5 shrink-0" />}
          onClick={() => {
            setIsOpen(false)
            startTour()
          }}
        >
          Take the tour
        </Button>
      </Dialog>
    </>
  )
}
