import { Link, useLocation } from 'wouter'
import type { Page, PageKey } from '#contract/pages.ts'
import { useOpenPages } from '#web/lib/open-pages.ts'
import { isCurrent } from './is-current.ts'

/** The pages that users open every day, with short names. */
const everyDay = new Map<PageKey, string>([
  ['planner', 'Planner'],
  ['visionBoard', 'Board'],
  ['mindset', 'Lab'],
])

/** Shown on wide screens; on smaller ones the menu lists the pages. */
export function TopNav() {
  const pages = useOpenPages()
  return (
    <div className="ml-2 hidden flex-1 justify-center lg:flex">
      <nav aria-label="Main">
        <ul className="flex">
          {pages.map((page) => page.top !== null && <Item key={page.key} page={page} label={page.top} />)}
        </ul>
      </nav>
      <nav aria-label="Every day" className="hidden xl:block">
        <ul className="flex">
          {pages.map((page) => {
            const label = everyDay.get(page.key)
            return label !== undefined && <Item key={page.key} page={page} label={label} />
          })}
        </ul>
      </nav>
    </div>
  )
}

function Item({ page, label }: { page: Page; label: string }) {
  const [path] = useLocation()
  return (
    <li>
      <Link
        href={page.path}
        aria-current={isCurrent(page, path) ? 'page' : undefined}
        className="relative flex h-16 items-center px-1.5 text-15 font-medium text-ink-soft transition after:absolute after:inset-x-1.5 after:bottom-0 after:h-0.75 after:origin-left after:scale-x-0 after:rounded-full after:bg-sunrise after:transition hover:text-ink aria-[current]:text-ink aria-[current]:after:scale-x-100"
      >
        {label}
      </Link>
    </li>
  )
}
