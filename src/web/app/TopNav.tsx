import { Link, useLocation } from 'wouter'
import { useOpenPages } from '#web/lib/open-pages.ts'
import { isCurrent } from './is-current.ts'

/** Where there is room; on smaller screens the menu has the pages. */
export function TopNav() {
  const [path] = useLocation()
  const pages = useOpenPages()
  return (
    <nav aria-label="Main" className="ml-2 hidden flex-1 lg:block">
      <ul className="flex justify-center">
        {pages.map(
          (page) =>
            page.top !== null && (
              <li key={page.key}>
                <Link
                  href={page.path}
                  aria-current={isCurrent(page, path) ? 'page' : undefined}
                  className="relative flex h-16 items-center px-2.5 text-15 font-medium text-ink-soft transition after:absolute after:inset-x-2.5 after:bottom-0 after:h-0.75 after:origin-left after:scale-x-0 after:rounded-full after:bg-sunrise after:transition hover:text-ink aria-[current]:text-ink aria-[current]:after:scale-x-100"
                >
                  {page.top}
                </Link>
              </li>
            ),
        )}
      </ul>
    </nav>
  )
}
