import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { Link } from 'wouter'
import { PageIcon } from '#web/lib/PageIcon.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'

const ways = [
  { key: 'planner', href: '/planner#new', name: 'New task' },
  { key: 'journal', href: '/journal#new', name: 'New entry' },
  { key: 'selfCare', href: '/self-care#log', name: 'Log activity' },
  { key: 'health', href: '/health-fitness#workout', name: 'Log workout' },
  { key: 'goals', href: '/financial-goals#new', name: 'New goal' },
  { key: 'income', href: '/digital-income#log', name: 'Log income' },
] as const

/** Floats above the page while the user scrolls, and ends below the last card, so that no card stays covered. */
export function QuickAdd() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div
      data-floating
      className="pointer-events-none sticky bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-20 flex justify-end md:bottom-6 short:static"
    >
      <button
        type="button"
        aria-label="Quick add"
        title="Quick add"
        aria-haspopup="dialog"
        className="pointer-events-auto grid size-14 place-items-center xl:size-12 xl:translate-x-13 rounded-full bg-accent text-on-accent shadow-card transition hover:brightness-[0.94] active:translate-y-px"
        onClick={() => setIsOpen(true)}
      >
        <Plus aria-hidden="true" className="size-7" />
      </button>
      <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title="Quick add">
        <ul className="grid gap-2 pb-2 sm:grid-cols-2">
          {ways.map(({ key, href, name }) => (
            <li key={key}>
              <Link
                href={href}
                className="flex min-h-14 items-center gap-3 rounded-control border border-line px-4 font-semibold transition hover:border-edge hover:bg-sunk"
                onClick={() => setIsOpen(false)}
              >
                <PageIcon page={key} className="size-5.5 shrink-0 text-magenta" />
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </Dialog>
    </div>
  )
}
