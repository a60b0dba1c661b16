import { Link, useLocation } from 'wouter'
import { pages } from '#contract/pages.ts'
import { isCurrent } from './is-current.ts'
import { PageIcon } from '#web/lib/PageIcon.tsx'

/** Fixed at the bottom of the screen, where the shell leaves space for it. */
const barStyle =
  'fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] short:static md:hidden'

export function BottomNav() {
  const [path] = useLocation()
  return (
    <nav aria-label="Quick" className={barStyle}>
      <ul className="grid grid-cols-5">
        {pages.map((page) => {
          if (page.bottom === null) return null
          return (
            <li key={page.key}>
              <Link
                href={page.path}
                aria-current={isCurrent(page, path) ? 'page' : undefined}
                className="group grid h-16 content-center justify-items-center gap-0.5 text-13 font-medium text-ink-soft aria-[current]:text-magenta"
              >
                <span className="grid h-7 w-12 place-items-center rounded-full transition group-aria-[current]:bg-magenta-wash">
                  <PageIcon page={page.key} className="size-5.5" />
                </span>
                {page.bottom}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
